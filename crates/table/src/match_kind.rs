//! What a match is played for.

use std::fmt;
use std::str::FromStr;

use game::Illegal;

/// What a match is played for. The text form is the lower-case name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum MatchKind {
    /// Outside every competition, against the computer or a person.
    Friendly,
    /// For the ratings of everybody at it: people with accounts alone, under the usual set-up.
    Rated,
    /// In the browser alone, without a server: two people on one device, or no network.
    Local,
}

impl MatchKind {
    /// Every kind.
    pub const ALL: [Self; 3] = [Self::Friendly, Self::Rated, Self::Local];

    /// The stable code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Friendly => "friendly",
            Self::Rated => "rated",
            Self::Local => "local",
        }
    }
}

impl fmt::Display for MatchKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for MatchKind {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        Self::ALL
            .into_iter()
            .find(|kind| kind.code() == text)
            .ok_or_else(|| Illegal::new("bad-match-kind").with("kind", text))
    }
}
