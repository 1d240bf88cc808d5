//! How far a plane has come.

use std::fmt;
use std::str::FromStr;

use game::{Illegal, Seat};

/// Where a plane is on the way of its seat: -1 the hangar, 0 the launch pad, which is off the ring,
/// 1 to 50 the ring, 51 to 55 the home column, 56 the centre. Text form: the number, `-` for the
/// hangar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Progress(i8);

impl Progress {
    /// In the hangar, at the start or sent home.
    pub const HANGAR: Self = Self(-1);
    /// On the launch pad.
    pub const PAD: Self = Self(0);
    /// The last square of the ring.
    pub const RING_END: Self = Self(50);
    /// In the centre, done.
    pub const CENTRE: Self = Self(56);
    /// Where a flight begins.
    pub const FLIGHT: Self = Self(18);
    /// Where a flight lands.
    pub const FLIGHT_END: Self = Self(30);
    /// From where a jump leads to the beginning of the flight.
    pub const BEFORE_FLIGHT: Self = Self(14);
    /// The square of its home column over which the seat opposite flies.
    pub const CROSSED: Self = Self(53);
    /// Squares of the ring.
    pub const RING: u8 = 52;
    /// Squares that a jump goes.
    const JUMP: i8 = 4;

    /// This progress, if there is one.
    #[must_use]
    pub const fn new(number: i8) -> Option<Self> {
        if Self::HANGAR.0 <= number && number <= Self::CENTRE.0 {
            Some(Self(number))
        } else {
            None
        }
    }

    /// The number, -1 to 56.
    #[inline]
    #[must_use]
    pub const fn number(self) -> i8 {
        self.0
    }

    /// Whether a roll can move a plane from here: it is neither in the hangar nor in the centre.
    #[inline]
    #[must_use]
    pub const fn is_on_board(self) -> bool {
        self.0 >= Self::PAD.0 && self.0 < Self::CENTRE.0
    }

    /// Whether planes can be stacked here: on the ring and in the home column.
    #[inline]
    #[must_use]
    pub const fn can_stack(self) -> bool {
        self.0 > Self::PAD.0 && self.0 < Self::CENTRE.0
    }

    /// Whether this is a square of the ring.
    #[inline]
    #[must_use]
    pub const fn is_on_ring(self) -> bool {
        self.0 > Self::PAD.0 && self.0 <= Self::RING_END.0
    }

    /// Whether this is a square of the ring in the colour of the seat: 2, 6, 10, ..., 50.
    #[inline]
    #[must_use]
    pub const fn is_own_colour(self) -> bool {
        self.is_on_ring() && self.0 % Self::JUMP == 2
    }

    /// The square of the ring that this is for `seat`: (13 s + p - 1) mod 52.
    #[inline]
    #[must_use]
    pub const fn ring(self, seat: Seat) -> Option<u8> {
        if self.is_on_ring() {
            Some((13 * seat.index() as u8 + self.0 as u8 - 1) % Self::RING)
        } else {
            None
        }
    }

    /// What this square of the ring is for another seat, if that seat comes through it.
    #[inline]
    #[must_use]
    pub const fn for_seat(self, own: Seat, other: Seat) -> Option<Self> {
        let shift = 13 * (own.index() as i16 - other.index() as i16);
        let there = Self((self.0 as i16 + shift).rem_euclid(Self::RING as i16) as i8);
        if self.is_on_ring() && there.is_on_ring() {
            Some(there)
        } else {
            None
        }
    }

    /// Where a jump from here ends. There is none from the last square of the ring: 54 is not
    /// reached by a jump.
    #[inline]
    #[must_use]
    pub const fn jump(self) -> Option<Self> {
        if self.is_own_colour() && self.0 < Self::RING_END.0 {
            Some(Self(self.0 + Self::JUMP))
        } else {
            None
        }
    }

    /// `steps` squares on, if that is not beyond the centre.
    #[inline]
    #[must_use]
    pub const fn plus(self, steps: u8) -> Option<Self> {
        if self.is_on_board() && steps <= (Self::CENTRE.0 - self.0) as u8 {
            Some(Self(self.0 + steps as i8))
        } else {
            None
        }
    }

    /// `steps` squares on to the centre and back: 112 - p. `None` unless that is beyond the centre
    /// and ends in the home column.
    #[inline]
    #[must_use]
    pub const fn bounce(self, steps: u8) -> Option<Self> {
        let end = 2 * Self::CENTRE.0 as i16 - (self.0 as i16 + steps as i16);
        if self.is_on_board() && end < Self::CENTRE.0 as i16 && end > Self::RING_END.0 as i16 {
            Some(Self(end as i8))
        } else {
            None
        }
    }
}

impl fmt::Display for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::HANGAR => f.write_str("-"),
            Self(number) => write!(f, "{number}"),
        }
    }
}

impl FromStr for Progress {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let number = match text {
            "-" => Some(-1),
            _ => text.parse().ok(),
        };
        number
            .and_then(Self::new)
            .filter(|progress| progress.to_string() == text)
            .ok_or_else(|| Illegal::new("bad-progress").with("progress", text))
    }
}
