//! Tacocat Spelled Backwards.

use crate::{Goal, Step};

pub(crate) const STEPS: [Step; 13] = [
    Step::rule(
        "replace",
        "0 |  | - | 1 5:4 | replace 0 6 | 2,3,5,6,9,12 1 open | ?6 1 open | - | ?26",
        Goal::Not(&["replace -"]),
        &["replace 5,6"],
    ),
    Step::rule(
        "duel",
        "0 |  | - | 1 5:4 | duel | 2,4,5,6,9,12 1 open | ?6 1 open | 5,6,7,10 | ?22",
        Goal::Any,
        &["duel 12"],
    )
    .with_replies(1),
    Step::rule(
        "lead",
        "0 |  | - | 1 5:4 | lead 0 | 2,4,5,6,12 1 open | ?5 1 open | 5,6,7,7,9,10 | ?22",
        Goal::If(is_single),
        &["lead 5"],
    ),
    Step::rule(
        "answer",
        "0 |  | - | 1 5:4 | defend 0 6 | 3,7,9 1 open | ?2 1 open | 2,5,6,7,10,10 | ?26",
        Goal::If(answers_all),
        &["defend 7"],
    ),
    Step::rule(
        "give",
        "0 |  | - | 1 5:4 | defend 0 11 | 3,7,9 1 open | ?2 1 open | 2,5,6,7,10,10 | ?26",
        Goal::Any,
        &["defend -"],
    ),
    Step::rule(
        "set",
        "0 |  | - | 1 5:4 | lead 0 | 4,4,9 1 open | ?3 1 open | 2,3,5,6,7,9,10,10 | ?24",
        Goal::One(&["lead 4,4"]),
        &["lead 4,4"],
    ),
    Step::rule(
        "run",
        "0 |  | - | 1 5:4 | lead 0 | 3,4,5,10 1 open | ?4 1 open | 2,5,6,7,9,10 | ?24",
        Goal::One(&["lead 3,4,5"]),
        &["lead 3,4,5"],
    ),
    Step::rule(
        "answers",
        "0 |  | - | 1 5:4 | defend 0 4,5,6 | 3,3,5,6,9 1 open | ?2 1 open | 5,6,7,7,9,10 | ?22",
        Goal::If(answers_all),
        &["defend 5,6,9"],
    ),
    Step::rule(
        "last",
        "0 |  | - | 1 5:4 | lead 0 | 1,9 1 open | ?2 1 open | 3,3,4,4,5,5,5,6,6,7,7,10,12 | ?21",
        Goal::One(&["lead 9"]),
        &["lead 9"],
    )
    .with_replies(1),
    Step::rule(
        "goal",
        "0 |  | - | 3 1:2,3,4 | lead 0 | 1,8 1 open | ?2 1 open | 3,3,5,5,7,7,10,12 | ?26",
        Goal::Win,
        &["lead 8"],
    )
    .with_replies(1),
    Step::strategy(
        "keep",
        "0 |  | - | 1 5:4 | lead 0 | 1,6,6,11 1 open | ?4 1 open | 2,5,7,7,9,10 | ?24",
        Goal::One(&["lead 6,6"]),
        &["lead 6,6"],
    ),
    Step::strategy(
        "cheap",
        "0 |  | - | 1 5:4 | defend 0 5 | 2,5,8,12 1 open | ?3 1 open | 2,3,4,6,7,9 | ?24",
        Goal::One(&["defend 5"]),
        &["defend 5"],
    ),
    Step::strategy(
        "high",
        "0 |  | - | 1 5:4 | replace 0 6 | 1,2,7,8,9,12 1 open | ?6 1 open | - | ?26",
        Goal::One(&[
            "replace 7,8",
            "replace 7,8,9",
            "replace 7",
            "replace 8",
            "replace 7,9",
            "replace 8,9",
            "replace 9",
        ]),
        &["replace 7,8"],
    ),
];

fn is_single(action: &str) -> bool {
    action.starts_with("lead ") && !action.contains(',')
}

fn answers_all(action: &str) -> bool {
    action.starts_with("defend ") && !action.contains('-')
}
