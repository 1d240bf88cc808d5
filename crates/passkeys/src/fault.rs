//! Why a passkey is of no use.

use thiserror::Error;

/// Why a passkey is of no use. A browser is told no more than that: which check failed helps nobody but a forger.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    /// The answer cannot be read.
    #[error("not an answer of a browser")]
    Unreadable,
    /// The answer does not hold.
    #[error("the answer does not hold: {0}")]
    Refused(String),
    /// What was kept cannot be read: a fault of the house.
    #[error("what was kept of a ceremony or a passkey cannot be read")]
    Kept,
}
