//! A table with its viewers: orders in, messages per viewer out. Pure.
//!
//! The server runs it over its store, the browser runs it in memory for play without a network, and
//! the tests for leaks run on it. It is the only place where domain values become protocol values,
//! and one function, [`Host::viewer`], decides whose eyes a person has.
//!
//! The order of things, which nobody may change: [`Host::decide`], then the entries are committed
//! by whoever runs the host, then [`Host::commit`] says who is told what.

mod audience;
mod catch_up;
mod due;
mod host;
mod order;
mod refused;
mod tell;
mod told;

pub use audience::Conn;
pub use due::{Due, Thinker};
pub use host::{Host, Outgoing};
pub use order::order_of;
pub use refused::refused;
