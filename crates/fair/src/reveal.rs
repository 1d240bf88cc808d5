//! All secrets of a match.

use std::fmt::Write as _;
use std::str::FromStr;

use crate::commitments::by_seat;
use crate::{Fault, SEATS, Secret};

/// The secrets behind the [`Commitments`](crate::Commitments) of a match. The house has them from
/// the start; everyone gets them when the match is over or broken off. `Debug` prints none of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reveal {
    /// The salt of the house.
    pub salt: Secret,
    /// The seed of the house.
    pub house: Secret,
    /// The seeds of the seats.
    pub seats: [Option<Secret>; SEATS],
}

impl Reveal {
    /// Its text, for a match that is over: `salt=DIGITS house=DIGITS 0=DIGITS 2=DIGITS`, which
    /// [`FromStr`] reads. Not `Display`, so that nothing prints it by accident.
    #[must_use]
    pub fn reveal(&self) -> String {
        let mut text = format!("salt={} house={}", self.salt.reveal(), self.house.reveal());
        for (seat, secret) in self.seats.iter().enumerate() {
            if let Some(secret) = secret {
                let _ = write!(text, " {seat}={}", secret.reveal()); // a string takes everything
            }
        }
        text
    }
}

impl FromStr for Reveal {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        let bad = Fault::BadReveal;
        let mut words = text.split(' ');
        let mut named = |name| {
            let word = words.next().and_then(|word| word.strip_prefix(name));
            word.ok_or(bad)?.parse()
        };
        Ok(Self {
            salt: named("salt=")?,
            house: named("house=")?,
            seats: by_seat(words, bad)?,
        })
    }
}
