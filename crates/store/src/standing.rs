//! Lines of a leaderboard.

use table::PersonId;

/// One line of a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// How many have more wins, and one: who has as many has the same place.
    pub place: u64,
    /// Who.
    pub person: PersonId,
    /// What they are called; none: they are no longer here.
    pub name: Option<String>,
    /// Whether others may see their profile.
    pub open: bool,
    /// How many wins.
    pub wins: u32,
}
