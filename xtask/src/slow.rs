//! `cargo xtask slow`: the tests that take minutes to hours, as a release build.

use crate::command::watch;
use crate::counts::Counts;
use crate::fault::Fault;
use crate::repo::Repo;

/// What of it every run of all tests has time for.
const QUICK: [&str; 2] = ["retrograde size=4x5", "retrograde size=2x5"];

/// The crate whose checks have its name in front.
const PUZZLES: &str = "puzzles";

/// Runs the slow suite, or what is named in it.
///
/// # Errors
/// It cannot be built.
pub(crate) fn slow(repo: &Repo, words: &[String]) -> Result<Counts, Fault> {
    let (own, others): (Vec<String>, Vec<String>) = words
        .iter()
        .cloned()
        .partition(|word| word.starts_with(PUZZLES));
    let mut counts = Counts::default();
    if words.is_empty() || !others.is_empty() {
        suite(repo, "boxes-solver", &others, &mut counts)?;
    }
    if words.is_empty() || !own.is_empty() {
        suite(repo, PUZZLES, &own, &mut counts)?;
    }
    Ok(counts)
}

/// The suite of one crate.
fn suite(repo: &Repo, name: &str, words: &[String], counts: &mut Counts) -> Result<(), Fault> {
    let failed = counts.failed;
    let command = ["bench", "-p", name, "--bench", "slow", "--"];
    let passed = watch(repo.cargo().args(command).args(words), |line| {
        counts.read_cargo(line);
    })?;
    if !passed && counts.failed == failed {
        counts.failed += 1;
    }
    Ok(())
}

/// The part of it that takes seconds.
///
/// # Errors
/// As those of [`slow`]. The quick part of the puzzles are tests of their crate.
pub(crate) fn quick(repo: &Repo) -> Result<Counts, Fault> {
    slow(repo, &QUICK.map(str::to_owned))
}
