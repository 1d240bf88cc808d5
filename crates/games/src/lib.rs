//! The closed enum over the games: the only place that lists them.
//!
//! Above this crate nothing is generic over a game. What travels there are text forms ([`Form`]);
//! [`AnyGame`] and [`AnyView`] read them when they meet the rules.

mod form;
mod hue;
mod kind;

pub use form::Form;
pub use hue::Hue;
pub use kind::{AnyGame, AnyView, Kind};

/// An event of any game, its action or chance unread.
pub type AnyEvent = game::Event<Form, Form>;
