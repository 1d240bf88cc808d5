//! One of the seven spaces.

use std::fmt;
use std::str::FromStr;

use game::Illegal;

use crate::number::number;

/// A space of the row, 1 to 7, 1 being next to the goal of seat 0. Text form: the number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u8);

impl Space {
    /// How many spaces there are.
    pub const COUNT: usize = 7;
    /// The middle one, on which the token starts.
    pub const MIDDLE: Self = Self(4);

    /// The space with this number, if there is one.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if 1 <= number && number as usize <= Self::COUNT {
            Some(Self(number))
        } else {
            None
        }
    }

    /// Its number, 1 to 7.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its number less one, for arrays by space.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// Every space, from the goal of seat 0 on.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (1..=Self::COUNT as u8).map(Self)
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Space {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let space = number(text).and_then(Self::new);
        space.ok_or_else(|| Illegal::new("bad-space").with("space", text))
    }
}
