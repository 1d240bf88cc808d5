//! The HTTP and WebSocket service of a house.

pub mod node;
