//! Fuzzing on the stable toolchain: libFuzzer over every target of `fuzz/`, with no further tool.
//!
//! What `cargo fuzz` adds to this is a sanitizer for memory faults; the workspace forbids `unsafe`, so coverage
//! is all that is needed, and a panic is what is looked for.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use cargo_metadata::{MetadataCommand, TargetKind};

use crate::command::run;
use crate::counts::Counts;
use crate::fault::Fault;
use crate::repo::Repo;

/// Coverage as libFuzzer wants it, with overflow checks and assertions.
const FLAGS: &str = "--cfg fuzzing -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares -Ccodegen-units=1 -Cdebug-assertions -Coverflow-checks";

/// With a target named, cargo keeps the flags away from build scripts and macros.
const TARGET: &str = "x86_64-unknown-linux-gnu";

/// Fuzzes every target whose name holds one of the words (all if there are none), each for some seconds.
///
/// # Errors
/// The targets cannot be built. A finding is a failed test in the counts.
pub(crate) fn fuzz(repo: &Repo, words: &[String], seconds: u32) -> Result<Counts, Fault> {
    let manifest = repo.path("fuzz/Cargo.toml");
    let target = repo.target().join("fuzz");
    run(repo
        .cargo()
        .args(["build", "--quiet", "--release", "--target", TARGET])
        .arg("--manifest-path")
        .arg(&manifest)
        .arg("--target-dir")
        .arg(&target)
        .env("RUSTFLAGS", FLAGS))?;
    let built = target.join(TARGET).join("release");
    let mut counts = Counts::default();
    for name in targets(&manifest)? {
        if words.is_empty() || words.iter().any(|word| name.contains(word.as_str())) {
            counts += Counts::one(one(repo, &built, &name, seconds)?);
        }
    }
    Ok(counts)
}

/// The names of the fuzz targets.
fn targets(manifest: &Path) -> Result<Vec<String>, Fault> {
    let metadata = MetadataCommand::new()
        .manifest_path(manifest)
        .no_deps()
        .exec()
        .map_err(Fault::of("cargo metadata"))?;
    let all = metadata.packages.into_iter().flat_map(|p| p.targets);
    let mut names: Vec<String> = all
        .filter(|target| target.kind.contains(&TargetKind::Bin))
        .map(|target| target.name)
        .collect();
    names.sort();
    Ok(names)
}

/// Fuzzes one target; tells whether nothing was found. A finding lies in `fuzz/artifacts/` then.
fn one(repo: &Repo, built: &Path, name: &str, seconds: u32) -> Result<bool, Fault> {
    let folder = |kind: &str| -> Result<PathBuf, Fault> {
        let path = repo.path("fuzz").join(kind).join(name);
        fs::create_dir_all(&path).map_err(Fault::of(path.display()))?;
        Ok(path)
    };
    let (corpus, artifacts) = (folder("corpus")?, folder("artifacts")?);
    let mut command = Command::new(built.join(name));
    command
        .arg(format!("-max_total_time={seconds}"))
        .args(["-verbosity=0", "-print_final_stats=1", "-timeout=10"])
        .arg(format!("-artifact_prefix={}/", artifacts.display()))
        .arg(corpus);
    let seeds = repo.path("fuzz/seeds").join(name);
    if seeds.is_dir() {
        command.arg(seeds);
    }
    let output = command.output().map_err(Fault::of(name))?;
    let said = String::from_utf8_lossy(&output.stderr);
    if output.status.success() {
        let runs = said
            .lines()
            .find_map(|line| line.strip_prefix("stat::number_of_executed_units: "));
        println!("ok     {name} ({} inputs)", runs.unwrap_or("?").trim());
    } else {
        println!("BROKEN {name}: {}\n{said}", output.status);
    }
    Ok(output.status.success())
}
