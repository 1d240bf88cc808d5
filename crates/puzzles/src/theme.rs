//! What a puzzle is about.

use std::fmt;
use std::str::FromStr;

use game::Illegal;

use crate::fault::bad;

macro_rules! themes {
    ($($(#[$doc:meta])* $name:ident $code:literal,)*) => {
        /// What a puzzle is about, which is a hint too. Its text form is its stable word.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Theme {
            $($(#[$doc])* $name,)*
        }

        impl Theme {
            /// Every theme.
            pub const ALL: &[Self] = &[$(Self::$name,)*];

            /// The stable word.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self { $(Self::$name => $code,)* }
            }
        }
    };
}

themes! {
    /// Boxes to take, in the right order.
    Take "take",
    /// Giving back the last boxes of a chain, to keep the turn from coming back.
    Deal "deal",
    /// Giving boxes away on purpose.
    Sacrifice "sacrifice",
    /// A line that gives nothing, but decides how many chains there will be.
    Count "count",
    /// The move that turns most is right.
    Turn "turn",
    /// The move that turns most is wrong.
    Patience "patience",
    /// Sending a plane home.
    Hit "hit",
    /// Leaving a plane that could be sent home, for something better.
    Race "race",
    /// Flying.
    Fly "fly",
    /// Planes together.
    Stack "stack",
    /// Bringing a plane to the centre or out of the hangar.
    Home "home",
    /// Leading the right card.
    Lead "lead",
    /// Leading several cards at once.
    Jumbo "jumbo",
    /// Answering an attack.
    Guard "guard",
    /// Where the flag must be.
    Flag "flag",
    /// A piece that cannot get away.
    Catch "catch",
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Theme {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let fits = |theme: &Self| theme.code() == text;
        Self::ALL.iter().copied().find(fits).ok_or_else(bad)
    }
}
