//! What a message changed.

use protocol::{Refused, Said};
use table::{Key, MatchId};

/// What changed by a message, for whoever shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// The house has greeted back: the connection stands.
    Welcome,
    /// This client does not fit the house: load it again.
    Reload,
    /// The match is known as a whole, or anew.
    Match(MatchId),
    /// One step of the game was added to the match.
    Step(MatchId),
    /// Whose people are connected has changed.
    Here(MatchId),
    /// A command was carried out.
    Done(MatchId, Key),
    /// Somebody at a table says something. It is of the moment: nothing of it is kept.
    Said(Said),
    /// Something was refused.
    Refused(Option<MatchId>, Refused),
    /// Nothing that shows: an old message, an answer to a ping.
    Nothing,
}
