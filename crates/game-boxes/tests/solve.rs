//! The solver against the known values and against a search that knows nothing.

#![allow(clippy::unwrap_used)] // helpers outside the test functions too

use std::collections::HashMap;

use game::Rng;
use game_boxes::{Bits, Border, Grid, Limit, Solver};

/// The value of the start for the first player.
fn value(size: &str, border: Border, misere: bool) -> i32 {
    let grid = Grid::<1>::new(size.parse().unwrap()).unwrap();
    let mut solver = Solver::new(&grid, misere, 20);
    let found = solver
        .solve(grid.start(border).drawn(), &Limit::NONE)
        .unwrap();
    assert!(found.exact);
    found.value
}

fn check(border: Border, values: &[(&str, i32)]) {
    for (size, expected) in values {
        assert_eq!(value(size, border, false), *expected, "{size} {border}");
    }
}

#[test]
fn american_values() {
    check(
        Border::American,
        &[
            ("1x1", -1),
            ("1x2", 0),
            ("2x2", 2),
            ("2x3", -2),
            ("2x4", 2),
            ("2x5", -2),
            ("3x3", -3),
        ],
    );
}

#[test]
fn icelandic_values() {
    check(
        Border::Icelandic,
        &[("2x2", 2), ("2x3", 4), ("2x4", 4), ("2x5", 2), ("3x3", -1)],
    );
}

#[test]
fn swedish_values() {
    check(
        Border::Swedish,
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

/// The value by trying everything, with the rules alone: what the mover gains from here.
fn naive(grid: &Grid<1>, drawn: Bits<1>, misere: bool, known: &mut HashMap<u64, i32>) -> i32 {
    if let Some(value) = known.get(&drawn.words()[0]) {
        return *value;
    }
    let open = grid.size().lines().filter_map(|line| {
        let number = grid.size().line_number(line)?;
        (!drawn.contains(number)).then_some(number)
    });
    let value = open.map(|line| {
        let after = drawn.or(Bits::one(line));
        let claimed = grid
            .sides()
            .iter()
            .filter(|s| after.covers(**s) && !drawn.covers(**s));
        let claimed = claimed.count() as i32;
        let rest = naive(grid, after, misere, known);
        match claimed {
            0 => -rest,
            _ if misere => rest - claimed,
            _ => rest + claimed,
        }
    });
    let value = value.max().unwrap_or(0);
    known.insert(drawn.words()[0], value);
    value
}

/// Draws random lines until `open` are left.
fn random_board(grid: &Grid<1>, border: Border, open: usize, rng: &mut Rng) -> Bits<1> {
    let mut drawn = grid.start(border).drawn();
    while grid.size().line_count() - drawn.len() > open {
        let left: Vec<usize> = Bits::first(grid.size().line_count())
            .minus(drawn)
            .iter()
            .collect();
        drawn = drawn.or(Bits::one(*rng.pick(&left).unwrap()));
    }
    drawn
}

/// Compares value and line on random boards with at most `open` open lines.
fn compare(size: &str, border: Border, misere: bool, open: usize, boards: u64) {
    let grid = Grid::<1>::new(size.parse().unwrap()).unwrap();
    let mut solver = Solver::new(&grid, misere, 14);
    for seed in 0..boards {
        let mut rng = Rng::new(seed);
        let open = 1 + rng.below(open);
        let drawn = random_board(&grid, border, open, &mut rng);
        if drawn.len() == grid.size().line_count() {
            continue;
        }
        let mut known = HashMap::new();
        let expected = naive(&grid, drawn, misere, &mut known);
        let found = solver.solve(drawn, &Limit::NONE).unwrap();
        let name = format!("{size} {border} misere {misere} seed {seed} {drawn:?}");
        assert_eq!(found.value, expected, "{name}");
        assert!(!drawn.contains(found.line), "{name}");
        let after = drawn.or(Bits::one(found.line));
        let claimed = grid
            .sides()
            .iter()
            .filter(|s| after.covers(**s) && !drawn.covers(**s));
        let claimed = claimed.count() as i32 * if misere { -1 } else { 1 };
        let rest = naive(&grid, after, misere, &mut known);
        let got = if claimed == 0 { -rest } else { rest + claimed };
        assert_eq!(got, expected, "{name}: line {}", found.line);
    }
}

#[test]
fn random_boards_have_the_value_that_trying_everything_gives() {
    for border in Border::ALL {
        compare("2x2", border, false, 12, 300);
        compare("2x3", border, false, 14, 300);
        compare("3x3", border, false, 14, 300);
        compare("1x7", border, false, 14, 200);
        compare("4x4", border, false, 14, 300);
        compare("5x5", border, false, 14, 300);
    }
}

#[test]
fn random_misere_boards_have_the_value_that_trying_everything_gives() {
    for border in Border::ALL {
        compare("2x2", border, true, 12, 200);
        compare("2x3", border, true, 14, 100);
        compare("3x3", border, true, 14, 100);
        compare("1x5", border, true, 14, 100);
        compare("5x5", border, true, 13, 100);
    }
}
