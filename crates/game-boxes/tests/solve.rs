//! The solver against the known values and against a search that knows nothing.

#![allow(clippy::unwrap_used)] // helpers outside the test functions too

use std::collections::HashMap;

use game::Rng;
use game_boxes::{Bits, Border, Grid, Limit, Solver, Survey};

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
        let claimed = claimed(grid, drawn, after);
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

/// How many boxes the lines in between claim.
fn claimed(grid: &Grid<1>, before: Bits<1>, after: Bits<1>) -> i32 {
    let closed = |sides: &&Bits<1>| after.covers(**sides) && !before.covers(**sides);
    grid.sides().iter().filter(closed).count() as i32
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

/// Compares value and line of a board with trying everything.
fn compare(solver: &mut Solver<'_, 1>, grid: &Grid<1>, drawn: Bits<1>, misere: bool) {
    let mut known = HashMap::new();
    let expected = naive(grid, drawn, misere, &mut known);
    let found = solver.solve(drawn, &Limit::NONE).unwrap();
    let name = format!("{} misere {misere} {drawn:?}", grid.size());
    assert_eq!(found.value, expected, "{name}");
    assert!(!drawn.contains(found.line), "{name}");
    let after = drawn.or(Bits::one(found.line));
    let claimed = claimed(grid, drawn, after) * if misere { -1 } else { 1 };
    let rest = naive(grid, after, misere, &mut known);
    let got = if claimed == 0 { -rest } else { rest + claimed };
    assert_eq!(got, expected, "{name}: line {}", found.line);
}

/// Compares on random boards with at most `open` open lines.
fn compare_random(size: &str, border: Border, misere: bool, open: usize, boards: u64) {
    let grid = Grid::<1>::new(size.parse().unwrap()).unwrap();
    let mut solver = Solver::new(&grid, misere, 14);
    for seed in 0..boards {
        let mut rng = Rng::new(seed);
        let open = 1 + rng.below(open);
        let drawn = random_board(&grid, border, open, &mut rng);
        if drawn.len() < grid.size().line_count() {
            compare(&mut solver, &grid, drawn, misere);
        }
    }
}

#[test]
fn random_boards_have_the_value_that_trying_everything_gives() {
    for border in Border::ALL {
        compare_random("2x2", border, false, 12, 300);
        compare_random("2x3", border, false, 14, 300);
        compare_random("3x3", border, false, 14, 300);
        compare_random("1x7", border, false, 14, 200);
        compare_random("4x4", border, false, 14, 300);
        compare_random("5x5", border, false, 14, 300);
    }
}

#[test]
fn random_misere_boards_have_the_value_that_trying_everything_gives() {
    for border in Border::ALL {
        compare_random("2x2", border, true, 12, 200);
        compare_random("2x3", border, true, 14, 100);
        compare_random("3x3", border, true, 14, 100);
        compare_random("1x5", border, true, 14, 100);
        compare_random("5x5", border, true, 13, 100);
    }
}

#[test]
fn boards_of_chains_and_loops_have_the_value_that_trying_everything_gives() {
    let mut boards = 0;
    for size in ["2x4", "3x3", "3x4", "4x4"] {
        let grid = Grid::<1>::new(size.parse().unwrap()).unwrap();
        let mut solver = Solver::new(&grid, false, 14);
        for seed in 0..300 {
            // Random lines that give nothing away, until there are none.
            let mut rng = Rng::new(seed);
            let mut lines: Vec<usize> = (0..grid.size().line_count()).collect();
            rng.shuffle(&mut lines);
            let mut drawn = Bits::EMPTY;
            for line in lines {
                if !Survey::of(&grid, drawn).loony.contains(line) {
                    drawn = drawn.or(Bits::one(line));
                }
            }
            let survey = Survey::of(&grid, drawn);
            if survey.simple && survey.open.len() <= 16 {
                compare(&mut solver, &grid, drawn, false);
                boards += 1;
            }
        }
    }
    assert!(boards >= 50, "{boards}");
}

#[test]
fn three_words_solve_as_one_does() {
    let size = "3x3".parse().unwrap();
    let (one, three) = (Grid::<1>::new(size).unwrap(), Grid::<3>::new(size).unwrap());
    for misere in [false, true] {
        let mut narrow = Solver::new(&one, misere, 12);
        let mut wide = Solver::new(&three, misere, 12);
        for seed in 0..50 {
            let drawn = random_board(&one, Border::American, 12, &mut Rng::new(seed));
            let found = narrow.solve(drawn, &Limit::NONE).unwrap();
            let same = wide.solve(drawn.resized(), &Limit::NONE).unwrap();
            assert_eq!(found.value, same.value, "{drawn:?}");
        }
    }
}

#[test]
fn a_search_ends_at_its_limit() {
    let grid = Grid::<1>::new("5x5".parse().unwrap()).unwrap();
    let mut solver = Solver::new(&grid, false, 12);
    let limit = Limit {
        nodes: 5_000,
        stop: &|| false,
    };
    assert_eq!(solver.solve(Bits::EMPTY, &limit), None);
    assert_eq!(solver.nodes(), 5_000);
    let stopped = Limit {
        nodes: u64::MAX,
        stop: &|| true,
    };
    assert_eq!(solver.solve(Bits::EMPTY, &stopped), None);
    assert!(solver.nodes() <= 5_000 + 250);
    assert_eq!(
        solver.solve(Bits::first(60), &Limit::NONE),
        None,
        "no line is left"
    );
}
