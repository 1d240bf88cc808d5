//! The HTTP and WebSocket service of a house.
//!
//! [`node`] is the house without its doors: live matches, commands, what is due. `http` is the
//! doors: requests, sockets, pages; `preview` the pictures of links. [`Server`] is both, from start to end.

mod config;
mod http;
pub mod node;
mod preview;
mod serve;

pub use config::{BadOrigin, Beat, Config, Limits, Origin, Rate};
pub use serve::{ServeError, Server, hold, serve};
