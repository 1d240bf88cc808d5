//! What everybody learns from one event.

use std::fmt;
use std::str::FromStr;

use game::{Event, EventOf, Illegal, Seat, Seats, Why};

use crate::{Action, Boxes, Chance, Line, Position, Spot};

/// What happened, for animation and the log in words.
///
/// Text forms: `0 b2v` (a line that ends the turn), `0 b2v a2,b2 again` (it claims two boxes and the
/// seat moves again), `1 e5v d5` (the last line of the match), `! 0,1 time` (both are out).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A line was drawn.
    Drawn {
        /// By whom.
        seat: Seat,
        /// Which.
        line: Line,
        /// The boxes it claims: none, one or two, in the order of [`Size::beside`](crate::Size::beside).
        claimed: Vec<Spot>,
        /// Whether the same seat moves again: it claimed a box and lines are left.
        again: bool,
    },
    /// These seats are out.
    Out(Seats, Why),
}

impl Notice {
    /// What a legal event does on a board.
    pub(crate) fn of(before: &Position, event: &EventOf<Boxes>) -> Self {
        let (seat, line) = match *event {
            Event::Act(seat, line) => (seat, line),
            Event::Auto(line) => (before.mover(), line),
            Event::Chance(chance) => match chance {},
            Event::Out(seats, why) => return Self::Out(seats, why),
        };
        let claimed = before.closes(line);
        let left = before.size().line_count() - before.drawn_count();
        Self::Drawn {
            seat,
            line,
            again: !claimed.is_empty() && left > 1,
            claimed,
        }
    }
}

impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Out(seats, why) => Event::<Action, Chance>::Out(*seats, *why).fmt(f),
            Self::Drawn {
                seat,
                line,
                claimed,
                again,
            } => {
                write!(f, "{seat} {line}")?;
                for (i, spot) in claimed.iter().enumerate() {
                    write!(f, "{}{spot}", if i == 0 { ' ' } else { ',' })?;
                }
                f.write_str(if *again { " again" } else { "" })
            }
        }
    }
}

impl FromStr for Notice {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let bad = || Illegal::new("bad-notice").with("notice", text);
        if text.starts_with('!') {
            return match text.parse::<Event<Action, Chance>>()? {
                Event::Out(seats, why) => Ok(Self::Out(seats, why)),
                _ => Err(bad()),
            };
        }
        let words: Vec<&str> = text.split(' ').collect();
        let (seat, line, claimed, again) = match *words.as_slice() {
            [seat, line] => (seat, line, None, false),
            [seat, line, claimed] => (seat, line, Some(claimed), false),
            [seat, line, claimed, "again"] => (seat, line, Some(claimed), true),
            _ => return Err(bad()),
        };
        let line: Line = line.parse()?;
        let spots = claimed.into_iter().flat_map(|spots| spots.split(','));
        let claimed: Vec<Spot> = spots.map(str::parse).collect::<Result<_, _>>()?;
        let beside = |spot: &Spot| spot.sides().contains(&line);
        if claimed.len() > 2 || !claimed.iter().all(beside) || !claimed.is_sorted_by(|a, b| a < b) {
            return Err(bad());
        }
        Ok(Self::Drawn {
            seat: seat.parse()?,
            line,
            claimed,
            again,
        })
    }
}
