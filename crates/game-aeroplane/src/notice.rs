//! What everybody learns from one event.

use std::fmt;
use std::iter::Peekable;
use std::str::{FromStr, Split};

use game::{Event, EventOf, Illegal, Seat, Seats, Why};

use crate::trip::Landing;
use crate::{
    Action, Aeroplane, Chance, Fate, How, Leg, Phase, Plane, Planes, Position, Progress, Struck,
    Trip,
};

/// What a round of the roll-off comes to with its last roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RollOffThen {
    /// These are tied for highest and roll again.
    Again(Seats),
    /// This seat rolled highest and starts.
    Starts(Seat),
}

/// What happened, for animation and the log in words.
///
/// | text | means |
/// |---|---|
/// | `0 roll` | seat 0 throws the die |
/// | `0 off 4` | it shows 4 in the roll-off |
/// | `2 off 4 again 0,2` | the round is over, these roll again |
/// | `2 off 5 starts 2` | the roll-off is over |
/// | `0 rolled 4` | the die shows 4 |
/// | `0 rolled 6 back 1,3` | a third six: these planes go back, and the turn passes |
/// | `0 pass` | no plane can use the number |
/// | `0 launch 2` | from the hangar to the pad |
/// | `0 move 1,3 from 9 to 14 hit 1:2 jump 18 fly 30 cross 2:1,4 hit 3:1 stack 4` | a move, leg by leg |
/// | `0 move 2 from 54 bounce 53` | to the centre and back |
/// | `0 move 2 from 53 to 56 place 1` | the last plane of the seat is in the centre, it finishes first |
/// | `! 1 resigned` | seat 1 is out |
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A seat throws the die.
    Roll(Seat),
    /// The die in the roll-off.
    RollOff {
        /// Who threw it.
        seat: Seat,
        /// What it shows.
        number: Chance,
        /// What the round comes to, if this was its last roll.
        then: Option<RollOffThen>,
    },
    /// The die.
    Rolled {
        /// Who threw it.
        seat: Seat,
        /// What it shows.
        number: Chance,
        /// On the third six in a row: the planes that go back to their hangar.
        back: Option<Planes>,
    },
    /// A seat had to pass.
    Pass(Seat),
    /// A plane was launched.
    Launch(Seat, Plane),
    /// A plane or stack moved.
    Moved {
        /// Whose.
        seat: Seat,
        /// The way, and whom it sent home.
        trip: Trip,
        /// The place of the seat, if it finishes with this move.
        place: Option<u8>,
    },
    /// These seats are out; their planes leave the board.
    Out(Seats, Why),
}

impl Notice {
    /// What a legal event does. (Of any other the answer means nothing.)
    pub(crate) fn of(before: &Position, event: &EventOf<Aeroplane>) -> Self {
        let seat = before.mover().unwrap_or(Seat::FIRST);
        match *event {
            Event::Out(seats, why) => Self::Out(seats, why),
            Event::Chance(number) => Self::of_die(before, seat, number),
            Event::Act(seat, action) => Self::of_action(before, seat, action),
            Event::Auto(action) => Self::of_action(before, seat, action),
        }
    }

    fn of_die(before: &Position, seat: Seat, number: Chance) -> Self {
        let mut after = *before;
        after.rolled(number.number());
        let (Phase::RollOffDie(round), now) = (before.phase, after.phase) else {
            let back = before.sent_back(number.number());
            return Self::Rolled { seat, number, back };
        };
        let is_last = round.with(seat, number.number()).next().is_none();
        let then = match now {
            Phase::RollOff(again) if is_last => Some(RollOffThen::Again(again.among())),
            Phase::Roll(go) => Some(RollOffThen::Starts(go.mover)),
            _ => None,
        };
        Self::RollOff { seat, number, then }
    }

    fn of_action(before: &Position, seat: Seat, action: Action) -> Self {
        match (action, before.phase) {
            (Action::Roll, _) => Self::Roll(seat),
            (Action::Launch(plane), _) => Self::Launch(seat, plane),
            (Action::Move { plane, fly, stack }, Phase::Move(_, number)) => {
                let Ok(trip) = Trip::of(before, seat, plane, number, fly, stack) else {
                    return Self::Pass(seat);
                };
                let mut after = *before;
                after.play(action);
                let place = match after.side(seat).fate() {
                    Fate::Home(order) => Some(order),
                    _ => None,
                };
                Self::Moved { seat, trip, place }
            }
            _ => Self::Pass(seat),
        }
    }
}

impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Roll(seat) => write!(f, "{seat} roll"),
            Self::RollOff { seat, number, then } => {
                write!(f, "{seat} off {number}")?;
                match then {
                    Some(RollOffThen::Again(seats)) => write!(f, " again {seats}"),
                    Some(RollOffThen::Starts(seat)) => write!(f, " starts {seat}"),
                    None => Ok(()),
                }
            }
            Self::Rolled { seat, number, back } => {
                write!(f, "{seat} rolled {number}")?;
                back.iter().try_for_each(|back| write!(f, " back {back}"))
            }
            Self::Pass(seat) => write!(f, "{seat} pass"),
            Self::Launch(seat, plane) => write!(f, "{seat} launch {plane}"),
            Self::Moved { seat, trip, place } => {
                write!(f, "{seat} move {trip}")?;
                place
                    .iter()
                    .try_for_each(|place| write!(f, " place {place}"))
            }
            Self::Out(seats, why) => write!(f, "! {seats} {why}"),
        }
    }
}

impl fmt::Display for Trip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} from {}", self.planes, self.from)?;
        for landing in self.landings() {
            write!(f, " {} {}", landing.leg.how, landing.leg.to)?;
            if let Some(struck) = landing.crossed {
                write!(f, " cross {struck}")?;
            }
            if let Some(struck) = landing.hit {
                write!(f, " hit {struck}")?;
            }
        }
        if self.joined.is_empty() {
            Ok(())
        } else {
            write!(f, " stack {}", self.joined)
        }
    }
}

/// The words of a notice that are left to read.
struct Words<'a>(Peekable<Split<'a, char>>);

impl<'a> Words<'a> {
    fn next(&mut self) -> Result<&'a str, Illegal> {
        self.0.next().ok_or_else(|| Illegal::new("bad-notice"))
    }

    fn read<T: FromStr<Err = Illegal>>(&mut self) -> Result<T, Illegal> {
        self.next()?.parse()
    }

    /// What follows `key`, if that is the next word.
    fn after<T: FromStr<Err = Illegal>>(&mut self, key: &str) -> Result<Option<T>, Illegal> {
        match self.0.next_if(|word| *word == key) {
            Some(_) => self.read().map(Some),
            None => Ok(None),
        }
    }

    /// A leg, if one comes next.
    fn landing(&mut self) -> Result<Option<Landing>, Illegal> {
        let how = self.0.peek().and_then(|word| How::read(word));
        let Some(how) = how else {
            return Ok(None);
        };
        self.next()?;
        Ok(Some(Landing {
            leg: Leg::new(how, self.read()?),
            crossed: self.after("cross")?,
            hit: self.after::<Struck>("hit")?,
        }))
    }

    fn trip(&mut self) -> Result<Trip, Illegal> {
        let bad = || Illegal::new("bad-notice");
        Ok(Trip {
            planes: self.read()?,
            from: self.after::<Progress>("from")?.ok_or_else(bad)?,
            first: self.landing()?.ok_or_else(bad)?,
            then: [self.landing()?, self.landing()?],
            joined: self.after("stack")?.unwrap_or_default(),
        })
    }

    fn notice(&mut self) -> Result<Notice, Illegal> {
        let bad = || Illegal::new("bad-notice");
        if self.0.next_if(|word| *word == "!").is_some() {
            let seats: Seats = self.read()?;
            return if seats.is_empty() {
                Err(bad())
            } else {
                Ok(Notice::Out(seats, self.read()?))
            };
        }
        let seat: Seat = self.read()?;
        Ok(match self.next()? {
            "roll" => Notice::Roll(seat),
            "pass" => Notice::Pass(seat),
            "launch" => Notice::Launch(seat, self.read()?),
            "rolled" => Notice::Rolled {
                seat,
                number: self.read()?,
                back: self.after("back")?,
            },
            "off" => Notice::RollOff {
                seat,
                number: self.read()?,
                then: match self.after("again")? {
                    Some(seats) => Some(RollOffThen::Again(seats)),
                    None => self.after("starts")?.map(RollOffThen::Starts),
                },
            },
            "move" => Notice::Moved {
                seat,
                trip: self.trip()?,
                place: self.after("place")?.map(place),
            },
            _ => return Err(bad()),
        })
    }
}

/// A place, which is a number from 1 to 4 as that of a plane is.
fn place(number: Plane) -> u8 {
    number.index() as u8 + 1
}

impl FromStr for Notice {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let notice = Words(text.split(' ').peekable()).notice()?;
        // One text a notice: every word in its place, and none left over.
        if notice.to_string() == text {
            Ok(notice)
        } else {
            Err(Illegal::new("bad-notice").with("notice", text))
        }
    }
}
