//! The rules and notation of Aeroplane Chess, for two to four seats.
//!
//! [`Aeroplane`] is the game. Engines use [`Position`], a small `Copy` value with the same rules;
//! [`Route`] is the geometry of one move without the other planes, [`Trip`] what a move does to
//! them. Nothing is hidden, so a [`View`] is a position and who looks at it.
//!
//! Seats are red, yellow, blue and green, clockwise. Where a plane is, is its [`Progress`] on the
//! way of its own seat, from the hangar to the centre.

mod action;
mod aeroplane;
mod chance;
mod fate;
mod go;
mod leg;
mod moves;
mod notation;
mod notice;
mod phase;
mod plane;
mod planes;
mod play;
mod position;
mod progress;
mod roll_off;
mod route;
mod setup;
mod side;
mod struck;
mod trip;
mod view;

pub use action::Action;
pub use aeroplane::Aeroplane;
pub use chance::Chance;
pub use fate::Fate;
pub use go::Go;
pub use leg::{How, Leg};
pub use moves::Moves;
pub use notice::{Notice, RollOffThen};
pub use phase::Phase;
pub use plane::Plane;
pub use planes::Planes;
pub use position::Position;
pub use progress::Progress;
pub use roll_off::RollOff;
pub use route::Route;
pub use setup::{Launch, Overshoot, Setup};
pub use side::Side;
pub use struck::Struck;
pub use trip::Trip;
pub use view::View;
