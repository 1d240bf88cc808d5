//! The rules and notation of Tacocat Spelled Backwards, for two.
//!
//! [`Tacocat`] is the game. State and [`View`] hold the same [`Position`], in which cards are known or
//! not: so legality, whose turn it is and the text form exist once. A position is a small `Copy` value:
//! hands are [`Cards`], counts of ranks in one word, so engines use it as it is.
//!
//! Sentences in quotation marks are the rules this crate was written from. Where they leave something
//! open, the type it concerns says how it is decided: [`Setup`] (what a deck may be, how options are
//! written), [`Attack`] (a sequence has one card of a rank), [`Position::actions`] (defences that do
//! the same), [`Action`] (the automatic reveal), [`Position::floor`] (what sacrifices tell).

mod action;
mod answers;
mod arrow;
mod attack;
mod cards;
mod chance;
mod end;
mod hand;
mod legal;
mod notation;
mod notice;
mod notice_text;
mod number;
mod phase;
mod pile;
mod play;
mod position;
mod rank;
mod seal;
mod setup;
mod space;
mod tacocat;
mod tie;
mod track;
mod view;
mod world;

pub use action::Action;
pub use answers::Answers;
pub use arrow::Arrow;
pub use attack::Attack;
pub use cards::{Cards, Each};
pub use chance::Chance;
pub use end::End;
pub use hand::Hand;
pub use notice::{Notice, Won};
pub use phase::Phase;
pub use pile::Pile;
pub use position::Position;
pub use rank::Rank;
pub use seal::Seal;
pub use setup::Setup;
pub use space::Space;
pub use tacocat::Tacocat;
pub use tie::Tie;
pub use track::Track;
pub use view::View;
