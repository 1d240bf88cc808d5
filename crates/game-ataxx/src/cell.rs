//! What is on a square.

use game::Seat;

/// What is on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// Nothing: it may be entered.
    Empty,
    /// Nobody may ever enter it.
    Blocked,
    /// A piece of this seat.
    Piece(Seat),
}

impl Cell {
    /// The letter in the position's text: `x`, `o`, or `-` for blocked; none for empty.
    pub(crate) const fn letter(self) -> Option<char> {
        match self {
            Self::Empty => None,
            Self::Blocked => Some('-'),
            Self::Piece(seat) if seat.index() == 0 => Some('x'),
            Self::Piece(_) => Some('o'),
        }
    }
}
