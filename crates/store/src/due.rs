//! What happens later.

use table::{MatchId, Millis};

/// What is to be looked at later. A match has at most one of each; doing it too early or twice
/// changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum What {
    /// Whether a clock has run out.
    Flag,
    /// Whether a match that nobody came to is to be closed.
    Expire,
    /// Computer players owe an action.
    Bots,
}

impl What {
    const ALL: [Self; 3] = [Self::Flag, Self::Expire, Self::Bots];

    pub(crate) const fn code(self) -> &'static str {
        match self {
            Self::Flag => "flag",
            Self::Expire => "expire",
            Self::Bots => "bots",
        }
    }

    pub(crate) fn of_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|what| what.code() == code)
    }
}

/// Something due that one claimer holds until its lease is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claimed {
    /// What.
    pub what: What,
    /// Of which match.
    pub id: MatchId,
    /// Since when it is due.
    pub at: Millis,
}
