//! Ratings: moved by each rated match in the unit that takes its end up, so that each match counts once.

use game::Seat;
use results::{Change, Finisher, Met, Outcome, Rating};
use rusqlite::{Connection, OptionalExtension, Row};
use table::{MatchId, Millis, PersonId};

use super::apply::run;
use super::coins::are_kin;
use super::query::column;
use crate::{Rated, StoreError};

/// Moves the ratings of the people of a rated match that has ended; each has met all the others but those who
/// have shown to be the same human.
pub(super) fn rate(
    db: &Connection,
    (id, at): (MatchId, Millis),
    game: &str,
    people: &[Finisher],
    is_here: impl Fn(&Finisher) -> Result<bool, StoreError>,
) -> Result<(), StoreError> {
    let before = |one: &Finisher| -> Result<(Rating, u32, Millis), StoreError> {
        let kept = kept(db, one.person, game)?;
        Ok(kept.map_or((Rating::default(), 0, at), |kept| {
            let rested = kept.rating.rested(at.saturating_sub(kept.at));
            (rested, kept.matches, kept.at.max(at))
        }))
    };
    let before: Vec<_> = people.iter().map(before).collect::<Result<_, _>>()?;
    for (one, (rating, matches, at)) in people.iter().zip(&before) {
        let mut met = Vec::with_capacity(people.len());
        for (other, (rating, ..)) in people.iter().zip(&before) {
            // Nobody grows by beating themselves, as whomever.
            if !are_kin(db, one.person, other.person)? {
                met.push(Met {
                    rating: *rating,
                    outcome: Outcome::between(one.place, other.place),
                });
            }
        }
        if met.is_empty() || !is_here(one)? {
            continue; // forgotten meanwhile: nothing is kept of them anew
        }
        let after = rating.after(&met);
        let (person, matches) = (one.person.as_str(), matches.saturating_add(1));
        let (points, deviation) = (after.points, after.deviation);
        run(
            db,
            "INSERT OR REPLACE INTO ratings (person, game, points, deviation, volatility, matches, at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            (person, game, points, deviation, after.volatility, matches, at),
        )?;
        let seat = one.seat.index();
        run(
            db,
            "INSERT INTO rated (match_id, seat, person, game, at, was, points, deviation)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
            (
                id.as_str(),
                seat,
                person,
                game,
                at,
                rating.points,
                points,
                deviation,
            ),
        )?;
    }
    Ok(())
}

const RATED: &str = "SELECT game, points, deviation, volatility, matches, at FROM ratings";

fn read(row: &Row<'_>) -> rusqlite::Result<Rated> {
    Ok(Rated {
        game: column(row, 0)?,
        rating: Rating {
            points: row.get(1)?,
            deviation: row.get(2)?,
            volatility: row.get(3)?,
        },
        matches: row.get(4)?,
        at: row.get(5)?,
    })
}

/// The rating of a person at a game.
pub(crate) fn kept(
    db: &Connection,
    person: PersonId,
    game: &str,
) -> Result<Option<Rated>, StoreError> {
    Ok(db
        .prepare_cached(&format!("{RATED} WHERE person = ?1 AND game = ?2"))?
        .query_row((person.as_str(), game), read)
        .optional()?)
}

/// Every rating of a person, by the games' names.
pub(super) fn all(db: &Connection, person: PersonId) -> Result<Vec<Rated>, StoreError> {
    let mut rows = db.prepare_cached(&format!("{RATED} WHERE person = ?1 ORDER BY game"))?;
    let rows = rows.query_map([person.as_str()], read)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// What a match changed, by seat.
pub(crate) fn changes(db: &Connection, id: MatchId) -> Result<Vec<(Seat, Change)>, StoreError> {
    let mut rows = db.prepare_cached(
        "SELECT seat, was, points, deviation FROM rated WHERE match_id = ?1 ORDER BY seat",
    )?;
    let rows = rows.query_map([id.as_str()], |row| {
        let after = Rating {
            points: row.get(2)?,
            deviation: row.get(3)?,
            ..Rating::default()
        };
        Ok((Seat::new(row.get(0)?), Change::new(row.get(1)?, &after)))
    })?;
    let rows = rows.collect::<Result<Vec<_>, _>>()?.into_iter();
    Ok(rows
        .filter_map(|(seat, change)| Some((seat?, change)))
        .collect())
}

/// How many ratings are not what the last of their matches made of them.
pub(super) fn wrong(db: &Connection) -> Result<u64, StoreError> {
    let sql = "SELECT count(*) FROM (
             SELECT person, game, count(*) AS matches, max(at) AS at FROM rated GROUP BY person, game) r
         FULL JOIN ratings t ON t.person = r.person AND t.game = r.game
         WHERE t.matches IS NOT r.matches OR t.at IS NOT r.at OR NOT EXISTS (
             SELECT 1 FROM rated l WHERE l.person = r.person AND l.game = r.game AND l.at = r.at
                 AND l.points = t.points AND l.deviation = t.deviation)";
    Ok(db.query_row(sql, [], |row| row.get(0))?)
}
