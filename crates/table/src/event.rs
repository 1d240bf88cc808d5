//! What happens at a table.

use std::fmt;
use std::str::FromStr;

use fair::{Commitment, Secret};
use game::{Illegal, Seat, Seats};
use games::AnyEvent;

use crate::refusal::unfair;
use crate::{Key, MatchId, Millis, Occupant, Offer};

/// What happens at a table. The text form is what the store keeps; `Debug` prints no secret.
///
/// `open ataxx/1 friendly 300+0`, `sit 0 person:ID`, `leave 1`, `ready 0`, `start`,
/// `play 0 g2`, `play key=k7 credit=120 0 g2`, `play spent=85 1 a2`, `rematch 0`, `next ID`,
/// `resume 5300`, `close expired`. Of the fair draw: `commit 0 DIGITS`, `seal SALT SEED`,
/// `reveal 0 SEED`, `cancel 1`, `disclose`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableEvent {
    /// The match exists. Always and only the first event.
    Open(Offer),
    /// Somebody takes a seat.
    Sit(Seat, Occupant),
    /// A person gives the seat back; everyone has to be ready anew.
    Leave(Seat),
    /// A person is ready.
    Ready(Seat),
    /// A seat commits to a seed, in place of what it committed to before.
    Commit(Seat, Commitment),
    /// Everyone is ready: the house commits to its salt and seed, and all commitments are published.
    Seal {
        /// The salt of the house.
        salt: Secret,
        /// The seed of the house.
        house: Secret,
    },
    /// A seat reveals its seed.
    Reveal(Seat, Secret),
    /// The start is cancelled. These seats did not reveal their seeds in time, and have to be ready
    /// anew; none: somebody left.
    Cancel(Seats),
    /// The match starts, and the clocks.
    Start,
    /// An event of the game.
    Play {
        /// The game's event.
        event: AnyEvent,
        /// What the acting seat pays for it.
        charge: Charge,
        /// The key of the order it answers.
        key: Option<Key>,
    },
    /// A person asks for a rematch.
    Rematch(Seat),
    /// Everyone asked: the rematch is this match.
    Next(MatchId),
    /// The house was down for so long; running clocks get it back.
    Resume(Millis),
    /// The match is over: the house shows its salt and seed to everyone.
    Disclose,
    /// The match never took place, or is broken off.
    Close(Closed),
}

/// What a seat pays for an action, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Charge {
    /// The time since its clock started, less this credit for the network.
    Clock {
        /// Credit for the network.
        credit: Millis,
    },
    /// Exactly this: a computer player's thinking.
    Spent(Millis),
}

impl Charge {
    /// The whole time since the clock started.
    pub const FULL: Self = Self::Clock { credit: 0 };
}

/// Why a match never took place, or was broken off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closed {
    /// Everybody left.
    Left,
    /// Nobody came in time.
    Expired,
    /// Those who run the house have ended it, also in the middle: it counts for nobody.
    Ended,
}

impl Closed {
    /// The stable code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Expired => "expired",
            Self::Ended => "ended",
        }
    }
}

impl TableEvent {
    /// A game event that costs the full time and answers no order.
    #[must_use]
    pub const fn play(event: AnyEvent) -> Self {
        Self::Play {
            event,
            charge: Charge::FULL,
            key: None,
        }
    }
}

impl fmt::Display for TableEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Open(offer) => write!(f, "open {offer}"),
            Self::Sit(seat, who) => write!(f, "sit {seat} {who}"),
            Self::Leave(seat) => write!(f, "leave {seat}"),
            Self::Ready(seat) => write!(f, "ready {seat}"),
            Self::Commit(seat, commitment) => write!(f, "commit {seat} {commitment}"),
            Self::Seal { salt, house } => write!(f, "seal {} {}", salt.reveal(), house.reveal()),
            Self::Reveal(seat, seed) => write!(f, "reveal {seat} {}", seed.reveal()),
            Self::Cancel(seats) => write!(f, "cancel {seats}"),
            Self::Disclose => f.write_str("disclose"),
            Self::Start => f.write_str("start"),
            Self::Play { event, charge, key } => {
                f.write_str("play ")?;
                if let Some(key) = key {
                    write!(f, "key={key} ")?;
                }
                match charge {
                    Charge::Clock { credit: 0 } => {}
                    Charge::Clock { credit } => write!(f, "credit={credit} ")?,
                    Charge::Spent(spent) => write!(f, "spent={spent} ")?,
                }
                write!(f, "{event}")
            }
            Self::Rematch(seat) => write!(f, "rematch {seat}"),
            Self::Next(id) => write!(f, "next {id}"),
            Self::Resume(down) => write!(f, "resume {down}"),
            Self::Close(why) => write!(f, "close {}", why.code()),
        }
    }
}

impl FromStr for TableEvent {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let bad = || Illegal::new("bad-table-event");
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        Ok(match word {
            "open" => Self::Open(rest.parse()?),
            "sit" => {
                let (seat, who) = rest.split_once(' ').ok_or_else(bad)?;
                Self::Sit(seat.parse()?, who.parse()?)
            }
            "leave" => Self::Leave(rest.parse()?),
            "ready" => Self::Ready(rest.parse()?),
            "commit" => {
                let (seat, commitment) = rest.split_once(' ').ok_or_else(bad)?;
                Self::Commit(seat.parse()?, commitment.parse().map_err(unfair)?)
            }
            "seal" => {
                let (salt, house) = rest.split_once(' ').ok_or_else(bad)?;
                Self::Seal {
                    salt: salt.parse().map_err(unfair)?,
                    house: house.parse().map_err(unfair)?,
                }
            }
            "reveal" => {
                let (seat, seed) = rest.split_once(' ').ok_or_else(bad)?;
                Self::Reveal(seat.parse()?, seed.parse().map_err(unfair)?)
            }
            "cancel" => Self::Cancel(rest.parse()?),
            "disclose" if rest.is_empty() => Self::Disclose,
            "start" if rest.is_empty() => Self::Start,
            "play" => read_play(rest)?,
            "rematch" => Self::Rematch(rest.parse()?),
            "next" => Self::Next(rest.parse()?),
            "resume" => Self::Resume(span(rest)?),
            "close" => Self::Close(
                [Closed::Left, Closed::Expired, Closed::Ended]
                    .into_iter()
                    .find(|why| why.code() == rest)
                    .ok_or_else(bad)?,
            ),
            _ => return Err(bad()),
        })
    }
}

/// A span of time: not negative, at most a century.
fn span(text: &str) -> Result<Millis, Illegal> {
    const CENTURY: Millis = 100 * 366 * 24 * 60 * 60 * 1000;
    text.parse()
        .ok()
        .filter(|ms| (0..=CENTURY).contains(ms))
        .ok_or_else(|| Illegal::new("bad-table-event"))
}

fn read_play(mut text: &str) -> Result<TableEvent, Illegal> {
    let (mut charge, mut key) = (Charge::FULL, None);
    while let Some((word, rest)) = text.split_once(' ') {
        match word.split_once('=') {
            Some(("key", value)) => key = Some(value.parse()?),
            Some(("credit", value)) => {
                charge = Charge::Clock {
                    credit: span(value)?,
                }
            }
            Some(("spent", value)) => charge = Charge::Spent(span(value)?),
            _ => break,
        }
        text = rest;
    }
    Ok(TableEvent::Play {
        event: text.parse()?,
        charge,
        key,
    })
}
