//! The table of rules and tests names tests that there are.

use game_laws::index;

const TABLE: &str = include_str!("README.md");
const TESTS: [&str; 10] = [
    include_str!("rules/board.rs"),
    include_str!("rules/ends.rs"),
    include_str!("rules/flights.rs"),
    include_str!("rules/landings.rs"),
    include_str!("rules/roll_off.rs"),
    include_str!("rules/stacks.rs"),
    include_str!("rules/turns.rs"),
    include_str!("fair.rs"),
    include_str!("laws.rs"),
    include_str!("text.rs"),
];

#[test]
fn every_rule_has_a_test_that_exists() {
    let rules = index::rules(TABLE, &TESTS);
    assert!(rules > 30, "{rules} rules");
}

/// The tests of the rules that no line points to say nothing that a rule does not say.
#[test]
fn nearly_every_test_of_the_rules_is_pointed_to() {
    let others = index::unnamed(TABLE, &TESTS[..7]);
    assert_eq!(others, ["it_is_told"]);
}
