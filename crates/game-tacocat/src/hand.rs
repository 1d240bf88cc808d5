//! A hand, known or not.

use std::fmt;
use std::str::FromStr;

use game::Illegal;

use crate::number::number;
use crate::{Cards, Pile};

/// A hand as somebody knows it. Text form: its cards (`3,3,7`, `-` for none), or `?3` for three unknown
/// ones. `Debug` prints how many they are.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Hand {
    /// These cards.
    Up(Cards),
    /// So many cards, at least one.
    Down(u8),
}

impl Hand {
    /// How many cards.
    #[must_use]
    pub const fn len(self) -> u8 {
        match self {
            Self::Up(cards) => cards.len(),
            Self::Down(count) => count,
        }
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The cards, if they are known.
    #[must_use]
    pub const fn cards(self) -> Option<Cards> {
        match self {
            Self::Up(cards) => Some(cards),
            Self::Down(_) => None,
        }
    }

    /// The known cards.
    pub(crate) const fn up(self) -> Cards {
        match self {
            Self::Up(cards) => cards,
            Self::Down(_) => Cards::NONE,
        }
    }

    /// The same with nothing known but how many.
    pub(crate) const fn down(self) -> Self {
        match self {
            Self::Up(cards) if cards.is_empty() => self,
            _ => Self::Down(self.len()),
        }
    }
}

impl Default for Hand {
    fn default() -> Self {
        Self::Up(Cards::NONE)
    }
}

impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Up(cards) => cards.fmt(f),
            Self::Down(count) => write!(f, "?{count}"),
        }
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Hand({} ..)", self.len())
    }
}

impl FromStr for Hand {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let Some(count) = text.strip_prefix('?') else {
            return text.parse().map(Self::Up);
        };
        number(count)
            .filter(|count| (1..=Pile::MOST).contains(&usize::from(*count)))
            .map(Self::Down)
            .ok_or(Illegal::new("bad-cards"))
    }
}
