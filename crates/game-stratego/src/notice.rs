//! What one viewer learns from one event.

use std::fmt;
use std::str::FromStr;

use game::{Illegal, Seat, Seats, Why};

use crate::{Arrangement, Clash, Move, Rank, Squares};

/// What happened. Text forms: `arranged 0` (a set-up was locked), with its letters for its player
/// alone; in barrage the last one tells all where pieces stand, `arranged 0 on a1,b3,...`; `first 1`
/// (blue moves first by lot); `0 a4a5` (a quiet move); `0 a4a5 miner bomb` (an attack, the attacker's
/// rank first); `! 1 resigned`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A seat has locked its set-up.
    Arranged {
        /// Whose it is.
        seat: Seat,
        /// Which, for the viewer on that seat.
        own: Option<Arrangement>,
        /// In barrage, once both are in: where the pieces of both stand. (Else all squares are taken.)
        on: Option<Squares>,
    },
    /// Who moves first by lot.
    First(Seat),
    /// A move, and the ranks that fought, the attacker's first.
    Moved(Seat, Move, Option<(Rank, Rank)>),
    /// These seats are out.
    Out(Seats, Why),
}

impl Notice {
    /// How the attack went, if there was one.
    #[must_use]
    pub fn clash(&self) -> Option<Clash> {
        match self {
            Self::Moved(_, _, Some((attacker, defender))) => Some(Clash::of(*attacker, *defender)),
            _ => None,
        }
    }
}

impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Arranged { seat, own, on } => {
                write!(f, "arranged {seat}")?;
                own.iter().try_for_each(|own| write!(f, " {own}"))?;
                on.iter().try_for_each(|on| write!(f, " on {on}"))
            }
            Self::First(seat) => write!(f, "first {seat}"),
            Self::Moved(seat, moved, None) => write!(f, "{seat} {moved}"),
            Self::Moved(seat, moved, Some((attacker, defender))) => {
                write!(f, "{seat} {moved} {} {}", attacker.name(), defender.name())
            }
            Self::Out(seats, why) => write!(f, "! {seats} {why}"),
        }
    }
}

impl FromStr for Notice {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let bad = || Illegal::new("bad-notice").with("notice", text);
        let words: Vec<&str> = text.split(' ').collect();
        let rank = |name| Rank::from_name(name).ok_or_else(bad);
        Ok(match words[..] {
            ["arranged", seat, ref rest @ ..] => {
                let (own, on) = match rest {
                    [] => (None, None),
                    [own] => (Some(own), None),
                    ["on", on] => (None, Some(on)),
                    [own, "on", on] => (Some(own), Some(on)),
                    _ => return Err(bad()),
                };
                Self::Arranged {
                    seat: seat.parse()?,
                    own: own.map(|own| own.parse()).transpose()?,
                    on: on.map(|on| on.parse()).transpose()?,
                }
            }
            ["first", seat] => Self::First(seat.parse()?),
            ["!", seats, why] => Self::Out(seats.parse()?, why.parse()?),
            [seat, moved] => Self::Moved(seat.parse()?, moved.parse()?, None),
            [seat, moved, attacker, defender] => {
                let ranks = (rank(attacker)?, rank(defender)?);
                Self::Moved(seat.parse()?, moved.parse()?, Some(ranks))
            }
            _ => return Err(bad()),
        })
    }
}
