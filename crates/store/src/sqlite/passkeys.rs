//! Passkeys, and what browsers were asked for one.

use rusqlite::{Connection, OptionalExtension, Row};
use table::{Millis, PersonId};

use super::apply::{contend, run};
use super::query::column;
use crate::{Ceremony, KeptPasskey, StoreError};

pub(crate) fn keep_ceremony(
    db: &Connection,
    ceremony: &Ceremony,
    now: Millis,
) -> Result<(), StoreError> {
    run(db, "DELETE FROM ceremonies WHERE until < ?1", [now])?;
    let person = ceremony.person.as_ref().map(PersonId::as_str);
    Ok(run(
        db,
        "INSERT INTO ceremonies (name, person, state, until) VALUES (?1, ?2, ?3, ?4)",
        (&ceremony.name, person, &ceremony.state, ceremony.until),
    )?)
}

pub(crate) fn take_ceremony(
    db: &Connection,
    name: &str,
    now: Millis,
) -> Result<Option<Ceremony>, StoreError> {
    let sql = "DELETE FROM ceremonies WHERE name = ?1 RETURNING name, person, state, until";
    let read = |row: &Row<'_>| {
        let person: Option<String> = row.get(1)?;
        Ok(Ceremony {
            name: row.get(0)?,
            person: person.map(|_| column(row, 1)).transpose()?,
            state: row.get(2)?,
            until: row.get(3)?,
        })
    };
    let taken = db.prepare_cached(sql)?.query_row([name], read).optional()?;
    Ok(taken.filter(|ceremony| now <= ceremony.until))
}

pub(crate) fn add_passkey(db: &Connection, passkey: &KeptPasskey) -> Result<(), StoreError> {
    let added = run(
        db,
        "INSERT INTO passkeys (id, person, device, key, state, created, used)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        (
            &passkey.id,
            passkey.person.as_str(),
            &passkey.device,
            &passkey.key,
            &passkey.state,
            passkey.created,
            passkey.used,
        ),
    );
    contend(added, StoreError::KeyUsed)
}

const PASSKEY: &str = "SELECT id, person, device, key, state, created, used FROM passkeys";

fn read(row: &Row<'_>) -> rusqlite::Result<KeptPasskey> {
    Ok(KeptPasskey {
        id: row.get(0)?,
        person: column(row, 1)?,
        device: row.get(2)?,
        key: row.get(3)?,
        state: row.get(4)?,
        created: row.get(5)?,
        used: row.get(6)?,
    })
}

pub(crate) fn passkeys(db: &Connection, who: PersonId) -> Result<Vec<KeptPasskey>, StoreError> {
    let mut rows =
        db.prepare_cached(&format!("{PASSKEY} WHERE person = ?1 ORDER BY created, id"))?;
    let rows = rows.query_map([who.as_str()], read)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub(crate) fn passkey(db: &Connection, id: &str) -> Result<Option<KeptPasskey>, StoreError> {
    Ok(db
        .prepare_cached(&format!("{PASSKEY} WHERE id = ?1"))?
        .query_row([id], read)
        .optional()?)
}

pub(crate) fn use_passkey(
    db: &Connection,
    id: &str,
    state: &[u8],
    at: Millis,
) -> Result<(), StoreError> {
    let sql = "UPDATE passkeys SET state = ?2, used = ?3 WHERE id = ?1";
    Ok(run(db, sql, (id, state, at))?)
}

pub(crate) fn remove_passkey(db: &Connection, who: PersonId, id: &str) -> Result<bool, StoreError> {
    let sql = "DELETE FROM passkeys WHERE person = ?1 AND id = ?2 AND (
             (SELECT password <> '' FROM accounts WHERE person = ?1)
             OR EXISTS (SELECT 1 FROM passkeys WHERE person = ?1 AND id <> ?2))";
    Ok(db.prepare_cached(sql)?.execute((who.as_str(), id))? > 0)
}
