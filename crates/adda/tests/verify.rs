//! `adda verify` on records of whole matches, and on what was bent in them.

#![allow(clippy::unwrap_used, reason = "a test")]

mod records;

use std::process::{Command, Output};

use records::told;

/// A match of Aeroplane Chess that was played out in a house, one of Tacocat with a round that ended equal, one of
/// Stratego in which the first move was drawn by lot, and one of Ataxx.
const AEROPLANE: &str = include_str!("records/aeroplane.txt");
const TACOCAT: &str = include_str!("records/tacocat.txt");
const STRATEGO: &str = include_str!("records/stratego.txt");
const ATAXX: &str = include_str!("records/ataxx.txt");

fn verify(record: &str, more: &[&str]) -> Output {
    told("verify", record, more)
}

fn text(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

#[test]
fn an_honest_record_holds() {
    let output = verify(AEROPLANE, &[]);
    assert_eq!(output.status.code(), Some(0));
    let text = text(&output);
    assert!(!text.contains("WRONG"), "{text}");
    let draws = AEROPLANE
        .lines()
        .filter(|line| line.contains(" ? "))
        .count();
    assert!(draws > 50);
    let all = format!("{draws} of {draws} draws follow from the seeds");
    assert!(text.contains(&all), "{text}");
    assert!(text.contains("seat 2: its seed is the one"), "{text}");
}

/// Who moves first is the one draw of Stratego; a lot of two sides shows no number of a die. The record
/// has both set-ups.
#[test]
fn a_lot_is_checked_as_dice_are() {
    let output = verify(STRATEGO, &[]);
    assert_eq!(output.status.code(), Some(0));
    let said = text(&output);
    assert!(
        said.contains("stratego/1 friendly 900+3 first=lot"),
        "{said}"
    );
    assert!(
        said.contains("1 of 1 draws follow from the seeds"),
        "{said}"
    );
    assert!(!said.contains("rolled"), "{said}");
    for seat in [0, 1] {
        let set_up = format!(" {seat} setup ");
        assert_eq!(STRATEGO.matches(&set_up).count(), 1);
    }
    // The other side would not have moved so, and of another seed another lot may follow.
    let turned = STRATEGO.replace("? blue", "? red");
    assert_eq!(verify(&turned, &[]).status.code(), Some(1));
    let line = STRATEGO
        .lines()
        .find(|line| line.starts_with("secrets "))
        .unwrap();
    let end = line.len() - 1;
    let other = if line.ends_with('0') { '1' } else { '0' };
    let bent = STRATEGO.replace(line, &format!("{}{other}", &line[..end]));
    let output = verify(&bent, &[]);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output).contains("WRONG seat 1"));
}

#[test]
fn a_file_is_read_as_standard_input_is() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records/aeroplane.txt");
    let output = Command::new(env!("CARGO_BIN_EXE_adda"))
        .args(["verify", path])
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(text(&output), text(&verify(AEROPLANE, &[])));
}

#[test]
fn programs_read_the_same_as_an_object() {
    let read = |record: &str, code| -> serde_json::Value {
        let output = verify(record, &["--json"]);
        assert_eq!(output.status.code(), Some(code));
        serde_json::from_slice(&output.stdout).unwrap()
    };
    let honest = read(AEROPLANE, 0);
    assert_eq!(honest["holds"], true);
    assert_eq!(honest["fault"], serde_json::Value::Null);
    assert_eq!(honest["seats"], serde_json::json!({"0": true, "2": true}));
    let rolls = honest["rolls"].as_array().unwrap();
    let sum: u64 = rolls.iter().map(|count| count.as_u64().unwrap()).sum();
    assert_eq!(sum, honest["draws"].as_array().unwrap().len() as u64);
    let bent = read(&bent_seed(), 1);
    assert_eq!(
        (&bent["holds"], &bent["house"]),
        (&false.into(), &true.into())
    );
    assert_eq!(bent["fault"], "seat-differs seat=2");
    assert_eq!(bent["seats"], serde_json::json!({"0": true, "2": false}));
    assert_eq!(read(ATAXX, 0)["draws"], serde_json::json!([]));
}

/// The record with another seed of seat 2.
fn bent_seed() -> String {
    let line = AEROPLANE
        .lines()
        .find(|line| line.starts_with("secrets "))
        .unwrap();
    let end = line.len() - 1;
    let other = if line.ends_with('0') { '1' } else { '0' };
    AEROPLANE.replace(line, &format!("{}{other}", &line[..end]))
}

#[test]
fn what_was_bent_is_named() {
    let output = verify(&bent_seed(), &[]);
    assert_eq!(output.status.code(), Some(1));
    let text = text(&output);
    assert!(
        text.contains("WRONG seat 2: its seed is not the one"),
        "{text}"
    );
    assert!(text.contains("ok    the house"), "{text}");
    let other = AEROPLANE.replacen("match ", "match z", 1);
    let cut = other.find("\noffer").unwrap();
    let other = format!("{}{}", &other[..cut - 1], &other[cut..]);
    assert_eq!(verify(&other, &[]).status.code(), Some(1));
}

/// Each deal of a match is checked, and one of which two cards that nobody drew changed places is named.
#[test]
fn every_deal_of_a_record_is_checked() {
    let output = verify(TACOCAT, &[]);
    assert_eq!(output.status.code(), Some(0));
    let said = text(&output);
    let deals: Vec<&str> = TACOCAT
        .lines()
        .filter(|line| line.contains(" ? deal "))
        .collect();
    assert_eq!(deals.len(), 8);
    assert!(
        said.contains("8 of 8 draws follow from the seeds"),
        "{said}"
    );
    assert!(!said.contains("rolled"), "there is no die: {said}");

    let bent = deals[0].replacen("4,4,2", "4,2,4", 1);
    assert_ne!(bent, deals[0]);
    let bent = TACOCAT.replacen(deals[0], &bent, 1);
    let output = verify(&bent, &["--json"]);
    assert_eq!(output.status.code(), Some(1));
    let read: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let draws = read["draws"].as_array().unwrap();
    assert!(draws.iter().all(|draw| draw["kind"] == "deck"));
    let holds: Vec<bool> = draws.iter().map(|draw| draw["holds"] == true).collect();
    assert_eq!(holds, [&[false][..], &[true; 7]].concat());
    assert_eq!(
        read["fault"],
        serde_json::Value::Null,
        "the seeds are those"
    );
}

#[test]
fn a_match_that_draws_nothing_has_nothing_to_check() {
    let output = verify(ATAXX, &[]);
    assert_eq!(output.status.code(), Some(0));
    assert!(text(&output).contains("nothing to check"));
}

#[test]
fn what_is_no_record_is_refused_with_its_line() {
    let output = verify("adda 1\nmatch x\n", &[]);
    assert_eq!(output.status.code(), Some(1));
    let why = String::from_utf8(output.stderr).unwrap();
    assert!(why.contains("line 2"), "{why}");
    let bare: String = AEROPLANE
        .lines()
        .filter(|line| !line.starts_with("secrets "))
        .map(|line| format!("{line}\n"))
        .collect();
    assert_eq!(verify(&bare, &[]).status.code(), Some(1));
}
