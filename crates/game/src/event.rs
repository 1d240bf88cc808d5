//! What happens in a match.

use std::fmt;
use std::str::FromStr;

use crate::{Illegal, Seat, Seats, Text, Why};

/// One step of a match; a match is the sequence of its events.
///
/// Text forms: `0 g2` (seat 0 acts), `= 0000` (automatic), `? 4` (drawn), `! 0,1 time` (out).
///
/// ```
/// use game::Event;
/// # #[derive(Clone, Debug, PartialEq, Eq)] struct W(String);
/// # impl std::fmt::Display for W { fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result { f.write_str(&self.0) } }
/// # impl std::str::FromStr for W { type Err = game::Illegal; fn from_str(s: &str) -> Result<Self, game::Illegal> { Ok(W(s.into())) } }
/// for text in ["0 g2", "= 0000", "? 4", "! 0,1 time"] {
///     assert_eq!(text.parse::<Event<W, W>>().unwrap().to_string(), text);
/// }
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event<A, C> {
    /// A seat acts by its own choice.
    Act(Seat, A),
    /// A forced step, played by the table.
    Auto(A),
    /// What was drawn.
    Chance(C),
    /// These seats go out at the same instant, possibly out of turn.
    Out(Seats, Why),
}

impl<A: fmt::Display, C: fmt::Display> fmt::Display for Event<A, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Act(seat, action) => write!(f, "{seat} {action}"),
            Self::Auto(action) => write!(f, "= {action}"),
            Self::Chance(chance) => write!(f, "? {chance}"),
            Self::Out(seats, why) => write!(f, "! {seats} {why}"),
        }
    }
}

impl<A: Text, C: Text> FromStr for Event<A, C> {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let bad = || Illegal::new("bad-event").with("event", text);
        let (mark, rest) = text.split_once(' ').ok_or_else(bad)?;
        match mark {
            "=" => rest.parse().map(Self::Auto),
            "?" => rest.parse().map(Self::Chance),
            "!" => {
                let (seats, why) = rest.split_once(' ').ok_or_else(bad)?;
                let seats: Seats = seats.parse()?;
                if seats.is_empty() {
                    Err(bad())
                } else {
                    Ok(Self::Out(seats, why.parse()?))
                }
            }
            seat => Ok(Self::Act(seat.parse()?, rest.parse()?)),
        }
    }
}
