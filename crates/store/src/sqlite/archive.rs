//! What those ask who run a house.

use std::fs::File;
use std::path::Path;

use rusqlite::{Connection, OptionalExtension};
use table::{MatchId, PersonId};

use super::query::column;
use crate::{Listed, Stage, StoreError, Wanted};

/// The matches that are asked for, the newest first.
pub(crate) fn listed(db: &Connection, wanted: &Wanted) -> Result<Vec<Listed>, StoreError> {
    let mut rows = db.prepare(
        "SELECT id, game, stage, created FROM matches
         WHERE (?1 IS NULL OR stage = ?1) AND (?2 IS NULL OR game = ?2)
         ORDER BY created DESC, id LIMIT ?3",
    )?;
    let stage = wanted.stage.map(Stage::code);
    let rows = rows.query_map((stage, &wanted.game, wanted.most), |row| {
        let stage: String = row.get(2)?;
        Ok(Listed {
            id: column(row, 0)?,
            game: row.get(1)?,
            stage: Stage::of_code(&stage).ok_or_else(|| unknown(2))?,
            created: row.get(3)?,
            seats: Vec::new(),
        })
    })?;
    let mut list = rows.collect::<Result<Vec<_>, _>>()?;
    for listed in &mut list {
        listed.seats = seats(db, listed.id)?;
    }
    Ok(list)
}

fn seats(db: &Connection, id: MatchId) -> Result<Vec<Option<PersonId>>, StoreError> {
    let mut rows =
        db.prepare_cached("SELECT person FROM seats WHERE match_id = ?1 ORDER BY seat")?;
    let rows = rows.query_map([id.as_str()], |row| {
        let taken: Option<String> = row.get(0)?;
        taken.map(|_| column(row, 0)).transpose()
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn unknown(index: usize) -> rusqlite::Error {
    rusqlite::Error::InvalidColumnType(index, "code".into(), rusqlite::types::Type::Text)
}

/// What is wrong with the file, a line each.
pub(crate) fn faults(db: &Connection) -> Result<Vec<String>, StoreError> {
    let mut rows = db.prepare("PRAGMA integrity_check")?;
    let rows = rows.query_map([], |row| row.get::<_, String>(0))?;
    let mut faults = rows.collect::<Result<Vec<_>, _>>()?;
    faults.retain(|line| line != "ok");
    let gap = "SELECT match_id FROM entries GROUP BY match_id HAVING count(*) != max(ply) + 1";
    let mut rows = db.prepare(gap)?;
    let gaps = rows.query_map([], |row| row.get::<_, String>(0))?;
    for id in gaps {
        faults.push(format!("entries of match {} are missing", id?));
    }
    Ok(faults)
}

/// A new file with all that is committed by now.
pub(crate) fn copy_to(db: &Connection, to: &Path) -> Result<(), StoreError> {
    // SQLite takes an empty file for a new one, but nothing that is there is written over.
    if to.exists() {
        return Err(StoreError::Database("the file is there already".to_owned()));
    }
    let name = to.to_str();
    let name = name.ok_or_else(|| StoreError::Database("the path is no Unicode".to_owned()))?;
    db.execute("VACUUM INTO ?1", [name])?;
    let synced = File::open(to).and_then(|file| file.sync_all());
    synced.map_err(|error| StoreError::Database(error.to_string()))
}

/// Whether the database is a house's, and no newer than this build.
pub(crate) fn known(db: &Connection) -> Result<(), StoreError> {
    let has = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'migrations'";
    let has: Option<u32> = db.query_row(has, [], |row| row.get(0)).optional()?;
    if has.is_none() {
        return Err(StoreError::Database("this is no house's file".to_owned()));
    }
    super::migrate::known(db)
}
