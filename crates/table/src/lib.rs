//! The life of one match: open seats, everyone ready, (set-up), playing, over, rematch offered.
//!
//! One pure state machine. [`Table::decide`] judges an order and says what would happen,
//! [`Table::evolve`] makes it so; the sequence of [`Entry`]s is the match. Time and randomness are
//! arguments. What follows from one order (the action, automatic events, draws) is one batch.

mod by;
mod clock;
mod clocks;
mod decide;
mod entry;
mod event;
mod evolve;
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
mod state;

pub use by::By;
pub use clock::Clock;
pub use clocks::Clocks;
pub use decide::Decided;
pub use entry::Entry;
pub use event::{Charge, Closed, TableEvent};
pub use evolve::Corrupt;
pub use id::{MatchId, PersonId};
pub use key::Key;
pub use luck::{Luck, Seeded};
pub use match_kind::MatchKind;
pub use millis::Millis;
pub use name::tidy_name;
pub use occupant::Occupant;
pub use offer::{Offer, Plan};
pub use order::Order;
pub use record::{Record, RecordError};
pub use refusal::Refusal;
pub use state::{Chair, Life, Table};
