//! The text form of a position.

use std::fmt;
use std::str::FromStr;

use game::{Illegal, Reason, Seat, Seats};

use super::position::{Go, Phase, Position, Side};
use super::{COPIES, Face, HAND, RANKS, ROLLS, Setup};

/// The most points a text may give: more than a match can bring.
const SCORE_MAX: u16 = 99;

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} | {} | {} | ", self.setup, self.round, self.phase)?;
        self.discards.iter().try_for_each(|n| write!(f, "{n}"))?;
        let seats = self.setup.seats();
        seats
            .iter()
            .try_for_each(|seat| write!(f, " | {}", self.side(seat)))
    }
}

impl FromStr for Position {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let bad = || Illegal::new("bad-view");
        let mut parts = text.split(" | ");
        let mut part = || parts.next().ok_or_else(bad);
        let setup: Setup = part()?.parse()?;
        let round = part()?.parse().map_err(|_| bad())?;
        let phase = part()?.parse()?;
        let discards = discards(part()?)?;
        let mut sides = <[Side; Seat::MAX]>::default();
        for seat in setup.seats().iter() {
            sides[seat.index()] = part()?.parse()?;
        }
        let position = Self {
            setup,
            round,
            phase,
            discards,
            sides,
        };
        if parts.next().is_none() && round < setup.rounds() && position.sound() {
            Ok(position)
        } else {
            Err(bad())
        }
    }
}

impl Position {
    /// Whether the parts fit together so far that the rules can go on from here.
    fn sound(&self) -> bool {
        let playing = self.playing();
        let arranged = playing.iter().all(|seat| self.side(seat).row.is_some());
        match &self.phase {
            Phase::Over(_) => true,
            _ if playing.len() < 2 => false,
            Phase::Arrange | Phase::Bid => !self.turn().owing().is_empty(),
            Phase::Choose(go) | Phase::Die(go) => {
                let queue: Seats = go.later.iter().copied().collect();
                arranged
                    && queue.len() == go.later.len()
                    && !queue.contains(go.mover)
                    && queue.with(go.mover).minus(playing).is_empty()
            }
            Phase::Deal => arranged,
            Phase::Reveal => arranged && playing.iter().all(|s| self.side(s).bid.is_some()),
        }
    }
}

fn discards(text: &str) -> Result<[u8; RANKS as usize], Illegal> {
    let digits: Option<Vec<u8>> = text
        .bytes()
        .map(|byte| byte.checked_sub(b'0').filter(|n| *n <= COPIES))
        .collect();
    digits
        .and_then(|digits| digits.try_into().ok())
        .ok_or(Illegal::new("bad-view"))
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Arrange => f.write_str("arrange"),
            Self::Deal => f.write_str("deal"),
            Self::Bid => f.write_str("bid"),
            Self::Reveal => f.write_str("reveal"),
            Self::Choose(go) => write!(f, "choose {go}"),
            Self::Die(go) => write!(f, "die {go}"),
            Self::Over(reason) => write!(f, "over {reason}"),
        }
    }
}

impl FromStr for Phase {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        match text.split_once(' ').unwrap_or((text, "")) {
            ("arrange", "") => Ok(Self::Arrange),
            ("deal", "") => Ok(Self::Deal),
            ("bid", "") => Ok(Self::Bid),
            ("reveal", "") => Ok(Self::Reveal),
            ("choose", go) => Ok(Self::Choose(go.parse()?)),
            ("die", go) => match go.parse()? {
                Go { rolls: ROLLS, .. } => Err(Illegal::new("bad-view")),
                go => Ok(Self::Die(go)),
            },
            ("over", reason) => Ok(Self::Over(reason.parse::<Reason>()?)),
            _ => Err(Illegal::new("bad-view")),
        }
    }
}

impl fmt::Display for Go {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.mover)?;
        list(f, &self.later)?;
        write!(f, " {} {}", self.gain, self.rolls)
    }
}

impl FromStr for Go {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let words: Vec<&str> = text.split(' ').collect();
        let [mover, later, gain, rolls] = words[..] else {
            return Err(Illegal::new("bad-view"));
        };
        let later = match later {
            "-" => Ok(Vec::new()),
            seats => seats.chars().map(|seat| seat.to_string().parse()).collect(),
        };
        Ok(Self {
            mover: mover.parse()?,
            later: later?,
            gain: number(gain, SCORE_MAX)?,
            rolls: number(rolls, ROLLS.into())? as u8,
        })
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} ", self.score, self.gone)?;
        list(f, self.row.as_ref().map_or(&[], |row| &row[..]))?;
        f.write_str(" ")?;
        list(f, &self.hand)?;
        f.write_str(" ")?;
        list(f, self.bid.as_slice())
    }
}

impl FromStr for Side {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let bad = || Illegal::new("bad-view");
        let words: Vec<&str> = text.split(' ').collect();
        let [score, gone, row, hand, bid] = words[..] else {
            return Err(bad());
        };
        let row = faces(row, HAND as u8)?;
        let hand = faces(hand, RANKS)?;
        let bid = faces(bid, RANKS)?;
        let distinct = (1..=HAND as u8)
            .all(|token| row.iter().filter(|face| **face == Face::Up(token)).count() < 2);
        let side = Self {
            score: number(score, SCORE_MAX)?,
            gone: number(gone, Seat::MAX as u16)? as u8,
            row: row.as_slice().try_into().ok(),
            hand,
            bid: bid.first().copied(),
        };
        let sorted = side.hand.is_sorted();
        let gone_with_nothing = side.gone == 0 || row.len() + side.hand.len() + bid.len() == 0;
        let sizes = side.row.is_some() != row.is_empty() && bid.len() <= 1;
        if distinct && sorted && gone_with_nothing && sizes && side.hand.len() <= HAND {
            Ok(side)
        } else {
            Err(bad())
        }
    }
}

/// Writes items without a gap, `-` for none.
fn list<T: fmt::Display>(f: &mut fmt::Formatter<'_>, items: &[T]) -> fmt::Result {
    if items.is_empty() {
        return f.write_str("-");
    }
    items.iter().try_for_each(|item| write!(f, "{item}"))
}

/// Reads what [`list`] wrote, with ranks of at most `max`.
pub(super) fn faces(text: &str, max: u8) -> Result<Vec<Face>, Illegal> {
    match text {
        "-" => Ok(Vec::new()),
        _ => text.chars().map(|letter| Face::read(letter, max)).collect(),
    }
}

fn number(text: &str, max: u16) -> Result<u16, Illegal> {
    text.parse()
        .ok()
        .filter(|number| *number <= max)
        .ok_or(Illegal::new("bad-view"))
}
