//! What those who run a house do to it, as SQL.

use rusqlite::{Connection, OptionalExtension, Row};
use table::{Millis, PersonId};

use super::apply::run;
use super::query::column;
use crate::{Act, ActKind, Ban, Known, NewAct, StoreError};

pub(crate) fn act(db: &Connection, act: &NewAct) -> Result<i64, StoreError> {
    let done = (!act.kind.asks()).then_some(act.at);
    let sql = "INSERT INTO acts (at, what, subject, until, reason, done)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
    let row = (
        act.at,
        act.kind.code(),
        &act.subject,
        act.until,
        &act.reason,
        done,
    );
    run(db, sql, row)?;
    let number = db.last_insert_rowid();
    match act.kind {
        ActKind::Ban => {
            let sql = "INSERT OR REPLACE INTO bans (person, until, reason, at)
                VALUES (?1, ?2, ?3, ?4)";
            run(db, sql, (&act.subject, act.until, &act.reason, act.at))?;
        }
        ActKind::Unban => run(db, "DELETE FROM bans WHERE person = ?1", [&act.subject])?,
        ActKind::End | ActKind::Export => {}
    }
    Ok(number)
}

pub(crate) fn acts(db: &Connection, after: i64) -> Result<Vec<Act>, StoreError> {
    let sql = "SELECT number, at, what, subject, until, reason, done FROM acts
        WHERE number > ?1
        UNION SELECT number, at, what, subject, until, reason, done FROM acts WHERE done IS NULL
        ORDER BY number";
    let mut rows = db.prepare_cached(sql)?;
    let rows = rows.query_map([after], |row| {
        let what: String = row.get(2)?;
        let kind = ActKind::of_code(&what);
        Ok(Act {
            number: row.get(0)?,
            act: NewAct {
                at: row.get(1)?,
                kind: kind.ok_or(rusqlite::Error::InvalidQuery)?,
                subject: row.get(3)?,
                until: row.get(4)?,
                reason: row.get(5)?,
            },
            done: row.get(6)?,
        })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub(crate) fn last(db: &Connection) -> Result<i64, StoreError> {
    let sql = "SELECT coalesce(max(number), 0) FROM acts";
    Ok(db.prepare_cached(sql)?.query_row([], |row| row.get(0))?)
}

pub(crate) fn acted(db: &Connection, number: i64, now: Millis) -> Result<(), StoreError> {
    let sql = "UPDATE acts SET done = coalesce(done, ?2) WHERE number = ?1";
    Ok(run(db, sql, (number, now))?)
}

fn read_ban(row: &Row<'_>) -> rusqlite::Result<Ban> {
    Ok(Ban {
        person: column(row, 0)?,
        until: row.get(1)?,
        reason: row.get(2)?,
        at: row.get(3)?,
    })
}

pub(crate) fn ban(db: &Connection, who: PersonId) -> Result<Option<Ban>, StoreError> {
    let sql = "SELECT person, until, reason, at FROM bans WHERE person = ?1";
    let mut found = db.prepare_cached(sql)?;
    Ok(found.query_row([who.as_str()], read_ban).optional()?)
}

pub(crate) fn bans(db: &Connection) -> Result<Vec<Ban>, StoreError> {
    let sql = "SELECT person, until, reason, at FROM bans ORDER BY at DESC, person";
    let mut rows = db.prepare_cached(sql)?;
    let rows = rows.query_map([], read_ban)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub(crate) fn people(db: &Connection, word: &str, most: u32) -> Result<Vec<Known>, StoreError> {
    let sql = "SELECT p.id, p.name, a.person IS NOT NULL, p.created
        FROM persons p LEFT JOIN accounts a ON a.person = p.id
        WHERE p.id = ?1 OR instr(lower(p.name), lower(?1)) > 0
        ORDER BY a.person IS NULL, p.created DESC, p.id LIMIT ?2";
    let mut rows = db.prepare(sql)?;
    let rows = rows.query_map((word, most), |row| {
        Ok(Known {
            id: column(row, 0)?,
            name: row.get(1)?,
            account: row.get(2)?,
            created: row.get(3)?,
        })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}
