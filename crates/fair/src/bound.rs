//! What a fair draw is bound to, and how its key is agreed.

use crate::fields::Fields;
use crate::hash::{hkdf, sha256};
use crate::{Commitment, Commitments, Fault, Key, Reveal, SEATS, Secret};

/// The domain of the commitment of a seat.
const SEAT: &[u8] = b"adda/fair/1/seat";
/// The domain of the commitment of the house.
const HOUSE: &[u8] = b"adda/fair/1/house";
/// The domain of the key.
const KEY: &[u8] = b"adda/fair/1/key";

/// The match that commitments and draws are bound to: no commitment can be used for another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Match<'a> {
    /// Its id.
    pub id: &'a str,
    /// The game with the number of its rules, and its options after a space if they are not the
    /// default: `aeroplane/1`, `aeroplane/1 players=3`.
    pub rules: &'a str,
}

/// The text of [`Match::rules`]: the game, the number of its rules, and its options if there are any.
#[must_use]
pub fn rules(game: &str, number: u16, options: &str) -> String {
    let space = if options.is_empty() { "" } else { " " };
    format!("{game}/{number}{space}{options}")
}

impl Match<'_> {
    /// The commitment of a seat to its seed.
    #[must_use]
    pub fn seat_commitment(&self, seat: u8, seed: &Secret) -> Commitment {
        let fields = Fields::new().with(SEAT).with(self.id.as_bytes());
        Commitment::new(sha256(&fields.with(&[seat]).with(seed.bytes())))
    }

    /// The commitment of the house to its seed.
    #[must_use]
    pub fn house_commitment(&self, salt: &Secret, seed: &Secret) -> Commitment {
        let fields = Fields::new().with(HOUSE).with(self.id.as_bytes());
        let fields = fields.with(self.rules.as_bytes()).with(salt.bytes());
        Commitment::new(sha256(&fields.with(seed.bytes())))
    }

    /// Checks the revealed seeds of all seats, which is what a client can do before the first draw.
    ///
    /// # Errors
    /// `not-committed`, `not-revealed` or `seat-differs` with the first seat of which it holds.
    pub fn check_seats(
        &self,
        commitments: &Commitments,
        seeds: &[Option<Secret>; SEATS],
    ) -> Result<(), Fault> {
        for seat in 0..SEATS as u8 {
            let at = usize::from(seat);
            match (&commitments.seats[at], &seeds[at]) {
                (None, None) => {}
                (None, Some(_)) => return Err(Fault::NotCommitted { seat }),
                (Some(_), None) => return Err(Fault::NotRevealed { seat }),
                (Some(commitment), Some(seed)) => {
                    if self.seat_commitment(seat, seed) != *commitment {
                        return Err(Fault::SeatDiffers { seat });
                    }
                }
            }
        }
        Ok(())
    }

    /// The key of all draws, once everything that was committed to is revealed as it was. There is
    /// no other way to a key, so nothing is drawn from seeds that were not checked.
    ///
    /// # Errors
    /// Those of [`check_seats`](Self::check_seats); `house-differs`; `no-seats` when no seat takes
    /// part, since the house alone could then have chosen the draws.
    pub fn open(&self, commitments: &Commitments, reveal: &Reveal) -> Result<Key, Fault> {
        self.check_seats(commitments, &reveal.seats)?;
        if self.house_commitment(&reveal.salt, &reveal.house) != commitments.house {
            return Err(Fault::HouseDiffers);
        }
        if commitments.seats.iter().all(Option::is_none) {
            return Err(Fault::NoSeats);
        }
        let mut material = Fields::new().with(reveal.house.bytes());
        for (seat, seed) in (0..).zip(&reveal.seats) {
            if let Some(seed) = seed {
                material = material.with(&[seat]).with(seed.bytes());
            }
        }
        let salt = Fields::new().with(self.id.as_bytes());
        Ok(Key::new(hkdf(
            salt.bytes(),
            &material,
            Fields::new().with(KEY),
        )))
    }
}
