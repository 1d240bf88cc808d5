//! The schema, step by step.

use rusqlite::Connection;

use crate::StoreError;

/// Every migration, in order; the number of the first is 1. What has been released is never
/// changed: what is new is a new migration.
const MIGRATIONS: &[(&str, &str)] = &[
    ("house", include_str!("../../migrations/0001_house.sql")),
    ("drafts", include_str!("../../migrations/0002_drafts.sql")),
    ("coins", include_str!("../../migrations/0003_coins.sql")),
    ("people", include_str!("../../migrations/0004_people.sql")),
    ("acts", include_str!("../../migrations/0005_acts.sql")),
    ("results", include_str!("../../migrations/0006_results.sql")),
    (
        "settings",
        include_str!("../../migrations/0007_settings.sql"),
    ),
    ("ratings", include_str!("../../migrations/0008_ratings.sql")),
    (
        "passkeys",
        include_str!("../../migrations/0009_passkeys.sql"),
    ),
    ("proven", include_str!("../../migrations/0010_proven.sql")),
];

/// Brings the schema up to date, each migration in a transaction of its own.
pub(crate) fn up(db: &mut Connection) -> Result<(), StoreError> {
    run(db, MIGRATIONS)
}

fn run(db: &mut Connection, migrations: &[(&str, &str)]) -> Result<(), StoreError> {
    db.execute_batch(
        "CREATE TABLE IF NOT EXISTS migrations (
             number INTEGER PRIMARY KEY, name TEXT NOT NULL
         ) STRICT;",
    )?;
    for (number, (name, sql)) in (1u32..).zip(migrations) {
        let unit = db.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
        // Asked anew each time: another process may have been at it.
        if done(&unit)? < number {
            unit.execute_batch(sql)?;
            unit.execute(
                "INSERT INTO migrations (number, name) VALUES (?1, ?2)",
                (number, name),
            )?;
        }
        unit.commit()?;
    }
    no_newer(db, migrations)
}

/// Whether this build knows all that was done to the database.
pub(crate) fn known(db: &Connection) -> Result<(), StoreError> {
    no_newer(db, MIGRATIONS)
}

fn no_newer(db: &Connection, migrations: &[(&str, &str)]) -> Result<(), StoreError> {
    let (found, known) = (done(db)?, migrations.len() as u32);
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    Ok(())
}

fn done(db: &Connection) -> Result<u32, StoreError> {
    Ok(db.query_row(
        "SELECT coalesce(max(number), 0) FROM migrations",
        [],
        |row| row.get(0),
    )?)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TWO: &[(&str, &str)] = &[
        ("a", "CREATE TABLE a (x INTEGER);"),
        ("b", "ALTER TABLE a ADD COLUMN y INTEGER;"),
    ];

    #[test]
    fn each_migration_runs_once_and_in_order() {
        let mut db = Connection::open_in_memory().unwrap();
        run(&mut db, &TWO[..1]).unwrap();
        db.execute("INSERT INTO a (x) VALUES (1)", []).unwrap();
        run(&mut db, TWO).unwrap();
        run(&mut db, TWO).unwrap();
        let (x, y): (i64, Option<i64>) = db
            .query_row("SELECT x, y FROM a", [], |row| {
                Ok((row.get(0)?, row.get(1)?))
            })
            .unwrap();
        assert_eq!((x, y), (1, None));
    }

    #[test]
    fn a_migration_that_fails_leaves_nothing() {
        let mut db = Connection::open_in_memory().unwrap();
        let broken = &[("a", "CREATE TABLE a (x INTEGER); CREATE TABLE a (x);")];
        assert!(matches!(run(&mut db, broken), Err(StoreError::Database(_))));
        run(&mut db, TWO).unwrap();
    }

    #[test]
    fn a_database_of_a_newer_build_is_refused() {
        let mut db = Connection::open_in_memory().unwrap();
        run(&mut db, TWO).unwrap();
        assert_eq!(
            run(&mut db, &TWO[..1]),
            Err(StoreError::Newer { found: 2, known: 1 })
        );
    }
}
