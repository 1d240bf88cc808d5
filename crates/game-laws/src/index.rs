//! The table of a game's rules and their tests: `tests/README.md` says of each sentence of the rules by
//! which tests it is held, as `| rule | tests |`, the tests' names in backquotes.

/// How many rules the table has.
///
/// # Panics
/// When a rule names no test, or one that none of the `files` has.
#[must_use]
pub fn rules(table: &str, files: &[&str]) -> usize {
    let mut rules = 0;
    for row in table.lines().filter(|line| line.starts_with("| ")).skip(1) {
        let (rule, tests) = row
            .trim_matches(['|', ' '])
            .rsplit_once(" | ")
            .unwrap_or_else(|| panic!("no columns: {row}"));
        let names: Vec<&str> = tests.split('`').skip(1).step_by(2).collect();
        assert!(!names.is_empty(), "no test for: {rule}");
        for name in names {
            let is_there = files
                .iter()
                .any(|file| self::names(file).any(|n| n == name));
            assert!(is_there, "no test {name} for: {rule}");
        }
        rules += 1;
    }
    rules
}

/// The tests in these files that no rule of the table names: a test of a rule says nothing that a rule
/// does not say.
#[must_use]
pub fn unnamed<'a>(table: &str, files: &[&'a str]) -> Vec<&'a str> {
    let all = files.iter().flat_map(|file| names(file));
    all.filter(|name| !table.contains(&format!("`{name}`")))
        .collect()
}

/// The tests in a file.
fn names(file: &str) -> impl Iterator<Item = &str> {
    let tests = file.split("#[test]\nfn ").skip(1);
    tests.filter_map(|test| Some(test.split_once("() {")?.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILES: [&str; 2] = [
        "#[test]\nfn a_holds() {\n}\n\n/// Why.\n#[test]\nfn b_holds() {\n}\n",
        "fn helper() {}\n",
    ];
    const HEAD: &str = "# Rules\n\n| rule | tests |\n|---|---|\n";

    fn count(rows: &str) -> usize {
        rules(&format!("{HEAD}{rows}"), &FILES)
    }

    #[test]
    fn rules_are_counted_and_tests_without_one_found() {
        assert_eq!(
            count("| A | `a_holds` |\n| B, and more | `a_holds`, `b_holds` (laws.rs) |\n"),
            2
        );
        assert_eq!(unnamed("| A | `a_holds` |", &FILES), ["b_holds"]);
        assert!(unnamed("`a_holds` `b_holds`", &FILES).is_empty());
    }

    #[test]
    #[should_panic(expected = "no test c_holds for: C")]
    fn a_test_that_is_not_there_is_a_fault() {
        let _ = count("| C | `c_holds` |\n");
    }

    #[test]
    #[should_panic(expected = "no test helper for: H")]
    fn a_helper_is_no_test() {
        let _ = count("| H | `helper` |\n");
    }

    #[test]
    #[should_panic(expected = "no test for: A")]
    fn a_rule_without_a_test_is_a_fault() {
        let _ = count("| A | later |\n");
    }
}
