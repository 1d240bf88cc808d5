//! Which lines are drawn before the match begins.

use std::fmt;
use std::str::FromStr;

use game::Illegal;

use crate::{Bits, Direction, Line, Size};

/// The three customs. Text form: the lower-case name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Border {
    /// Nothing is drawn.
    #[default]
    American,
    /// The left and the bottom border are drawn.
    Icelandic,
    /// The whole border is drawn.
    Swedish,
}

impl Border {
    /// Every custom.
    pub const ALL: [Self; 3] = [Self::American, Self::Icelandic, Self::Swedish];

    /// The stable code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::American => "american",
            Self::Icelandic => "icelandic",
            Self::Swedish => "swedish",
        }
    }

    /// The lines of a board that are drawn at the start, by number.
    #[must_use]
    pub fn lines<const W: usize>(self, size: Size) -> Bits<W> {
        size.lines()
            .filter(|line| self.draws(size, *line))
            .filter_map(|line| size.line_number(line))
            .collect()
    }

    fn draws(self, size: Size, line: Line) -> bool {
        let [from, _] = line.dots();
        let (at, last) = match line.direction() {
            Direction::Horizontal => (from.row(), size.rows()),
            Direction::Vertical => (from.column(), size.columns()),
        };
        match self {
            Self::American => false,
            Self::Icelandic => at == 0,
            Self::Swedish => at == 0 || at == last,
        }
    }
}

impl fmt::Display for Border {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Border {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        Self::ALL
            .into_iter()
            .find(|border| border.code() == text)
            .ok_or_else(|| Illegal::new("bad-border").with("border", text))
    }
}
