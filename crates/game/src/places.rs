//! Finishing places.

use std::fmt;
use std::str::FromStr;

use crate::{Illegal, Seat, Seats};

/// The finishing place of every seat of a match: 1 is best, equal places are ties, and as many
/// places as seats are tied are left free after them (1, 1, 3).
///
/// Text form: the place of seats 0, 1, ... joined by commas, `-` for a seat that is not in the
/// match, up to the last one that is: `2,1` or `1,-,2`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Places([u8; Seat::MAX]);

impl Places {
    /// Ranks the seats by a score, highest first; seats of equal score are tied.
    ///
    /// ```
    /// use game::{Places, Seats};
    /// let places = Places::by_score(Seats::first(3), |seat| [7, 9, 7][seat.index()]);
    /// assert_eq!(places.to_string(), "2,1,2");
    /// ```
    pub fn by_score<S: Ord>(seats: Seats, score: impl Fn(Seat) -> S) -> Self {
        let mut places = [0; Seat::MAX];
        for seat in seats.iter() {
            let better = seats
                .iter()
                .filter(|other| score(*other) > score(seat))
                .count();
            places[seat.index()] = 1 + better as u8;
        }
        Self(places)
    }

    /// `winner` first, all others of `seats` tied behind.
    #[must_use]
    pub fn won(seats: Seats, winner: Seat) -> Self {
        Self::by_score(seats, |seat| seat == winner)
    }

    /// All of `seats` tied on the first place.
    #[must_use]
    pub fn tied(seats: Seats) -> Self {
        Self::by_score(seats, |_| 0)
    }

    /// The place of `seat`, if it was in the match.
    #[must_use]
    pub fn of(self, seat: Seat) -> Option<u8> {
        Some(self.0[seat.index()]).filter(|place| *place > 0)
    }

    /// The seats that were in the match.
    #[must_use]
    pub fn seats(self) -> Seats {
        Seat::ALL
            .into_iter()
            .filter(|seat| self.of(*seat).is_some())
            .collect()
    }

    /// The one seat on the first place, if it is not shared.
    #[must_use]
    pub fn winner(self) -> Option<Seat> {
        let mut first = self.seats().iter().filter(|seat| self.of(*seat) == Some(1));
        first.next().filter(|_| first.next().is_none())
    }

    /// Whether the places are what a ranking with ties gives.
    fn consistent(self) -> bool {
        let seats = self.seats();
        !seats.is_empty() && self == Self::by_score(seats, |seat| u8::MAX - self.0[seat.index()])
    }
}

impl fmt::Display for Places {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = Seat::MAX - self.0.iter().rev().take_while(|place| **place == 0).count();
        for (i, place) in self.0[..count].iter().enumerate() {
            if i > 0 {
                f.write_str(",")?;
            }
            match place {
                0 => f.write_str("-")?,
                place => write!(f, "{place}")?,
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Places {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Places({self})")
    }
}

impl FromStr for Places {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let bad = || Illegal::new("bad-places").with("places", text);
        let mut places = [0; Seat::MAX];
        for (i, word) in text.split(',').enumerate() {
            let place = places.get_mut(i).ok_or_else(bad)?;
            *place = match word.as_bytes() {
                b"-" => 0,
                [digit @ b'1'..=b'4'] => digit - b'0',
                _ => return Err(bad()),
            };
        }
        let places = Self(places);
        if places.consistent() && places.to_string() == text {
            Ok(places)
        } else {
            Err(bad())
        }
    }
}
