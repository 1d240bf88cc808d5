//! One node of a house: its live matches, and a command's way through them.
//!
//! The way of a command, which nobody may change: the match is locked, its host decides, the store
//! commits, the host says who is told what, every message is written once for all who share its
//! eyes and put into their outboxes, the other nodes are told. Nothing is shown or acknowledged
//! before it is committed. Several nodes may serve one house: the key of the log decides who was
//! first, and the other one reads what it has missed and decides again.
//!
//! A node that dies loses nothing: what is due later is a row in the store, and any node may claim it.

mod accounts;
mod act;
mod acts;
mod bots;
mod calendar;
mod coins;
mod drafts;
mod due;
mod entropy;
mod faults;
mod guests;
mod index;
mod leaders;
mod load;
mod matches;
mod metrics;
mod names;
mod options;
mod outbox;
mod passkeys;
mod passwords;
mod people;
mod phrases;
mod profiles;
mod ratings;
mod registry;
mod room;
mod settings;
mod start;
mod watch;

pub use accounts::{Browser, Claimed, Entered};
pub use calendar::{Calendar, UnknownZone};
pub use leaders::Leaders;
pub use matches::MatchSummary;
pub use metrics::NodeMetrics;
pub use options::{NodeOptions, Now};
pub use outbox::Outbox;
pub use profiles::ShownProfile;
pub(crate) use ratings::shown;
pub use start::Node;
pub use store::{Person, Session};
