//! The table of rules and tests names tests that there are.

use game_laws::index;

const TABLE: &str = include_str!("README.md");
const RULES: [&str; 3] = [
    include_str!("rules.rs"),
    include_str!("repetition.rs"),
    include_str!("chase.rs"),
];
const OTHERS: [&str; 3] = [
    include_str!("laws.rs"),
    include_str!("secrets.rs"),
    include_str!("text.rs"),
];
/// Whose tests stand within a module, and those of other crates.
const ELSEWHERE: [&str; 3] = [
    include_str!("../src/chase.rs"),
    include_str!("../../boards/src/edition.rs"),
    include_str!("../../words/tests/sentences.rs"),
];

#[test]
fn every_rule_has_a_test_that_exists() {
    let within = ELSEWHERE.map(|file| file.replace("\n    ", "\n"));
    let files: Vec<&str> = RULES
        .into_iter()
        .chain(OTHERS)
        .chain(within.iter().map(String::as_str))
        .collect();
    let rules = index::rules(TABLE, &files);
    assert!(rules > 55, "{rules} rules");
}

#[test]
fn every_test_of_the_rules_is_pointed_to() {
    assert_eq!(index::unnamed(TABLE, &RULES), [""; 0]);
}
