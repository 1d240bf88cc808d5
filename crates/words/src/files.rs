//! The texts, compiled in.

use crate::Lang;

macro_rules! files {
    ($folder:literal) => {
        [
            include_str!(concat!("../ftl/", $folder, "/account.ftl")),
            include_str!(concat!("../ftl/", $folder, "/aeroplane.ftl")),
            include_str!(concat!("../ftl/", $folder, "/clock.ftl")),
            include_str!(concat!("../ftl/", $folder, "/games.ftl")),
            include_str!(concat!("../ftl/", $folder, "/profile.ftl")),
            include_str!(concat!("../ftl/", $folder, "/puzzles.ftl")),
            include_str!(concat!("../ftl/", $folder, "/refusals.ftl")),
            include_str!(concat!("../ftl/", $folder, "/review.ftl")),
            include_str!(concat!("../ftl/", $folder, "/rules.ftl")),
            include_str!(concat!("../ftl/", $folder, "/server.ftl")),
            include_str!(concat!("../ftl/", $folder, "/stratego.ftl")),
            include_str!(concat!("../ftl/", $folder, "/study.ftl")),
            include_str!(concat!("../ftl/", $folder, "/tacocat.ftl")),
            include_str!(concat!("../ftl/", $folder, "/talk.ftl")),
            include_str!(concat!("../ftl/", $folder, "/web.ftl")),
        ]
    };
}

/// Every file of a language.
pub(crate) const fn of(lang: Lang) -> [&'static str; 15] {
    match lang {
        Lang::En => files!("en"),
        Lang::Bn => files!("bn"),
        Lang::Te => files!("te"),
    }
}
