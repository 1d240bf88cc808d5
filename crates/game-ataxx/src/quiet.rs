//! The option against endless jumping.

use std::fmt;
use std::str::FromStr;

use game::Illegal;

/// (house) How many plies in a row without a clone make a draw. Text form: `100` or `none`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Quiet {
    /// A hundred plies, unless the same move won.
    #[default]
    Hundred,
    /// Never a draw for this.
    None,
}

impl Quiet {
    /// The board warns from so many plies before the draw.
    pub const WARNING: u32 = 20;

    /// The number of plies that makes the draw.
    #[must_use]
    pub const fn limit(self) -> Option<u32> {
        match self {
            Self::Hundred => Some(100),
            Self::None => None,
        }
    }

    /// Whether so many plies without a clone are a draw.
    #[inline]
    #[must_use]
    pub const fn reached(self, plies: u32) -> bool {
        match self.limit() {
            Some(limit) => plies >= limit,
            None => false,
        }
    }
}

impl fmt::Display for Quiet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.limit() {
            Some(limit) => write!(f, "{limit}"),
            None => f.write_str("none"),
        }
    }
}

impl FromStr for Quiet {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        match text {
            "100" => Ok(Self::Hundred),
            "none" => Ok(Self::None),
            _ => Err(Illegal::new("bad-quiet").with("quiet", text)),
        }
    }
}
