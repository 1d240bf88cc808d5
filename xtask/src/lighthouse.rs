//! Lighthouse over the house as people get it.

use std::process::Command;

use crate::assets::{self, Profile};
use crate::command::run;
use crate::fault::Fault;
use crate::repo::Repo;
use crate::{serve, system};

/// Builds the house as people get it and lets Lighthouse look at its pages as on a cheap phone. The reports lie in
/// `e2e/results/lighthouse/`.
///
/// # Errors
/// A page scores too little in one of the categories.
pub(crate) fn check(repo: &Repo, words: &[String]) -> Result<(), Fault> {
    system::test_packages(repo)?;
    assets::build(repo, Profile::Small)?;
    let adda = serve::build_server(repo, false)?;
    run(Command::new("node")
        .current_dir(repo.path("e2e"))
        .env("ADDA", &adda)
        .env("CHROMIUM", system::CHROMIUM)
        .arg("lighthouse/lighthouse.js")
        .args(words))
}
