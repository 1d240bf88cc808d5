//! Writes as SQL.

use std::fmt::Write as _;

use rusqlite::{Connection, ErrorCode, Params};
use table::{Entry, MatchId};

use crate::sqlite::{coins, results};
use crate::{Stage, StoreError, Write};

/// Makes the writes of one unit, in order.
pub(crate) fn apply(db: &Connection, writes: &[Write]) -> Result<(), StoreError> {
    writes.iter().try_for_each(|write| one(db, write))
}

fn one(db: &Connection, write: &Write) -> Result<(), StoreError> {
    match write {
        Write::Entries { id, first, entries } => add(db, *id, *first, entries),
        Write::Open { id, kind, game, at } => contend(
            run(
                db,
                "INSERT INTO matches (id, kind, game, stage, created) VALUES (?1, ?2, ?3, ?4, ?5)",
                (id.as_str(), kind.code(), *game, Stage::Gathering.code(), at),
            ),
            StoreError::Conflict(*id),
        ),
        Write::Stage { id, stage } => move_to(db, *id, *stage),
        Write::Sit { id, seat, who } => Ok(run(
            db,
            "INSERT OR REPLACE INTO seats (match_id, seat, person, live)
             VALUES (?1, ?2, coalesce((SELECT person FROM merged WHERE guest = ?3), ?3), 1)",
            (
                id.as_str(),
                seat.index(),
                who.person().as_ref().map(|person| person.as_str()),
            ),
        )?),
        Write::Rise { id, seat } => Ok(run(
            db,
            "DELETE FROM seats WHERE match_id = ?1 AND seat = ?2",
            (id.as_str(), seat.index()),
        )?),
        Write::Out { id, seat } => Ok(run(
            db,
            "UPDATE seats SET live = 0 WHERE match_id = ?1 AND seat = ?2",
            (id.as_str(), seat.index()),
        )?),
        Write::Draft { id, draft } => Ok(run(
            db,
            "INSERT OR REPLACE INTO drafts (match_id, seat, decision, text)
             SELECT match_id, seat, ?3, ?4 FROM seats
             WHERE match_id = ?1 AND seat = ?2 AND live = 1",
            (
                id.as_str(),
                draft.seat.index(),
                draft.decision,
                draft.text.as_str(),
            ),
        )?),
        Write::Undraft { id, seat } => Ok(run(
            db,
            "DELETE FROM drafts WHERE match_id = ?1 AND seat = ?2",
            (id.as_str(), seat.index()),
        )?),
        Write::Due {
            id,
            what,
            at,
            lease,
        } => Ok(run(
            db,
            "INSERT OR REPLACE INTO due (what, match_id, at, lease) VALUES (?1, ?2, ?3, ?4)",
            (what.code(), id.as_str(), at, lease),
        )?),
        Write::Done { id, what } => Ok(run(
            db,
            "DELETE FROM due WHERE match_id = ?1 AND what = ?2",
            (id.as_str(), what.code()),
        )?),
        Write::Invite {
            hash,
            id,
            from,
            until,
        } => contend(
            run(
                db,
                "INSERT INTO invites (hash, match_id, person, until) VALUES (?1, ?2, ?3, ?4)",
                (&hash.bytes()[..], id.as_str(), from.as_str(), until),
            ),
            StoreError::KeyUsed,
        ),
        Write::Win {
            id,
            at,
            dates,
            win,
            tariff,
        } => coins::win(db, *id, *at, *dates, win, tariff),
        Write::Finish { id, at, finish } => results::finish(db, *id, *at, finish),
        Write::Answer {
            person,
            key,
            id,
            at,
        } => contend(
            run(
                db,
                "INSERT INTO answers (person, key, match_id, at) VALUES (?1, ?2, ?3, ?4)",
                (person.as_str(), key.as_str(), id.as_str(), at),
            ),
            StoreError::KeyUsed,
        ),
    }
}

/// Adds entries. Only the first can meet another's: an entry never comes without those before it.
fn add(db: &Connection, id: MatchId, first: u32, entries: &[Entry]) -> Result<(), StoreError> {
    let mut insert =
        db.prepare_cached("INSERT INTO entries (match_id, ply, at, text) VALUES (?1, ?2, ?3, ?4)")?;
    let mut text = String::with_capacity(64);
    for (ply, entry) in (first..).zip(entries) {
        text.clear();
        let _ = write!(text, "{}", entry.event); // a String takes everything
        let added = insert.execute((id.as_str(), ply, entry.at, text.as_str()));
        if ply == first {
            contend(added.map(|_| ()), StoreError::Conflict(id))?;
        } else {
            added?;
        }
    }
    Ok(())
}

fn move_to(db: &Connection, id: MatchId, stage: Stage) -> Result<(), StoreError> {
    let row = id.as_str();
    run(
        db,
        "UPDATE matches SET stage = ?2 WHERE id = ?1",
        (row, stage.code()),
    )?;
    if !stage.is_live() {
        run(db, "UPDATE seats SET live = 0 WHERE match_id = ?1", [row])?;
        run(db, "DELETE FROM due WHERE match_id = ?1", [row])?;
        run(db, "DELETE FROM drafts WHERE match_id = ?1", [row])?;
    }
    Ok(())
}

pub(super) fn run(db: &Connection, sql: &str, params: impl Params) -> rusqlite::Result<()> {
    db.prepare_cached(sql)
        .and_then(|mut statement| statement.execute(params))
        .map(|_| ())
}

/// `taken` if the row's key was there already.
pub(super) fn contend(result: rusqlite::Result<()>, taken: StoreError) -> Result<(), StoreError> {
    match result {
        Err(error) if error.sqlite_error_code() == Some(ErrorCode::ConstraintViolation) => {
            Err(taken)
        }
        other => Ok(other?),
    }
}

/// Whether it is worth while to be able to undo this unit alone: a unit whose very first statement
/// is the only one that can be refused needs nothing undone.
pub(crate) fn guarded(writes: &[Write]) -> bool {
    writes.iter().skip(1).any(Write::contends)
}
