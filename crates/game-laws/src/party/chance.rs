//! What a draw brought.

use std::fmt;
use std::str::FromStr;

use game::Illegal;

use super::face::{letter, rank};
use super::{CARDS, COPIES, RANKS};

/// What a draw brought. Text forms: `5` for the die; `deal 415...` for the ranks of the whole deck,
/// top first, which stays secret until the end of the match.
#[derive(Clone, PartialEq, Eq)]
pub enum Chance {
    /// The number rolled, 1 to 6.
    Die(u8),
    /// The ranks of the shuffled deck, top first.
    Deal(Vec<u8>),
}

/// Never prints a deal, as that is a secret.
impl fmt::Debug for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Die(number) => write!(f, "Die({number})"),
            Self::Deal(_) => f.write_str("Deal(..)"),
        }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Die(number) => write!(f, "{number}"),
            Self::Deal(ranks) => {
                f.write_str("deal ")?;
                ranks.iter().try_for_each(|rank| write!(f, "{rank}"))
            }
        }
    }
}

impl FromStr for Chance {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let Some(cards) = text.strip_prefix("deal ") else {
            return Ok(Self::Die(rank(letter(text)?, 6)?));
        };
        let ranks: Vec<u8> = cards
            .chars()
            .map(|card| rank(card, RANKS))
            .collect::<Result<_, _>>()?;
        let copies = |rank: u8| ranks.iter().filter(|other| **other == rank).count();
        let whole = (1..=RANKS).all(|rank| copies(rank) == usize::from(COPIES));
        if whole && ranks.len() == usize::from(CARDS) {
            Ok(Self::Deal(ranks))
        } else {
            Err(Illegal::new("bad-deal"))
        }
    }
}
