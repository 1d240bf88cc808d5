//! One place at a match.

use std::fmt;
use std::str::FromStr;

use crate::Illegal;

/// A seat, 0 to 3. Its text form is the digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The most seats a match can have.
    pub const MAX: usize = 4;
    /// Every seat, in order.
    pub const ALL: [Self; Self::MAX] = [Self(0), Self(1), Self(2), Self(3)];
    /// The first seat, which starts unless said otherwise.
    pub const FIRST: Self = Self(0);
    /// The second seat.
    pub const SECOND: Self = Self(1);

    /// The seat with this number, if there is one.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if (number as usize) < Self::MAX {
            Some(Self(number))
        } else {
            None
        }
    }

    /// Its number, 0 to 3, for arrays by seat.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The other seat of a game for two, that is of seats 0 and 1.
    #[must_use]
    pub const fn other(self) -> Self {
        Self(self.0 ^ 1)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Seat {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        match text.as_bytes() {
            [digit @ b'0'..=b'3'] => Ok(Self(digit - b'0')),
            _ => Err(Illegal::new("bad-seat").with("seat", text)),
        }
    }
}
