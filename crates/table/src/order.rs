//! What may be asked of a table.

use fair::{Commitment, Secret};
use game::{Level, Seat};
use games::Form;

use crate::{Key, MatchId, Millis};

/// What a person or the house asks of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// Take this open seat, or the first one.
    Sit(Option<Seat>),
    /// Give the seat back before the match has started; no loss.
    Leave,
    /// Be ready to start.
    Ready,
    /// Commit to a seed for the fair draw.
    Commit {
        /// The number of the start that it is for.
        start: u32,
        /// The commitment.
        commitment: Commitment,
    },
    /// Reveal the seed.
    Reveal {
        /// The number of the start that it is for.
        start: u32,
        /// The seed.
        seed: Secret,
    },
    /// The creator: let the computer take this open seat.
    Fill(Seat, Level),
    /// Take an action in the game.
    Act {
        /// The ply at which the present choice of this seat opened.
        decision: u32,
        /// The same when the order is sent again.
        key: Key,
        /// The text form of the action.
        action: Form,
        /// How long the network took, as the server measured it.
        lag: Millis,
    },
    /// Keep a draft of the set-up that this seat owes, in place of the one before.
    Draft {
        /// The ply at which the present choice of this seat opened.
        decision: u32,
        /// The text form of the set-up so far.
        draft: Form,
    },
    /// Give the match up.
    Resign,
    /// Leave the running match, which is a loss.
    Exit,
    /// Ask for a rematch, which is played under this id if everyone asks.
    Rematch(MatchId),
    /// The house: look whether a clock has run out.
    Tick,
    /// The house: a computer player has chosen.
    Thought {
        /// The computer player's seat.
        seat: Seat,
        /// The ply at which its choice opened.
        decision: u32,
        /// The text form of the action.
        action: Form,
        /// How long it thought, waiting not counted.
        spent: Millis,
    },
    /// The house: it was down for so long, which is nobody's time.
    Resume(Millis),
    /// The house: nobody came.
    Expire,
    /// The house: those who run it end the match, which counts for nobody.
    End,
}
