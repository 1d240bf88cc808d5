//! A match as one viewer is told of it.

use serde::{Deserialize, Serialize};

use game::{Places, Reason, Seat, Seats, Viewer};
use table::MatchId;

use crate::{Change, Draws};

/// A match, whole, for one viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Snapshot {
    /// Which match.
    #[serde(with = "crate::text")]
    pub ch: MatchId,
    /// How many entries it has.
    pub ply: u32,
    /// The game's name.
    pub game: String,
    /// The number of its rules.
    pub rules: u16,
    /// The set-up's text form.
    pub setup: String,
    /// The time control's text form.
    pub clock: String,
    /// What it is played for.
    pub kind: String,
    /// The seats, in order.
    pub seats: Vec<SeatState>,
    /// Whether the viewer opened the match, and may let the computer take open seats.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub creator: bool,
    /// Whose eyes this is for: a seat's digit, or `w`.
    #[serde(with = "crate::text")]
    pub you: Viewer,
    /// The view's text form.
    pub view: String,
    /// The moving parts.
    pub status: Status,
    /// The viewer's own draft of the set-up that it owes, if it keeps one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draft: Option<String>,
    /// The fair draw; missing in a match that draws nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draws: Option<Draws>,
    /// What the viewer's own win earned, once that is decided.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub earned: Option<Earned>,
    /// What the match made of the viewer's own rating, once it is over; of rated matches only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rated: Option<Change>,
    /// The notices so far, oldest first.
    pub log: Vec<LogLine>,
    /// The rematch.
    #[serde(
        default,
        with = "crate::text::option",
        skip_serializing_if = "Option::is_none"
    )]
    pub next: Option<MatchId>,
}

/// What a win earned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Earned {
    /// So many coins.
    pub coins: u32,
    /// Why they are fewer than such wins earn: a stable code, as of a refusal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub less: Option<String>,
}

/// One seat of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatState {
    /// Its number.
    #[serde(with = "crate::text")]
    pub seat: Seat,
    /// What the person is called; missing for an open seat and a computer player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The level, if a computer player sits there.
    #[serde(
        default,
        with = "crate::text::option",
        skip_serializing_if = "Option::is_none"
    )]
    pub bot: Option<game::Level>,
    /// Whether they are ready to start.
    pub ready: bool,
    /// Whether their person is connected; computer players always are.
    pub here: bool,
    /// Whether they ask for a rematch.
    pub rematch: bool,
}

/// Where a match stands, for one viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Status {
    /// What goes on.
    pub phase: Phase,
    /// The seats that owe an action.
    #[serde(with = "crate::text")]
    pub turn: Seats,
    /// The ply at which the viewer's own choice opened, if the viewer owes one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decision: Option<u32>,
    /// The house's time for which `left` holds, in milliseconds since the Unix epoch.
    pub at: i64,
    /// Milliseconds left by seat, in the order of the seats; missing without a clock.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<i64>,
    /// The seats whose clock runs.
    #[serde(with = "crate::text")]
    pub running: Seats,
    /// The result.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

/// What goes on in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Seats are open, or somebody is not ready.
    Gathering,
    /// Everyone is ready; the seeds of the fair draw are being revealed.
    Drawing,
    /// Set-ups are arranged.
    Setup,
    /// The game is played.
    Playing,
    /// It is over.
    Over,
    /// It never took place.
    Closed,
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, try_from = "Ended")]
pub enum Outcome {
    /// By places and a reason.
    Result {
        /// The finishing places.
        #[serde(with = "crate::text")]
        places: Places,
        /// Why.
        #[serde(with = "crate::text")]
        reason: Reason,
    },
    /// It never took place.
    Closed {
        /// Why.
        closed: ClosedWhy,
    },
}

/// An [`Outcome`] as it is read: in one pass, where `untagged` would read it twice.
#[derive(Deserialize)]
struct Ended {
    #[serde(default, with = "crate::text::option")]
    places: Option<Places>,
    #[serde(default, with = "crate::text::option")]
    reason: Option<Reason>,
    #[serde(default)]
    closed: Option<ClosedWhy>,
}

impl TryFrom<Ended> for Outcome {
    type Error = &'static str;

    fn try_from(ended: Ended) -> Result<Self, Self::Error> {
        match (ended.places, ended.reason, ended.closed) {
            (Some(places), Some(reason), _) => Ok(Self::Result { places, reason }),
            (_, _, Some(closed)) => Ok(Self::Closed { closed }),
            _ => Err("neither a result nor why there is none"),
        }
    }
}

/// Why a match never took place, or was broken off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClosedWhy {
    /// Everybody left.
    Left,
    /// Nobody came in time.
    Expired,
    /// Those who run the house have broken it off; it counts for nobody.
    Ended,
}

/// One step of the game, for one viewer: what was learnt from it, and the view after it, so that a
/// client can never drift.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    /// Which match.
    #[serde(with = "crate::text")]
    pub ch: MatchId,
    /// The ply of the entry: the client then has `ply + 1` entries.
    pub ply: u32,
    /// The notice's text form.
    pub notice: String,
    /// The view's text form, after the step.
    pub view: String,
    /// Where the match stands after it.
    pub status: Status,
}

/// One line of the log of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LogLine {
    /// The ply of its entry.
    pub ply: u32,
    /// When, in milliseconds since the Unix epoch.
    pub at: i64,
    /// The notice's text form.
    pub notice: String,
}
