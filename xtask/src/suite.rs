//! `cargo xtask test`: every test there is, in the order that finds faults soonest, with one summary.

use std::time::{Duration, Instant};

use crate::assets::{self, Profile};
use crate::command::watch;
use crate::counts::Counts;
use crate::fault::Fault;
use crate::repo::Repo;
use crate::{e2e, fuzz, size, slow, system, tidy};

/// How long each fuzz target is tried: long enough to find again what was found once, from the kept seeds.
const FUZZ_SECONDS: u32 = 10;

/// The result of one step.
struct Done {
    name: &'static str,
    counts: Counts,
    took: Duration,
}

/// The steps that were run.
struct Suite<'a> {
    repo: &'a Repo,
    done: Vec<Done>,
}

impl Suite<'_> {
    /// Runs a step and notes what came of it. A step that cannot be run is one failed test.
    fn step(&mut self, name: &'static str, work: impl FnOnce(&Repo) -> Result<Counts, Fault>) {
        eprintln!("\n== {name}");
        let start = Instant::now();
        let counts = work(self.repo).unwrap_or_else(|fault| {
            eprintln!("xtask: {name}: {fault}");
            Counts::one(false)
        });
        self.done.push(Done {
            name,
            counts,
            took: start.elapsed(),
        });
    }

    /// Runs a step that is one check.
    fn check(&mut self, name: &'static str, work: impl FnOnce(&Repo) -> Result<(), Fault>) {
        self.step(name, |repo| work(repo).map(|()| Counts::one(true)));
    }

    /// Prints a line a step, and the sum alone on the last line.
    fn summary(&self) -> Counts {
        let mut sum = Counts::default();
        println!(
            "\n{:<24} {:>7} {:>7} {:>8}",
            "step", "passed", "failed", "seconds"
        );
        for step in &self.done {
            let Counts { passed, failed } = step.counts;
            let seconds = step.took.as_secs_f64();
            println!("{:<24} {passed:>7} {failed:>7} {seconds:>8.1}", step.name);
            sum += step.counts;
        }
        println!("\n{} passed, {} failed", sum.passed, sum.failed);
        sum
    }
}

/// Runs every test.
///
/// # Errors
/// Something the tests need cannot be installed, or a test failed.
pub(crate) fn run(repo: &Repo) -> Result<(), Fault> {
    system::wasm_target()?;
    system::lint_components()?;
    system::test_packages(repo)?;
    let mut suite = Suite {
        repo,
        done: Vec::new(),
    };
    suite.check("formatting", tidy::formatting);
    suite.step("layers and sources", tidy::rules);
    suite.check("clippy", tidy::clippy);
    suite.step("cargo test", cargo_test);
    suite.step("slow tests, the quick ones", slow::quick);
    suite.step("fuzzing", |repo| fuzz::fuzz(repo, &[], FUZZ_SECONDS));
    suite.check("client", |repo| assets::build(repo, Profile::Small));
    suite.check("size of the first load", size::check);
    suite.step("browser tests", |repo| e2e::run(repo, &[]));
    match suite.summary().failed {
        0 => Ok(()),
        failed => Err(Fault::new(format!("{failed} failed"))),
    }
}

/// Unit tests, integration tests and doctests of the workspace.
fn cargo_test(repo: &Repo) -> Result<Counts, Fault> {
    let mut counts = Counts::default();
    for group in tidy::GROUPS.into_iter().chain([&tidy::FUZZ[..]]) {
        let failed = counts.failed;
        let passed = watch(
            repo.cargo().args(["test", "--no-fail-fast"]).args(group),
            |line| counts.read_cargo(line),
        )?;
        if !passed && counts.failed == failed {
            // It did not compile.
            counts.failed += 1;
        }
    }
    Ok(counts)
}
