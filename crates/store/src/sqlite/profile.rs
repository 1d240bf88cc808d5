//! Profiles: read by walks along indexes, so that each costs what it gives.

use game::Seat;
use games::Kind;
use results::{Against, Streak};
use rusqlite::types::ToSql;
use rusqlite::{Connection, OptionalExtension, Row};
use table::{MatchId, PersonId};

use super::apply::run;
use super::people::named;
use super::query::{column, name};
use super::ratings;
use super::results::ALL;
use crate::{Asked, Opponents, Other, Person, Played, Profile, Rival, StoreError, Tally};

pub(crate) fn profile(db: &Connection, who: PersonId) -> Result<Profile, StoreError> {
    let mut tallies =
        db.prepare_cached("SELECT game, against, outcome, matches FROM tallies WHERE person = ?1")?;
    let tallies = tallies.query_map([who.as_str()], |row| {
        Ok(Tally {
            game: column(row, 0)?,
            against: column(row, 1)?,
            outcome: column(row, 2)?,
            matches: row.get(3)?,
        })
    })?;
    let tallies = tallies.collect::<Result<_, _>>()?;
    let mut streaks =
        db.prepare_cached("SELECT game, now, best FROM streaks WHERE person = ?1 ORDER BY game")?;
    let streaks = streaks.query_map([who.as_str()], |row| {
        let all = row.get_ref(0)?.as_str()? == ALL;
        let game: Option<Kind> = if all { None } else { Some(column(row, 0)?) };
        let (now, best) = (row.get(1)?, row.get(2)?);
        Ok((game, Streak { now, best }))
    })?;
    let streaks = streaks.collect::<Result<_, _>>()?;
    Ok(Profile {
        tallies,
        streaks,
        ratings: ratings::all(db, who)?,
    })
}

/// The question for a list of matches, and what stands for its parameters.
fn question<'a>(who: &'a PersonId, asked: &'a Asked, most: &'a u32) -> Question<'a> {
    let mut question = Question {
        sql: String::with_capacity(512),
        params: Vec::with_capacity(12),
    };
    if let Some(with) = &asked.with {
        question.sql.push_str(
            "SELECT t.match_id, r.seat, t.game, t.ended, t.outcome, r.against FROM meetings t
             JOIN results r ON r.person = t.person AND r.ended = t.ended AND r.match_id = t.match_id
             WHERE t.person = ?1",
        );
        question.params.push(Box::new(who.as_str()));
        question.and("t.other =", with.as_str());
    } else {
        question.sql.push_str(
            "SELECT t.match_id, t.seat, t.game, t.ended, t.outcome, t.against FROM results t
             WHERE t.person = ?1",
        );
        question.params.push(Box::new(who.as_str()));
        match asked.opponents {
            None => {}
            Some(Opponents::Computer) => question.and("t.against <>", Against::Person.code()),
            Some(Opponents::Against(against)) => question.and("t.against =", against.code()),
        }
    }
    if let Some(game) = asked.game {
        question.and("t.game =", game.name());
    }
    if let Some(outcome) = asked.outcome {
        question.and("t.outcome =", outcome.code());
    }
    if let Some(since) = asked.since {
        question.and("t.ended >=", since);
    }
    let seat = if asked.with.is_some() {
        "r.seat"
    } else {
        "t.seat"
    };
    if let Some(before) = &asked.before {
        // The first part alone bounds the walk along the index.
        question.and("t.ended <=", before.ended);
        let from = question.params.len() + 1;
        question.sql.push_str(&format!(
            " AND (t.ended, t.match_id, {seat}) < (?{from}, ?{}, ?{})",
            from + 1,
            from + 2
        ));
        question.params.push(Box::new(before.ended));
        question
            .params
            .push(Box::new(before.id.as_str().to_owned()));
        question.params.push(Box::new(before.seat.index()));
    }
    let order = " ORDER BY t.ended DESC, t.match_id DESC, ";
    question.sql.push_str(order);
    question.sql.push_str(seat);
    let last = question.params.len() + 1;
    question.sql.push_str(&format!(" DESC LIMIT ?{last}"));
    question.params.push(Box::new(most));
    question
}

struct Question<'a> {
    sql: String,
    params: Vec<Box<dyn ToSql + 'a>>,
}

impl<'a> Question<'a> {
    /// One condition more, on a value.
    fn and(&mut self, what: &str, value: impl ToSql + 'a) {
        self.params.push(Box::new(value));
        let last = self.params.len();
        self.sql.push_str(&format!(" AND {what} ?{last}"));
    }
}

pub(crate) fn played(
    db: &Connection,
    who: PersonId,
    asked: &Asked,
    most: u32,
) -> Result<Vec<Played>, StoreError> {
    let question = question(&who, asked, &most);
    let mut rows = db.prepare_cached(&question.sql)?;
    let params = rusqlite::params_from_iter(question.params.iter());
    let rows = rows.query_map(params, |row| {
        let played = Played {
            id: column(row, 0)?,
            seat: seat(row, 1)?,
            game: column(row, 2)?,
            ended: row.get(3)?,
            outcome: column(row, 4)?,
            against: column(row, 5)?,
            others: Vec::new(),
        };
        Ok(played)
    })?;
    let mut list = rows.collect::<Result<Vec<_>, _>>()?;
    for played in &mut list {
        played.others = others(db, played.id, played.seat)?;
    }
    Ok(list)
}

fn seat(row: &Row<'_>, index: usize) -> rusqlite::Result<Seat> {
    let number: u8 = row.get(index)?;
    let kind = rusqlite::types::Type::Integer;
    Seat::new(number).ok_or_else(|| rusqlite::Error::InvalidColumnType(index, "seat".into(), kind))
}

/// What somebody else is called, by columns that follow each other.
fn other(row: &Row<'_>) -> rusqlite::Result<Other> {
    Ok(Other {
        person: column(row, 0)?,
        name: row.get(1)?,
        open: row.get(2)?,
    })
}

/// The other people of a match.
fn others(db: &Connection, id: MatchId, seat: Seat) -> Result<Vec<Other>, StoreError> {
    let mut rows = db.prepare_cached(
        "SELECT s.person, p.name, coalesce(a.hidden = 0, 0) FROM seats s
         LEFT JOIN persons p ON p.id = s.person LEFT JOIN accounts a ON a.person = s.person
         WHERE s.match_id = ?1 AND s.seat <> ?2 AND s.person IS NOT NULL ORDER BY s.seat",
    )?;
    let rows = rows.query_map((id.as_str(), seat.index()), other)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

const RIVAL: &str = "SELECT r.other, p.name, coalesce(a.hidden = 0, 0), r.won, r.drawn, r.lost
    FROM rivals r LEFT JOIN persons p ON p.id = r.other LEFT JOIN accounts a ON a.person = r.other";

fn read_rival(row: &Row<'_>) -> rusqlite::Result<Rival> {
    Ok(Rival {
        other: other(row)?,
        won: row.get(3)?,
        drawn: row.get(4)?,
        lost: row.get(5)?,
    })
}

pub(crate) fn rivals(db: &Connection, who: PersonId, most: u32) -> Result<Vec<Rival>, StoreError> {
    let mut rows = db.prepare_cached(&format!(
        "{RIVAL} WHERE r.person = ?1 ORDER BY r.matches DESC, r.other LIMIT ?2"
    ))?;
    let rows = rows.query_map((who.as_str(), most), read_rival)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub(crate) fn rival(
    db: &Connection,
    who: PersonId,
    other: PersonId,
) -> Result<Option<Rival>, StoreError> {
    Ok(db
        .prepare_cached(&format!("{RIVAL} WHERE r.person = ?1 AND r.other = ?2"))?
        .query_row([who.as_str(), other.as_str()], read_rival)
        .optional()?)
}

pub(crate) fn named_person(
    db: &Connection,
    forms: &[String],
) -> Result<Option<(Person, bool)>, StoreError> {
    let Some(id) = named(db, forms)? else {
        return Ok(None);
    };
    let hidden = is_hidden(db, id)?;
    Ok(name(db, id)?.map(|name| (Person { id, name }, hidden)))
}

pub(crate) fn is_hidden(db: &Connection, who: PersonId) -> Result<bool, StoreError> {
    let hidden = db
        .prepare_cached("SELECT hidden FROM accounts WHERE person = ?1")?
        .query_row([who.as_str()], |row| row.get(0))
        .optional()?;
    Ok(hidden.unwrap_or(true))
}

pub(crate) fn hide(db: &Connection, who: PersonId, hidden: bool) -> Result<(), StoreError> {
    let sql = "UPDATE accounts SET hidden = ?2 WHERE person = ?1";
    Ok(run(db, sql, (who.as_str(), hidden))?)
}

pub(crate) fn unfinished(
    db: &Connection,
    after: MatchId,
    most: u32,
) -> Result<Vec<MatchId>, StoreError> {
    let mut rows = db.prepare_cached(
        "SELECT m.id FROM matches m LEFT JOIN finished f ON f.match_id = m.id
         WHERE m.id > ?1 AND m.stage = 'over' AND f.match_id IS NULL ORDER BY m.id LIMIT ?2",
    )?;
    let rows = rows.query_map((after.as_str(), most), |row| column(row, 0))?;
    Ok(rows.collect::<Result<_, _>>()?)
}
