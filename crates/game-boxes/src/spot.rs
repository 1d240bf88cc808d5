//! One box of the board. Called a spot here, because `Box` is taken in Rust.

use std::fmt;
use std::str::FromStr;

use game::Illegal;

use crate::{Direction, Dot, Line};

/// A box. Text form: its lower left dot, `a1` to `i9`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot {
    column: u8,
    row: u8,
}

impl Spot {
    /// The box in this column from the left and this row from the bottom, both from 0.
    #[must_use]
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column + 1 < Dot::MAX && row + 1 < Dot::MAX {
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

    /// Its four sides in the order of the digits of a position: top (1), right (2), bottom (4),
    /// left (8).
    ///
    /// ```
    /// let spot: game_boxes::Spot = "b1".parse().unwrap();
    /// assert_eq!(spot.sides().map(|line| line.to_string()), ["b2h", "c1v", "b1h", "b1v"]);
    /// ```
    #[must_use]
    pub const fn sides(self) -> [Line; 4] {
        let (column, row) = (self.column, self.row);
        [
            Line::at(column, row + 1, Direction::Horizontal),
            Line::at(column + 1, row, Direction::Vertical),
            Line::at(column, row, Direction::Horizontal),
            Line::at(column, row, Direction::Vertical),
        ]
    }

    /// Without the check, for what is known to lie on the largest board.
    pub(crate) const fn at(column: u8, row: u8) -> Self {
        Self { column, row }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Dot::at(self.column, self.row).fmt(f)
    }
}

impl FromStr for Spot {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        text.parse()
            .ok()
            .and_then(|dot: Dot| Self::new(dot.column(), dot.row()))
            .ok_or_else(|| Illegal::new("bad-box").with("box", text))
    }
}
