//! The laws every game keeps, golden records, and a small test game that has everything.
//!
//! A game runs [`check`] as its first test, with all of its set-ups. Every [`Law`] is checked in
//! states of seeded random matches; a failure names the law and prints set-up, seed and record.

mod check;
mod fault;
mod garble;
pub mod golden;
pub mod index;
mod law;
mod laws;
pub mod party;
mod plan;
mod walk;

pub use check::{check, find_fault};
pub use fault::Fault;
pub use garble::garble;
pub use law::Law;
pub use party::Party;
pub use plan::Plan;
