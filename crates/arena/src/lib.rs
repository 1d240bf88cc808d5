//! Matches between two players, and what their results prove about strength.
//!
//! Two players play an opening twice, with seats swapped and the same dice: a [`Pair`]. What a pair
//! is follows from the [`Plan`] and its number alone, so a run can be broken off, go on elsewhere
//! and be repeated. A [`Tally`] counts pairs in the order of their numbers, whatever order they
//! come in; [`Elo`] and [`Sprt`] judge the counts. Players are a trait ([`Player`]): this crate
//! knows no process, no file and no clock.

mod elo;
mod lapse;
mod opening;
mod pair;
mod pentanomial;
mod plan;
mod play;
mod player;
mod sprt;
mod tally;

pub use elo::{Elo, expected};
pub use lapse::Lapse;
pub use opening::{Book, Opening, OpeningError};
pub use pair::{Match, Pair};
pub use pentanomial::Pentanomial;
pub use plan::Plan;
pub use play::play_pair;
pub use player::{Ask, Player, Reply};
pub use sprt::{Sprt, SprtError, Verdict};
pub use tally::{Tally, Totals};
