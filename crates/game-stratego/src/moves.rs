//! One move of one piece.

use std::fmt;
use std::str::FromStr;

use game::Illegal;

use crate::Square;

/// A piece goes from one square to another, or attacks what is there. Text form: `a4a5`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// Where the piece stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
}

impl Move {
    /// The move from `from` to `to`.
    #[must_use]
    pub const fn new(from: Square, to: Square) -> Self {
        Self { from, to }
    }

    /// The way back.
    pub(crate) const fn reversed(self) -> Self {
        Self::new(self.to, self.from)
    }

    /// Squares gone, if it is along a row or a column; 0 for no move at all.
    #[must_use]
    pub const fn length(self) -> Option<u8> {
        let columns = self.from.column().abs_diff(self.to.column());
        let rows = self.from.row().abs_diff(self.to.row());
        if columns == 0 || rows == 0 {
            Some(columns + rows)
        } else {
            None
        }
    }

    /// Reads the move that `text` begins with; what follows it comes back too.
    pub(crate) fn split(text: &str) -> Option<(Self, &str)> {
        let (from, rest) = Square::split(text)?;
        let (to, rest) = Square::split(rest)?;
        Some((Self::new(from, to), rest))
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Move {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        match Self::split(text) {
            Some((moved, "")) => Ok(moved),
            _ => Err(Illegal::new("bad-action").with("action", text)),
        }
    }
}
