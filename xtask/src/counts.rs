//! How many tests passed and failed, read from what the test runners say.

use std::ops::AddAssign;

/// Passed and failed tests of one suite.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counts {
    /// Tests that passed.
    pub(crate) passed: usize,
    /// Tests that failed.
    pub(crate) failed: usize,
}

impl Counts {
    /// One check that passed or failed.
    pub(crate) fn one(passed: bool) -> Self {
        Self {
            passed: usize::from(passed),
            failed: usize::from(!passed),
        }
    }

    /// Adds what one line of `cargo test` says: `test result: ok. 3 passed; 0 failed; ...`.
    pub(crate) fn read_cargo(&mut self, line: &str) {
        let Some(result) = line.strip_prefix("test result: ") else {
            return;
        };
        let words: Vec<&str> = result.split([' ', ';']).filter(|w| !w.is_empty()).collect();
        for pair in words.windows(2) {
            match (pair[0].parse::<usize>(), pair[1]) {
                (Ok(number), "passed") => self.passed += number,
                (Ok(number), "failed") => self.failed += number,
                _ => {}
            }
        }
    }

    /// Reads one line of the summary of Node's test runner: `# pass 12`, `# fail 0`.
    /// What was cancelled did not pass.
    pub(crate) fn read_tap(&mut self, line: &str) {
        let mut words = line.split(' ');
        let (mark, name, number) = (words.next(), words.next(), words.next());
        let Some(number) = number.and_then(|n| n.parse::<usize>().ok()) else {
            return;
        };
        match (mark, name, words.next()) {
            (Some("#"), Some("pass"), None) => self.passed += number,
            (Some("#"), Some("fail" | "cancelled"), None) => self.failed += number,
            _ => {}
        }
    }
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_the_summaries_of_cargo_test() {
        let mut counts = Counts::default();
        for line in [
            "running 3 tests",
            "test result: ok. 3 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s",
            "test result: FAILED. 1 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out",
            "test passed ... ok",
        ] {
            counts.read_cargo(line);
        }
        assert_eq!(
            counts,
            Counts {
                passed: 4,
                failed: 2
            }
        );
    }

    #[test]
    fn reads_the_summary_of_node() {
        let mut counts = Counts::default();
        for line in [
            "# Subtest: pass 9",
            "ok 1 - resign",
            "# tests 5",
            "# pass 3",
            "# fail 1",
            "# cancelled 1",
            "# skipped 0",
        ] {
            counts.read_tap(line);
        }
        assert_eq!(
            counts,
            Counts {
                passed: 3,
                failed: 2
            }
        );
    }
}
