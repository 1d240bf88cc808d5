//! What every game of the house is.
//!
//! A game is a pure state machine over [`Event`]s ([`Game`]); what one viewer knows of it is a
//! [`View`], and legality lives there, so that a list of moves can leak nothing that the view does
//! not hold. Every value that is stored or sent has exactly one text form ([`Text`]).
//!
//! This crate has no I/O, no clock and no entropy, and depends on std alone.

mod event;
mod expired;
mod game;
mod illegal;
mod level;
mod places;
mod reason;
mod rng;
mod seat;
mod seats;
mod text;
mod turn;
mod view;
mod viewer;
mod why;

pub use event::Event;
pub use expired::Expired;
pub use game::{EventOf, Game};
pub use illegal::Illegal;
pub use level::Level;
pub use places::Places;
pub use reason::Reason;
pub use rng::Rng;
pub use seat::Seat;
pub use seats::Seats;
pub use text::{Pairs, Text};
pub use turn::{Draw, Turn};
pub use view::View;
pub use viewer::Viewer;
pub use why::Why;
