//! What people learn with: How to play, puzzles, the review of a match. A program of its own (`src/bin/study.rs`), which
//! the pages below `/learn`, `/puzzles` and `/review` load in place of the client, so that the first load of a match
//! carries none of it. The house writes their heads and something to read (`server::http::pages::study`).
//!
//! It holds the boards of all games: [`field::Field`] shows one, to play on or to look at. Texts are
//! those of the client and `ftl/LANG/{study,puzzles,review}.ftl`, which come as one file.
//!
//! Where things are: [`route`] says which page an address is; `learn`, `puzzles` and `review` have one folder each and
//! give one component each, to which [`app`] leads. Ways between these pages are plain links.

mod app;
mod field;
mod hint;
mod learn;
mod puzzles;
mod ready;
mod review;
mod route;

pub use app::start;
