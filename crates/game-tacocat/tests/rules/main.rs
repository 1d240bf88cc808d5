//! Every sentence of the rules with a worked position.

mod attack;
mod board;
mod deal;
mod defence;
mod duel;
mod ends;
mod last_cards;
mod replace;
mod token;
#[path = "../worked/mod.rs"]
mod worked;
