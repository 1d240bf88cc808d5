//! The turn of one seat.

use game::Seat;

use crate::Planes;

/// The turn of a seat, from its first roll until the next seat rolls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Go {
    /// Whose turn it is.
    pub mover: Seat,
    /// Sixes rolled in it and played or passed, 0 to 2: the next one would be the third with 2.
    pub sixes: u8,
    /// The planes that these sixes launched or moved: a third six sends them back.
    pub moved: Planes,
}

impl Go {
    /// The turn of `mover` before its first roll.
    #[must_use]
    pub const fn new(mover: Seat) -> Self {
        Self {
            mover,
            sixes: 0,
            moved: Planes::NONE,
        }
    }
}
