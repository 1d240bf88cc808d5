//! The roll-off for who starts.

use game::{Seat, Seats};

/// A round of the roll-off: those still in it roll in seat order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RollOff {
    among: Seats,
    /// What each seat rolled in this round, 0 for nothing yet.
    rolled: [u8; Seat::MAX],
}

impl RollOff {
    /// A round before its first roll.
    #[must_use]
    pub const fn new(among: Seats) -> Self {
        Self {
            among,
            rolled: [0; Seat::MAX],
        }
    }

    /// Who is in this round.
    #[must_use]
    pub const fn among(&self) -> Seats {
        self.among
    }

    /// What `seat` rolled in this round.
    #[must_use]
    pub fn rolled(&self, seat: Seat) -> Option<u8> {
        Some(self.rolled[seat.index()]).filter(|number| *number > 0)
    }

    /// Who rolls next; nobody once all have.
    #[must_use]
    pub fn next(&self) -> Option<Seat> {
        self.among.iter().find(|seat| self.rolled(*seat).is_none())
    }

    /// The round after `seat` rolled `number`.
    #[must_use]
    pub fn with(mut self, seat: Seat, number: u8) -> Self {
        self.rolled[seat.index()] = number;
        self
    }

    /// The round without some seats.
    #[must_use]
    pub fn without(self, seats: Seats) -> Self {
        let kept = self.among.minus(seats);
        kept.iter().fold(Self::new(kept), |round, seat| {
            round.with(seat, self.rolled[seat.index()])
        })
    }

    /// Those with the highest roll.
    #[must_use]
    pub fn highest(&self) -> Seats {
        let rolls = self.among.iter().map(|seat| self.rolled[seat.index()]);
        let best = rolls.max().unwrap_or_default();
        self.among
            .iter()
            .filter(|seat| self.rolled[seat.index()] == best)
            .collect()
    }
}
