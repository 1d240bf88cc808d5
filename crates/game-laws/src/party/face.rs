//! A card or token as it lies.

use std::fmt;

use game::Illegal;

/// A card or token: its rank, or face down for a viewer who does not know it. Text form: the digit,
/// or `?`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Face {
    /// Unknown.
    Down,
    /// Known to be this rank.
    Up(u8),
}

impl Face {
    /// The rank, if it is known.
    #[must_use]
    pub const fn rank(self) -> Option<u8> {
        match self {
            Self::Down => None,
            Self::Up(rank) => Some(rank),
        }
    }

    /// Reads one letter, a rank being at most `max`.
    pub(super) fn read(letter: char, max: u8) -> Result<Self, Illegal> {
        if letter == '?' {
            return Ok(Self::Down);
        }
        rank(letter, max).map(Self::Up)
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Down => f.write_str("?"),
            Self::Up(rank) => write!(f, "{rank}"),
        }
    }
}

/// A rank of 1 to `max` from its digit.
pub(super) fn rank(letter: char, max: u8) -> Result<u8, Illegal> {
    letter
        .to_digit(10)
        .and_then(|digit| u8::try_from(digit).ok())
        .filter(|rank| (1..=max).contains(rank))
        .ok_or_else(|| Illegal::new("bad-rank").with("rank", letter))
}

/// A text of exactly one letter.
pub(super) fn letter(text: &str) -> Result<char, Illegal> {
    let mut letters = text.chars();
    match (letters.next(), letters.next()) {
        (Some(letter), None) => Ok(letter),
        _ => Err(Illegal::new("bad-rank").with("rank", text)),
    }
}
