//! A square of the board.

use std::fmt;
use std::str::FromStr;

use game::Illegal;

/// One of the 49 squares, `a1` (bottom left) to `g7` (top right).
///
/// Its number is its bit in [`Squares`](crate::Squares): nine bits a row, seven of them on the
/// board. The two empty columns between rows catch every step and jump over the edge.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// Rows, and columns, of the board.
    pub const SIDE: u8 = 7;
    /// The square in the middle, `d4`.
    pub const CENTRE: Self = Self(3 * Self::STRIDE + 3);
    /// Bits from one row to the next.
    pub(crate) const STRIDE: u8 = 9;

    /// The square in this column (0 is `a`) and row (0 is row 1), if it is on the board.
    #[must_use]
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < Self::SIDE && row < Self::SIDE {
            Some(Self(row * Self::STRIDE + column))
        } else {
            None
        }
    }

    /// The square of a bit that is set in a `Squares`.
    pub(crate) const fn from_bit(bit: u32) -> Self {
        Self(bit as u8)
    }

    /// Its bit in [`Squares`](crate::Squares), below 64: for tables that need no division.
    #[inline]
    #[must_use]
    pub const fn bit(self) -> u32 {
        self.0 as u32
    }

    /// The square of a bit, if it is on the board.
    #[must_use]
    pub const fn at_bit(bit: u32) -> Option<Self> {
        if bit < 63 && bit % (Self::STRIDE as u32) < Self::SIDE as u32 {
            Some(Self(bit as u8))
        } else {
            None
        }
    }

    /// Its column, 0 for `a` to 6 for `g`.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 % Self::STRIDE
    }

    /// Its row, 0 for row 1 to 6 for row 7.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 / Self::STRIDE
    }

    /// Its place among the 49, 0 for `a1`, 1 for `b1`, ..., for arrays by square.
    #[must_use]
    pub const fn index(self) -> usize {
        (self.row() * Self::SIDE + self.column()) as usize
    }

    /// All 49 squares, `a1`, `b1`, ..., `g7`.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..Self::SIDE)
            .flat_map(|row| (0..Self::SIDE).map(move |column| Self(row * Self::STRIDE + column)))
    }

    /// Steps between two squares, a diagonal one counted as one (Chebyshev distance).
    #[must_use]
    pub const fn distance(self, other: Self) -> u8 {
        let columns = self.column().abs_diff(other.column());
        let rows = self.row().abs_diff(other.row());
        if columns > rows { columns } else { rows }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
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
        let bad = || Illegal::new("bad-square").with("square", text);
        match text.as_bytes() {
            [column @ b'a'..=b'g', row @ b'1'..=b'7'] => {
                Self::new(column - b'a', row - b'1').ok_or_else(bad)
            }
            _ => Err(bad()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_from_the_left_and_rows_from_the_bottom() {
        let names: Vec<String> = Square::all().map(|s| s.to_string()).collect();
        assert_eq!(names.len(), 49);
        assert_eq!(names[..8], ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "a2"]);
        assert_eq!(names[48], "g7");
        assert_eq!(Square::CENTRE.to_string(), "d4");
        for (i, square) in Square::all().enumerate() {
            assert_eq!(square.index(), i);
            assert_eq!(square.to_string().parse(), Ok(square));
            assert_eq!(Square::new(square.column(), square.row()), Some(square));
            assert_eq!(Square::at_bit(square.bit()), Some(square));
        }
    }

    #[test]
    fn what_is_no_square_is_refused() {
        for text in ["", "a", "a0", "a8", "h1", "A1", "a11", "1a", "é1", "a1 "] {
            assert_eq!(text.parse::<Square>().unwrap_err().code(), "bad-square");
        }
        assert_eq!(Square::new(7, 0), None);
        assert_eq!(Square::new(0, 7), None);
        assert_eq!((0..100).filter_map(Square::at_bit).count(), 49);
    }
}
