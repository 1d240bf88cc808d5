//! The table of rules and tests names tests that there are.

use game_laws::index;

const TABLE: &str = include_str!("README.md");
const TESTS: [&str; 3] = [
    include_str!("rules.rs"),
    include_str!("perft.rs"),
    include_str!("text.rs"),
];

#[test]
fn every_rule_has_a_test_that_exists() {
    let rules = index::rules(TABLE, &TESTS);
    assert!(rules > 20, "{rules} rules");
}
