//! Where the tests of the texts find the project's files.

use std::fs;
use std::path::{Path, PathBuf};

/// The folder of all crates.
pub(crate) fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Every file below a folder of the crates with such an ending.
pub(crate) fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let mut open = vec![crates().join(folder)];
    let mut found = Vec::new();
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|other| other == ending) {
                found.push(path);
            }
        }
    }
    assert!(!found.is_empty(), "{folder}");
    found
}
