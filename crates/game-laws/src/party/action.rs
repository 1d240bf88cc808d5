//! What a seat chooses.

use std::fmt;
use std::str::FromStr;

use game::Illegal;

use super::face::{letter, rank};
use super::{HAND, RANKS};

/// What a seat chooses, or the table plays for it.
/// Text forms: `arrange 231`, `bid 4`, `reveal`, `roll`, `play 4`, `hold`; as a draft `arrange 2--`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// The row of tokens: each of 1, 2, 3 once, or at most once in a draft, with 0 for a gap.
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
            Self::Arrange(row) => {
                f.write_str("arrange ")?;
                row.iter().try_for_each(|token| match token {
                    0 => f.write_str("-"),
                    token => write!(f, "{token}"),
                })
            }
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

/// Reads a row of tokens with gaps: each of 1, 2, 3 at most once.
fn row(text: &str) -> Result<[u8; HAND], Illegal> {
    let bad = || Illegal::new("bad-row").with("row", text);
    let token = |sign| match sign {
        '-' => Ok(0),
        token => rank(token, HAND as u8),
    };
    let tokens: Vec<u8> = text.chars().map(token).collect::<Result<_, _>>()?;
    let row: [u8; HAND] = tokens.try_into().map_err(|_| bad())?;
    let twice = |token: &u8| row.iter().filter(|other| *other == token).count() > 1;
    if row.iter().any(|token| *token > 0 && twice(token)) {
        Err(bad())
    } else {
        Ok(row)
    }
}
