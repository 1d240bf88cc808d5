//! One line of the log of a match.

use crate::{Millis, TableEvent};

/// What happened, and when. The place of an entry in the log of its match is its ply, from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// When it was decided, never before the entry before it.
    pub at: Millis,
    /// What happened.
    pub event: TableEvent,
}
