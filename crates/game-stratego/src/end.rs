//! How a match ended.

use std::fmt;
use std::str::FromStr;

use game::{Illegal, Places, Reason, Seat, Seats};

/// The end of a match. Text form: `won 0 goal` or `drawn quiet`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct End {
    /// Who won, unless it is a draw.
    pub winner: Option<Seat>,
    /// Why it is over.
    pub reason: Reason,
}

impl End {
    pub(crate) const fn won(winner: Seat, reason: Reason) -> Self {
        Self {
            winner: Some(winner),
            reason,
        }
    }

    pub(crate) const fn drawn(reason: Reason) -> Self {
        Self {
            winner: None,
            reason,
        }
    }

    /// The places.
    #[must_use]
    pub fn places(self) -> Places {
        match self.winner {
            Some(winner) => Places::won(Seats::TWO, winner),
            None => Places::tied(Seats::TWO),
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
        match words[..] {
            ["won", winner @ ("0" | "1"), reason] => {
                Ok(Self::won(winner.parse()?, reason.parse()?))
            }
            ["drawn", reason] => Ok(Self::drawn(reason.parse()?)),
            _ => Err(Illegal::new("bad-view")),
        }
    }
}
