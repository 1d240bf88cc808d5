//! Who sits on a seat.

use std::fmt;
use std::str::FromStr;

use game::{Illegal, Level};

use crate::PersonId;

/// Who sits on a seat. Text forms: `person:ID`, `bot:easy`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Occupant {
    /// A person, by id and never by name.
    Person(PersonId),
    /// A computer player.
    Bot(Level),
}

impl Occupant {
    /// The person, unless a computer player.
    #[must_use]
    pub const fn person(self) -> Option<PersonId> {
        match self {
            Self::Person(person) => Some(person),
            Self::Bot(_) => None,
        }
    }

    /// The level, if a computer player.
    #[must_use]
    pub const fn bot(self) -> Option<Level> {
        match self {
            Self::Person(_) => None,
            Self::Bot(level) => Some(level),
        }
    }
}

impl fmt::Display for Occupant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person(person) => write!(f, "person:{person}"),
            Self::Bot(level) => write!(f, "bot:{level}"),
        }
    }
}

impl FromStr for Occupant {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        match text.split_once(':') {
            Some(("person", id)) => id.parse().map(Self::Person),
            Some(("bot", level)) => level.parse().map(Self::Bot),
            _ => Err(Illegal::new("bad-occupant").with("occupant", text)),
        }
    }
}
