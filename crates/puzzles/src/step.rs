//! One right move at one decision of a puzzle.

use std::fmt;
use std::str::FromStr;

use game::Illegal;
use games::{AnyEvent, Form};

use crate::fault::bad;

/// A right move and what follows it. Text form: the decision and the move, the events that answer it, and the next
/// decision or `.` where the puzzle is solved, joined by ` / `: `0 b2v / 1 d3v / 2`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The decision at which it is right, from 0.
    pub at: u16,
    /// The move.
    pub action: Form,
    /// The answer: what the others do and what is forced.
    pub then: Vec<AnyEvent>,
    /// The next decision; none where the puzzle is solved.
    pub to: Option<u16>,
}

const BETWEEN: &str = " / ";

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.at, self.action)?;
        self.then
            .iter()
            .try_for_each(|event| write!(f, "{BETWEEN}{event}"))?;
        match self.to {
            Some(to) => write!(f, "{BETWEEN}{to}"),
            None => write!(f, "{BETWEEN}."),
        }
    }
}

impl FromStr for Step {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let parts: Vec<&str> = text.split(BETWEEN).collect();
        let [first, events @ .., to] = &parts[..] else {
            return Err(bad());
        };
        let (at, action) = first.split_once(' ').ok_or_else(bad)?;
        let step = Self {
            at: at.parse().map_err(|_| bad())?,
            action: action.parse()?,
            then: events
                .iter()
                .map(|event| event.parse())
                .collect::<Result<_, Illegal>>()?,
            to: match *to {
                "." => None,
                to => Some(to.parse().map_err(|_| bad())?),
            },
        };
        (step.to_string() == text).then_some(step).ok_or_else(bad)
    }
}
