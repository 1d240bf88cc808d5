//! A choice made at the same time as another's.

use std::fmt;
use std::str::FromStr;

use game::Illegal;

use crate::Cards;

/// A sealed choice: a duel card, or what a seat replaces on a double arrow. Until both are in, nobody else
/// knows which cards it is made of, nor how many; the event that brings the second shows both.
///
/// Text form: `open`, `in`, or the cards where they are known: `in:5`, `in:-`. `Debug` does not print them.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub enum Seal {
    /// It is not made yet.
    #[default]
    Open,
    /// It is made, and secret.
    Closed,
    /// It is made, and known: one's own.
    Known(Cards),
}

impl Seal {
    /// Whether it is made.
    #[must_use]
    pub const fn is_in(self) -> bool {
        !matches!(self, Self::Open)
    }

    /// The known cards.
    pub(crate) const fn up(self) -> Cards {
        match self {
            Self::Known(cards) => cards,
            Self::Open | Self::Closed => Cards::NONE,
        }
    }

    /// The same with nothing known but that it is made.
    pub(crate) const fn down(self) -> Self {
        match self {
            Self::Open => Self::Open,
            Self::Closed | Self::Known(_) => Self::Closed,
        }
    }
}

impl fmt::Display for Seal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Open => f.write_str("open"),
            Self::Closed => f.write_str("in"),
            Self::Known(cards) => write!(f, "in:{cards}"),
        }
    }
}

impl fmt::Debug for Seal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seal({})", self.down())
    }
}

impl FromStr for Seal {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        match text {
            "open" => Ok(Self::Open),
            "in" => Ok(Self::Closed),
            _ => match text.strip_prefix("in:") {
                Some(cards) => cards.parse().map(Self::Known),
                None => Err(Illegal::new("bad-seal")),
            },
        }
    }
}
