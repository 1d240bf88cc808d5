//! The image and the service that docs/operating.md names, as far as they can be checked without building one: files and
//! stages are there, and what they start is what the program takes.

#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(name: &str) -> String {
    std::fs::read_to_string(root().join(name)).unwrap()
}

/// Whether the program takes these words: it stops at the first it does not know, before it helps.
fn takes(words: &[&str]) {
    let mut adda = Command::new(env!("CARGO_BIN_EXE_adda"));
    let output = adda.args(words).arg("--help").output().unwrap();
    assert!(output.status.success(), "{words:?}");
}

/// The words of a list like `["adda", "serve"]`.
fn list(text: &str) -> Vec<String> {
    serde_json::from_str(text).unwrap()
}

#[test]
fn the_image_copies_what_is_there_and_starts_what_the_program_takes() {
    let file = read("Dockerfile");
    let (mut stages, mut copies, mut entry, mut words) = (Vec::new(), 0, Vec::new(), Vec::new());
    for line in file.lines() {
        let (what, rest) = line.split_once(' ').unwrap_or((line, ""));
        match what {
            "FROM" => stages.push(rest.split_once(" AS ").map_or("", |(_, name)| name)),
            "COPY" => {
                copies += 1;
                match rest.strip_prefix("--from=") {
                    Some(from) => {
                        let (stage, paths) = from.split_once(' ').unwrap();
                        assert!(stages[..stages.len() - 1].contains(&stage), "{line}");
                        // What is copied out of a stage was put there in it.
                        let source = paths.split(' ').next().unwrap();
                        let made = file.matches(source).count();
                        assert!(made >= 2, "{line}");
                    }
                    None => {
                        let paths: Vec<&str> = rest.split(' ').collect();
                        let (_, sources) = paths.split_last().unwrap();
                        assert!(!sources.is_empty(), "{line}");
                        sources
                            .iter()
                            .for_each(|path| assert!(root().join(path).exists(), "{path}"));
                    }
                }
            }
            "ENTRYPOINT" => entry = list(rest),
            "CMD" => words = list(rest),
            _ => {}
        }
    }
    assert_eq!((stages.len(), copies), (2, 2));
    assert_eq!(entry, ["adda"]);
    takes(&words.iter().map(String::as_str).collect::<Vec<_>>());
    // Nothing that the build needs is left out of its context.
    for left in read(".dockerignore").lines() {
        for needed in [
            "Cargo.toml",
            "Cargo.lock",
            "crates",
            "xtask",
            "fuzz",
            "e2e",
            ".",
        ] {
            assert_ne!(left.trim_end_matches('/'), needed);
        }
    }
}

#[test]
fn the_service_starts_what_the_program_takes() {
    let unit = read("deploy/adda.service");
    let start = unit
        .lines()
        .find_map(|line| line.strip_prefix("ExecStart="))
        .unwrap();
    let words: Vec<&str> = start.split(' ').collect();
    assert_eq!(words[0], "/usr/local/bin/adda");
    takes(&words[1..]);
    // The one folder that it may write to is the one of the database.
    let folder = unit
        .lines()
        .find_map(|line| line.strip_prefix("StateDirectory="))
        .unwrap();
    let db = words
        .iter()
        .position(|word| *word == "--db")
        .map(|at| words[at + 1])
        .unwrap();
    assert!(db.starts_with(&format!("/var/lib/{folder}/")));
    for name in ["target/release/adda", "deploy/adda.service"] {
        assert!(read("docs/operating.md").contains(name));
    }
}
