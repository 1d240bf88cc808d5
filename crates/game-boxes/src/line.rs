//! The lines between neighbouring dots: what players draw.

use std::fmt;
use std::str::FromStr;

use game::Illegal;

use crate::Dot;

/// Which way a line runs from its first dot. Text forms: `h`, `v`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// To the right.
    Horizontal,
    /// Up.
    Vertical,
}

/// A line. Text form: its left or lower dot and its direction: `a1h` runs right from a1, `a1v` up.
///
/// ```
/// let line: game_boxes::Line = "a1v".parse().unwrap();
/// assert_eq!(line.dots().map(|dot| dot.to_string()), ["a1", "a2"]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Line {
    from: Dot,
    direction: Direction,
}

impl Line {
    /// The line from a dot to its neighbour on the right or above; none if the largest board ends
    /// there.
    #[must_use]
    pub const fn new(from: Dot, direction: Direction) -> Option<Self> {
        let along = match direction {
            Direction::Horizontal => from.column(),
            Direction::Vertical => from.row(),
        };
        if along + 1 < Dot::MAX {
            Some(Self { from, direction })
        } else {
            None
        }
    }

    /// Which way it runs.
    #[must_use]
    pub const fn direction(self) -> Direction {
        self.direction
    }

    /// The two dots it joins, the left or lower one first.
    #[must_use]
    pub const fn dots(self) -> [Dot; 2] {
        let (column, row) = (self.from.column(), self.from.row());
        let to = match self.direction {
            Direction::Horizontal => Dot::at(column + 1, row),
            Direction::Vertical => Dot::at(column, row + 1),
        };
        [self.from, to]
    }

    /// Without the check, for what is known to lie on the largest board.
    pub(crate) const fn at(column: u8, row: u8, direction: Direction) -> Self {
        Self {
            from: Dot::at(column, row),
            direction,
        }
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = match self.direction {
            Direction::Horizontal => 'h',
            Direction::Vertical => 'v',
        };
        write!(f, "{}{letter}", self.from)
    }
}

impl FromStr for Line {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let split = |letter, direction| Some((text.strip_suffix(letter)?, direction));
        split('h', Direction::Horizontal)
            .or_else(|| split('v', Direction::Vertical))
            .and_then(|(dot, direction)| Self::new(dot.parse().ok()?, direction))
            .ok_or_else(|| Illegal::new("bad-line").with("line", text))
    }
}
