//! Stratego: its rules, its notation, and what each viewer knows.
//!
//! [`Stratego`] is the match as every other crate sees it ([`game::Game`]); [`View`] is what one
//! viewer knows of it. [`Position`] is what engines work on: all ranks, quick moves, the repetition
//! rules included. What this house adds to the printed rules (the quiet plies, the repetition rules)
//! is marked in the documentation of [`Quiet`] and [`Repetition`].
//!
//! # How secrets are kept apart
//! A piece is named by the square it was set up on. Ranks, by that name, never change; all that
//! changes is public and lies in one type without ranks, which generates moves and judges repetition.
//! So state and view share it, and what must not be told cannot be told by it.

mod action;
mod arrangement;
mod chance;
mod chase;
mod clash;
mod deal;
mod diagram;
mod end;
mod field;
mod frequencies;
mod gait;
mod moves;
mod notation;
mod notice;
mod options;
mod phase;
mod position;
mod rank;
mod run;
mod seen;
mod setup;
mod sound;
mod square;
mod squares;
mod stratego;
mod view;

pub use action::Action;
pub use arrangement::Arrangement;
pub use chance::Chance;
pub use clash::Clash;
pub use diagram::Diagram;
pub use end::End;
pub use moves::Move;
pub use notice::Notice;
pub use options::{First, Quiet, Repetition, Stuck};
pub use phase::Phase;
pub use position::Position;
pub use rank::Rank;
pub use setup::Setup;
pub use square::Square;
pub use squares::Squares;
pub use stratego::Stratego;
pub use view::{Piece, View};
