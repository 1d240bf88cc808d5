//! A database looked at from beside: lists, copies, and what is wrong with it.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use std::path::{Path, PathBuf};

use game::{Level, Seat};
use store::{Archive, Audit, Listed, Person, Stage, Store, StoreError, Wanted, Write};
use table::{Entry, MatchId, MatchKind, Occupant, PersonId, TableEvent};

const ALL: Wanted = Wanted {
    stage: None,
    game: None,
    most: 10,
};

fn id(bits: u64) -> MatchId {
    MatchId::from_bits(bits)
}

fn mina() -> PersonId {
    PersonId::from_bits(7)
}

/// A house with a match of each stage that is named, the first opened first.
async fn house(dir: &Path, stages: &[(u64, &'static str, Stage)]) -> (Store, PathBuf) {
    let path = dir.join("house.db");
    let store = Store::open(&path).unwrap();
    let name = "Mina".to_owned();
    store
        .create_person(Person { id: mina(), name }, 1)
        .await
        .unwrap();
    for (number, game, stage) in stages {
        let (id, kind, at) = (id(*number), MatchKind::Friendly, *number as i64);
        let sit = |seat, who| Write::Sit { id, seat, who };
        let event = TableEvent::Ready(Seat::FIRST);
        let entries = vec![Entry { at, event }];
        let mut writes = vec![
            Write::Open { id, kind, game, at },
            sit(Seat::FIRST, Occupant::Person(mina())),
            sit(Seat::SECOND, Occupant::Bot(Level::Easy)),
            Write::Entries {
                id,
                first: 0,
                entries,
            },
        ];
        if *stage != Stage::Gathering {
            writes.push(Write::Stage { id, stage: *stage });
        }
        store.append(writes).await.unwrap();
    }
    (store, path)
}

fn ids(list: &[Listed]) -> Vec<MatchId> {
    list.iter().map(|listed| listed.id).collect()
}

#[tokio::test]
async fn matches_are_listed_by_game_and_stage_the_newest_first() {
    let dir = tempfile::tempdir().unwrap();
    let stages = [
        (1, "ataxx", Stage::Over),
        (2, "boxes", Stage::Playing),
        (3, "ataxx", Stage::Gathering),
    ];
    let (_store, path) = house(dir.path(), &stages).await;
    let archive = Archive::open(&path).unwrap();
    let list = archive.matches(&ALL).unwrap();
    assert_eq!(ids(&list), [id(3), id(2), id(1)]);
    assert_eq!(list[1].seats, [Some(mina()), None]);
    assert_eq!((list[1].stage, list[1].created), (Stage::Playing, 2));
    let game = Some("ataxx".to_owned());
    let ataxx = Wanted { game, ..ALL };
    assert_eq!(ids(&archive.matches(&ataxx).unwrap()), [id(3), id(1)]);
    let stage = Some(Stage::Over);
    assert_eq!(
        ids(&archive.matches(&Wanted { stage, ..ALL }).unwrap()),
        [id(1)]
    );
    assert_eq!(
        ids(&archive.matches(&Wanted { most: 1, ..ALL }).unwrap()),
        [id(3)]
    );
    assert_eq!(archive.log(id(2)).unwrap().len(), 1);
    assert_eq!(
        archive.names(&[mina()]).unwrap(),
        [(mina(), "Mina".to_owned())]
    );
}

#[tokio::test]
async fn a_copy_is_made_while_the_house_writes_and_holds_what_was_committed() {
    let dir = tempfile::tempdir().unwrap();
    let (store, path) = house(dir.path(), &[(1, "ataxx", Stage::Playing)]).await;
    let archive = Archive::open(&path).unwrap();
    let writer = tokio::spawn(async move {
        for ply in 1..200 {
            let event = TableEvent::Ready(Seat::FIRST);
            let entries = vec![Entry { at: 5, event }];
            let (id, first) = (id(1), ply);
            store
                .append(vec![Write::Entries { id, first, entries }])
                .await
                .unwrap();
        }
    });
    let mut last = 0;
    for number in 0..5 {
        tokio::task::yield_now().await;
        let known = archive.log(id(1)).unwrap().len();
        let to = dir.path().join(format!("copy-{number}.db"));
        archive.copy_to(&to).unwrap();
        let copy = Archive::open(&to).unwrap();
        assert_eq!(copy.faults().unwrap(), [""; 0]);
        let kept = copy.log(id(1)).unwrap().len();
        assert!(kept >= known.max(last), "what was committed is in it");
        last = kept;
        assert!(
            matches!(archive.copy_to(&to), Err(StoreError::Database(_))),
            "written over"
        );
    }
    writer.await.unwrap();
    // The copy is a database that a house can be started with.
    assert_eq!(
        Store::open(&dir.path().join("copy-4.db"))
            .unwrap()
            .log(id(1), 0)
            .await
            .unwrap()
            .len(),
        last
    );
}

#[tokio::test]
async fn what_is_no_database_of_a_house_is_refused_and_a_broken_one_found() {
    let dir = tempfile::tempdir().unwrap();
    let (store, path) = house(dir.path(), &[(1, "ataxx", Stage::Playing)]).await;
    drop(store);
    assert!(Archive::open(&dir.path().join("none.db")).is_err());
    let text = dir.path().join("text.db");
    std::fs::write(
        &text,
        "not a database, but long enough to be taken for one ".repeat(40),
    )
    .unwrap();
    assert!(Archive::open(&text).is_err());
    // An entry of the log is lost.
    let copy = dir.path().join("copy.db");
    let archive = Archive::open(&path).unwrap();
    archive.copy_to(&copy).unwrap();
    let db = rusqlite::Connection::open(&copy).unwrap();
    let moved = db.execute("UPDATE entries SET ply = ply + 1", []).unwrap();
    assert_eq!(moved, 1);
    drop(db);
    let faults = Archive::open(&copy).unwrap().faults().unwrap();
    assert_eq!(faults, [format!("entries of match {} are missing", id(1))]);
}

#[tokio::test]
async fn a_ledger_that_was_tampered_with_is_found() {
    let dir = tempfile::tempdir().unwrap();
    let (_store, path) = house(dir.path(), &[(1, "ataxx", Stage::Playing)]).await;
    let archive = Archive::open(&path).unwrap();
    assert_eq!(archive.audit(), Ok(Audit::default()));
    let db = rusqlite::Connection::open(&path).unwrap();
    let paid = "INSERT INTO transfers VALUES (?1, 0, 'house', ?2, 5, 1, 1)";
    db.execute(paid, (id(1).as_str(), mina().as_str())).unwrap();
    let transfers = 1;
    let found = Audit {
        transfers,
        ..Audit::default()
    };
    assert_eq!(archive.audit(), Ok(found), "no win pays for it");
}
