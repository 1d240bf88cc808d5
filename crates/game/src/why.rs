//! Why a seat is out before the rules end the match.

use std::fmt;
use std::str::FromStr;

use crate::{Illegal, Reason};

/// Why a seat goes out. Text forms: `resigned`, `exited`, `time`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// Gave up.
    Resigned,
    /// Left the match.
    Exited,
    /// The clock reached zero.
    Time,
}

impl Why {
    /// The reason of a match that ends because of this.
    #[must_use]
    pub const fn reason(self) -> Reason {
        match self {
            Self::Resigned => Reason::Resigned,
            Self::Exited => Reason::Exited,
            Self::Time => Reason::Time,
        }
    }
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.reason().code())
    }
}

impl FromStr for Why {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        [Self::Resigned, Self::Exited, Self::Time]
            .into_iter()
            .find(|why| why.reason().code() == text)
            .ok_or_else(|| Illegal::new("bad-event").with("event", text))
    }
}
