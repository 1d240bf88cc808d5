//! Why a record does not replay.

use std::fmt;

/// Why a record does not replay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unfit {
    /// The line, from 1; 0 for the record as a whole.
    pub line: usize,
    /// What is wrong with it.
    pub why: String,
}

impl Unfit {
    pub(super) fn new(line: usize, why: impl fmt::Display) -> Self {
        Self {
            line,
            why: why.to_string(),
        }
    }
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.why)
    }
}

impl std::error::Error for Unfit {}
