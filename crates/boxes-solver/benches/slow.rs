//! The slow suite: `cargo xtask slow`, words pick checks by their names. Values that take minutes to find, and
//! the comparison with an independent solver with 24 open lines. Values that take hours are only found
//! where their names are given whole.

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a suite of tests")]

use std::process::ExitCode;
use std::time::Instant;

use boxes_solver::{Limit, Solver};
use game_boxes::Setup;

#[path = "../tests/backwards/mod.rs"]
mod backwards;

/// The most memory of a search.
const BYTES: usize = 1 << 30;

/// What whole boards are worth to who begins.
const VALUES: [(&str, i32); 5] = [
    ("size=2x6", 2),
    ("size=3x5", -1),
    ("size=3x5 border=icelandic", -1),
    ("size=4x4 border=icelandic", 4),
    ("size=4x4", 0),
];

/// The same where it takes hours.
const HOURS: [(&str, i32); 1] = [("size=4x5", 0)];

/// Set-ups to compare with 24 open lines.
const BORDERS: [&str; 3] = ["american", "icelandic", "swedish"];
const SIZES: [&str; 12] = [
    "1x8", "2x5", "3x4", "3x5", "4x4", "2x9", "4x5", "5x5", "4x6", "6x6", "3x9", "9x9",
];

/// One check.
struct Check {
    name: String,
    work: Box<dyn Fn() -> String>,
}

fn checks() -> Vec<Check> {
    let values = VALUES.iter().chain(&HOURS);
    let values = values.map(|(options, expected)| Check {
        name: (*options).to_owned(),
        work: Box::new(|| value(options, *expected)),
    });
    let boards = BORDERS.iter().flat_map(|border| {
        let options = |size: &&str| format!("size={size} border={border}");
        SIZES.iter().map(options).collect::<Vec<_>>()
    });
    let boards: Vec<String> = boards.collect();
    let misere = boards.clone().into_iter().map(|options| Check {
        name: format!("retrograde {options} misere=on"),
        work: Box::new(move || compare(&format!("{options} misere=on"), 18, 1, 20)),
    });
    let normal = boards.into_iter().map(|options| Check {
        name: format!("retrograde {options}"),
        work: Box::new(move || compare(&options, 24, 2, 40)),
    });
    normal.chain(misere).chain(values).collect()
}

/// Solves a whole board.
fn value(options: &str, expected: i32) -> String {
    let setup: Setup = options.parse().unwrap();
    let mut solver = Solver::new(&setup, BYTES);
    let start = setup.border.lines(setup.size);
    let solution = solver.solve(start, &Limit::NONE).unwrap();
    assert_eq!(solution.value, expected);
    format!("{expected:+}, {} nodes", solver.nodes())
}

fn compare(options: &str, left: usize, boards: u64, below: usize) -> String {
    format!(
        "{} boards",
        backwards::compare(options, left, boards, below)
    )
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args()
        .skip(1)
        .filter(|word| !word.starts_with("--"))
        .collect();
    let is_wanted = |check: &&Check| {
        let hours = HOURS.iter().any(|(options, _)| *options == check.name);
        let word =
            |word: &String| check.name == *word || !hours && check.name.contains(word.as_str());
        words.iter().any(word) || words.is_empty() && !hours
    };
    let (mut passed, mut failed) = (0, 0);
    for check in checks().iter().filter(is_wanted) {
        let begin = Instant::now();
        let work = std::panic::AssertUnwindSafe(&check.work);
        let result = std::panic::catch_unwind(work);
        let seconds = begin.elapsed().as_secs_f64();
        match result {
            Ok(found) => {
                passed += 1;
                println!("{}: {found}, {seconds:.1} s", check.name);
            }
            Err(_) => {
                failed += 1;
                println!("{}: FAILED after {seconds:.1} s", check.name);
            }
        }
    }
    let verdict = if failed == 0 { "ok" } else { "FAILED" };
    println!("\ntest result: {verdict}. {passed} passed; {failed} failed");
    ExitCode::from(u8::from(failed > 0 || passed == 0))
}
