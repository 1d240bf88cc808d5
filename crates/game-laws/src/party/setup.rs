//! The options.

use std::fmt;
use std::str::FromStr;

use game::{Illegal, Pairs, Seats};

/// The options of a match. Text form: `seats=3 rounds=2`, defaults omitted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    seats: u8,
    rounds: u8,
}

impl Setup {
    /// The seats of the match.
    #[must_use]
    pub const fn seats(self) -> Seats {
        Seats::first(self.seats as usize)
    }

    /// How many rounds are played at most.
    #[must_use]
    pub const fn rounds(self) -> u8 {
        self.rounds
    }
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            seats: 2,
            rounds: 3,
        }
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let default = Self::default();
        let mut words = Vec::new();
        if self.seats != default.seats {
            words.push(format!("seats={}", self.seats));
        }
        if self.rounds != default.rounds {
            words.push(format!("rounds={}", self.rounds));
        }
        f.write_str(&words.join(" "))
    }
}

impl FromStr for Setup {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let pairs = Pairs::parse(text, &["seats", "rounds"])?;
        let read = |key, default, least: u8, most: u8| match pairs.get(key) {
            None => Ok(default),
            Some(value) => value
                .parse()
                .ok()
                .filter(|number| (least..=most).contains(number))
                .ok_or_else(|| Illegal::new("bad-option").with("option", key)),
        };
        let default = Self::default();
        Ok(Self {
            seats: read("seats", default.seats, 2, 4)?,
            rounds: read("rounds", default.rounds, 1, 9)?,
        })
    }
}
