//! Reviews of finished matches: the chances along the moves, what was a mistake, what would have been better and why, and what
//! was luck.
//!
//! A [`Reviewer`] goes through a record ply by ply, so that who shows a review can draw as it grows and stop it. An action is judged
//! by what its seat could know when it was made: the computer player that judges it gets that seat's view and
//! nothing else. What then turned out is in the chances after it, and what a draw brought is luck.
//!
//! Chances are whole per mille, one for each seat of the match, and add up to 1,000.

mod fault;
mod grade;
mod head;
mod judged;
mod mille;
mod ply;
mod review;
mod reviewer;
mod tally;
mod why;

pub use fault::Fault;
pub use grade::Grade;
pub use head::Head;
pub use judged::Judged;
pub use ply::Ply;
pub use review::Review;
pub use reviewer::{Reviewer, nodes};
pub use tally::Tally;
pub use why::Why;
