//! Why an order is refused.

use std::fmt;

use fair::Fault;
use game::Illegal;

/// Why a table refuses an order. Each has a stable code; nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Who asks has no seat at this match.
    NotSeated,
    /// Somebody else sits there.
    SeatTaken,
    /// No seat is open.
    NoSeat,
    /// The match has started.
    Started,
    /// The match has not started.
    NotStarted,
    /// The match is over.
    Over,
    /// The match never took place.
    Closed,
    /// The choice this order answers is not the present one.
    Stale,
    /// The clock of this seat is at zero.
    TooLate,
    /// No seed is asked for now.
    NoDraw,
    /// A rated match is between people.
    NoBots,
    /// Only who opened the match may ask this.
    NotCreator,
    /// Only the house may ask this.
    NotYours,
    /// The rules do not allow it.
    Illegal(Illegal),
}

impl Refusal {
    /// The stable code.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::NotSeated => "not-seated",
            Self::SeatTaken => "seat-taken",
            Self::NoSeat => "no-seat",
            Self::Started => "match-started",
            Self::NotStarted => "match-not-started",
            Self::Over => "match-over",
            Self::Closed => "match-closed",
            Self::Stale => "stale-decision",
            Self::TooLate => "too-late",
            Self::NoDraw => "no-fair-draw",
            Self::NoBots => "rated-no-bots",
            Self::NotCreator => "not-creator",
            Self::NotYours => "not-yours",
            Self::Illegal(illegal) => illegal.code(),
        }
    }

    /// The arguments of the code.
    #[must_use]
    pub fn args(&self) -> &[(&'static str, String)] {
        match self {
            Self::Illegal(illegal) => illegal.args(),
            _ => &[],
        }
    }
}

impl From<Illegal> for Refusal {
    fn from(illegal: Illegal) -> Self {
        Self::Illegal(illegal)
    }
}

impl From<Fault> for Refusal {
    fn from(fault: Fault) -> Self {
        Self::Illegal(unfair(fault))
    }
}

/// A fault of the fair draw as a code and its arguments.
pub(crate) fn unfair(fault: Fault) -> Illegal {
    let illegal = Illegal::new(fault.code());
    match fault.seat() {
        Some(seat) => illegal.with("seat", seat),
        None => illegal,
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl std::error::Error for Refusal {}
