//! The store in an SQLite file: one writer that commits what has gathered, a few readers.

pub(crate) mod acts;
mod apply;
mod archive;
mod checkpoint;
mod coins;
mod house;
mod migrate;
pub(crate) mod passkeys;
pub(crate) mod people;
pub(crate) mod profile;
mod query;
pub(crate) mod ratings;
mod readers;
mod results;
pub(crate) mod settings;
mod standings;
mod writer;

use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};

use crate::StoreError;

pub(crate) use apply::{apply, guarded};
pub(crate) use archive::{copy_to, faults, known, listed};
pub(crate) use coins::{audit, earned, join_kin, purse};
pub(crate) use house::{alive, secret, tidy, woke};
pub(crate) use query::{
    answer, any_due, claim, create_person, drafts, invite, link, live, log, name, names, open_link,
    rename,
};
pub(crate) use readers::Readers;
pub(crate) use standings::{around, forget, top};
pub(crate) use writer::Writer;

/// How long one connection waits for another's lock: only between processes.
const PATIENCE: Duration = Duration::from_secs(5);
/// Prepared statements kept by each connection: more than there are.
const STATEMENTS: usize = 192;

/// The connection that writes, the schema brought up to date.
pub(crate) fn writing(path: &Path) -> Result<Connection, StoreError> {
    let mut db = Connection::open(path)?;
    db.busy_timeout(PATIENCE)?;
    db.set_prepared_statement_cache_capacity(STATEMENTS);
    // FULL: a commit is on the disk when it returns, also if the power fails. Checkpoints are made
    // beside the writer, so that no commit has to wait for one.
    db.execute_batch(
        "PRAGMA journal_mode = WAL;
         PRAGMA synchronous = FULL;
         PRAGMA wal_autocheckpoint = 0;
         PRAGMA temp_store = MEMORY;
         PRAGMA cache_size = -65536;",
    )?;
    migrate::up(&mut db)?;
    Ok(db)
}

/// A connection that only reads.
pub(crate) fn reading(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let db = Connection::open_with_flags(path, flags)?;
    db.busy_timeout(PATIENCE)?;
    db.set_prepared_statement_cache_capacity(STATEMENTS);
    Ok(db)
}
