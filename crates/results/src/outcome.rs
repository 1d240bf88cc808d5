//! How a match ended for somebody.

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use game::Illegal;

/// How a match ended for somebody. The text form is the lower-case name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// Alone on the first place.
    Won,
    /// Not alone there.
    Drawn,
    /// Behind somebody.
    Lost,
}

impl Outcome {
    /// Every outcome, the best first.
    pub const ALL: [Self; 3] = [Self::Won, Self::Drawn, Self::Lost];

    /// The stable code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::Drawn => "drawn",
            Self::Lost => "lost",
        }
    }

    /// Of somebody on the first of these places against somebody on the other.
    #[must_use]
    pub fn between(own: u8, other: u8) -> Self {
        match own.cmp(&other) {
            Ordering::Less => Self::Won,
            Ordering::Equal => Self::Drawn,
            Ordering::Greater => Self::Lost,
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Outcome {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let found = Self::ALL.into_iter().find(|outcome| outcome.code() == text);
        found.ok_or_else(|| Illegal::new("bad-outcome").with("outcome", text))
    }
}
