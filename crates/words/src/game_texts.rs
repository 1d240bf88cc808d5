//! What only a match of one game says, or one where people talk, for a program that loads it with that. The other texts of a
//! client do not hold it.

use crate::Lang;

macro_rules! texts {
    ($name:ident, $file:literal, $game:literal) => {
        #[doc = concat!("Those of ", $game, ".")]
        #[must_use]
        pub const fn $name(lang: Lang) -> &'static str {
            match lang {
                Lang::En => include_str!(concat!("../ftl/en/", $file)),
                Lang::Bn => include_str!(concat!("../ftl/bn/", $file)),
                Lang::Te => include_str!(concat!("../ftl/te/", $file)),
            }
        }
    };
}

texts!(aeroplane, "aeroplane.ftl", "Aeroplane Chess");
texts!(stratego, "stratego.ftl", "Stratego");
texts!(tacocat, "tacocat.ftl", "Tacocat Spelled Backwards");
texts!(talk, "talk.ftl", "what people say to each other at a table");
