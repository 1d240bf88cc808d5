//! What people have set.

use rusqlite::Connection;
use table::{Millis, PersonId};

use super::apply::run;
use crate::StoreError;

pub(crate) fn settings(
    db: &Connection,
    who: PersonId,
) -> Result<Vec<(String, String)>, StoreError> {
    let sql = "SELECT name, choice FROM settings WHERE person = ?1 ORDER BY name";
    let mut rows = db.prepare_cached(sql)?;
    let rows = rows.query_map([who.as_str()], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub(crate) fn set(
    db: &Connection,
    who: PersonId,
    settings: &[(String, String)],
    at: Millis,
) -> Result<(), StoreError> {
    let sql = "INSERT OR REPLACE INTO settings (person, name, choice, at) VALUES (?1, ?2, ?3, ?4)";
    for (key, value) in settings {
        run(db, sql, (who.as_str(), key, value, at))?;
    }
    Ok(())
}
