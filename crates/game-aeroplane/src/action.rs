//! What a seat chooses.

use std::fmt;
use std::str::FromStr;

use game::Illegal;

use crate::Plane;

/// What a seat chooses, or the table plays for it. Text forms: `roll`, `launch 2`, `move 2`,
/// `move 2 fly`, `move 2 stack`, `move 2 fly stack`, `pass`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Asks for the die.
    Roll,
    /// Brings a plane from the hangar to the launch pad.
    Launch(Plane),
    /// Moves a plane or a stack by the number rolled.
    Move {
        /// The plane, or the lowest of the stack.
        plane: Plane,
        /// Whether it takes the flight that it comes to. Else the flight is declined.
        fly: bool,
        /// Whether it stacks with the own planes where it ends.
        stack: bool,
    },
    /// No plane can use the number rolled; only ever automatic.
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Roll => f.write_str("roll"),
            Self::Launch(plane) => write!(f, "launch {plane}"),
            Self::Move { plane, fly, stack } => {
                let fly = if *fly { " fly" } else { "" };
                let stack = if *stack { " stack" } else { "" };
                write!(f, "move {plane}{fly}{stack}")
            }
            Self::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let to_move =
            |plane: &str, fly, stack| plane.parse().map(|plane| Self::Move { plane, fly, stack });
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["roll"] => Ok(Self::Roll),
            ["pass"] => Ok(Self::Pass),
            ["launch", plane] => plane.parse().map(Self::Launch),
            ["move", plane] => to_move(plane, false, false),
            ["move", plane, "fly"] => to_move(plane, true, false),
            ["move", plane, "stack"] => to_move(plane, false, true),
            ["move", plane, "fly", "stack"] => to_move(plane, true, true),
            _ => Err(Illegal::new("bad-action").with("action", text)),
        }
    }
}
