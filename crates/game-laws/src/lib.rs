//! The laws every game keeps, golden records, and a small test game that has everything.

pub mod party;

pub use party::Party;
