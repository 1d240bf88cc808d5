//! The wire types, `v1`: JSON over a WebSocket for play, HTTP with JSON for the rest.
//!
//! Shared as they are by host, server, browser, command line and load tests; no type exists twice.
//! Game values travel as their text forms. Unknown fields are ignored, so that either end may be
//! newer. Described for other programs in docs/protocol.md.

mod api;
mod draws;
mod hello;
mod phrase;
mod rating;
mod refused;
mod say;
mod setting;
mod snapshot;
mod tell;
mod text;

pub use api::{
    BotSeat, CreateMatch, Created, Invitation, Level, LiveMatch, MeAnswer, Opponent, PersonalLink,
    Purse, RecordSummary, Rename, Seated, TakeInvite,
};
pub use draws::{Draws, Seed};
pub use hello::{Hello, VERSION, Welcome};
pub use phrase::{Phrase, Said};
pub use rating::{Change, Strength};
pub use refused::{Refused, code};
pub use say::{Deed, Say};
pub use setting::{Set, Setting};
pub use snapshot::{ClosedWhy, Earned, LogLine, Outcome, Phase, SeatState, Snapshot, Status, Step};
pub use tell::Tell;
