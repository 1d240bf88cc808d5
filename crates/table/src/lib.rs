//! The life of one match: open seats, everyone ready, (seeds revealed), (set-up), playing, over,
//! rematch offered.
//!
//! One pure state machine. [`Table::decide`] judges an order and says what would happen,
//! [`Table::evolve`] makes it so; the sequence of [`Entry`]s is the match. Time and randomness are
//! arguments. What follows from one order (the action, automatic events, draws) is one batch.
//!
//! A match that draws starts fairly (docs/fair.md): every seat commits to a seed; when all are ready
//! the house publishes its own commitment with all others; the seats reveal, and the match starts
//! with a key that follows from all seeds. Who does not reveal in time cancels that start.

mod audit;
mod by;
mod clock;
mod clocks;
mod decide;
mod drafts;
mod entry;
mod event;
mod evolve;
mod gather;
mod id;
mod key;
mod luck;
mod match_kind;
mod millis;
mod name;
mod occupant;
mod offer;
mod order;
mod record;
mod refusal;
mod seeds;
mod state;

pub use audit::{Audit, Checked};
pub use by::By;
pub use clock::Clock;
pub use clocks::Clocks;
pub use decide::Decided;
pub use drafts::{Draft, Drafts};
pub use entry::Entry;
pub use event::{Charge, Closed, TableEvent};
pub use evolve::Corrupt;
pub use id::{MatchId, PersonId};
pub use key::Key;
pub use luck::Luck;
pub use match_kind::MatchKind;
pub use millis::Millis;
pub use name::tidy_name;
pub use occupant::Occupant;
pub use offer::{Offer, Plan};
pub use order::Order;
pub use record::{Record, RecordError};
pub use refusal::Refusal;
pub use seeds::Seeds;
pub use state::{Chair, Life, Table};
