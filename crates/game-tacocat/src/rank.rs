//! The rank of a card, all that matters of it.

use std::fmt;
use std::str::FromStr;

use game::Illegal;

use crate::number::number;

/// The rank of a card, 1 to 12: "only the rank matters". Text form: the number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(u8);

impl Rank {
    /// How many ranks there are.
    pub const COUNT: usize = 12;
    /// The lowest.
    pub const LOWEST: Self = Self(1);
    /// The highest.
    pub const HIGHEST: Self = Self(Self::COUNT as u8);

    /// The rank with this number, if there is one.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if 1 <= number && number <= Self::HIGHEST.0 {
            Some(Self(number))
        } else {
            None
        }
    }

    /// Its number, 1 to 12.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Every rank, lowest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (1..=Self::HIGHEST.0).map(Self)
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Debug for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Rank({self})")
    }
}

impl FromStr for Rank {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        // What was written is not said again: it may be somebody's secret.
        number(text)
            .and_then(Self::new)
            .ok_or(Illegal::new("bad-rank"))
    }
}
