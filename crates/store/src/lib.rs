//! Everything that is kept: the event log of every match, who sits where, what is due.
//!
//! Nothing is acknowledged before it is on the disk. What belongs together is one list of
//! [`Write`]s, which happens whole or not at all ([`Store::append`]); what has gathered while the
//! disk was busy is committed with one transaction. The key (match, ply) exists once, so of two who
//! append to one match at the same place one is told [`StoreError::Conflict`].
//!
//! This is the only crate that names SQL, and its interface shows none of it.

mod account;
mod act;
mod archive;
mod due;
mod error;
mod hash;
mod held;
mod passkey;
mod people;
mod person;
mod profile;
mod purse;
mod seats;
mod setting;
mod sqlite;
mod stage;
mod standing;
mod store;
mod write;

pub use account::{Account, Claim, NewSession, OwnMatch, Session};
pub use act::{Act, ActKind, Ban, Known, NewAct};
pub use archive::{Archive, Listed, Wanted};
pub use due::{Claimed, What};
pub use error::StoreError;
pub use hash::TokenHash;
pub use held::Row;
pub use passkey::{Ceremony, KeptPasskey};
pub use person::Person;
pub use profile::{Asked, Before, Opponents, Other, Played, Profile, Rated, Rival, Tally};
pub use purse::{Audit, Purse};
pub use seats::{Invite, LiveSeat};
pub use stage::Stage;
pub use standing::Standing;
pub use store::{Down, Store};
pub use write::{Secret, Write};
