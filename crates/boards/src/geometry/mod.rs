//! Where things are on a board's SVG, in its own units, and which is next to which on the screen.
//! No browser in here: all of it is tested on the host.

mod army;
mod decimal;
mod flights;
mod frame;
mod lines;
mod squares;
mod track;

use std::fmt;

pub use army::ArmyGrid;
pub use decimal::Decimal;
pub use flights::{FlightGrid, Share};
pub use frame::Frame;
pub use lines::LineGrid;
pub use squares::SquareGrid;
pub use track::TrackGrid;

/// A point of the picture; x to the right, y down.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Down.
    pub y: f64,
}

impl fmt::Display for Point {
    /// As it stands in a path or a transformation: `50 150`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", Decimal(self.x), Decimal(self.y))
    }
}

/// A direction on the screen: that of an arrow key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heading {
    /// To the top.
    Up,
    /// To the bottom.
    Down,
    /// To the left.
    Left,
    /// To the right.
    Right,
}

impl Heading {
    /// The direction of a keyboard event's `key`, if it is an arrow.
    #[must_use]
    pub fn of_key(key: &str) -> Option<Self> {
        match key {
            "ArrowUp" => Some(Self::Up),
            "ArrowDown" => Some(Self::Down),
            "ArrowLeft" => Some(Self::Left),
            "ArrowRight" => Some(Self::Right),
            _ => None,
        }
    }

    /// Columns to the right and rows down that one step is.
    #[must_use]
    pub const fn step(self) -> (i8, i8) {
        match self {
            Self::Up => (0, -1),
            Self::Down => (0, 1),
            Self::Left => (-1, 0),
            Self::Right => (1, 0),
        }
    }
}
