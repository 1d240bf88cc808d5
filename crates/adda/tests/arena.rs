//! `adda arena` and `adda bench` as processes.

#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::collections::BTreeSet;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

const ADDA: &str = env!("CARGO_BIN_EXE_adda");

fn adda(arguments: &[&str]) -> Output {
    Command::new(ADDA).args(arguments).output().unwrap()
}

/// The result as JSON, without what clocks say.
fn arena(arguments: &[&str]) -> Value {
    let output = adda(&[&["arena", "--json"], arguments].concat());
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    let mut report: Value = serde_json::from_slice(&output.stdout).unwrap();
    for clock in ["ms_per_move", "longest_ms"] {
        report.as_object_mut().unwrap().remove(clock).unwrap();
    }
    report
}

/// The pairs of a file, in order, without what clocks say.
fn pairs(path: &Path) -> Vec<Value> {
    let text = std::fs::read_to_string(path).unwrap();
    let lines = text.lines().skip(1).map(|line| {
        let mut pair: Value = serde_json::from_str(line).unwrap();
        for one in pair["matches"].as_array_mut().unwrap() {
            one.as_object_mut().unwrap().remove("micros");
            one.as_object_mut().unwrap().remove("longest");
        }
        pair
    });
    let mut pairs: Vec<Value> = lines.collect();
    pairs.sort_by_key(|pair| pair["pair"].as_u64());
    pairs
}

fn failures(report: &Value) -> u64 {
    let kinds = ["illegal", "late", "silent", "gone"];
    let counts = kinds
        .iter()
        .flat_map(|kind| report[*kind].as_array().unwrap());
    counts.map(|count| count.as_u64().unwrap()).sum()
}

#[test]
fn every_game_is_played_by_levels() {
    for (game, setup) in [("ataxx", ""), ("boxes", "size=3x3"), ("aeroplane", "")] {
        let report = arena(&[
            "medium,nodes=200",
            "lot",
            "--game",
            game,
            "--setup",
            setup,
            "--pairs",
            "6",
            "--plies",
            "2",
        ]);
        assert_eq!(report["matches"], 12, "{game}");
        assert!(report["score"].as_f64().unwrap() > 0.5, "{report}");
        assert_eq!(failures(&report), 0, "{report}");
    }
}

#[test]
fn four_seats_are_one_of_the_first_player_and_three_of_the_second() {
    let report = arena(&[
        "fixed",
        "lot",
        "--game",
        "aeroplane",
        "--setup",
        "players=4",
        "--plies",
        "0",
        "--pairs",
        "20",
    ]);
    assert_eq!(report["matches"], 40);
    assert!(report["score"].as_f64().unwrap() > 0.4, "{report}");
    assert_eq!(report["elo"], Value::Null);
    assert_eq!(failures(&report), 0, "{report}");
}

#[test]
fn a_run_that_was_broken_off_ends_as_if_it_was_not() {
    let folder = tempfile::tempdir().unwrap();
    let play = |name: &str, pairs: &str, concurrency: &str| {
        let path = folder.path().join(name);
        let report = arena(&[
            "medium,nodes=100",
            "easy",
            "--pairs",
            pairs,
            "--sprt",
            "0",
            "300",
            "--concurrency",
            concurrency,
            "--file",
            path.to_str().unwrap(),
        ]);
        (report, path)
    };
    let (whole, path) = play("whole.jsonl", "12", "1");
    let all = pairs(&path);
    play("broken.jsonl", "3", "1");
    // The power fails in the middle of a line.
    let path = folder.path().join("broken.jsonl");
    let mut text = std::fs::read_to_string(&path).unwrap();
    text.truncate(text.len() - 20);
    std::fs::write(&path, text).unwrap();
    let (resumed, path) = play("broken.jsonl", "12", "2");
    assert_eq!(resumed, whole);
    // Two at once may finish one pair more than the test needed.
    let counted = whole["pairs"].as_u64().unwrap() as usize;
    assert_eq!(pairs(&path)[..counted], all[..counted]);
    let numbers: BTreeSet<u64> = pairs(&path)
        .iter()
        .map(|pair| pair["pair"].as_u64().unwrap())
        .collect();
    assert_eq!(numbers.len(), pairs(&path).len(), "no pair is played twice");
    // And once more: nothing is left to play.
    let before = std::fs::read(&path).unwrap();
    let (again, path) = play("broken.jsonl", "12", "1");
    assert_eq!(again, whole);
    assert_eq!(std::fs::read(path).unwrap(), before);
}

#[test]
fn another_run_is_not_mixed_in() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("run.jsonl");
    let file = path.to_str().unwrap();
    arena(&["lot", "easy,nodes=50", "--pairs", "1", "--file", file]);
    let output = adda(&[
        "arena",
        "lot",
        "easy,nodes=60",
        "--pairs",
        "1",
        "--file",
        file,
    ]);
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn two_programs_play_random_openings_and_gaps_to_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let book = folder.path().join("gaps.txt");
    let lines = "x5o/7/2-1-2/7/2-1-2/7/o5x x 0 1\n\
                 x2-2o/7/3-3/-1---1-/3-3/7/o2-2x o 0 1\n\
                 7/7/7/7/ooooooo/ooooooo/xxxxxxx o 0 1\n";
    std::fs::write(&book, lines).unwrap();
    let [first, second] =
        ["400", "150"].map(|nodes| format!("uai:{ADDA} uai,Hash=1,nodes={nodes}"));
    let by_lot = arena(&[
        &first,
        &second,
        "--pairs",
        "3",
        "--plies",
        "6",
        "--concurrency",
        "2",
    ]);
    assert_eq!(
        (&by_lot["matches"], failures(&by_lot)),
        (&Value::from(6), 0),
        "{by_lot}"
    );
    let book = book.to_str().unwrap();
    let gaps = arena(&[&first, &second, "--pairs", "3", "--book", book]);
    assert_eq!(
        (&gaps["matches"], failures(&gaps)),
        (&Value::from(6), 0),
        "{gaps}"
    );
}

/// The engine inside this process and the same one as a program play move for move alike.
#[test]
fn a_program_plays_like_the_engine_it_is() {
    let program = format!("uai:{ADDA} uai,nodes=300");
    let report = arena(&["engine,nodes=300", &program, "--pairs", "4"]);
    assert_eq!(
        report["pentanomial"],
        serde_json::json!([0, 0, 4, 0, 0]),
        "{report}"
    );
    assert_eq!(failures(&report), 0);
}

/// The margin is generous, since the machine may be busy; how close it is, the report tells.
#[test]
fn nobody_is_late() {
    let program = format!("uai:{ADDA} uai,movetime=50");
    let report = arena(&[
        &program,
        "engine,tc=1+0.02",
        "--pairs",
        "1",
        "--margin",
        "5000",
    ]);
    assert_eq!(failures(&report), 0, "{report}");
    assert_eq!(report["matches"], 2);
}

#[cfg(unix)]
#[test]
fn programs_that_fail_lose_and_the_run_goes_on() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().unwrap();
    for (kind, answer) in [
        ("illegal", "echo bestmove a1a1"),
        ("illegal", "echo bestmove"),
        ("gone", "exit"),
        ("silent", ":"),
        ("late", "sleep 1; echo bestmove 0000"),
    ] {
        let path = folder.path().join("program.sh");
        let script = format!(
            "#!/bin/sh\nwhile read word rest; do case $word in\n\
             uai) echo uaiok;;\nisready) echo readyok;;\ngo) {answer};;\nquit) exit;;\nesac; done\n"
        );
        std::fs::write(&path, script).unwrap();
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).unwrap();
        let program = format!("uai:{},movetime=10", path.display());
        let report = arena(&["lot", &program, "--pairs", "1"]);
        assert_eq!(report["won"], 2, "{kind}: {report}");
        assert_eq!(report[kind], serde_json::json!([0, 2]), "{kind}: {report}");
    }
}

#[test]
fn what_cannot_be_played_is_refused() {
    for arguments in [
        &["joho", "lot"][..],
        &["lot", "uai:/no/such/program,nodes=5"],
        &["engine,nodes=5", "lot", "--game", "boxes"],
        &["plain", "lot", "--game", "boxes"],
        &["lot", "lot", "--game", "aeroplane", "--setup", "players=5"],
        &[
            "lot", "lot", "--game", "boxes", "--setup", "size=1x1", "--plies", "30",
        ],
        &["lot", "lot", "--book", "/no/such/book"],
        &["lot", "lot", "--sprt", "5", "0"],
        &["lot", "lot", "--sprt", "0", "5", "--alpha", "0.7"],
    ] {
        let output = adda(&[&["arena", "--pairs", "1"][..], arguments].concat());
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    }
}

#[test]
fn the_table_says_who_is_stronger() {
    let output = adda(&["arena", "easy", "lot", "--pairs", "5", "--seed", "3"]);
    let text = String::from_utf8(output.stdout).unwrap();
    for word in [
        "easy against lot",
        "matches           10: won ",
        "Elo               +",
        "failed to move    0 and 0 times",
    ] {
        assert!(text.contains(word), "{word} in {text}");
    }
}

#[test]
fn the_bench_repeats_itself() {
    let nodes = || {
        let output = adda(&["bench", "--rounds", "1"]);
        assert!(output.status.success());
        let text = String::from_utf8(output.stdout).unwrap();
        let counts = text.lines().map(|line| {
            let words: Vec<&str> = line.split_whitespace().collect();
            (words[0].to_owned(), words[1].parse::<u64>().unwrap())
        });
        counts.collect::<Vec<_>>()
    };
    let first = nodes();
    assert_eq!(first, nodes());
    let names: Vec<&str> = first.iter().map(|(name, _)| name.as_str()).collect();
    let games = ["ataxx", "boxes", "tacocat", "stratego", "aeroplane"];
    assert_eq!(names, [&games[..], &["all"]].concat());
    let sum: u64 = first[..5].iter().map(|(_, nodes)| nodes).sum();
    assert_eq!(first[5].1, sum);
}
