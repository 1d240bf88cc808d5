//! Results of matches: kept once each, and counted as they come.

use results::{Finish, Finisher, Outcome, Streak};
use rusqlite::{Connection, OptionalExtension};
use table::{MatchId, Millis, PersonId};

use super::apply::run;
use super::people::now;
use super::query::column;
use super::ratings;
use crate::StoreError;

/// In place of a game's name: all of them.
pub(super) const ALL: &str = "";

/// Takes the end of a match up, once.
pub(crate) fn finish(
    db: &Connection,
    id: MatchId,
    at: Millis,
    finish: &Finish,
) -> Result<(), StoreError> {
    let new = db
        .prepare_cached(
            "INSERT INTO finished (match_id, ended) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
        )?
        .execute((id.as_str(), at))?;
    if new == 0 {
        return Ok(());
    }
    let mut people = finish.people.clone();
    for one in &mut people {
        // The log names the guest that somebody was.
        one.person = now(db, one.person)?;
    }
    let game = finish.game.name();
    if finish.rated {
        let is_here = |one: &Finisher| is_here(db, one.person);
        ratings::rate(db, (id, at), game, &people, is_here)?;
    }
    for one in &people {
        if !is_here(db, one.person)? {
            continue; // forgotten meanwhile: nothing is kept of them anew
        }
        result(db, id, at, game, one)?;
        for other in &people {
            let outcome = Outcome::between(one.place, other.place);
            if other.person != one.person
                && met(db, (one.person, other.person), (id, at), game, outcome)?
            {
                count(db, one.person, other.person, outcome)?;
            }
        }
    }
    Ok(())
}

fn is_here(db: &Connection, person: PersonId) -> Result<bool, StoreError> {
    let mut here = db.prepare_cached("SELECT 1 FROM persons WHERE id = ?1")?;
    Ok(here.exists([person.as_str()])?)
}

fn result(
    db: &Connection,
    id: MatchId,
    at: Millis,
    game: &str,
    one: &Finisher,
) -> Result<(), StoreError> {
    let (person, outcome) = (one.person.as_str(), one.outcome.code());
    run(
        db,
        "INSERT INTO results (person, ended, match_id, seat, game, against, outcome)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        (
            person,
            at,
            id.as_str(),
            one.seat.index(),
            game,
            one.against.code(),
            outcome,
        ),
    )?;
    run(
        db,
        "INSERT INTO tallies (person, game, against, outcome, matches) VALUES (?1, ?2, ?3, ?4, 1)
         ON CONFLICT (person, game, against, outcome) DO UPDATE SET matches = tallies.matches + 1",
        (person, game, one.against.code(), outcome),
    )?;
    // Another node's clock may be behind: what comes late is put where it belongs.
    let late = db
        .prepare_cached("SELECT 1 FROM results WHERE person = ?1 AND (ended, match_id) > (?2, ?3)")?
        .exists((person, at, id.as_str()))?;
    if late {
        return walk(db, one.person);
    }
    for of in [game, ALL] {
        let streak = db
            .prepare_cached("SELECT now, best FROM streaks WHERE person = ?1 AND game = ?2")?
            .query_row([person, of], |row| {
                let (now, best) = (row.get(0)?, row.get(1)?);
                Ok(Streak { now, best })
            })
            .optional()?;
        keep(
            db,
            one.person,
            of,
            streak.unwrap_or_default().then(one.outcome),
        )?;
    }
    Ok(())
}

fn keep(db: &Connection, person: PersonId, game: &str, streak: Streak) -> Result<(), StoreError> {
    let sql = "INSERT OR REPLACE INTO streaks (person, game, now, best) VALUES (?1, ?2, ?3, ?4)";
    let row = (person.as_str(), game, streak.now, streak.best);
    Ok(run(db, sql, row)?)
}

/// The streaks of a person, anew from all results.
fn walk(db: &Connection, person: PersonId) -> Result<(), StoreError> {
    let mut streaks: Vec<(String, Streak)> = vec![(ALL.to_owned(), Streak::default())];
    let mut rows = db.prepare_cached(
        "SELECT game, outcome FROM results WHERE person = ?1 ORDER BY ended, match_id, seat",
    )?;
    let mut rows = rows.query([person.as_str()])?;
    while let Some(row) = rows.next()? {
        let (game, outcome) = (
            row.get_ref(0)?.as_str().unwrap_or_default(),
            column(row, 1)?,
        );
        if !streaks.iter().any(|(of, _)| of == game) {
            streaks.push((game.to_owned(), Streak::default()));
        }
        for (of, streak) in &mut streaks {
            if of == game || of == ALL {
                *streak = streak.then(outcome);
            }
        }
    }
    let mut streaks = streaks.iter();
    streaks.try_for_each(|(game, streak)| keep(db, person, game, *streak))
}

/// Notes a meeting from the side of the first of the two. False: it is noted already.
fn met(
    db: &Connection,
    (person, other): (PersonId, PersonId),
    (id, at): (MatchId, Millis),
    game: &str,
    outcome: Outcome,
) -> Result<bool, StoreError> {
    let new = db
        .prepare_cached(
            "INSERT INTO meetings (person, other, ended, match_id, game, outcome)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT DO NOTHING",
        )?
        .execute((
            person.as_str(),
            other.as_str(),
            at,
            id.as_str(),
            game,
            outcome.code(),
        ))?;
    Ok(new > 0)
}

fn count(
    db: &Connection,
    person: PersonId,
    other: PersonId,
    outcome: Outcome,
) -> Result<(), StoreError> {
    let is = |of| u32::from(outcome == of);
    let row = (
        person.as_str(),
        other.as_str(),
        is(Outcome::Won),
        is(Outcome::Drawn),
        is(Outcome::Lost),
    );
    let sql = "INSERT INTO rivals (person, other, won, drawn, lost, matches)
         VALUES (?1, ?2, ?3, ?4, ?5, 1)
         ON CONFLICT (person, other) DO UPDATE SET won = rivals.won + excluded.won,
             drawn = rivals.drawn + excluded.drawn, lost = rivals.lost + excluded.lost,
             matches = rivals.matches + 1";
    Ok(run(db, sql, row)?)
}

/// What a guest has played is `person`'s from now on.
pub(super) fn merge(db: &Connection, guest: PersonId, person: PersonId) -> Result<(), StoreError> {
    let pair = (guest.as_str(), person.as_str());
    let played = db
        .prepare_cached("SELECT 1 FROM results WHERE person = ?1")?
        .exists([guest.as_str()])?;
    if !played {
        return Ok(()); // nearly everybody who logs in
    }
    let mut others = db.prepare_cached("SELECT other FROM rivals WHERE person = ?1")?;
    let others = others.query_map([guest.as_str()], |row| column(row, 0))?;
    let others: Vec<PersonId> = others.collect::<Result<_, _>>()?;
    for sql in [
        "UPDATE results SET person = ?2 WHERE person = ?1",
        "INSERT INTO tallies (person, game, against, outcome, matches)
         SELECT ?2, game, against, outcome, matches FROM tallies WHERE person = ?1
         ON CONFLICT (person, game, against, outcome)
         DO UPDATE SET matches = tallies.matches + excluded.matches",
        // Where both were at one match, that is one meeting with everybody else of it.
        "UPDATE OR IGNORE meetings SET person = ?2 WHERE person = ?1 AND other <> ?2",
        "UPDATE OR IGNORE meetings SET other = ?2 WHERE other = ?1 AND person <> ?2",
    ] {
        run(db, sql, pair)?;
    }
    for sql in [
        "DELETE FROM tallies WHERE person = ?1",
        "DELETE FROM streaks WHERE person = ?1",
        "DELETE FROM meetings WHERE person = ?1",
        "DELETE FROM meetings WHERE other = ?1",
        "DELETE FROM rivals WHERE person = ?1",
    ] {
        run(db, sql, [guest.as_str()])?;
    }
    for other in others {
        let sql = "DELETE FROM rivals WHERE person = ?1 AND other = ?2";
        run(db, sql, [other.as_str(), guest.as_str()])?;
        recount(db, person, other)?;
        recount(db, other, person)?;
    }
    walk(db, person)
}

/// What came of the meetings of two, counted anew.
fn recount(db: &Connection, person: PersonId, other: PersonId) -> Result<(), StoreError> {
    let pair = [person.as_str(), other.as_str()];
    let gone = "DELETE FROM rivals WHERE person = ?1 AND other = ?2";
    run(db, gone, pair)?;
    let sql = "INSERT INTO rivals (person, other, won, drawn, lost, matches)
         SELECT person, other, sum(outcome = 'won'), sum(outcome = 'drawn'), sum(outcome = 'lost'), count(*)
         FROM meetings WHERE person = ?1 AND other = ?2 GROUP BY person, other";
    Ok(run(db, sql, pair)?)
}

/// How many counts are not those of the rows they count.
pub(super) fn wrong(db: &Connection) -> Result<u64, StoreError> {
    let count = |sql| db.query_row(sql, [], |row| row.get::<_, u64>(0));
    let tallies = count(
        "SELECT count(*) FROM (
             SELECT person, game, against, outcome, count(*) AS matches FROM results
             GROUP BY person, game, against, outcome) r
         FULL JOIN tallies t ON t.person = r.person AND t.game = r.game
             AND t.against = r.against AND t.outcome = r.outcome
         WHERE t.matches IS NOT r.matches",
    )?;
    let rivals = count(
        "SELECT count(*) FROM (
             SELECT person, other, sum(outcome = 'won') AS won, sum(outcome = 'drawn') AS drawn,
                 sum(outcome = 'lost') AS lost, count(*) AS matches FROM meetings
             GROUP BY person, other) m
         FULL JOIN rivals r ON r.person = m.person AND r.other = m.other
         WHERE r.won IS NOT m.won OR r.drawn IS NOT m.drawn OR r.lost IS NOT m.lost
             OR r.matches IS NOT m.matches",
    )?;
    let loose = count(
        "SELECT count(*) FROM results r LEFT JOIN finished f ON f.match_id = r.match_id
         WHERE f.ended IS NOT r.ended",
    )?;
    Ok(tallies + rivals + loose + ratings::wrong(db)?)
}
