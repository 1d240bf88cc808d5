//! The arrow beside a space.

use std::fmt;
use std::str::FromStr;

use game::{Illegal, Seat};

/// Who replaces first on a space. Text form: the seat, or `both`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Arrow {
    /// This seat, 0 or 1.
    One(Seat),
    /// The double arrow: both at the same time.
    Both,
}

impl Arrow {
    /// The seat it points to, unless it is a double arrow.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::One(seat) => Some(seat),
            Self::Both => None,
        }
    }
}

impl fmt::Display for Arrow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::One(seat) => write!(f, "{seat}"),
            Self::Both => f.write_str("both"),
        }
    }
}

impl FromStr for Arrow {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        match text {
            "0" => Ok(Self::One(Seat::FIRST)),
            "1" => Ok(Self::One(Seat::SECOND)),
            "both" => Ok(Self::Both),
            _ => Err(Illegal::new("bad-arrow").with("arrow", text)),
        }
    }
}
