//! Dots and Boxes. What its strategy asks for, the solver has proven (`tests/solved.rs`).

use crate::{Goal, Step};

pub(crate) const STEPS: [Step; 11] = [
    Step::rule("line", "0 00/00 x size=2x2", Goal::Any, &["a2h"]),
    Step::rule(
        "box",
        "0 040/2d0/010 x size=3x3",
        Goal::One(&["c2v"]),
        &["c2v"],
    ),
    Step::rule(
        "two",
        "0 440/d78/110 x size=3x3",
        Goal::One(&["b2v"]),
        &["b2v"],
    ),
    Step::rule(
        "again",
        "0 444/d55/111 x size=3x3",
        Goal::Line(&["b2v", "c2v", "d2v"]),
        &["b2v", "c2v", "d2v"],
    ),
    Step::rule("win", "0 xo/d7 x size=2x2", Goal::Win, &["b1v"]),
    Step::rule(
        "border",
        "0 93/c6 x size=2x2 border=swedish",
        Goal::Any,
        &["b1v"],
    ),
    Step::rule(
        "misere",
        "0 xo/d7 x size=2x2 misere=on",
        Goal::Any,
        &["b1v"],
    ),
    Step::strategy(
        "safe",
        "0 00/c0 x size=2x2",
        Goal::Not(&["a2h", "b1v"]),
        &["c2v"],
    ),
    Step::strategy(
        "short",
        "0 553/53a x size=2x3",
        Goal::One(&["b1v"]),
        &["b1v"],
    ),
    Step::strategy(
        "double",
        "0 5555/d555 x size=2x4",
        Goal::Line(&["b1v", "c1v", "e1v"]),
        &["b1v", "c1v", "e1v"],
    ),
    Step::strategy(
        "last",
        "0 xxoo/d555 x size=2x4",
        Goal::Line(&["b1v", "c1v", "d1v", "e1v"]),
        &["b1v", "c1v", "d1v", "e1v"],
    ),
];
