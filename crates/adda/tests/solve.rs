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
fn what_each_line_costs_is_said() {
    let arguments = ["d555 x", "--each", "--json"];
    let object: serde_json::Value = serde_json::from_slice(&solve(&arguments).stdout).unwrap();
    let gains = serde_json::json!({ "b1v": 4, "c1v": -4, "d1v": -4, "e1v": -4 });
    assert_eq!(object["gains"], gains);
    let text = String::from_utf8(solve(&["d555 x", "--each"]).stdout).unwrap();
    assert!(text.contains("c1v    -4, costs 8\n"), "{text}");
}

#[test]
fn a_proof_that_was_broken_off_goes_on_from_its_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("proof.jsonl");
    let arguments = ["000/000 x", "--piece", "12", "--json", "--file"];
    let arguments = [&arguments[..], &[path.to_str().unwrap()]].concat();
    let lines = || std::fs::read_to_string(&path).unwrap().lines().count();
    let nodes = |output: &Output| {
        let object: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(object["value"], -2);
        object["nodes"].as_u64().unwrap()
    };
    let mut counts = vec![0];
    for _ in 0..3 {
        let output = solve(&[&arguments[..], &["--nodes", "300"]].concat());
        assert_eq!(output.status.code(), Some(1), "{output:?}");
        // Each time it gets further, though the power fails in the middle of a line.
        assert!(lines() > *counts.last().unwrap());
        counts.push(lines());
        let torn = std::fs::read(&path).unwrap();
        std::fs::write(&path, &torn[..torn.len() - 3]).unwrap();
    }
    let rest = nodes(&solve(&arguments));
    assert!(rest > 0);
    // Then all is there.
    assert_eq!(nodes(&solve(&arguments)), 0);
    // Another board, or the same in another game, is another proof.
    for other in [["00/00 x", ""], ["000/000 x", "misere=on"]] {
        let file = path.to_str().unwrap();
        let output = solve(&[other[0], "--setup", other[1], "--file", file]);
        assert_eq!(output.status.code(), Some(2), "{output:?}");
    }
}

const END: &str = "0 |  | - | 0 4:- | lead 0 | 2,5 1 open | ?2 1 open | 1,3,3,4,4,6,6,7,8,9 | ?24";

#[test]
fn the_end_of_a_round_is_solved_with_both_hands_hidden() {
    let output = solve(&[END, "--game", "tacocat", "--json"]);
    let object: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let mixture = object["mixture"].as_array().unwrap();
    let shares = mixture.iter().map(|one| one["share"].as_f64().unwrap());
    assert!((shares.sum::<f64>() - 1.0).abs() < 1e-6);
    assert!((0.0..0.01).contains(&object["exploitability"].as_f64().unwrap()));
    let text = String::from_utf8(solve(&[END, "--game", "tacocat"]).stdout).unwrap();
    assert!(text.contains("lead 2\nworth "), "{text}");
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
    refused(&["ff", "--game", "tacocat"], 2, "bad-view");
    let early = END.replace("lead 0", "duel");
    refused(&[early.as_str(), "--game", "tacocat"], 2, "turn to lead");
    refused(&["ff", "--game", "ataxx"], 2, "nothing is solved");
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
        &["00000/00000/00000/00000/00000 x", "--nodes", "300"],
        1,
        "stopped",
    );
}
