//! Why a win earned less than such wins do.

use std::fmt;
use std::str::FromStr;

use game::Illegal;

/// Why a win earned less than such wins do. The text form is the lower-case name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Less {
    /// Another set-up or clock than the usual one.
    Unusual,
    /// Somebody resigned, left or ran out of time after too few moves.
    Short,
    /// One person on several seats.
    Same,
    /// The same people have met before on that day.
    Pair,
    /// The day's limit is reached.
    Limit,
}

impl Less {
    /// Every reason.
    pub const ALL: [Self; 5] = [
        Self::Unusual,
        Self::Short,
        Self::Same,
        Self::Pair,
        Self::Limit,
    ];

    /// The stable code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Unusual => "unusual",
            Self::Short => "short",
            Self::Same => "same",
            Self::Pair => "pair",
            Self::Limit => "limit",
        }
    }
}

impl fmt::Display for Less {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Less {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let found = Self::ALL.into_iter().find(|less| less.code() == text);
        found.ok_or_else(|| Illegal::new("bad-less").with("less", text))
    }
}
