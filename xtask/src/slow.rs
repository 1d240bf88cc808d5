//! `cargo xtask slow`: the tests that take minutes to hours, as a release build.

use crate::command::watch;
use crate::counts::Counts;
use crate::fault::Fault;
use crate::repo::Repo;

/// What of it every run of all tests has time for.
const QUICK: [&str; 2] = ["retrograde size=4x5", "retrograde size=2x5"];

/// Runs the slow suite, or what is named in it.
///
/// # Errors
/// It cannot be built.
pub(crate) fn slow(repo: &Repo, words: &[String]) -> Result<Counts, Fault> {
    let mut counts = Counts::default();
    let command = ["bench", "-p", "boxes-solver", "--bench", "slow", "--"];
    let passed = watch(repo.cargo().args(command).args(words), |line| {
        counts.read_cargo(line);
    })?;
    if !passed && counts.failed == 0 {
        counts.failed = 1;
    }
    Ok(counts)
}

/// The part of it that takes seconds.
///
/// # Errors
/// As those of [`slow`].
pub(crate) fn quick(repo: &Repo) -> Result<Counts, Fault> {
    slow(repo, &QUICK.map(str::to_owned))
}
