//! Ataxx.

use crate::{Goal, Step};

pub(crate) const STEPS: [Step; 10] = [
    Step::rule(
        "clone",
        "0 7/5o1/7/7/2x4/7/7 x 0 1",
        Goal::If(is_new),
        &["d4"],
    ),
    Step::rule(
        "jump",
        "0 7/5o1/7/7/2x4/7/7 x 0 1",
        Goal::If(is_jump),
        &["c3e5"],
    ),
    Step::rule(
        "turn",
        "0 7/5o1/3oo2/4o2/2x4/7/7 x 0 1",
        Goal::One(&["d4"]),
        &["d4"],
    ),
    Step::rule(
        "land",
        "0 7/7/3o3/4o2/1x5/7/5o1 x 0 1",
        Goal::One(&["b3d4"]),
        &["b3d4"],
    ),
    Step::rule(
        "pass",
        "0 7/7/7/7/xx5/xxx4/oxx4 x 0 1",
        Goal::One(&["c3"]),
        &["c3"],
    ),
    Step::rule("wipe", "0 7/7/7/2xo3/3o3/7/7 x 0 1", Goal::Win, &["c3"]),
    Step::rule(
        "full",
        "0 ooooooo/ooooooo/ooooooo/oooxxxx/xxxxxxx/xxxxxxx/xxxxxx1 x 0 30",
        Goal::Win,
        &["g1"],
    ),
    Step::strategy(
        "most",
        "0 3o3/2o1o2/3x3/2o4/7/7/6o x 0 9",
        Goal::One(&["d6"]),
        &["d6"],
    ),
    Step::strategy(
        "hole",
        "0 7/7/5o1/4o2/1xx4/1xx4/7 x 0 9",
        Goal::One(&["d3", "d4"]),
        &["d4"],
    ),
    Step::strategy(
        "corner",
        "0 1o5/ox5/4o2/3xo2/7/6o/7 x 0 9",
        Goal::One(&["a7"]),
        &["a7"],
    ),
];

fn is_new(action: &str) -> bool {
    action.len() == 2
}

fn is_jump(action: &str) -> bool {
    action.len() == 4 && !action.starts_with('0')
}
