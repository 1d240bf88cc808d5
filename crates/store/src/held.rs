//! What the store holds, table by table: what is told of it to the person it is about and to those who run the house,
//! and what becomes of it when a person is forgotten. A test goes through the schema, so that no table is left out.

use rusqlite::types::ValueRef;
use rusqlite::{Connection, Params};
use serde::{Serialize, Serializer};
use table::PersonId;

use crate::{Archive, Store, StoreError};

/// What becomes of the rows about a person who is forgotten.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    /// They are taken away.
    Gone,
    /// They stay, for others' sake, by an id that says nothing: why.
    Kept(&'static str),
}

/// One table.
#[derive(Debug)]
pub(crate) struct Held {
    /// Its name.
    pub(crate) table: &'static str,
    /// The columns that are told; never a hash, a key or a password.
    told: &'static str,
    /// Which rows are about a person, `?1`, and what becomes of them; nothing where none is.
    pub(crate) person: Option<(&'static str, Fate)>,
    /// Which rows those get who run the house; nothing: all.
    house: Option<&'static str>,
}

const fn held(
    table: &'static str,
    told: &'static str,
    person: Option<(&'static str, Fate)>,
) -> Held {
    let house = None;
    Held {
        table,
        told,
        person,
        house,
    }
}

/// A person is also every guest that they turned out to be.
macro_rules! own {
    ($column:literal) => {
        concat!(
            $column,
            " IN (SELECT ?1 UNION SELECT guest FROM merged WHERE person = ?1)"
        )
    };
}

const PLAYED: Fate = Fate::Kept("it is the others' match too");
const LEDGER: Fate = Fate::Kept("the ledger is only added to");
const BOARD: Fate = Fate::Kept("places count everybody; it goes with its board");
const GUARD: Fate = Fate::Kept("it keeps one human from being paid as several");
const AUDIT: Fate = Fate::Kept("what those did who run the house stays");

/// Every table, those with what else hangs on them last: `merged` says who somebody was.
pub(crate) const HELD: [Held; 35] = [
    held(
        "accounts",
        "person, created, hidden",
        Some(("person = ?1", Fate::Gone)),
    ),
    held(
        "account_names",
        "form, person",
        Some(("person = ?1", Fate::Gone)),
    ),
    held("recovery", "person", Some(("person = ?1", Fate::Gone))),
    held(
        "passkeys",
        "id, person, device, created, used",
        Some(("person = ?1", Fate::Gone)),
    ),
    held(
        "ceremonies",
        "name, person, until",
        Some(("person = ?1", Fate::Gone)),
    ),
    held(
        "sessions",
        "person, device, created, seen, proven",
        Some(("person = ?1", Fate::Gone)),
    ),
    held("links", "person, until", Some(("person = ?1", Fate::Gone))),
    held(
        "settings",
        "person, name, choice, at",
        Some(("person = ?1", Fate::Gone)),
    ),
    held(
        "invites",
        "match_id, person, until",
        Some(("person = ?1", Fate::Gone)),
    ),
    held(
        "answers",
        "person, match_id, at",
        Some(("person = ?1", Fate::Gone)),
    ),
    held(
        "bans",
        "person, until, reason, at",
        Some(("person = ?1", Fate::Gone)),
    ),
    held(
        "acts",
        "number, at, what, subject, until, reason, done",
        Some(("subject = ?1", AUDIT)),
    ),
    held(
        "seats",
        "match_id, seat, person, live",
        Some((own!("person"), PLAYED)),
    ),
    held(
        "wins",
        "match_id, seat, person, game, at, coins, less",
        Some((own!("person"), LEDGER)),
    ),
    held(
        "transfers",
        "match_id, seat, giver, taker, coins, day, at",
        Some((
            "taker IN (SELECT ?1 UNION SELECT guest FROM merged WHERE person = ?1)
             OR giver IN (SELECT ?1 UNION SELECT guest FROM merged WHERE person = ?1)",
            LEDGER,
        )),
    ),
    // Whom one has met is the other's too: only how often and when.
    held(
        "pairs",
        "day, matches",
        Some((
            "one IN (SELECT ?1 UNION SELECT guest FROM merged WHERE person = ?1)
             OR other IN (SELECT ?1 UNION SELECT guest FROM merged WHERE person = ?1)",
            Fate::Kept("it keeps two people from paying each other; it goes with its day"),
        )),
    ),
    held("kin", "person, root", Some((own!("person"), GUARD))),
    held(
        "standings",
        "tab, span, start, person, wins, reached",
        Some((own!("person"), BOARD)),
    ),
    held(
        "results",
        "person, ended, match_id, seat, game, against, outcome",
        Some(("person = ?1", Fate::Gone)),
    ),
    held(
        "tallies",
        "person, game, against, outcome, matches",
        Some(("person = ?1", Fate::Gone)),
    ),
    held(
        "streaks",
        "person, game, now, best",
        Some(("person = ?1", Fate::Gone)),
    ),
    held(
        "ratings",
        "person, game, points, deviation, volatility, matches, at",
        Some(("person = ?1", Fate::Gone)),
    ),
    held(
        "rated",
        "match_id, seat, person, game, at, was, points, deviation",
        Some(("person = ?1", Fate::Gone)),
    ),
    // Each meeting is there from both sides: the other's side is the other's to be told.
    held(
        "meetings",
        "person, ended, match_id, game, outcome",
        Some(("person = ?1", PLAYED)),
    ),
    held(
        "rivals",
        "person, won, drawn, lost, matches",
        Some(("person = ?1", PLAYED)),
    ),
    held("finished", "match_id, ended", None),
    held("steps", "tab, span, start, wins, people", None),
    held("matches", "id, kind, game, stage, created", None),
    Held {
        table: "entries",
        told: "match_id, ply, at, text",
        person: None, // by the records of the person's matches
        // Those of a match that goes on hold its secrets.
        house: Some("match_id IN (SELECT id FROM matches WHERE stage = 'over')"),
    },
    held("due", "what, match_id, at", None),
    // Secrets of their seats: only how many there are.
    held("drafts", "match_id", None),
    held("alive", "at", None),
    held("downs", "since, until", None),
    held("merged", "guest, person", Some(("person = ?1", Fate::Gone))),
    held(
        "persons",
        "id, name, created",
        Some(("id = ?1", Fate::Gone)),
    ),
];

/// Tables that nobody is told of: keys, and what was done to the schema.
#[cfg(test)]
const UNTOLD: [&str; 2] = ["secrets", "migrations"];

/// A value of a row; as a serialized value its own kind, and nothing as `null`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
enum Cell {
    /// Nothing.
    None,
    /// A number.
    Number(i64),
    /// A number that is not whole.
    Real(f64),
    /// A text.
    Text(String),
}

/// A row: what it says by column. Serialized it is a map.
#[derive(Clone, Debug, PartialEq)]
pub struct Row(Vec<(String, Cell)>);

impl Serialize for Row {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(column, cell)| (column, cell)))
    }
}

fn rows(
    db: &Connection,
    sql: &str,
    params: impl Params,
    mut each: impl FnMut(Row),
) -> Result<(), StoreError> {
    let mut read = db.prepare(sql)?;
    let names: Vec<String> = read.column_names().iter().map(|&n| n.to_owned()).collect();
    let mut found = read.query(params)?;
    while let Some(row) = found.next()? {
        let mut cells = Vec::with_capacity(names.len());
        for (at, name) in names.iter().enumerate() {
            let cell = match row.get_ref(at)? {
                ValueRef::Integer(number) => Cell::Number(number),
                ValueRef::Real(number) => Cell::Real(number),
                ValueRef::Text(text) => Cell::Text(String::from_utf8_lossy(text).into_owned()),
                _ => Cell::None,
            };
            cells.push((name.clone(), cell));
        }
        each(Row(cells));
    }
    Ok(())
}

/// Every row about a person, by table.
pub(crate) fn of_person(
    db: &Connection,
    who: PersonId,
) -> Result<Vec<(&'static str, Vec<Row>)>, StoreError> {
    let mut all = Vec::new();
    for held in &HELD {
        let Some((which, _)) = held.person else {
            continue;
        };
        let sql = format!("SELECT {} FROM {} WHERE {which}", held.told, held.table);
        let mut found = Vec::new();
        rows(db, &sql, [who.as_str()], |row| found.push(row))?;
        if !found.is_empty() {
            all.push((held.table, found));
        }
    }
    Ok(all)
}

impl Store {
    /// Every row about a person, by table; no hash, no key, no password.
    ///
    /// # Errors
    /// As for every method.
    pub async fn held(&self, who: PersonId) -> Result<Vec<(&'static str, Vec<Row>)>, StoreError> {
        self.read(move |db| of_person(db, who)).await
    }
}

impl Archive {
    /// Every row about a person, by table; no hash, no key, no password.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn held(&self, who: PersonId) -> Result<Vec<(&'static str, Vec<Row>)>, StoreError> {
        of_person(self.db(), who)
    }

    /// Goes through every row of the house, table by table; no hash, no key, no password, nothing of a match
    /// that goes on but its head.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn each_row(&self, mut each: impl FnMut(&'static str, Row)) -> Result<(), StoreError> {
        for held in &HELD {
            let which = held
                .house
                .map_or(String::new(), |which| format!(" WHERE {which}"));
            let sql = format!("SELECT {} FROM {}{which}", held.told, held.table);
            rows(self.db(), &sql, [], |row| each(held.table, row))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use super::*;
    use crate::sqlite;

    fn schema() -> (tempfile::TempDir, Connection) {
        let folder = tempfile::tempdir().unwrap();
        let path: &Path = &folder.path().join("house.sqlite");
        let db = sqlite::writing(path).unwrap();
        (folder, db)
    }

    fn names(db: &Connection, sql: &str) -> Vec<String> {
        let mut read = db.prepare(sql).unwrap();
        let found = read.query_map([], |row| row.get(0)).unwrap();
        found.collect::<Result<_, _>>().unwrap()
    }

    #[test]
    fn every_table_is_told_of_and_no_secret_is() {
        let (_folder, db) = schema();
        let all =
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'";
        let all: BTreeSet<String> = names(&db, all).into_iter().collect();
        let known = HELD.iter().map(|held| held.table).chain(UNTOLD);
        assert_eq!(all, known.map(str::to_owned).collect());
        for held in &HELD {
            let told: Vec<&str> = held.told.split(", ").collect();
            for column in names(
                &db,
                &format!("SELECT name FROM pragma_table_info('{}')", held.table),
            ) {
                let secret = ["hash", "password", "value", "key", "state"].contains(&&*column);
                let draft = held.table == "drafts";
                let met = match held.table {
                    "pairs" => ["one", "other"].contains(&&*column),
                    "meetings" | "rivals" => column == "other",
                    _ => false,
                };
                let inner =
                    ["lease"].contains(&&*column) || (held.table == "alive" && column == "one");
                assert_eq!(
                    told.contains(&&*column),
                    !secret && !met && !inner && (!draft || column == "match_id"),
                    "{} of {}",
                    column,
                    held.table
                );
            }
        }
    }

    /// A person stands in a text column: whichever tables have one that can hold an id say so.
    #[test]
    fn every_row_about_a_person_is_told_and_goes_or_stays_for_a_reason() {
        let (_folder, mut db) = schema();
        let who = PersonId::from_bits(77);
        let id = who.as_str();
        for held in &HELD {
            let columns = format!(
                "SELECT name || ' ' || type FROM pragma_table_info('{}')",
                held.table
            );
            let columns = names(&db, &columns);
            let texts: Vec<&str> = columns
                .iter()
                .filter_map(|c| c.strip_suffix(" TEXT"))
                .collect();
            let persons = [
                "person", "giver", "taker", "one", "other", "root", "guest", "subject",
            ];
            let of_persons = held.table == "persons";
            let holds: Vec<_> = texts
                .iter()
                .filter(|c| persons.contains(*c) || (of_persons && **c == "id"))
                .collect();
            assert_eq!(holds.is_empty(), held.person.is_none(), "{}", held.table);
            let unit = db.transaction().unwrap();
            for column in holds {
                // A row in which that one column is the person, and the others are anything.
                let values: Vec<String> = columns
                    .iter()
                    .map(|c| match c.rsplit_once(' ').unwrap() {
                        (name, _) if name == *column => format!("'{id}'"),
                        (_, "TEXT") => "'x'".to_owned(),
                        (_, "BLOB") => "randomblob(32)".to_owned(),
                        _ => "1".to_owned(),
                    })
                    .collect();
                let sql = format!(
                    "INSERT OR REPLACE INTO {} VALUES ({})",
                    held.table,
                    values.join(", ")
                );
                unit.execute(&sql, []).unwrap();
                let told = of_person(&unit, who).unwrap();
                let (guest, root) = (
                    held.table == "merged" && *column == "guest",
                    *column == "root",
                );
                let is_told = told
                    .iter()
                    .any(|(table, rows)| *table == held.table && !rows.is_empty());
                // Who somebody turned out to be is theirs to know; a root is a name of kin, not a person's row; the
                // other side of a meeting is in a row of its own.
                let mirrored = ["meetings", "rivals"].contains(&held.table) && *column == "other";
                assert_eq!(
                    is_told,
                    !guest && !root && !mirrored,
                    "{} {column}",
                    held.table
                );
                sqlite::people::forget(&unit, who).unwrap();
                let left = of_person(&unit, who).unwrap();
                let is_left = left.iter().any(|(table, _)| *table == held.table);
                let stays = held
                    .person
                    .is_some_and(|(_, fate)| matches!(fate, Fate::Kept(_)));
                assert_eq!(is_left, stays && is_told, "{} {column}", held.table);
                let clear = format!("DELETE FROM {}", held.table);
                unit.execute(&clear, []).unwrap();
            }
            unit.rollback().unwrap();
        }
    }
}
