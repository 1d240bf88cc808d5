//! Generic game-tree search for games in which all players know everything.
//!
//! [`AlphaBeta`] works on any [`State`] of two sides, a concrete type such as a game's bitboards;
//! [`expectimax`] on any [`Stochastic`] one, with dice and up to four sides. There is no
//! clock: thinking ends by depth, by a node budget, or when a closure says so. The same state,
//! limits and seed give the same answer, as long as that closure does not interfere. A searcher
//! owns its table; one that is made for one seat's decision shares nothing with any other.

mod alphabeta;
mod expectimax;
mod limits;
mod order;
mod run;
mod state;
mod table;
mod value;

pub use alphabeta::{AlphaBeta, Found, Params};
pub use expectimax::{Expected, Focus, Payoffs, Stage, Stochastic, expectimax, focused};
pub use limits::Limits;
pub use state::State;
pub use value::{Value, WIN};
