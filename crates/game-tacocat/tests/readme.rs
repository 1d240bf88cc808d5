//! The table of rules and tests names tests that there are.

use game_laws::index;

const TABLE: &str = include_str!("README.md");
const TESTS: [&str; 14] = [
    include_str!("rules/attack.rs"),
    include_str!("rules/board.rs"),
    include_str!("rules/deal.rs"),
    include_str!("rules/defence.rs"),
    include_str!("rules/duel.rs"),
    include_str!("rules/ends.rs"),
    include_str!("rules/last_cards.rs"),
    include_str!("rules/replace.rs"),
    include_str!("rules/token.rs"),
    include_str!("fair.rs"),
    include_str!("laws.rs"),
    include_str!("props.rs"),
    include_str!("secrets.rs"),
    include_str!("text.rs"),
];

#[test]
fn every_rule_has_a_test_that_exists() {
    let rules = index::rules(TABLE, &TESTS);
    assert!(rules > 55, "{rules} rules");
}

/// The tests of the rules that no line points to say nothing that a rule does not say.
#[test]
fn every_test_of_the_rules_is_pointed_to() {
    let others = index::unnamed(TABLE, &TESTS[..9]);
    assert_eq!(others, [""; 0]);
}
