//! How a player can fail to move.

use serde::{Deserialize, Serialize};

/// Why a player lost a match without the rules: it counts as lost, and the report tells how often.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lapse {
    /// It chose what is not legal.
    Illegal,
    /// It thought longer than it had.
    Late,
    /// It gave no answer at all.
    Silent,
    /// Its process ended.
    Gone,
}

impl Lapse {
    /// Every way to fail.
    pub const ALL: [Self; 4] = [Self::Illegal, Self::Late, Self::Silent, Self::Gone];

    /// The stable lower-case name.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Illegal => "illegal",
            Self::Late => "late",
            Self::Silent => "silent",
            Self::Gone => "gone",
        }
    }
}
