//! What a game offers to be searched.

use std::fmt::Debug;

use crate::Value;

/// A state of a game of perfect information between two sides, cheap to copy.
pub trait State: Clone {
    /// A move.
    type Move: Copy + Eq + Debug;

    /// How many different [`slot`](Self::slot)s moves have.
    const SLOTS: usize;

    /// A number below [`SLOTS`](Self::SLOTS) under which the success of this move is remembered
    /// (the history heuristic). Moves may share one.
    fn slot(action: Self::Move) -> usize;

    /// Appends the legal moves. A forced pass is a move. There is one unless the game is over.
    fn moves(&self, into: &mut Vec<Self::Move>);

    /// The state after a legal move.
    #[must_use]
    fn play(&self, action: Self::Move) -> Self;

    /// Who is to move: 0 or 1. The same side may move several times running.
    fn side(&self) -> usize;

    /// What it is worth to the side to move if the game is over.
    fn outcome(&self) -> Option<Value>;

    /// An estimate of what it is worth to the side to move.
    fn evaluate(&self) -> Value;

    /// Differs, but for chance, between any two states whose values can differ (Zobrist or another
    /// 64-bit hash).
    fn key(&self) -> u64;

    /// How promising a move looks at a glance; the highest is tried first.
    fn promise(&self, action: Self::Move) -> i32;

    /// Whether the move does not use up depth: for forced exchanges that must be played out.
    /// There must be no endless line of such moves.
    fn free(&self, _: Self::Move) -> bool {
        false
    }
}
