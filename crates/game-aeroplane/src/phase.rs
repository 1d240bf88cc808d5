//! Where a match stands within its turns.

use game::Reason;

use crate::{Go, RollOff};

/// What a match waits for, in terms of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The next seat of the roll-off is to roll.
    RollOff(RollOff),
    /// The die of the roll-off is in the air.
    RollOffDie(RollOff),
    /// The mover is to roll.
    Roll(Go),
    /// The die of the mover is in the air.
    Die(Go),
    /// The mover has rolled this number and is to use it, or passes.
    Move(Go, u8),
    /// The match is over.
    Over(Reason),
}
