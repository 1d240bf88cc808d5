//! How large a board is, and how its lines and boxes are numbered.

use std::fmt;
use std::str::FromStr;

use game::Illegal;

use crate::{Bits, Direction, Dot, Line, Spot, Stroke};

/// The size of a board in boxes. Text form: rows x columns, `1x1` to `9x9`.
///
/// Lines are numbered row by row from the bottom left: first all horizontal ones, then all vertical
/// ones. Boxes likewise, from a1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Size {
    rows: u8,
    columns: u8,
}

impl Default for Size {
    fn default() -> Self {
        Self {
            rows: 5,
            columns: 5,
        }
    }
}

impl Size {
    /// The most rows, and the most columns.
    pub const MAX: u8 = Dot::MAX - 1;

    /// A board of `rows` x `columns` boxes, each 1 to 9.
    #[must_use]
    pub const fn new(rows: u8, columns: u8) -> Option<Self> {
        if 1 <= rows && rows <= Self::MAX && 1 <= columns && columns <= Self::MAX {
            Some(Self { rows, columns })
        } else {
            None
        }
    }

    /// Every size, smallest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=Self::MAX).flat_map(|rows| (1..=Self::MAX).map(move |columns| Self { rows, columns }))
    }

    /// Rows of boxes.
    #[must_use]
    pub const fn rows(self) -> u8 {
        self.rows
    }

    /// Columns of boxes.
    #[must_use]
    pub const fn columns(self) -> u8 {
        self.columns
    }

    /// How many boxes: at most 81.
    #[must_use]
    pub const fn box_count(self) -> usize {
        self.rows as usize * self.columns as usize
    }

    /// How many lines: at most 180.
    #[must_use]
    pub const fn line_count(self) -> usize {
        self.horizontal_count() + self.rows as usize * (self.columns as usize + 1)
    }

    const fn horizontal_count(self) -> usize {
        (self.rows as usize + 1) * self.columns as usize
    }

    /// The lines in the order of their numbers.
    pub fn lines(self) -> impl Iterator<Item = Line> {
        (0..self.line_count()).filter_map(move |number| self.line(number))
    }

    /// The boxes in the order of their numbers.
    pub fn spots(self) -> impl Iterator<Item = Spot> {
        (0..self.rows)
            .flat_map(move |row| (0..self.columns).map(move |column| Spot::at(column, row)))
    }

    /// The line with this number, if there is one.
    #[must_use]
    pub const fn line(self, number: usize) -> Option<Line> {
        let (number, wide, direction) = if number < self.horizontal_count() {
            (number, self.columns as usize, Direction::Horizontal)
        } else if number < self.line_count() {
            let number = number - self.horizontal_count();
            (number, self.columns as usize + 1, Direction::Vertical)
        } else {
            return None;
        };
        Some(Line::at(
            (number % wide) as u8,
            (number / wide) as u8,
            direction,
        ))
    }

    /// The number of a line, if it is on this board.
    #[must_use]
    pub const fn line_number(self, line: Line) -> Option<usize> {
        let [from, to] = line.dots();
        if to.column() > self.columns || to.row() > self.rows {
            return None;
        }
        let (column, row) = (from.column() as usize, from.row() as usize);
        Some(match line.direction() {
            Direction::Horizontal => row * self.columns as usize + column,
            Direction::Vertical => {
                self.horizontal_count() + row * (self.columns as usize + 1) + column
            }
        })
    }

    /// The number of a box, if it is on this board.
    #[must_use]
    pub const fn spot_number(self, spot: Spot) -> Option<usize> {
        if spot.column() < self.columns && spot.row() < self.rows {
            Some(spot.row() as usize * self.columns as usize + spot.column() as usize)
        } else {
            None
        }
    }

    /// The one or two boxes of this board that a line is a side of, the lower or left one first.
    pub fn beside(self, line: Line) -> impl Iterator<Item = Spot> {
        let [dot, _] = line.dots();
        let (column, row) = (dot.column(), dot.row());
        let before = match line.direction() {
            Direction::Horizontal => row.checked_sub(1).map(|row| (column, row)),
            Direction::Vertical => column.checked_sub(1).map(|column| (column, row)),
        };
        before
            .into_iter()
            .chain([(column, row)])
            .filter_map(|(column, row)| Spot::new(column, row))
            .filter(move |spot| self.spot_number(*spot).is_some())
    }

    /// The four sides of a box, by number.
    #[must_use]
    pub fn sides<const W: usize>(self, spot: Spot) -> Bits<W> {
        let Some(bottom) = self.spot_number(spot) else {
            let lines = spot.sides().into_iter();
            return lines.filter_map(|line| self.line_number(line)).collect();
        };
        // The number of a box is that of the line under it, and a row has one more line upright.
        let left = self.horizontal_count() + bottom + usize::from(spot.row());
        [bottom, bottom + usize::from(self.columns), left, left + 1]
            .into_iter()
            .fold(Bits::EMPTY, |sides, number| sides.or(Bits::one(number)))
    }

    /// What drawing a line may complete; none for a line that is not on this board.
    #[must_use]
    pub fn stroke<const W: usize>(self, line: Line) -> Option<Stroke<W>> {
        let number = self.line_number(line)?;
        let mut boxes = self.beside(line).map(|spot| self.sides(spot));
        Some(Stroke::new(number, [boxes.next(), boxes.next()]))
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.rows, self.columns)
    }
}

impl FromStr for Size {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        match *text.as_bytes() {
            [rows @ b'1'..=b'9', b'x', columns @ b'1'..=b'9'] => Ok(Self {
                rows: rows - b'0',
                columns: columns - b'0',
            }),
            _ => Err(Illegal::new("bad-size").with("size", text)),
        }
    }
}
