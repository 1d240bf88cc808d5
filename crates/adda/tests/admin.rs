//! What those need who run a house, by a process beside the one that serves.

#![allow(clippy::unwrap_used, clippy::expect_used)]

#[path = "../../server/tests/common/mod.rs"]
mod common;

use std::path::Path;
use std::process::Command;

use common::{TestHouse, begun, choose, connect, does, follow, play_all, state, until};
use game::Rng;
use games::Kind;
use protocol::Phase;
use serde_json::Value;

/// What `adda admin` prints and its exit status.
fn admin(db: &Path, words: &[&str]) -> (i32, String, String) {
    let mut adda = Command::new(env!("CARGO_BIN_EXE_adda"));
    let adda = adda.arg("admin").arg("--db").arg(db).args(words);
    let output = adda.output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    let code = output.status.code().unwrap();
    (code, text(output.stdout), text(output.stderr))
}

/// What it prints where it does what it is asked to.
fn done(db: &Path, words: &[&str]) -> String {
    let (code, said, why) = admin(db, words);
    assert_eq!((code, &*why), (0, ""), "{words:?}");
    said
}

#[tokio::test]
async fn a_house_is_listed_copied_and_put_back() {
    let house = TestHouse::open().await;
    let db = house.folder.path().join("house.sqlite");
    let (over, _, players) = begun(&house.house, Kind::Ataxx, "").await;
    play_all(players, over, 1).await;
    let (live, guests, mut players) = begun(&house.house, Kind::Tacocat, "").await;
    for player in &mut players {
        until(player, live, |state| state.status.decision.is_some()).await;
    }

    // Lists and records say what a watcher may know.
    let list = done(&db, &["list", "--json"]);
    let list: Vec<Value> = list.lines().map(|line| line.parse().unwrap()).collect();
    let of = |field: &str| -> Vec<&str> {
        list.iter()
            .map(|one| one[field].as_str().unwrap())
            .collect()
    };
    assert_eq!(of("match"), [live.to_string(), over.to_string()]);
    assert_eq!(
        (of("game"), of("stage")),
        (vec!["tacocat", "ataxx"], vec!["playing", "over"])
    );
    let plain = done(&db, &["list", "--stage", "over", "--game", "ataxx"]);
    assert!(
        plain.starts_with(&format!("{over}\t")) && plain.lines().count() == 1,
        "{plain}"
    );
    for (id, first) in [(over, "adda 1"), (live, "adda-live 1")] {
        let record = done(&db, &["record", &id.to_string()]);
        assert_eq!(record.lines().next(), Some(first));
        assert_eq!(
            record.trim_end(),
            guests[0].record(id).await.unwrap().trim_end()
        );
    }
    assert_eq!(done(&db, &["check"]), "nothing is wrong\n");

    let audit = done(&db, &["audit"]);
    assert!(audit.lines().count() == 7 && audit.lines().all(|line| line.starts_with("0\t")));

    // A copy of the house while a match goes on.
    let copy = house.folder.path().join("copy.sqlite");
    let copy = copy.to_str().unwrap();
    done(&db, &["backup", copy]);
    let view = state(&players[0], live).view.clone();
    let mut rng = Rng::new(3);
    // Both choose what to replace.
    for who in [0, 1] {
        let action = choose(state(&players[who], live), &mut rng).unwrap();
        does(&mut players, who, live, &action).await;
    }

    // What is there is not written over, and not while the house is open.
    let (code, _, why) = admin(&db, &["backup", copy]);
    assert!(code == 2 && why.contains("is there already"), "{why}");
    let (code, _, why) = admin(&db, &["restore", "--replace", copy]);
    assert!(
        code == 1 && why.contains("served by another process"),
        "{why}"
    );

    // The house as it was; what came later is kept beside.
    let closed = house.restart_after(|db| {
        let (code, _, why) = admin(db, &["restore", copy]);
        assert!(code == 2 && why.contains("--replace"), "{why}");
        done(db, &["restore", "--replace", copy]);
        let played = |db: &Path| done(db, &["record", &live.to_string()]).lines().count();
        let before = db.with_file_name("house.sqlite-before-1");
        assert!(played(db) < played(&before));
    });
    let _house = closed.await;
    let mut back = connect(&guests[0]).await;
    follow(&mut back, live).await;
    assert_eq!(state(&back, live).view, view);
    assert_eq!(state(&back, live).status.phase, Phase::Playing);
}

#[test]
fn what_is_no_house_is_said_to_be_none() {
    let folder = tempfile::tempdir().unwrap();
    let none = folder.path().join("none.sqlite");
    let id = table::MatchId::from_bits(1).to_string();
    for words in [
        &["list"][..],
        &["check"],
        &["backup", "x"],
        &["record", &id],
    ] {
        let (code, said, why) = admin(&none, words);
        assert!(
            code != 0 && said.is_empty() && why.starts_with("adda: "),
            "{words:?} {why}"
        );
        assert!(!none.exists(), "nothing is made by looking");
    }
    let text = folder.path().join("text");
    std::fs::write(&text, "no database").unwrap();
    let (code, _, why) = admin(&none, &["restore", text.to_str().unwrap()]);
    assert!(
        code == 1 && why.contains("cannot use the database"),
        "{why}"
    );
    assert!(!none.exists());
}

// The house has to go on while a command is waited for.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_are_kept_out_and_matches_ended_while_the_house_runs() {
    let house = TestHouse::open().await;
    let db = house.folder.path().join("house.sqlite");
    let (first, guests, _) = begun(&house.house, Kind::Ataxx, "").await;
    let (second, _, _) = begun(&house.house, Kind::Boxes, "").await;
    // A name that would turn a terminal around; the house takes no controls, so this is the rest of them.
    let name = "Ann\u{202e}\u{200f}A";
    let renamed = guests[0].rename(name).await;
    let me = guests[0].me().id.clone();
    let people = done(&db, &["people", &me]);
    assert!(people.starts_with(&format!("{me}\t")) && people.contains("\tguest\t"));
    assert!(!people.contains('\u{202e}') && !people.contains('\u{200f}'));
    assert!(renamed.is_err() || people.contains('\u{fffd}'));

    let words = ["ban", &me, "--until", "2126-12-24", "--reason", "was rude"];
    assert_eq!(done(&db, &words), format!("{me}\tkept out\n"));
    let why = guests[0].look().await.unwrap_err().to_string();
    assert!(why.contains("banned"), "{why}");
    let bans = done(&db, &["bans"]);
    assert!(
        bans.starts_with(&me) && bans.ends_with("\twas rude\n"),
        "{bans}"
    );
    let stage = |id: table::MatchId| {
        let list = done(&db, &["list", "--json"]);
        let list: Vec<Value> = list.lines().map(|line| line.parse().unwrap()).collect();
        let one = list.iter().find(|one| one["match"] == id.to_string());
        one.unwrap()["stage"].as_str().unwrap().to_owned()
    };
    assert_eq!(stage(first), "over");
    assert_eq!(done(&db, &["unban", &me]), format!("{me}\tlet in\n"));
    assert!(guests[0].look().await.is_ok());

    let id = second.to_string();
    assert_eq!(done(&db, &["end", &id]), format!("{id}\tended\n"));
    assert_eq!(stage(second), "closed");
    let audit = done(&db, &["audit"]);
    assert!(audit.lines().all(|line| line.starts_with("0\t")), "{audit}");
    let acts = done(&db, &["acts"]);
    let kinds: Vec<_> = acts
        .lines()
        .map(|line| line.split('\t').nth(2).unwrap())
        .collect();
    assert_eq!(kinds, ["ban", "unban", "end"]);

    // What cannot be is said, and nothing is noted.
    let (code, _, why) = admin(&db, &["end", &id]);
    assert!(code == 2 && why.contains("is over already"), "{why}");
    for words in [
        &["ban", "000000000000"][..],
        &["ban", &me, "--until", "2001-01-01"],
        &["ban", &me, "--until", "tomorrow"],
        &["ban", &me, "--reason", "two\nlines"],
        &["unban", &me],
        &["end", "000000000000"],
    ] {
        let (code, said, _) = admin(&db, words);
        assert!(code == 2 && said.is_empty(), "{words:?}");
    }
    assert_eq!(done(&db, &["acts"]), acts);
}

#[tokio::test]
async fn what_the_house_holds_is_written_out_without_secrets() {
    let house = TestHouse::open().await;
    let db = house.folder.path().join("house.sqlite");
    let (over, guests, players) = begun(&house.house, Kind::Ataxx, "").await;
    play_all(players, over, 1).await;
    let (live, _, _) = begun(&house.house, Kind::Tacocat, "").await;
    let read = |words: &[&str]| -> Vec<Value> {
        let lines = done(&db, words);
        lines.lines().map(|line| line.parse().unwrap()).collect()
    };
    let whole = read(&["export"]);
    assert_eq!(
        whole[0],
        serde_json::json!({ "export": "adda", "version": 1 })
    );
    let of = |table: &str| whole.iter().filter(|line| line["table"] == table).count();
    assert_eq!((of("matches"), of("persons"), of("seats")), (2, 4, 4));
    let entries = whole.iter().filter(|line| line["table"] == "entries");
    let mut matches: Vec<&str> = entries
        .map(|line| line["row"]["match_id"].as_str().unwrap())
        .collect();
    matches.dedup();
    assert_eq!(matches, [over.to_string()]); // the other one goes on
    let text = done(&db, &["export"]);
    for secret in ["hash", "password", "secrets", "argon2", guests[0].cookie()] {
        assert!(!text.contains(secret), "{secret}");
    }
    let me = guests[0].me().id.clone();
    let own = read(&["export", "--person", &me]);
    assert!(
        own.len() > 3
            && own
                .iter()
                .skip(1)
                .all(|line| line["row"].to_string().contains(&me) || line["table"] == "pairs")
    );
    for (id, first) in [(over, "adda 1"), (live, "adda-live 1")] {
        let one = read(&["export", "--match", &id.to_string()]);
        assert!(one[1]["record"].as_str().unwrap().starts_with(first));
    }
    let acts = done(&db, &["acts"]);
    assert!(
        acts.lines().count() == 5 && acts.lines().all(|line| line.contains("\texport\t")),
        "{acts}"
    );
}
