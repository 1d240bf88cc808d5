//! Why there is no answer.

use std::fmt;

/// Why a solver has no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// All lines are drawn.
    Over,
    /// More lines are open than any solver here can look through.
    OutOfReach {
        /// How many are.
        lines: usize,
    },
    /// The limit came first.
    Stopped,
}

impl Fault {
    /// The stable code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Over => "over",
            Self::OutOfReach { .. } => "out-of-reach",
            Self::Stopped => "stopped",
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over => f.write_str("all lines are drawn"),
            Self::OutOfReach { lines } => write!(f, "{lines} open lines are out of reach"),
            Self::Stopped => f.write_str("stopped before the end was proven"),
        }
    }
}

impl std::error::Error for Fault {}
