//! What the machine must have: found, installed where that is possible, and else named in one line to run.

use std::path::Path;
use std::process::Command;

use crate::command::{answers, capture, run};
use crate::fault::Fault;
use crate::repo::Repo;

/// The target of the browser client.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// Adds the wasm32 target to the toolchain in use, unless it is there.
pub(crate) fn wasm_target() -> Result<(), Fault> {
    let libraries =
        capture(Command::new("rustc").args(["--print", "target-libdir", "--target", WASM]))?;
    if Path::new(libraries.trim()).is_dir() {
        return Ok(());
    }
    run(Command::new("rustup").args(["target", "add", WASM]))
}

/// Adds clippy and rustfmt to the toolchain in use, unless they are there (rustup's minimal profile lacks them).
pub(crate) fn lint_components() -> Result<(), Fault> {
    if answers("cargo", &["clippy", "--version"]) && answers("cargo", &["fmt", "--version"]) {
        return Ok(());
    }
    run(Command::new("rustup").args(["component", "add", "clippy", "rustfmt"]))
}

/// Debian's Chromium, which the browser tests drive.
pub(crate) const CHROMIUM: &str = "/usr/bin/chromium";

/// Debian packages the tests need and this machine lacks.
fn missing_packages() -> Vec<&'static str> {
    let mut missing = Vec::new();
    if !Path::new(CHROMIUM).exists() {
        missing.push("chromium");
    }
    if !answers("node", &["--version"]) {
        missing.push("nodejs");
    }
    if !answers("npm", &["--version"]) {
        missing.push("npm");
    }
    // Bengali and Telugu texts must not be boxes in what the tests see.
    if !Path::new("/usr/share/fonts/truetype/noto/NotoSansTelugu-Regular.ttf").exists() {
        missing.push("fonts-noto-core");
    }
    missing
}

/// Installs the Debian packages and the Node modules of the browser tests, unless they are there.
///
/// # Errors
/// Something is missing and this is not root, or not Debian: the fault says the line to run.
pub(crate) fn test_packages(repo: &Repo) -> Result<(), Fault> {
    let missing = missing_packages();
    if !missing.is_empty() {
        let install = format!(
            "apt-get install -y --no-install-recommends {}",
            missing.join(" ")
        );
        let root = capture(Command::new("id").arg("-u"))?.trim() == "0";
        if !root || !answers("apt-get", &["--version"]) {
            return Err(Fault::new(format!(
                "the tests need {}. Run: sudo apt-get update && sudo {install}",
                missing.join(", ")
            )));
        }
        run(apt().arg("update"))?;
        run(apt().args(install.split(' ').skip(1)))?;
    }
    node_modules(repo)
}

fn apt() -> Command {
    let mut apt = Command::new("apt-get");
    apt.env("DEBIAN_FRONTEND", "noninteractive");
    apt
}

/// Installs the Node modules of `e2e/` as its lock file names them, unless that very lock is installed.
fn node_modules(repo: &Repo) -> Result<(), Fault> {
    let lock = repo.read("e2e/package-lock.json")?;
    let mark = repo.path("e2e/node_modules/.adda-lock");
    if std::fs::read_to_string(&mark).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    run(Command::new("npm")
        .args(["ci", "--no-audit", "--no-fund"])
        .current_dir(repo.path("e2e")))?;
    std::fs::write(&mark, lock).map_err(Fault::of("e2e/node_modules"))
}
