//! How a match ended.

use std::fmt;
use std::str::FromStr;

use game::{Illegal, Places, Reason, Seat, Seats};

/// The end of a match. Text form: `won 0 goal` or `drawn time`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct End {
    /// Who won; nobody, if both went out at the same instant.
    pub winner: Option<Seat>,
    /// Why it is over.
    pub reason: Reason,
}

impl End {
    /// The places.
    #[must_use]
    pub fn places(self) -> Places {
        match self.winner {
            Some(winner) => Places::won(Seats::TWO, winner),
            None => Places::tied(Seats::TWO),
        }
    }

    /// Whether this game can end so.
    const fn possible(self) -> bool {
        match self.reason {
            Reason::Goal => self.winner.is_some(),
            Reason::Resigned | Reason::Exited | Reason::Time => true,
            _ => false,
        }
    }
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.winner {
            Some(winner) => write!(f, "won {winner} {}", self.reason),
            None => write!(f, "drawn {}", self.reason),
        }
    }
}

impl FromStr for End {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let words: Vec<&str> = text.split(' ').collect();
        let (winner, reason) = match words[..] {
            ["won", winner @ ("0" | "1"), reason] => (Some(winner.parse()?), reason),
            ["drawn", reason] => (None, reason),
            _ => return Err(Illegal::new("bad-end")),
        };
        let end = Self {
            winner,
            reason: reason.parse()?,
        };
        end.possible().then_some(end).ok_or(Illegal::new("bad-end"))
    }
}
