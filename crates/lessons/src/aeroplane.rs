//! Aeroplane Chess.

use crate::{Goal, Step};

pub(crate) const STEPS: [Step; 14] = [
    Step::rule(
        "roll",
        "0 |  | roll 0 0 - | -,-,-,- | -,-,-,-",
        Goal::Any,
        &["roll"],
    )
    .with_die(4),
    Step::rule(
        "launch",
        "0 |  | move 0 0 - 4 | -,-,-,- | -,-,-,-",
        Goal::Any,
        &["launch 1"],
    ),
    Step::rule(
        "move",
        "0 |  | move 0 0 - 3 | 0,8,-,- | -,-,-,-",
        Goal::Any,
        &["move 2"],
    ),
    Step::rule(
        "jump",
        "0 |  | move 0 0 - 5 | 5,20,-,- | -,-,-,-",
        Goal::One(&["move 1"]),
        &["move 1"],
    ),
    Step::rule(
        "fly",
        "0 |  | move 0 0 - 3 | 15,-,-,- | 53,-,-,-",
        Goal::One(&["move 1 fly"]),
        &["move 1 fly"],
    ),
    Step::rule(
        "hit",
        "0 | players=3 | move 0 0 - 4 | 5,-,-,- | 48,@1,-,- | -,-,-,-",
        Goal::One(&["move 1"]),
        &["move 1"],
    ),
    Step::rule(
        "stack",
        "0 |  | move 0 0 - 3 | 12,9,-,- | -,-,-,-",
        Goal::One(&["move 2 stack"]),
        &["move 2 stack"],
    ),
    Step::rule(
        "six",
        "0 |  | move 0 0 - 6 | 3,-,-,- | -,-,-,-",
        Goal::Any,
        &["move 1"],
    ),
    Step::rule(
        "pass",
        "0 |  | roll 0 0 - | 54,-,-,- | -,-,-,-",
        Goal::Any,
        &["roll"],
    )
    .with_die(5),
    Step::rule(
        "exact",
        "0 |  | move 0 0 - 3 | 53,20,-,- | -,-,-,-",
        Goal::One(&["move 1"]),
        &["move 1"],
    ),
    Step::rule(
        "win",
        "0 |  | move 0 0 - 2 | 54,56,56,56 | 10,-,-,-",
        Goal::Win,
        &["move 1"],
    ),
    Step::strategy(
        "far",
        "0 |  | move 0 0 - 3 | 8,30,-,- | 37,7,-,-",
        Goal::One(&["move 1"]),
        &["move 1"],
    ),
    Step::strategy(
        "safe",
        "0 |  | move 0 0 - 3 | 49,20,-,- | 20,-,-,-",
        Goal::One(&["move 1"]),
        &["move 1"],
    ),
    Step::strategy(
        "out",
        "0 |  | move 0 0 - 2 | 21,-,-,- | -,-,-,-",
        Goal::If(launches),
        &["launch 2"],
    ),
];

fn launches(action: &str) -> bool {
    action.starts_with("launch ")
}
