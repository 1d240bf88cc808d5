//! What a seat chooses.

use std::fmt;
use std::str::FromStr;

use game::Illegal;

use super::face::{letter, rank};
use super::{HAND, RANKS};

/// What a seat chooses, or the table plays for it.
/// Text forms: `arrange 231`, `bid 4`, `reveal`, `roll`, `play 4`, `hold`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// The row of tokens, a permutation of 1, 2, 3.
    Arrange([u8; HAND]),
    /// A card of this rank, face down.
    Bid(u8),
    /// All bids are shown; only ever automatic.
    Reveal,
    /// Asks for the die.
    Roll,
    /// A card of this rank, face up.
    Play(u8),
    /// Banks the gain.
    Hold,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Arrange([a, b, c]) => write!(f, "arrange {a}{b}{c}"),
            Self::Bid(card) => write!(f, "bid {card}"),
            Self::Reveal => f.write_str("reveal"),
            Self::Roll => f.write_str("roll"),
            Self::Play(card) => write!(f, "play {card}"),
            Self::Hold => f.write_str("hold"),
        }
    }
}

impl FromStr for Action {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let bad = || Illegal::new("bad-action").with("action", text);
        match text {
            "reveal" => return Ok(Self::Reveal),
            "roll" => return Ok(Self::Roll),
            "hold" => return Ok(Self::Hold),
            _ => {}
        }
        let (verb, what) = text.split_once(' ').ok_or_else(bad)?;
        match verb {
            "arrange" => row(what).map(Self::Arrange),
            "bid" => Ok(Self::Bid(rank(letter(what)?, RANKS)?)),
            "play" => Ok(Self::Play(rank(letter(what)?, RANKS)?)),
            _ => Err(bad()),
        }
    }
}

/// Reads a row of tokens: each of 1, 2, 3 once.
fn row(text: &str) -> Result<[u8; HAND], Illegal> {
    let bad = || Illegal::new("bad-row").with("row", text);
    let tokens: Vec<u8> = text
        .chars()
        .map(|token| rank(token, HAND as u8))
        .collect::<Result<_, _>>()?;
    let row: [u8; HAND] = tokens.try_into().map_err(|_| bad())?;
    let mut sorted = row;
    sorted.sort_unstable();
    if sorted == [1, 2, 3] {
        Ok(row)
    } else {
        Err(bad())
    }
}
