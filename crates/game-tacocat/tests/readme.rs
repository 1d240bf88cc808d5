//! The table of rules and tests names tests that there are.

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

/// Whether a test of this name is in one of the files.
fn exists(name: &str) -> bool {
    let test = format!("#[test]\nfn {name}() {{");
    TESTS.iter().any(|file| file.contains(&test))
}

#[test]
fn every_rule_has_a_test_that_exists() {
    let mut rules = 0;
    for row in TABLE.lines().filter(|line| line.starts_with("| ")).skip(1) {
        let (rule, tests) = row
            .trim_matches(['|', ' '])
            .rsplit_once(" | ")
            .unwrap_or_else(|| panic!("{row}"));
        let names: Vec<&str> = tests.split('`').skip(1).step_by(2).collect();
        assert!(!names.is_empty(), "no test for: {rule}");
        for name in names {
            assert!(exists(name), "no test {name} for: {rule}");
        }
        rules += 1;
    }
    assert!(rules > 55, "{rules} rules");
}

/// The tests of the rules that no line points to say nothing that a rule does not say.
#[test]
fn every_test_of_the_rules_is_pointed_to() {
    let others: Vec<&str> = TESTS[..9]
        .iter()
        .flat_map(|file| file.split("#[test]\nfn ").skip(1))
        .filter_map(|test| test.split_once('('))
        .map(|(name, _)| name)
        .filter(|name| !TABLE.contains(&format!("`{name}`")))
        .collect();
    assert!(others.is_empty(), "{others:?}");
}
