//! The browser client.

pub mod board;
