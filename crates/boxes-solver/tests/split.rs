//! A proof in pieces says what the solver says, and one that is broken off goes on.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use boxes_solver::{Fault, Limit, Proven, Solver, Split};
use game::Rng;
use game_boxes::{Bits, Setup};

/// The value of a board in pieces, in runs of at most so many nodes that begin anew with what the ones
/// before have proven; and how many runs it took.
fn in_pieces(setup: &Setup, drawn: Bits<3>, piece: usize, nodes: u64) -> (i32, usize) {
    let mut kept: Vec<Proven> = Vec::new();
    for run in 1..500 {
        let before = kept.clone();
        let mut keep = |proven: &Proven| {
            kept.push(*proven);
            true
        };
        let mut split = Split::new(setup, 1 << 16, piece, before, &mut keep).unwrap();
        match split.solve(drawn, &Limit::nodes(nodes)) {
            Ok(value) => return (value, run),
            Err(fault) => assert_eq!(fault, Fault::Stopped),
        }
        assert!(split.nodes() <= nodes);
    }
    panic!("it does not end");
}

#[test]
fn pieces_and_the_whole_agree() {
    let boards = [
        ("size=2x2", 8),
        ("size=2x3", 12),
        ("size=3x3 border=icelandic", 12),
        ("size=3x3 border=swedish", 8),
        ("size=1x5", 9),
        ("size=2x2 misere=on", 7),
        ("size=2x3 misere=on", 12),
    ];
    for (options, piece) in boards {
        let setup: Setup = options.parse().unwrap();
        let lines = setup.size.line_count();
        for seed in 0..8 {
            let mut rng = Rng::new(seed);
            let mut drawn: Bits<3> = setup.border.lines(setup.size);
            for line in 0..lines {
                if rng.chance(seed as usize, 16) {
                    drawn = drawn.or(Bits::one(line));
                }
            }
            if drawn.len() == lines {
                continue;
            }
            let mut solver = Solver::new(&setup, 1 << 20);
            let value = solver.solve(drawn, &Limit::NONE).unwrap().value;
            let (whole, runs) = in_pieces(&setup, drawn, piece, u64::MAX);
            assert_eq!((whole, runs), (value, 1), "{options} {drawn:?}");
        }
    }
}

#[test]
fn a_run_that_was_broken_off_goes_on() {
    let setup: Setup = "size=2x3".parse().unwrap();
    let (value, runs) = in_pieces(&setup, Bits::EMPTY, 12, 300);
    assert_eq!(value, -2);
    assert!(runs > 3, "{runs}");
}

#[test]
fn what_cannot_be_kept_ends_the_run() {
    let setup: Setup = "size=2x3".parse().unwrap();
    let mut keep = |_: &Proven| false;
    let mut split = Split::new(&setup, 1 << 16, 12, [], &mut keep).unwrap();
    assert_eq!(split.solve(Bits::EMPTY, &Limit::NONE), Err(Fault::Stopped));
    let all = Bits::first(setup.size.line_count());
    assert_eq!(split.solve(all, &Limit::NONE), Err(Fault::Over));
    let large: Setup = "size=7x7".parse().unwrap();
    let lines = large.size.line_count();
    let refused = Split::new(&large, 1 << 16, 12, [], &mut keep).err();
    assert_eq!(refused, Some(Fault::OutOfReach { lines }));
}
