//! The leaderboards: numbers of wins in order, and how many people have each number.

use coins::Board;
use rusqlite::{Connection, OptionalExtension, Params};
use table::{Millis, PersonId};

use super::profile::is_hidden;
use super::query::column;
use crate::{Standing, StoreError};

/// One win more for a person on a board.
pub(super) fn won(
    db: &Connection,
    board: Board,
    person: PersonId,
    at: Millis,
) -> Result<(), StoreError> {
    let (tab, span, start) = (board.tab.code(), board.span.code(), board.start);
    let wins: u32 = db
        .prepare_cached(
            "INSERT INTO standings (tab, span, start, person, wins, reached)
             VALUES (?1, ?2, ?3, ?4, 1, ?5)
             ON CONFLICT (tab, span, start, person)
             DO UPDATE SET wins = standings.wins + 1, reached = excluded.reached
             RETURNING wins",
        )?
        .query_row((tab, span, start, person.as_str(), at), |row| row.get(0))?;
    db.prepare_cached(
        "INSERT INTO steps (tab, span, start, wins, people) VALUES (?1, ?2, ?3, ?4, 1)
         ON CONFLICT (tab, span, start, wins) DO UPDATE SET people = steps.people + 1",
    )?
    .execute((tab, span, start, wins))?;
    if wins > 1 {
        let before = (tab, span, start, wins - 1);
        db.prepare_cached(
            "UPDATE steps SET people = people - 1
             WHERE tab = ?1 AND span = ?2 AND start = ?3 AND wins = ?4",
        )?
        .execute(before)?;
        // A number that nobody has any more is no step: few rows make a place quick.
        db.prepare_cached(
            "DELETE FROM steps
             WHERE tab = ?1 AND span = ?2 AND start = ?3 AND wins = ?4 AND people = 0",
        )?
        .execute(before)?;
    }
    Ok(())
}

/// The first `most` lines of a board.
pub(crate) fn top(db: &Connection, board: Board, most: u32) -> Result<Vec<Standing>, StoreError> {
    let rows = lines(
        db,
        "SELECT s.person, p.name, s.wins FROM standings s LEFT JOIN persons p ON p.id = s.person
         WHERE s.tab = ?1 AND s.span = ?2 AND s.start = ?3
         ORDER BY s.wins DESC, s.reached, s.person LIMIT ?4",
        (board.tab.code(), board.span.code(), board.start, most),
    )?;
    placed(db, board, rows)
}

/// A person's own line, with at most `each` lines before and behind it; none without a win there.
pub(crate) fn around(
    db: &Connection,
    board: Board,
    person: PersonId,
    each: u32,
) -> Result<Vec<Standing>, StoreError> {
    let (tab, span, start) = (board.tab.code(), board.span.code(), board.start);
    let own: Option<(Option<String>, u32, Millis)> = db
        .prepare_cached(
            "SELECT p.name, s.wins, s.reached FROM standings s
             LEFT JOIN persons p ON p.id = s.person
             WHERE s.tab = ?1 AND s.span = ?2 AND s.start = ?3 AND s.person = ?4",
        )?
        .query_row((tab, span, start, person.as_str()), |row| {
            Ok((row.get(0)?, row.get(1)?, row.get(2)?))
        })
        .optional()?;
    let Some((name, wins, reached)) = own else {
        return Ok(Vec::new());
    };
    let here = (tab, span, start, wins, reached, person.as_str(), each);
    // Each part is a walk along the index, so that it costs what it gives.
    let same_before = "SELECT s.person, p.name, s.wins FROM standings s
         LEFT JOIN persons p ON p.id = s.person
         WHERE s.tab = ?1 AND s.span = ?2 AND s.start = ?3 AND s.wins = ?4
           AND (s.reached, s.person) < (?5, ?6)
         ORDER BY s.reached DESC, s.person DESC LIMIT ?7";
    let more = "SELECT s.person, p.name, s.wins FROM standings s
         LEFT JOIN persons p ON p.id = s.person
         WHERE s.tab = ?1 AND s.span = ?2 AND s.start = ?3 AND s.wins > ?4
         ORDER BY s.wins, s.reached DESC, s.person DESC LIMIT ?5";
    let same_behind = "SELECT s.person, p.name, s.wins FROM standings s
         LEFT JOIN persons p ON p.id = s.person
         WHERE s.tab = ?1 AND s.span = ?2 AND s.start = ?3 AND s.wins = ?4
           AND (s.reached, s.person) > (?5, ?6)
         ORDER BY s.reached, s.person LIMIT ?7";
    let fewer = "SELECT s.person, p.name, s.wins FROM standings s
         LEFT JOIN persons p ON p.id = s.person
         WHERE s.tab = ?1 AND s.span = ?2 AND s.start = ?3 AND s.wins < ?4
         ORDER BY s.wins DESC, s.reached, s.person LIMIT ?5";
    let mut before = lines(db, same_before, here)?;
    let rest = each - before.len() as u32;
    before.extend(lines(db, more, (tab, span, start, wins, rest))?);
    let mut behind = lines(db, same_behind, here)?;
    let rest = each - behind.len() as u32;
    behind.extend(lines(db, fewer, (tab, span, start, wins, rest))?);
    let own = (person, name, wins);
    let all = before.into_iter().rev().chain([own]).chain(behind);
    placed(db, board, all.collect())
}

/// Forgets some lines of boards whose span began before `day`, at most `most` of each table; how many
/// it were.
pub(crate) fn forget(db: &Connection, day: i32, most: u32) -> Result<usize, StoreError> {
    let mut gone = db
        .prepare_cached(
            "DELETE FROM pairs WHERE (day, one, other) IN (
                 SELECT day, one, other FROM pairs WHERE day < ?1 LIMIT ?2)",
        )?
        .execute((day, most))?;
    // By tab and span, which is where their keys begin: boards that count always are not even read.
    for board in Board::passing() {
        for sql in [
            "DELETE FROM standings WHERE (tab, span, start, person) IN (
                 SELECT tab, span, start, person FROM standings
                 WHERE tab = ?1 AND span = ?2 AND start < ?3 LIMIT ?4)",
            "DELETE FROM steps WHERE (tab, span, start, wins) IN (
                 SELECT tab, span, start, wins FROM steps
                 WHERE tab = ?1 AND span = ?2 AND start < ?3 LIMIT ?4)",
        ] {
            let left = most.saturating_sub(gone as u32);
            let (tab, span) = (board.tab.code(), board.span.code());
            gone += db.prepare_cached(sql)?.execute((tab, span, day, left))?;
        }
    }
    Ok(gone)
}

type Line = (PersonId, Option<String>, u32);

fn lines(db: &Connection, sql: &str, params: impl Params) -> Result<Vec<Line>, StoreError> {
    let mut rows = db.prepare_cached(sql)?;
    let rows = rows.query_map(params, |row| {
        Ok((column(row, 0)?, row.get(1)?, row.get(2)?))
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Lines with their places: one sum for the first, and for each that has fewer wins than the one
/// before it.
fn placed(db: &Connection, board: Board, lines: Vec<Line>) -> Result<Vec<Standing>, StoreError> {
    let mut placed: Vec<Standing> = Vec::with_capacity(lines.len());
    for (person, name, wins) in lines {
        let place = match placed.last() {
            Some(last) if last.wins == wins => last.place,
            _ => place(db, board, wins)?,
        };
        placed.push(Standing {
            place,
            person,
            name,
            open: !is_hidden(db, person)?,
            wins,
        });
    }
    Ok(placed)
}

/// The place of so many wins.
fn place(db: &Connection, board: Board, wins: u32) -> Result<u64, StoreError> {
    let (tab, span, start) = (board.tab.code(), board.span.code(), board.start);
    Ok(db
        .prepare_cached(
            "SELECT coalesce(sum(people), 0) + 1 FROM steps
             WHERE tab = ?1 AND span = ?2 AND start = ?3 AND wins > ?4",
        )?
        .query_row((tab, span, start, wins), |row| row.get(0))?)
}
