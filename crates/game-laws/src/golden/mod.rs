//! Golden records: matches kept as text, so that no change of the rules goes unseen.
//!
//! A record is lines: the headers `game`, `rules` and `setup`, one event a line, then `view`, the
//! watcher's view at the end, and `result`, the places and the reason.
//!
//! ```text
//! game party
//! rules 1
//! setup rounds=1
//! 0 arrange 231
//! ! 1 resigned
//! view w | rounds=1 | 0 | over resigned | 000000 | 0 0 231 - - | 0 1 - - -
//! result 1,2 resigned
//! ```
//!
//! A game keeps its records in `tests/golden` and has one test, which calls [`keep`];
//! `ADDA_GOLDEN=write cargo test` makes the records anew. When `RULES` goes up, the records of the
//! number before stay where they are.

#[cfg(not(target_family = "wasm"))] // the one place with files: tests of games use it
mod keep;
mod record;
mod unfit;
mod verify;

#[cfg(not(target_family = "wasm"))]
pub use keep::keep;
pub use record::record;
pub use unfit::Unfit;
pub use verify::{Age, replay};
