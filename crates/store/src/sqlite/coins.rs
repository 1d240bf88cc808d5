//! The ledger of coins.

use coins::{Before, Board, Dates, Earned, Less, Tariff, Win};
use game::Seat;
use rusqlite::{Connection, OptionalExtension};
use table::{MatchId, Millis, PersonId};

use super::people::now;
use super::standings;
use crate::{Audit, Purse, StoreError};

/// The account that coins come from; no id of a person is so short.
const HOUSE: &str = "house";

/// Takes a win up, once: what it earns after what its day has seen, and the leaderboards. Another
/// writer must not come between what is read here and what is written: in SQLite there is none, a
/// database with several would lock the person's row first.
pub(crate) fn win(
    db: &Connection,
    id: MatchId,
    at: Millis,
    dates: Dates,
    win: &Win,
    tariff: &Tariff,
) -> Result<(), StoreError> {
    let key = (id.as_str(), win.seat.index());
    let taken = db
        .prepare_cached("SELECT 1 FROM wins WHERE match_id = ?1 AND seat = ?2")?
        .exists(key)?;
    if taken {
        return Ok(());
    }
    // The log names the guest that somebody was; what they win is theirs.
    let win = &Win {
        person: now(db, win.person)?,
        others: win
            .others
            .iter()
            .map(|other| now(db, *other))
            .collect::<Result<_, _>>()?,
        ..win.clone()
    };
    let earned = win.earned(before(db, win, dates.day)?, tariff);
    db.prepare_cached(
        "INSERT INTO wins (match_id, seat, person, game, at, coins, less)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?
    .execute((
        id.as_str(),
        win.seat.index(),
        win.person.as_str(),
        win.game.name(),
        at,
        earned.coins,
        earned.less.map(Less::code),
    ))?;
    if earned.coins > 0 {
        db.prepare_cached(
            "INSERT INTO transfers (match_id, seat, giver, taker, coins, day, at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        )?
        .execute((
            id.as_str(),
            win.seat.index(),
            HOUSE,
            win.person.as_str(),
            earned.coins,
            dates.day,
            at,
        ))?;
    }
    if win.void.is_none() {
        met(db, win, dates.day)?;
    }
    Board::of_win(win.game, dates).try_for_each(|board| standings::won(db, board, win.person, at))
}

/// What had happened on the day of a win.
fn before(db: &Connection, win: &Win, day: i32) -> Result<Before, StoreError> {
    let mut before = Before {
        earned: purse_of_day(db, win.person, day)?,
        ..Before::default()
    };
    for other in &win.others {
        before.same |= are_kin(db, win.person, *other)?;
        let (one, other) = ordered(win.person, *other);
        let met: Option<u32> = db
            .prepare_cached("SELECT matches FROM pairs WHERE day = ?1 AND one = ?2 AND other = ?3")?
            .query_row((day, one.as_str(), other.as_str()), |row| row.get(0))
            .optional()?;
        before.met = before.met.max(met.unwrap_or_default());
    }
    Ok(before)
}

/// Notes whom the winner has met.
fn met(db: &Connection, win: &Win, day: i32) -> Result<(), StoreError> {
    for other in &win.others {
        let (one, other) = ordered(win.person, *other);
        db.prepare_cached(
            "INSERT INTO pairs (day, one, other, matches) VALUES (?1, ?2, ?3, 1)
             ON CONFLICT (day, one, other) DO UPDATE SET matches = pairs.matches + 1",
        )?
        .execute((day, one.as_str(), other.as_str()))?;
    }
    Ok(())
}

fn ordered(one: PersonId, other: PersonId) -> (PersonId, PersonId) {
    (one.min(other), one.max(other))
}

/// The root of a person's kin: without any, the person.
fn root(db: &Connection, person: PersonId) -> Result<String, StoreError> {
    let root = db
        .prepare_cached("SELECT root FROM kin WHERE person = ?1")?
        .query_row([person.as_str()], |row| row.get(0))
        .optional()?;
    Ok(root.unwrap_or_else(|| person.to_string()))
}

/// Whether two persons are one human's.
pub(super) fn are_kin(db: &Connection, one: PersonId, other: PersonId) -> Result<bool, StoreError> {
    Ok(root(db, one)? == root(db, other)?)
}

/// Notes that two persons are one human's, and so is everybody that either of them was.
pub(crate) fn join_kin(db: &Connection, one: PersonId, other: PersonId) -> Result<(), StoreError> {
    let (kept, gone) = (root(db, one)?, root(db, other)?);
    if kept == gone {
        return Ok(());
    }
    db.prepare_cached("UPDATE kin SET root = ?1 WHERE root = ?2")?
        .execute([&kept, &gone])?;
    let mut join =
        db.prepare_cached("INSERT INTO kin (person, root) VALUES (?1, ?2) ON CONFLICT DO NOTHING")?;
    join.execute([one.as_str(), &kept])?;
    join.execute([other.as_str(), &kept])?;
    Ok(())
}

/// What the wins of a match earned, by seat.
pub(crate) fn earned(db: &Connection, id: MatchId) -> Result<Vec<(Seat, Earned)>, StoreError> {
    let mut rows =
        db.prepare_cached("SELECT seat, coins, less FROM wins WHERE match_id = ?1 ORDER BY seat")?;
    let rows = rows.query_map([id.as_str()], |row| {
        let less: Option<String> = row.get(2)?;
        let earned = Earned {
            coins: row.get(1)?,
            less: less.and_then(|less| less.parse().ok()),
        };
        Ok((Seat::new(row.get(0)?), earned))
    })?;
    let mut all = Vec::new();
    for row in rows {
        if let (Some(seat), earned) = row? {
            all.push((seat, earned));
        }
    }
    Ok(all)
}

/// What a person has earned on `day`, and in all.
pub(crate) fn purse(db: &Connection, person: PersonId, day: i32) -> Result<Purse, StoreError> {
    let sum = |sql| -> Result<i64, StoreError> {
        let mut sum = db.prepare_cached(sql)?;
        Ok(sum.query_row([person.as_str()], |row| row.get(0))?)
    };
    let given = sum("SELECT coalesce(sum(coins), 0) FROM transfers WHERE taker = ?1")?;
    let taken =
        sum("SELECT coalesce(sum(coins), 0) FROM transfers WHERE giver = ?1 AND giver <> 'house'")?;
    Ok(Purse {
        day: purse_of_day(db, person, day)?,
        balance: given - taken,
    })
}

fn purse_of_day(db: &Connection, person: PersonId, day: i32) -> Result<u32, StoreError> {
    Ok(db
        .prepare_cached(
            "SELECT coalesce(sum(coins), 0) FROM transfers WHERE taker = ?1 AND day = ?2",
        )?
        .query_row((person.as_str(), day), |row| row.get(0))?)
}

/// Looks through the whole ledger and the leaderboards that count always.
pub(crate) fn audit(db: &Connection) -> Result<Audit, StoreError> {
    let count = |sql| db.query_row(sql, [], |row| row.get::<_, u64>(0));
    Ok(Audit {
        sum: db.query_row(
            "SELECT coalesce(sum(coins), 0) FROM (
                 SELECT taker AS account, coins FROM transfers
                 UNION ALL SELECT giver, -coins FROM transfers)",
            [],
            |row| row.get(0),
        )?,
        transfers: count(
            "SELECT count(*) FROM transfers t LEFT JOIN wins w
             ON w.match_id = t.match_id AND w.seat = t.seat
             WHERE w.coins IS NOT t.coins OR w.person IS NOT t.taker OR t.giver <> 'house'",
        )?,
        unpaid: count(
            "SELECT count(*) FROM wins w LEFT JOIN transfers t
             ON t.match_id = w.match_id AND t.seat = w.seat
             WHERE w.coins > 0 AND t.coins IS NULL",
        )?,
        early: count(
            "SELECT count(*) FROM wins w LEFT JOIN matches m ON m.id = w.match_id
             WHERE m.stage IS NOT 'over'",
        )?,
        standings: count(
            "SELECT count(*) FROM (
                 SELECT person, count(*) AS wins FROM wins GROUP BY person) w
             FULL JOIN (
                 SELECT person, wins FROM standings WHERE tab = 'friendlies' AND span = 'all') s
             ON s.person = w.person WHERE s.wins IS NOT w.wins",
        )?,
        steps: count(
            "SELECT count(*) FROM (
                 SELECT tab, span, start, wins, count(*) AS people FROM standings
                 GROUP BY tab, span, start, wins) c
             FULL JOIN steps s
             ON s.tab = c.tab AND s.span = c.span AND s.start = c.start AND s.wins = c.wins
             WHERE s.people IS NOT c.people",
        )?,
        profiles: super::results::wrong(db)?,
    })
}
