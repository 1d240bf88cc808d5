//! Bodies of the HTTP requests and their answers, under `/api/v1`.

use game::Seat;
use serde::{Deserialize, Serialize};

use table::{Key, MatchId};

use crate::{Setting, Strength};

pub use game::Level;

/// `GET /api/v1/me`: who this browser is. Starts a guest's session if there is none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MeAnswer {
    /// The person id.
    pub id: String,
    /// What the person is called.
    pub name: String,
    /// The matches of this person that go on, the newest first.
    pub live: Vec<LiveMatch>,
    /// What this person has earned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub coins: Option<Purse>,
    /// What the person has set on any device; of accounts only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub settings: Option<Vec<Setting>>,
}

/// What a person has earned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Purse {
    /// Today, by the house's calendar.
    pub today: u32,
    /// The most that can be earned in a day.
    pub limit: u32,
    /// In all.
    pub balance: i64,
}

/// A match that goes on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LiveMatch {
    /// Which match.
    #[serde(with = "crate::text")]
    pub id: MatchId,
    /// The game's name.
    pub game: String,
    /// What the others are called; a computer player has none.
    pub others: Vec<Option<String>>,
    /// Whether it has started.
    pub started: bool,
}

/// `PUT /api/v1/me/name`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rename {
    /// The new name: 1 to 24 characters, no control characters.
    pub name: String,
}

/// `POST /api/v1/matches`: open a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CreateMatch {
    /// The same when the request is sent again.
    #[serde(with = "crate::text")]
    pub key: Key,
    /// The game's name.
    pub game: String,
    /// The set-up's text form; missing: the defaults.
    #[serde(default)]
    pub setup: String,
    /// The time control's text form; missing: the game's usual one.
    #[serde(default)]
    pub clock: Option<String>,
    /// Against whom.
    pub against: Opponent,
    /// Which seat the creator takes; missing: the first that no computer player has.
    #[serde(
        default,
        with = "crate::text::option",
        skip_serializing_if = "Option::is_none"
    )]
    pub seat: Option<Seat>,
    /// Seats that computer players take, each at its own level, whoever it is against.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bots: Vec<BotSeat>,
    /// Whether it counts for the ratings of all who play: then each has an account, and the set-up is the usual one.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
}

/// A computer player and its seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BotSeat {
    /// The seat.
    #[serde(with = "crate::text")]
    pub seat: Seat,
    /// The level.
    #[serde(with = "crate::text")]
    pub level: Level,
}

/// Against whom a match is to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Opponent {
    /// The computer player, on every other seat.
    Bot(#[serde(with = "crate::text")] Level),
    /// Whoever comes by the invite link.
    Invite,
}

/// The answer: the match, and the invite's token where one was asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Created {
    /// The match.
    #[serde(with = "crate::text")]
    pub id: MatchId,
    /// The token of the invite link `/i/TOKEN`, shown to the creator alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invite: Option<String>,
}

/// `GET /api/v1/invites/TOKEN`: who invites to what. Takes nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Invitation {
    /// The match.
    #[serde(with = "crate::text")]
    pub id: MatchId,
    /// The game's name.
    pub game: String,
    /// The set-up's text form.
    pub setup: String,
    /// The time control's text form.
    pub clock: String,
    /// Who invites.
    pub from: String,
    /// Whether a seat can still be taken.
    pub open: bool,
    /// Whether this browser's person has a seat at it.
    pub seated: bool,
    /// Whether it counts for the ratings of all who play.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
    /// How strong who invites is at this game; of rated matches only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub strength: Option<Strength>,
}

/// `POST /api/v1/invites/TOKEN/take`: take a seat by an invite. Safe to send again.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakeInvite {}

/// The answer: where the seat is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seated {
    /// The match.
    #[serde(with = "crate::text")]
    pub id: MatchId,
}

/// `POST /api/v1/me/link`: a one-time link `/l/TOKEN` that makes another device the same person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PersonalLink {
    /// The token; valid once, for 10 minutes.
    pub token: String,
}

/// The answer to `POST /api/v1/records`: what the record in the body is. Nothing is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecordSummary {
    /// The match.
    #[serde(with = "crate::text")]
    pub id: MatchId,
    /// The game's name.
    pub game: String,
    /// The number of its rules.
    pub rules: u16,
    /// The set-up's text form.
    pub setup: String,
    /// The time control's text form.
    pub clock: String,
    /// When it started, in milliseconds since the Unix epoch.
    pub start: i64,
    /// What the seats were called, in the order of the seats, as far as known.
    pub names: Vec<Option<String>>,
    /// How many events it has.
    pub events: usize,
    /// Finishing places and reason as in the record, `2,1 resigned`; missing: broken off.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
}

impl RecordSummary {
    /// What this record is.
    #[must_use]
    pub fn of(record: &table::Record) -> Self {
        let name = |seat: game::Seat| record.names[seat.index()].clone();
        Self {
            id: record.id,
            game: record.offer.game.name().to_owned(),
            rules: record.offer.rules,
            setup: record.offer.setup.to_string(),
            clock: record.offer.clock.to_string(),
            start: record.start,
            names: record.offer.seats().iter().map(name).collect(),
            events: record.events.len(),
            result: record
                .result
                .map(|(places, reason)| format!("{places} {reason}")),
        }
    }
}
