//! The values of whole boards that are known. Those that take minutes are in the slow suite,
//! `cargo xtask slow`.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use boxes_solver::{Fault, Limit, Solver};
use game_boxes::{Bits, Setup};

const MEGABYTE: usize = 1 << 20;

/// The value of the start for the first player.
fn value(options: &str, megabytes: usize) -> i32 {
    let setup: Setup = options.parse().unwrap();
    let mut solver = Solver::new(&setup, megabytes * MEGABYTE);
    let start = setup.border.lines(setup.size);
    solver.solve(start, &Limit::NONE).unwrap().value
}

fn check(border: &str, values: &[(&str, i32)]) {
    for (size, expected) in values {
        let options = format!("size={size} border={border}");
        assert_eq!(value(&options, 256), *expected, "{options}");
    }
}

#[test]
fn american_values() {
    check(
        "american",
        &[
            ("1x1", -1),
            ("1x2", 0),
            ("2x2", 2),
            ("2x3", -2),
            ("2x4", 2),
            ("2x5", -2),
            ("3x3", -3),
            ("3x4", 0),
        ],
    );
}

#[test]
fn icelandic_values() {
    check(
        "icelandic",
        &[
            ("2x2", 2),
            ("2x3", 4),
            ("2x4", 4),
            ("2x5", 2),
            ("2x6", 2),
            ("3x3", -1),
            ("3x4", 4),
        ],
    );
}

#[test]
fn swedish_values() {
    check(
        "swedish",
        &[
            ("2x2", -4),
            ("2x3", 6),
            ("2x4", 0),
            ("2x5", 2),
            ("2x6", -4),
            ("3x3", 7),
            ("3x4", 4),
            ("3x5", 5),
            ("4x4", 0),
        ],
    );
}

#[test]
fn a_board_and_its_reflection_are_worth_the_same() {
    for (one, other) in [("2x5", "5x2"), ("1x8", "8x1"), ("2x4", "4x2")] {
        for options in ["", " border=swedish"] {
            let value = |size| value(&format!("size={size}{options}"), 16);
            assert_eq!(value(one), value(other), "{one}{options}");
        }
    }
}

#[test]
fn there_is_no_answer_past_the_limit_the_end_or_64_lines() {
    let setup: Setup = "size=7x7".parse().unwrap();
    let mut solver = Solver::new(&setup, MEGABYTE);
    let all = Bits::first(setup.size.line_count());
    let answer = |solver: &mut Solver, drawn| solver.solve(drawn, &Limit::NONE);
    assert_eq!(answer(&mut solver, all), Err(Fault::Over));
    let lines = setup.size.line_count();
    let fault = answer(&mut solver, Bits::EMPTY).unwrap_err();
    assert_eq!(fault, Fault::OutOfReach { lines });
    assert_eq!(fault.code(), "out-of-reach");

    let mut solver = Solver::new(&Setup::default(), MEGABYTE);
    assert_eq!(
        solver.solve(Bits::EMPTY, &Limit::nodes(5_000)),
        Err(Fault::Stopped)
    );
    assert_eq!(solver.nodes(), 5_000);
    let told = Limit {
        nodes: u64::MAX,
        go_on: &|progress| progress.nodes < 8_000 && progress.low >= -25,
    };
    assert_eq!(solver.solve(Bits::EMPTY, &told), Err(Fault::Stopped));
    assert!(solver.nodes() <= 5_000 + 8_100);
}
