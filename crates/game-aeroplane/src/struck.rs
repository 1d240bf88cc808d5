//! Planes that are sent home.

use std::fmt;
use std::str::FromStr;

use game::{Illegal, Seat};

use crate::Planes;

/// Planes of one seat that are sent home at once: planes of two seats never share a square of the
/// ring. Text form: `1:2,4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Struck {
    /// Whose planes.
    pub seat: Seat,
    /// Which.
    pub planes: Planes,
}

impl fmt::Display for Struck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.seat, self.planes)
    }
}

impl FromStr for Struck {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let bad = || Illegal::new("bad-struck").with("struck", text);
        let (seat, planes) = text.split_once(':').ok_or_else(bad)?;
        let planes: Planes = planes.parse()?;
        if planes.is_empty() {
            return Err(bad());
        }
        Ok(Self {
            seat: seat.parse()?,
            planes,
        })
    }
}
