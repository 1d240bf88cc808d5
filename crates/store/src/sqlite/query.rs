//! Questions, and the few changes that answer something.

use game::Seat;
use rusqlite::{Connection, OptionalExtension, Row};
use table::{Draft, Entry, Key, MatchId, Millis, PersonId, TableEvent};

use crate::{Claimed, Invite, LiveSeat, Person, Stage, StoreError, TokenHash, What};

/// A column that must have a text form of `T`.
pub(super) fn column<T: std::str::FromStr>(row: &Row<'_>, index: usize) -> rusqlite::Result<T> {
    let text = row.get_ref(index)?.as_str()?;
    text.parse().map_err(|_| {
        let kind = rusqlite::types::Type::Text;
        rusqlite::Error::InvalidColumnType(index, "text form".into(), kind)
    })
}

/// The entries of a match from ply `from` on, none of them missing; none where there is no such match.
pub(crate) fn log(db: &Connection, id: MatchId, from: u32) -> Result<Vec<Entry>, StoreError> {
    let mut rows = db.prepare_cached(
        "SELECT ply, at, text FROM entries WHERE match_id = ?1 AND ply >= ?2 ORDER BY ply",
    )?;
    let mut rows = rows.query((id.as_str(), from))?;
    let mut log = Vec::new();
    while let Some(row) = rows.next()? {
        let ply = row.get(0)?;
        if ply != from + log.len() as u32 {
            return Err(StoreError::Corrupt {
                id,
                ply,
                code: "entry-missing",
            });
        }
        let text = row.get_ref(2)?.as_str().unwrap_or_default();
        let event: TableEvent = text
            .parse()
            .map_err(|why: game::Illegal| StoreError::Corrupt {
                id,
                ply,
                code: why.code(),
            })?;
        log.push(Entry {
            at: row.get(1)?,
            event,
        });
    }
    Ok(log)
}

/// The drafts of set-ups that are kept for a match.
pub(crate) fn drafts(db: &Connection, id: MatchId) -> Result<Vec<Draft>, StoreError> {
    let mut rows =
        db.prepare_cached("SELECT seat, decision, text FROM drafts WHERE match_id = ?1")?;
    let rows = rows.query_map([id.as_str()], |row| {
        let seat = Seat::new(row.get(0)?);
        Ok((seat, row.get(1)?, column(row, 2)?))
    })?;
    let mut drafts = Vec::new();
    for row in rows {
        if let (Some(seat), decision, text) = row? {
            drafts.push(Draft {
                seat,
                decision,
                text,
            });
        }
    }
    Ok(drafts)
}

pub(crate) fn create_person(
    db: &Connection,
    id: PersonId,
    name: &str,
    at: Millis,
) -> Result<(), StoreError> {
    db.prepare_cached("INSERT INTO persons (id, name, created) VALUES (?1, ?2, ?3)")?
        .execute((id.as_str(), name, at))?;
    Ok(())
}

pub(crate) fn rename(db: &Connection, id: PersonId, name: &str) -> Result<bool, StoreError> {
    let changed = db
        .prepare_cached("UPDATE persons SET name = ?2 WHERE id = ?1")?
        .execute((id.as_str(), name))?;
    Ok(changed > 0)
}

pub(crate) fn name(db: &Connection, id: PersonId) -> Result<Option<String>, StoreError> {
    Ok(db
        .prepare_cached("SELECT name FROM persons WHERE id = ?1")?
        .query_row([id.as_str()], |row| row.get(0))
        .optional()?)
}

/// Who is behind these ids: a guest who turned out to be somebody is that person. Who is not known is left
/// out.
pub(crate) fn names(
    db: &Connection,
    ids: &[PersonId],
) -> Result<Vec<(PersonId, Person)>, StoreError> {
    let mut of = db.prepare_cached(
        "SELECT id, name FROM persons
         WHERE id = coalesce((SELECT person FROM merged WHERE guest = ?1), ?1)",
    )?;
    let mut names = Vec::with_capacity(ids.len());
    for id in ids {
        let found = of.query_row([id.as_str()], |row| {
            let name = row.get(1)?;
            Ok((
                *id,
                Person {
                    id: column(row, 0)?,
                    name,
                },
            ))
        });
        names.extend(found.optional()?);
    }
    Ok(names)
}

pub(crate) fn answer(
    db: &Connection,
    person: PersonId,
    key: Key,
) -> Result<Option<MatchId>, StoreError> {
    Ok(db
        .prepare_cached("SELECT match_id FROM answers WHERE person = ?1 AND key = ?2")?
        .query_row([person.as_str(), key.as_str()], |row| column(row, 0))
        .optional()?)
}

pub(crate) fn invite(
    db: &Connection,
    hash: TokenHash,
    now: Millis,
) -> Result<Option<Invite>, StoreError> {
    Ok(db
        .prepare_cached(
            "SELECT match_id, person, until FROM invites WHERE hash = ?1 AND until > ?2",
        )?
        .query_row((&hash.bytes()[..], now), |row| {
            Ok(Invite {
                id: column(row, 0)?,
                from: column(row, 1)?,
                until: row.get(2)?,
            })
        })
        .optional()?)
}

/// The matches of a person that go on, the newest first, at most `most` of them.
pub(crate) fn live(
    db: &Connection,
    person: PersonId,
    most: u32,
) -> Result<Vec<LiveSeat>, StoreError> {
    let mut mine = db.prepare_cached(
        "SELECT m.id, m.game, m.stage FROM seats s JOIN matches m ON m.id = s.match_id
         WHERE s.person = ?1 AND s.live = 1 ORDER BY m.created DESC, m.id LIMIT ?2",
    )?;
    let mut others = db.prepare_cached(
        "SELECT CASE WHEN s.person IS NULL THEN NULL ELSE coalesce(p.name, '') END
         FROM seats s LEFT JOIN persons p ON p.id = s.person
         WHERE s.match_id = ?1 AND s.person IS NOT ?2 ORDER BY s.seat",
    )?;
    let rows = mine.query_map((person.as_str(), most), |row| {
        let (id, game): (MatchId, String) = (column(row, 0)?, row.get(1)?);
        let stage = row.get_ref(2)?.as_str()?;
        Ok((id, game, Stage::of_code(stage).unwrap_or(Stage::Closed)))
    })?;
    let mut seats = Vec::new();
    for row in rows {
        let (id, game, stage) = row?;
        let others = others
            .query_map([id.as_str(), person.as_str()], |row| row.get(0))?
            .collect::<Result<_, _>>()?;
        seats.push(LiveSeat {
            id,
            game,
            stage,
            others,
        });
    }
    Ok(seats)
}

pub(crate) fn link(
    db: &Connection,
    hash: TokenHash,
    person: PersonId,
    until: Millis,
) -> Result<(), StoreError> {
    db.prepare_cached("INSERT INTO links (hash, person, until) VALUES (?1, ?2, ?3)")?
        .execute((&hash.bytes()[..], person.as_str(), until))?;
    Ok(())
}

/// Uses a personal link up.
pub(crate) fn open_link(
    db: &Connection,
    hash: TokenHash,
    now: Millis,
) -> Result<Option<PersonId>, StoreError> {
    Ok(db
        .prepare_cached("DELETE FROM links WHERE hash = ?1 AND until > ?2 RETURNING person")?
        .query_row((&hash.bytes()[..], now), |row| column(row, 0))
        .optional()?)
}

/// Whether anything is due and not held by anybody.
pub(crate) fn any_due(db: &Connection, now: Millis) -> Result<bool, StoreError> {
    Ok(db
        .prepare_cached("SELECT EXISTS (SELECT 1 FROM due WHERE at <= ?1 AND lease <= ?1)")?
        .query_row([now], |row| row.get(0))?)
}

/// Claims what is due at `now` until `lease`, the longest overdue first.
pub(crate) fn claim(
    db: &Connection,
    now: Millis,
    lease: Millis,
    most: u32,
) -> Result<Vec<Claimed>, StoreError> {
    let mut claim = db.prepare_cached(
        "UPDATE due SET lease = ?2 WHERE (match_id, what) IN (
             SELECT match_id, what FROM due WHERE at <= ?1 AND lease <= ?1 ORDER BY at LIMIT ?3
         ) RETURNING what, match_id, at",
    )?;
    let rows = claim.query_map((now, lease, most), |row| {
        let what = What::of_code(row.get_ref(0)?.as_str()?);
        Ok((what, column(row, 1)?, row.get(2)?))
    })?;
    let mut claimed = Vec::new();
    for row in rows {
        if let (Some(what), id, at) = row? {
            claimed.push(Claimed { what, id, at });
        }
    }
    Ok(claimed)
}
