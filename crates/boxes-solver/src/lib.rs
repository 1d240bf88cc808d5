//! Perfect play of Dots and Boxes, as far as it can be computed.
//!
//! [`Solver`] proves what a position is worth and which lines get it. In the normal game its search
//! walks through boards on which nothing can be taken (`node.rs`): what can be taken is taken at once,
//! since the one choice in it, all or all but the last few, has a value of its own (Berlekamp, "The Dots
//! and Boxes Game", 2000; Barker and Korf, "Solving Dots-and-Boxes", 2012). If the rest is worth v to
//! who moves there, T boxes of which s can be given back are worth max(T + v, T - 2s - v), so a search
//! for "at least so much" asks at most two such questions of the rest. Values are odd where the number
//! of boxes is, which makes every window two wide.
//!
//! Chains and loops that touch nothing else are kept apart as a set (`loose.rs`), of which only the
//! shortest of each kind (nothing, two or four boxes to give back) need be opened: making one of them a
//! box shorter, within its kind, changes what any board with it is worth by one at most, by induction
//! over the moves, so to open the longer one first gives away no less. For the same reason only the
//! shorter of two chains of three boxes and more between the same ends is opened (`moves.rs`). The rest
//! of the board is known by its least image under the symmetries, and open border lines of the same box
//! are one (`graph.rs`).
//!
//! Misere has little of this: there, every line is tried (`misere.rs`).

mod fault;
mod graph;
mod limit;
mod loose;
mod misere;
mod moves;
mod node;
mod prover;
mod root;
mod search;
mod solver;
mod split;
mod table;

pub use fault::Fault;
pub use limit::{Limit, Progress};
pub use solver::{Appraisal, Solution, Solver, Worth};
pub use split::{Proven, Split};
