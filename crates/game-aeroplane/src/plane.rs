//! One of the four planes of a seat.

use std::fmt;
use std::str::FromStr;

use game::Illegal;

/// A plane of a seat. Text form: its number, `1` to `4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Plane(u8);

impl Plane {
    /// How many planes a seat has.
    pub const COUNT: usize = 4;
    /// Every plane, in order.
    pub const ALL: [Self; Self::COUNT] = [Self(0), Self(1), Self(2), Self(3)];

    /// Its index, 0 to 3, for arrays by plane.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Plane {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl FromStr for Plane {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        match text.as_bytes() {
            [digit @ b'1'..=b'4'] => Ok(Self(digit - b'1')),
            _ => Err(Illegal::new("bad-plane").with("plane", text)),
        }
    }
}
