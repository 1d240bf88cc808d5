//! All commitments of a match, as they are published.

use std::fmt;
use std::str::FromStr;

use crate::{Commitment, Fault, SEATS};

/// The commitments of the house and of every seat that takes part, published in one message before
/// any seed is revealed. Text form: `house=DIGITS 0=DIGITS 2=DIGITS`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commitments {
    /// That of the house, over its salt and its seed.
    pub house: Commitment,
    /// Those of the seats.
    pub seats: [Option<Commitment>; SEATS],
}

impl Commitments {
    /// Checks that exactly the seats that take part have committed: a house that leaves one out, or
    /// adds one of its own, could choose the draws.
    ///
    /// # Errors
    /// `not-committed` with the first seat that is left out, `bad-commitments` where there is one more.
    pub fn check_of(&self, takes_part: impl Fn(u8) -> bool) -> Result<(), Fault> {
        for (seat, committed) in (0..).zip(&self.seats) {
            match (takes_part(seat), committed) {
                (true, None) => return Err(Fault::NotCommitted { seat }),
                (false, Some(_)) => return Err(Fault::BadCommitments),
                _ => {}
            }
        }
        Ok(())
    }
}

impl fmt::Display for Commitments {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "house={}", self.house)?;
        let seats = self.seats.iter().enumerate();
        for (seat, commitment) in seats {
            if let Some(commitment) = commitment {
                write!(f, " {seat}={commitment}")?;
            }
        }
        Ok(())
    }
}

impl FromStr for Commitments {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        let bad = Fault::BadCommitments;
        let mut words = text.split(' ');
        let house = words.next().and_then(|word| word.strip_prefix("house="));
        let house = house.ok_or(bad)?.parse()?;
        Ok(Self {
            house,
            seats: by_seat(words, bad)?,
        })
    }
}

/// Reads `SEAT=VALUE` words, seats ascending.
pub(crate) fn by_seat<'a, T: FromStr<Err = Fault>>(
    words: impl Iterator<Item = &'a str>,
    bad: Fault,
) -> Result<[Option<T>; SEATS], Fault> {
    let mut seats = [const { None }; SEATS];
    let mut free = 0;
    for word in words {
        let (seat, value) = word.split_once('=').ok_or(bad)?;
        let seat = match seat.as_bytes() {
            [digit @ b'0'..=b'9'] => usize::from(digit - b'0'),
            _ => return Err(bad),
        };
        if seat < free || seat >= SEATS {
            return Err(bad);
        }
        seats[seat] = Some(value.parse()?);
        free = seat + 1;
    }
    Ok(seats)
}
