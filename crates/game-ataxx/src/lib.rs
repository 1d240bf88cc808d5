//! Ataxx: its rules, notation and bitboards.
//!
//! [`Ataxx`] is the match as every other crate sees it ([`game::Game`]). [`Position`] is what
//! engines work on: a small `Copy` value of bitboards that makes and counts moves quickly
//! ([`Position::perft`]). The rules are those printed everywhere; what this house adds (the quiet
//! plies, the set-ups that are refused) is marked in the documentation of [`Quiet`] and [`Setup`].

mod action;
mod ataxx;
mod cell;
mod chance;
mod fen;
mod moves;
mod notice;
mod perft;
mod position;
mod quiet;
mod setup;
mod square;
mod squares;
mod view;

pub use action::Action;
pub use ataxx::Ataxx;
pub use cell::Cell;
pub use chance::Chance;
pub use moves::Moves;
pub use notice::Notice;
pub use position::Position;
pub use quiet::Quiet;
pub use setup::Setup;
pub use square::Square;
pub use squares::Squares;
pub use view::View;
