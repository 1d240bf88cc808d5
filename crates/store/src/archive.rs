//! A database looked at from beside, whether a house serves it or not.

use std::path::Path;

use rusqlite::Connection;
use table::{Entry, MatchId, Millis, PersonId};

use crate::{Audit, Stage, StoreError, sqlite};

/// A database looked at from beside: it is only read, whether a house serves it or not.
///
/// For those who run a house. Everything here blocks.
#[derive(Debug)]
pub struct Archive(Connection);

/// A match as lists of those who run a house show it: nothing that a watcher may not know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Which match.
    pub id: MatchId,
    /// The game's name.
    pub game: String,
    /// Where it stands.
    pub stage: Stage,
    /// When it was opened.
    pub created: Millis,
    /// Who sits there, by seat; none: a computer player.
    pub seats: Vec<Option<PersonId>>,
}

/// Which matches are asked for.
#[derive(Clone, Debug)]
pub struct Wanted {
    /// Only those that stand there; none: all.
    pub stage: Option<Stage>,
    /// Only of this game; none: all.
    pub game: Option<String>,
    /// At most so many, the newest first.
    pub most: u32,
}

impl Archive {
    /// Opens the database in the file at `path`, which must be there.
    ///
    /// # Errors
    /// When it cannot be read, is no house's, or was written by a newer build.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        let db = sqlite::reading(path)?;
        sqlite::known(&db)?;
        Ok(Self(db))
    }

    pub(crate) const fn db(&self) -> &Connection {
        &self.0
    }

    /// The matches that are asked for, the newest first.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn matches(&self, wanted: &Wanted) -> Result<Vec<Listed>, StoreError> {
        sqlite::listed(&self.0, wanted)
    }

    /// The entries of a match; none where there is no such match. They hold every secret of it.
    ///
    /// # Errors
    /// [`StoreError::Corrupt`] at an entry that this build cannot read.
    pub fn log(&self, id: MatchId) -> Result<Vec<Entry>, StoreError> {
        sqlite::log(&self.0, id, 0)
    }

    /// What these persons are called; who is not known is left out.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn names(&self, ids: &[PersonId]) -> Result<Vec<(PersonId, String)>, StoreError> {
        let names = sqlite::names(&self.0, ids)?.into_iter();
        Ok(names.map(|(id, person)| (id, person.name)).collect())
    }

    /// What is wrong with the file, a line each; nothing where it is whole.
    ///
    /// # Errors
    /// When the database cannot be read at all.
    pub fn faults(&self) -> Result<Vec<String>, StoreError> {
        sqlite::faults(&self.0)
    }

    /// Looks through the ledger of coins and the leaderboards.
    ///
    /// # Errors
    /// When the database cannot be read, or is from before there were coins.
    pub fn audit(&self) -> Result<Audit, StoreError> {
        sqlite::audit(&self.0)
    }

    /// Writes all that is committed by now into a new file, as one moment has it; a house that serves
    /// the database goes on meanwhile. The file is on the disk when this returns.
    ///
    /// # Errors
    /// When there is a file already, or it cannot be written.
    pub fn copy_to(&self, to: &Path) -> Result<(), StoreError> {
        sqlite::copy_to(&self.0, to)
    }
}
