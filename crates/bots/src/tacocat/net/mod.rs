//! The net by which rounds are judged: its shape, and what it sees.
//!
//! It says how likely a round is won by somebody who has just made a choice, from what that player
//! knows. Each of the four choices of a round has weights of its own, over the same kind of rows:
//!
//! ```text
//! hidden = bias + sum over what is seen of amount * rows[seen]
//! value  = squash(out_bias + out . max(hidden, 0))
//! ```

mod eyes;
mod round;
mod weights;

pub use eyes::{Eyes, Others, Step, Try};
pub use round::{Player, Round, Table, deal};
pub use weights::{BadNet, Net, Part};

/// Hidden units.
pub const HIDDEN: usize = 32;
/// What can be seen.
pub const ROWS: usize = 106;
/// Kinds of choices.
pub const KINDS: usize = 4;

/// The chance that a sum of the output stands for, and its slope. No function whose last digits differ
/// from machine to machine.
#[must_use]
pub fn squash(sum: f32) -> (f32, f32) {
    let flat = 1.0 / (1.0 + sum.abs());
    (0.5 + 0.5 * sum * flat, 0.5 * flat * flat)
}
