//! A square of the board.

use std::fmt;
use std::str::FromStr;

use game::{Illegal, Seat};

/// One of the 100 squares, `a1` (bottom left) to `k10` (top right); columns are lettered
/// `a b c d e f g h j k`, without `i`.
///
/// The square on which a piece was set up is also its name for the whole match: pieces are told
/// apart by it, and it says nothing about their rank.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

/// The letters of the columns.
const COLUMNS: &[u8; 10] = b"abcdefghjk";

impl Square {
    /// Rows, and columns, of the board.
    pub const SIDE: u8 = 10;
    /// How many squares there are, the lakes among them.
    pub const COUNT: usize = 100;

    /// The square in this column (0 is `a`) and row (0 is row 1), if it is on the board.
    #[must_use]
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < Self::SIDE && row < Self::SIDE {
            Some(Self(row * Self::SIDE + column))
        } else {
            None
        }
    }

    /// The square with this place among the 100.
    pub(crate) const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT {
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// The square of a bit that is set in a `Squares`.
    pub(crate) const fn from_bit(bit: u32) -> Self {
        Self(bit as u8)
    }

    /// Its column, 0 for `a` to 9 for `k`.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 % Self::SIDE
    }

    /// Its row, 0 for row 1 to 9 for row 10.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 / Self::SIDE
    }

    /// Its place among the 100: 0 for `a1`, 1 for `b1`, ..., for arrays by square.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The same square as the player opposite calls it: the board turned by half.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self(99 - self.0)
    }

    /// In whose half of the board it lies; a piece set up here belongs to this seat.
    #[must_use]
    pub const fn half(self) -> Seat {
        if self.0 < 50 {
            Seat::FIRST
        } else {
            Seat::SECOND
        }
    }

    /// All squares, `a1`, `b1`, ..., `k10`.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Reads the square that `text` begins with; what follows it comes back too.
    pub(crate) fn split(text: &str) -> Option<(Self, &str)> {
        let bytes = text.as_bytes();
        let column = COLUMNS.iter().position(|c| Some(c) == bytes.first())? as u8;
        let (row, length) = match bytes {
            [_, b'1', b'0', ..] => (9, 3),
            [_, row @ b'1'..=b'9', ..] => (row - b'1', 2),
            _ => return None,
        };
        Some((Self::new(column, row)?, text.get(length..)?))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let column = char::from(COLUMNS[usize::from(self.column())]);
        write!(f, "{column}{}", self.row() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Square {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        match Self::split(text) {
            Some((square, "")) => Ok(square),
            _ => Err(Illegal::new("bad-square").with("square", text)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_have_no_i_and_rows_go_up_to_10() {
        let names: Vec<String> = Square::all().map(|s| s.to_string()).collect();
        assert_eq!(
            names[..10],
            ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "j1", "k1"]
        );
        assert_eq!((names.len(), names[99].as_str()), (100, "k10"));
        for (i, square) in Square::all().enumerate() {
            assert_eq!(square.index(), i);
            assert_eq!(square.to_string().parse(), Ok(square));
            assert_eq!(square.turned().turned(), square);
        }
    }

    #[test]
    fn what_is_no_square_is_refused() {
        for text in [
            "", "a", "a0", "i1", "l1", "a11", "A1", "1a", "a1 ", "é1", "a100",
        ] {
            assert_eq!(text.parse::<Square>().unwrap_err().code(), "bad-square");
        }
        assert_eq!(Square::new(10, 0), None);
        assert_eq!(Square::from_index(100), None);
    }
}
