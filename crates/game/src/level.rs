//! How strong a computer player is.

use std::fmt;
use std::str::FromStr;

use crate::Illegal;

/// The levels of the computer player, weakest first. The text form is the lower-case name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Errs like a beginner.
    Easy,
    /// Plays sensibly.
    Medium,
    /// Plays well.
    Hard,
    /// Plays as well as it can within what a decision may cost.
    Master,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Medium, Self::Hard, Self::Master];

    /// The stable code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Master => "master",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Level {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        Self::ALL
            .into_iter()
            .find(|level| level.code() == text)
            .ok_or_else(|| Illegal::new("bad-level").with("level", text))
    }
}
