//! Who looks at a match.

use std::fmt;
use std::str::FromStr;

use crate::{Illegal, Seat};

/// Whose eyes: a seat's, or a watcher's, who knows only what everybody knows.
/// Text form: the seat's digit, or `w`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Viewer {
    /// The player on this seat.
    Seat(Seat),
    /// Anyone else.
    Watcher,
}

impl Viewer {
    /// The seat, unless a watcher.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Watcher => None,
        }
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => write!(f, "{seat}"),
            Self::Watcher => f.write_str("w"),
        }
    }
}

impl FromStr for Viewer {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        match text {
            "w" => Ok(Self::Watcher),
            _ => text
                .parse()
                .map(Self::Seat)
                .map_err(|_| Illegal::new("bad-viewer").with("viewer", text)),
        }
    }
}
