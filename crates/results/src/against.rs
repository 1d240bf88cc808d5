//! Whom a match was played against.

use std::fmt;
use std::str::FromStr;

use game::{Illegal, Level};

/// Whom a match was played against. Text forms: `person`, or the name of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Against {
    /// A person, whoever else was there.
    Person,
    /// The computer alone: its strongest player.
    Level(Level),
}

impl Against {
    /// Each of them, people first.
    pub fn all() -> impl Iterator<Item = Self> {
        std::iter::once(Self::Person).chain(Level::ALL.map(Self::Level))
    }

    /// The stable code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Person => "person",
            Self::Level(level) => level.code(),
        }
    }
}

impl fmt::Display for Against {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Against {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        match text {
            "person" => Ok(Self::Person),
            level => level.parse().map(Self::Level),
        }
    }
}
