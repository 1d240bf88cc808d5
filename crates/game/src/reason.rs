//! Why a match is over.

use std::fmt;
use std::str::FromStr;

use crate::Illegal;

/// The closed list of reasons for which a match of any game ends. The text form is the code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Reason {
    /// A seat gave up.
    Resigned,
    /// A seat left the match.
    Exited,
    /// A clock reached zero.
    Time,
    /// The board, or what there was to play for, is full or used up.
    Full,
    /// A side has no pieces left.
    Wiped,
    /// Nobody can move, or the seat to act cannot where that loses.
    Stuck,
    /// So many plies without progress.
    Quiet,
    /// Somebody reached what the game is about: the goal, the flag, the centre.
    Goal,
}

impl Reason {
    /// Every reason.
    pub const ALL: [Self; 8] = [
        Self::Resigned,
        Self::Exited,
        Self::Time,
        Self::Full,
        Self::Wiped,
        Self::Stuck,
        Self::Quiet,
        Self::Goal,
    ];

    /// The stable code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Resigned => "resigned",
            Self::Exited => "exited",
            Self::Time => "time",
            Self::Full => "full",
            Self::Wiped => "wiped",
            Self::Stuck => "stuck",
            Self::Quiet => "quiet",
            Self::Goal => "goal",
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Reason {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        Self::ALL
            .into_iter()
            .find(|reason| reason.code() == text)
            .ok_or_else(|| Illegal::new("bad-reason").with("reason", text))
    }
}
