//! Where a match stands, for lists.

/// Where a match stands, for lists; the truth is in its entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Seats are open, or somebody is not ready.
    Gathering,
    /// It is played.
    Playing,
    /// It is over.
    Over,
    /// It never took place.
    Closed,
}

impl Stage {
    /// Every stage, in the order of a match's life.
    pub const ALL: [Self; 4] = [Self::Gathering, Self::Playing, Self::Over, Self::Closed];

    /// Whether the match goes on.
    #[must_use]
    pub const fn is_live(self) -> bool {
        matches!(self, Self::Gathering | Self::Playing)
    }

    /// The stable code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Gathering => "gathering",
            Self::Playing => "playing",
            Self::Over => "over",
            Self::Closed => "closed",
        }
    }

    /// The stage with this code.
    #[must_use]
    pub fn of_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|stage| stage.code() == code)
    }
}
