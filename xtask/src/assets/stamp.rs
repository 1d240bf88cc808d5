//! A mark on `dist/` that says what it was made from, so that the same is not made twice.

use std::fs;
use std::path::Path;

use sha2::{Digest, Sha256};

use super::{Asset, Profile, read_folder};
use crate::fault::Fault;
use crate::repo::Repo;

const FILE: &str = ".stamp";

/// A hash over everything `dist/` is made from: the compiled modules, the static files, the profile, and the
/// program that makes it.
pub(super) fn of(
    repo: &Repo,
    profile: Profile,
    modules: &[Asset],
    statics: &[Asset],
) -> Result<String, Fault> {
    let mut hash = Sha256::new();
    hash.update(profile.cargo());
    let tool = read_folder(&repo.path("xtask/src"))?;
    for asset in modules.iter().chain(statics).chain(&tool) {
        for part in [asset.name.as_bytes(), &asset.bytes] {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part);
        }
    }
    hash.update(repo.read("Cargo.lock")?);
    Ok(format!("{:x}", hash.finalize()))
}

/// Whether `dist/` was made from just this.
pub(super) fn is_on(dist: &Path, stamp: &str) -> bool {
    fs::read_to_string(dist.join(FILE)).is_ok_and(|found| found == stamp)
}

/// Marks `dist/`.
pub(super) fn put(dist: &Path, stamp: &str) -> Result<(), Fault> {
    fs::write(dist.join(FILE), stamp).map_err(Fault::of(dist.display()))
}
