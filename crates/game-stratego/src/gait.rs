//! How the pieces of a match move.

use crate::{Rank, Square, Squares};

/// Which pieces, by where they were set up, do not move like all others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Gait {
    /// Flags and bombs.
    pub(crate) still: Squares,
    /// Those that go any number of squares.
    pub(crate) scouts: Squares,
}

impl Gait {
    /// The gait of pieces of these ranks.
    pub(crate) fn of(ranks: impl Iterator<Item = (Square, Rank)>) -> Self {
        ranks.fold(Self::default(), |gait, (piece, rank)| match rank {
            Rank::Scout => Self {
                scouts: gait.scouts.with(piece),
                ..gait
            },
            rank if rank.moves() => gait,
            _ => Self {
                still: gait.still.with(piece),
                ..gait
            },
        })
    }
}
