//! Why the store did not do it.

use table::MatchId;

/// Why the store did not do it. Nothing of what was asked for has happened, except where
/// [`StoreError::Unknown`] says that nobody knows.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// Somebody else has appended there first: read on from what you have and decide again.
    #[error("match {0} has an entry there already")]
    Conflict(MatchId),
    /// The request with this key has been answered before.
    #[error("the key was used before")]
    KeyUsed,
    /// Too much is waiting; try again later.
    #[error("the store's queue is full")]
    Busy,
    /// The store is closed or being closed.
    #[error("the store is closed")]
    Closed,
    /// The store ended while it was at it: what was asked for may have happened.
    #[error("the store ended before it answered")]
    Unknown,
    /// A row that this build cannot read.
    #[error("entry {ply} of match {id} cannot be read: {code}")]
    Corrupt {
        /// The match.
        id: MatchId,
        /// The ply of the entry.
        ply: u32,
        /// Why its text is refused.
        code: &'static str,
    },
    /// The database was written by a newer build.
    #[error("the database has migration {found}, this build knows {known}")]
    Newer {
        /// The last migration of the database.
        found: u32,
        /// The last migration of this build.
        known: u32,
    },
    /// The database failed; its message names tables and files, never values.
    #[error("the database: {0}")]
    Database(String),
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Database(error.to_string())
    }
}
