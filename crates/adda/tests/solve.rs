//! `adda solve` on positions whose worth is known, and on what is none.

#![allow(clippy::unwrap_used, reason = "a test")]

use std::process::{Command, Output};

fn solve(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_adda"))
        .arg("solve")
        .args(arguments)
        .output()
        .unwrap()
}

fn answer(arguments: &[&str]) -> (i64, Vec<String>) {
    let output = solve(&[arguments, &["--json"]].concat());
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let object: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let best = object["best"].as_array().unwrap().iter();
    let best = best.map(|line| line.as_str().unwrap().to_owned());
    (object["value"].as_i64().unwrap(), best.collect())
}

#[test]
fn double_dealing_is_found() {
    // Taking both boxes would mean to open the next chain of four.
    let (value, best) = answer(&["5555/5555/5555/xxd5 x"]);
    assert_eq!((value, best), (2, vec!["e1v".to_owned()]));
}

#[test]
fn a_whole_board_is_worth_what_is_known() {
    let (value, best) = answer(&["00/00 x"]);
    assert_eq!(value, 2);
    assert!(!best.is_empty());
    let (misere, _) = answer(&["5 x", "--setup", "misere=on"]);
    assert_eq!(misere, 1);
}

#[test]
fn people_read_lines() {
    let output = solve(&["5 x"]);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(
        text.starts_with("value  -1\nbest   a1v b1v\nnodes "),
        "{text}"
    );
}

#[test]
fn what_cannot_be_answered_is_said() {
    let refused = |arguments: &[&str], code, text: &str| {
        let output = solve(arguments);
        assert_eq!(output.status.code(), Some(code), "{arguments:?}");
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(error.contains(text), "{error}");
    };
    refused(&["ff x"], 2, "bad-position");
    refused(&["x x"], 2, "over");
    refused(
        &["00/00 x", "--setup", "size=3x3"],
        2,
        "the position is 2x2",
    );
    refused(&["00/00 x", "--setup", "joho"], 2, "not a position");
    let large = "000000000/000000000/000000000 x";
    refused(&[large], 1, "out-of-reach");
    refused(
        &["00000/00000/00000/00000/00000 x", "--nodes", "1000"],
        1,
        "stopped",
    );
}
