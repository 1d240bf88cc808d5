//! The table of rules and tests names tests that there are.

use game_laws::index;

const TABLE: &str = include_str!("README.md");
const TESTS: [&str; 2] = [
    include_str!("rules.rs"),
    include_str!("../../boxes-solver/tests/values.rs"),
];

#[test]
fn every_rule_has_a_test_that_exists() {
    let rules = index::rules(TABLE, &TESTS);
    assert!(rules > 18, "{rules} rules");
}
