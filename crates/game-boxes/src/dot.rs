//! The dots, and the columns and rows that everything on the board is named by.

use std::fmt;
use std::str::FromStr;

use game::Illegal;

/// A dot. Text form: its column letter from the left and its row number from the bottom, `a1` to
/// `j10`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Dot {
    column: u8,
    row: u8,
}

impl Dot {
    /// The most dots a row or a column can have.
    pub const MAX: u8 = 10;

    /// The dot in this column from the left and this row from the bottom, both from 0.
    #[must_use]
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < Self::MAX && row < Self::MAX {
            Some(Self { column, row })
        } else {
            None
        }
    }

    /// The column from the left, from 0.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.column
    }

    /// The row from the bottom, from 0.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.row
    }

    /// Without the check, for what is known to lie on the largest board.
    pub(crate) const fn at(column: u8, row: u8) -> Self {
        Self { column, row }
    }
}

impl fmt::Display for Dot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column), self.row + 1)
    }
}

impl FromStr for Dot {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let dot = match *text.as_bytes() {
            [column, row @ b'1'..=b'9'] => Some((column, row - b'1')),
            [column, b'1', b'0'] => Some((column, 9)),
            _ => None,
        };
        dot.and_then(|(column, row)| Self::new(column.checked_sub(b'a')?, row))
            .ok_or_else(|| Illegal::new("bad-dot").with("dot", text))
    }
}
