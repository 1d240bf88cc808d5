//! What the end of a match says of its people: who won, drew and lost, against whom, and how strong they are. Pure.
//!
//! A [`Finish`] is read from a match that is over; whoever keeps it adds it to what was before, so that
//! a profile is a few rows however many matches there are.

mod against;
mod finish;
mod outcome;
mod rating;
mod streak;

pub use against::Against;
pub use finish::{Finish, Finisher};
pub use outcome::Outcome;
pub use rating::{Change, Met, PERIOD, Rating};
pub use streak::Streak;
