//! What the house knows about itself.

use rusqlite::{Connection, OptionalExtension};
use table::Millis;

use crate::{Down, Secret, StoreError, What};

/// How long answered keys are remembered.
const ANSWERS: Millis = 24 * 60 * 60 * 1000;

/// Says that the house is up at `now`.
pub(crate) fn alive(db: &Connection, now: Millis) -> Result<(), StoreError> {
    db.prepare_cached(
        "INSERT INTO alive (one, at) VALUES (1, ?1)
         ON CONFLICT (one) DO UPDATE SET at = max(at, excluded.at)",
    )?
    .execute([now])?;
    Ok(())
}

/// The house is up again at `now`: notes since when it was down, and gives every such span. What was
/// held is free, since its holder has died; computer players are due now, whatever the clock said.
pub(crate) fn woke(db: &Connection, now: Millis) -> Result<Vec<Down>, StoreError> {
    let last: Option<Millis> = db
        .query_row("SELECT at FROM alive", [], |row| row.get(0))
        .optional()?;
    if let Some(since) = last.filter(|since| *since < now) {
        db.execute(
            "INSERT INTO downs (since, until) VALUES (?1, ?2)",
            [since, now],
        )?;
    }
    alive(db, now)?;
    db.execute("UPDATE due SET lease = 0", [])?;
    db.execute(
        "UPDATE due SET at = ?1 WHERE what = ?2 AND at > ?1",
        (now, What::Bots.code()),
    )?;
    let mut spans = db.prepare_cached("SELECT since, until FROM downs ORDER BY since")?;
    let spans = spans.query_map([], |row| {
        Ok(Down {
            since: row.get(0)?,
            until: row.get(1)?,
        })
    })?;
    Ok(spans.collect::<Result<_, _>>()?)
}

/// The secret of this name; `fresh` becomes it if there is none.
pub(crate) fn secret(db: &Connection, name: &str, fresh: &Secret) -> Result<Secret, StoreError> {
    db.execute(
        "INSERT OR IGNORE INTO secrets (name, value) VALUES (?1, ?2)",
        (name, &fresh.0[..]),
    )?;
    Ok(Secret(db.query_row(
        "SELECT value FROM secrets WHERE name = ?1",
        [name],
        |row| row.get(0),
    )?))
}

/// How long a session lives that is not used: as long as browsers keep a cookie at most.
const SESSIONS: Millis = 400 * 24 * 60 * 60 * 1000;

/// Guests whom nothing tells of any more: no session by which they could come back, no account, no seat, no coins,
/// nobody they turned out to be, no ban. Some at a time: the writer's other work waits for it.
const GUESTS: &str = "DELETE FROM persons WHERE id IN (
    SELECT p.id FROM persons p WHERE p.created <= ?1
        AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = p.id)
        AND NOT EXISTS (SELECT 1 FROM accounts WHERE person = p.id)
        AND NOT EXISTS (SELECT 1 FROM seats WHERE person = p.id)
        AND NOT EXISTS (SELECT 1 FROM transfers WHERE taker = p.id)
        AND NOT EXISTS (SELECT 1 FROM transfers WHERE giver <> 'house' AND giver = p.id)
        AND NOT EXISTS (SELECT 1 FROM links WHERE person = p.id)
        AND NOT EXISTS (SELECT 1 FROM merged WHERE person = p.id)
        AND NOT EXISTS (SELECT 1 FROM bans WHERE person = p.id)
    LIMIT 2000)";

/// Forgets what has expired.
pub(crate) fn tidy(db: &Connection, now: Millis) -> Result<(), StoreError> {
    db.execute("DELETE FROM invites WHERE until <= ?1", [now])?;
    db.execute("DELETE FROM links WHERE until <= ?1", [now])?;
    db.execute("DELETE FROM sessions WHERE seen <= ?1", [now - SESSIONS])?;
    db.execute("DELETE FROM answers WHERE at <= ?1", [now - ANSWERS])?;
    db.execute(GUESTS, [now - SESSIONS])?;
    Ok(())
}
