//! What lists say about matches.

use table::{MatchId, Millis, PersonId};

use crate::Stage;

/// A match that goes on and that a person has a seat at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiveSeat {
    /// Which match.
    pub id: MatchId,
    /// The game's name.
    pub game: String,
    /// Where the match stands.
    pub stage: Stage,
    /// What the others are called, by seat; none: a computer player.
    pub others: Vec<Option<String>>,
}

/// An invite that has not expired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Invite {
    /// To which match.
    pub id: MatchId,
    /// Who invites.
    pub from: PersonId,
    /// Until when.
    pub until: Millis,
}
