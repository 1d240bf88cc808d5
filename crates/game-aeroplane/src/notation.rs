//! The text form of a position.

use std::fmt;
use std::str::FromStr;

use game::{Illegal, Reason, Seat, Seats};

use crate::{Fate, Go, Phase, Plane, Planes, Position, Progress, RollOff, Setup, Side};

/// This part of a position is none.
fn bad_part(part: &str) -> Illegal {
    Illegal::new("bad-position").with("position", part)
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} | {}", self.setup, self.phase)?;
        let mut seats = self.setup.seats().iter();
        seats.try_for_each(|seat| write!(f, " | {}", self.side(seat)))
    }
}

impl FromStr for Position {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let bad = || bad_part(text);
        let mut parts = text.split(" | ");
        let mut part = || parts.next().ok_or_else(bad);
        let setup: Setup = part()?.parse()?;
        let phase = part()?.parse()?;
        let mut sides = [Side::START; Seat::MAX];
        for seat in setup.seats().iter() {
            sides[seat.index()] = part()?.parse()?;
        }
        let position = Self {
            setup,
            phase,
            sides,
        };
        if parts.next().is_none() && position.is_sound() && position.to_string() == text {
            Ok(position)
        } else {
            Err(bad())
        }
    }
}

impl Position {
    /// Whether the parts fit together as they do in play.
    fn is_sound(&self) -> bool {
        let seats = self.setup.seats();
        let playing = self.playing();
        let starting = seats
            .iter()
            .all(|seat| self.side(seat).planes_at(Progress::HANGAR) == Planes::ALL);
        let phase = match self.phase {
            Phase::RollOff(round) | Phase::RollOffDie(round) => {
                let among = round.among();
                starting
                    && among.len() > 1
                    && among.minus(playing).is_empty()
                    && round.next().is_some()
            }
            Phase::Roll(go) | Phase::Die(go) => playing.contains(go.mover) && self.is_go(go),
            Phase::Move(go, number) => {
                playing.contains(go.mover) && self.is_go(go) && (number < 6 || go.sixes < 2)
            }
            Phase::Over(reason) => {
                return playing.len() < 2 && self.is_end(reason) && self.fates_are_sound();
            }
        };
        phase && playing.len() > 1 && self.fates_are_sound() && self.squares_are_sound()
    }

    /// The planes that a turn has moved are out of the hangar, at least one a six that was used.
    fn is_go(&self, go: Go) -> bool {
        let home = self.side(go.mover).planes_at(Progress::HANGAR);
        go.moved.minus(home) == go.moved && (go.sixes > 0 || go.moved.is_empty())
    }

    /// The match can have ended for this reason.
    fn is_end(&self, reason: Reason) -> bool {
        let seats = self.setup.seats();
        let has = |fate: fn(Fate) -> bool| seats.iter().any(|seat| fate(self.side(seat).fate));
        match reason {
            Reason::Goal => self.playing().len() == 1 && has(|fate| matches!(fate, Fate::Home(_))),
            Reason::Resigned | Reason::Exited | Reason::Time => {
                has(|fate| matches!(fate, Fate::Out(_)))
            }
            _ => false,
        }
    }

    /// Seats finished one after another, and went out at instants one after another.
    fn fates_are_sound(&self) -> bool {
        let fates: Vec<Fate> = self
            .setup
            .seats()
            .iter()
            .map(|seat| self.side(seat).fate)
            .collect();
        let count = |wanted: Fate| fates.iter().filter(|fate| **fate == wanted).count();
        fates.iter().all(|fate| match *fate {
            Fate::Playing => true,
            Fate::Home(order) => {
                count(*fate) == 1 && (1..order).all(|earlier| count(Fate::Home(earlier)) == 1)
            }
            Fate::Out(instant) => (1..instant).all(|earlier| count(Fate::Out(earlier)) > 0),
        })
    }

    /// Planes of two seats never share a square of the ring.
    fn squares_are_sound(&self) -> bool {
        let alone = |seat: Seat, at: &Progress| self.enemies_at(seat, *at).is_none();
        let mut seats = self.setup.seats().iter();
        seats.all(|seat| self.side(seat).at.iter().all(|at| alone(seat, at)))
    }
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::RollOff(round) => write!(f, "off {round}"),
            Self::RollOffDie(round) => write!(f, "off-die {round}"),
            Self::Roll(go) => write!(f, "roll {go}"),
            Self::Die(go) => write!(f, "die {go}"),
            Self::Move(go, number) => write!(f, "move {go} {number}"),
            Self::Over(reason) => write!(f, "over {reason}"),
        }
    }
}

impl FromStr for Phase {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let bad = || bad_part(text);
        let (word, rest) = text.split_once(' ').ok_or_else(bad)?;
        match word {
            "off" => rest.parse().map(Self::RollOff),
            "off-die" => rest.parse().map(Self::RollOffDie),
            "roll" => rest.parse().map(Self::Roll),
            "die" => rest.parse().map(Self::Die),
            "move" => {
                let (go, number) = rest.rsplit_once(' ').ok_or_else(bad)?;
                Ok(Self::Move(go.parse()?, digit(number, 1, 6)?))
            }
            "over" => rest.parse().map(Self::Over),
            _ => Err(bad()),
        }
    }
}

/// A single digit in these bounds.
fn digit(text: &str, least: u8, most: u8) -> Result<u8, Illegal> {
    match text.as_bytes() {
        [digit] if (least..=most).contains(&digit.wrapping_sub(b'0')) => Ok(digit - b'0'),
        _ => Err(bad_part(text)),
    }
}

impl fmt::Display for RollOff {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.among())?;
        let mut rolls = self
            .among()
            .iter()
            .filter_map(|seat| self.rolled(seat))
            .peekable();
        if rolls.peek().is_none() {
            return f.write_str("-");
        }
        rolls.try_for_each(|number| write!(f, "{number}"))
    }
}

impl FromStr for RollOff {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let bad = || bad_part(text);
        let (among, rolls) = text.split_once(' ').ok_or_else(bad)?;
        let mut round = Self::new(among.parse::<Seats>()?);
        if rolls != "-" {
            for number in rolls.chars() {
                let seat = round.next().ok_or_else(bad)?;
                round = round.with(seat, digit(&number.to_string(), 1, 6)?);
            }
        }
        Ok(round)
    }
}

impl fmt::Display for Go {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.mover, self.sixes, self.moved)
    }
}

impl FromStr for Go {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let bad = || bad_part(text);
        let words: Vec<&str> = text.split(' ').collect();
        let [mover, sixes, moved] = words[..] else {
            return Err(bad());
        };
        Ok(Self {
            mover: mover.parse()?,
            sixes: digit(sixes, 0, 2)?,
            moved: moved.parse()?,
        })
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.fate {
            Fate::Home(order) => return write!(f, "home {order}"),
            Fate::Out(instant) => return write!(f, "out {instant}"),
            Fate::Playing => {}
        }
        for plane in Plane::ALL {
            f.write_str(if plane.index() == 0 { "" } else { "," })?;
            if self.is_lead(plane) {
                write!(f, "{}", self.progress(plane))?;
            } else {
                write!(f, "@{}", self.lead(plane))?;
            }
        }
        Ok(())
    }
}

impl FromStr for Side {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let bad = || bad_part(text);
        if let Some(order) = text.strip_prefix("home ") {
            return digit(order, 1, 3).map(Self::home);
        }
        if let Some(instant) = text.strip_prefix("out ") {
            return digit(instant, 1, 4).map(Self::out);
        }
        let words: Vec<&str> = text.split(',').collect();
        if words.len() != Plane::COUNT {
            return Err(bad());
        }
        let mut side = Self::START;
        for (plane, word) in Plane::ALL.into_iter().zip(words) {
            let Some(lead) = word.strip_prefix('@') else {
                side.at[plane.index()] = word.parse()?;
                continue;
            };
            let lead: Plane = lead.parse()?;
            if lead >= plane || !side.is_lead(lead) || !side.progress(lead).can_stack() {
                return Err(bad());
            }
            side.at[plane.index()] = side.progress(lead);
            side.lead[plane.index()] = lead;
        }
        if side.planes_at(Progress::CENTRE) == Planes::ALL {
            return Err(bad()); // that is a seat that has finished
        }
        Ok(side)
    }
}
