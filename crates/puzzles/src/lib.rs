//! Puzzles: a position out of engine play in which few moves are right, and the proof that these are.
//!
//! A [`Puzzle`] is a text of some lines. It holds what its seat knows, the goal, and every right move at each of its
//! decisions with the answer to it; all other moves are wrong. [`check`] proves that anew from the text alone, [`make`]
//! finds such positions, and an [`Attempt`] is somebody solving one. How each game proves its moves stands in `prove/`,
//! and in words in docs/puzzles.md.

mod attempt;
mod check;
mod daily;
mod fault;
mod file;
mod goal;
mod grade;
mod id;
mod make;
mod prove;
mod puzzle;
mod source;
mod step;
mod theme;
mod tree;

pub use attempt::{Answer, Attempt};
pub use check::check;
pub use daily::{Daily, daily};
pub use fault::Fault;
pub use file::{read, write};
pub use goal::Goal;
pub use grade::Grade;
pub use id::Id;
pub use make::{Candidate, make};
pub use puzzle::Puzzle;
pub use source::Source;
pub use step::Step;
pub use theme::Theme;
