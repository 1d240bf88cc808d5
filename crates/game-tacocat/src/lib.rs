//! The rules and notation of Tacocat Spelled Backwards, for two.
//!
//! [`Tacocat`] is the game. State and [`View`] hold the same [`Position`], in which cards are known or
//! not: so legality, whose turn it is and the text form exist once. A position is a small `Copy` value:
//! hands are [`Cards`], counts of ranks in one word, so engines use it as it is.
//!
//! Sentences in quotation marks are the rules this crate was written from.
//!
//! # What the rules leave open
//! Each is decided at the type it concerns:
//! * what a deck may be, and how the options are written: [`Setup`]; "38 cards exist at all times" is
//!   read as all cards of the deck;
//! * on the double arrow seat 0 draws all its cards before seat 1 draws any: "then seat 0 draws first";
//! * a choice made at the same time is hidden with the number of its cards, and shown by the event that
//!   completes it, without a step of its own: [`Seal`];
//! * a sequence has one card of each of its ranks: [`Attack`];
//! * answers may be put on the cards of an attack in any order that fits; of those that do the same one
//!   is listed: [`Position::actions`];
//! * what sacrifices tell of the cards that are left is public: [`Position::floor`];
//! * the automatic step has the text `reveal`: [`Action`]; the token moves with it, and the goal is
//!   reached with it;
//! * a redeal is a round of its own, for the number of the round and so for the draw: [`Position::round`];
//!   there may be any number of them, and only the clocks end a match of ties;
//! * "secret until the end of the match": then [`View`] shows both hands, what is sealed and the pile;
//!   the decks of earlier rounds stand in the record.

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
