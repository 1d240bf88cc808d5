//! The browser tests: Node's own test runner over `e2e/specs/`, against the real server and client.

use std::fs;
use std::process::Command;

use crate::assets::{self, Profile};
use crate::command::watch;
use crate::counts::Counts;
use crate::fault::Fault;
use crate::repo::Repo;
use crate::{serve, system};

/// Builds what the browser tests need and runs those whose file name holds one of the words, or all.
pub(crate) fn run_alone(repo: &Repo, words: &[String]) -> Result<(), Fault> {
    system::test_packages(repo)?;
    assets::build(repo, Profile::Small)?;
    let counts = run(repo, words)?;
    if counts.failed > 0 {
        return Err(Fault::new(format!(
            "{} browser tests failed",
            counts.failed
        )));
    }
    Ok(())
}

/// Runs the browser tests. The client is built already.
pub(crate) fn run(repo: &Repo, words: &[String]) -> Result<Counts, Fault> {
    let adda = serve::build_server(repo, false)?;
    let specs = specs(repo, words)?;
    let results = repo.path("e2e/results");
    fs::create_dir_all(&results).map_err(Fault::of(results.display()))?;
    let tap = results.join("tap.txt");
    // One for people on the terminal, one to count by.
    let passed = watch(
        Command::new("node")
            .current_dir(repo.path("e2e"))
            .env("ADDA", &adda)
            .env("CHROMIUM", system::CHROMIUM)
            .args(["--test", "--test-concurrency=2"])
            .args(["--test-reporter=spec", "--test-reporter-destination=stdout"])
            .arg("--test-reporter=tap")
            .arg(format!("--test-reporter-destination={}", tap.display()))
            .args(&specs),
        |_| {},
    )?;
    let mut counts = Counts::default();
    let text = fs::read_to_string(&tap).map_err(Fault::of(tap.display()))?;
    text.lines().for_each(|line| counts.read_tap(line));
    if counts.passed + counts.failed == 0 || (!passed && counts.failed == 0) {
        counts.failed += 1;
    }
    Ok(counts)
}

/// The spec files whose name holds one of the words; all if there are no words.
fn specs(repo: &Repo, words: &[String]) -> Result<Vec<String>, Fault> {
    let folder = repo.path("e2e/specs");
    let mut specs = Vec::new();
    for entry in fs::read_dir(&folder).map_err(Fault::of(folder.display()))? {
        let name = entry.map_err(Fault::of(folder.display()))?.file_name();
        let name = name.to_string_lossy().into_owned();
        let wanted = words.is_empty() || words.iter().any(|word| name.contains(word.as_str()));
        if wanted && name.ends_with(".test.js") {
            specs.push(format!("specs/{name}"));
        }
    }
    specs.sort();
    if specs.is_empty() {
        return Err(Fault::new("no spec has such a name"));
    }
    Ok(specs)
}
