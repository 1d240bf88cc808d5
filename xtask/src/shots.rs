//! Pictures of every page, made anew by the browser that the browser tests drive.

use std::process::Command;

use clap::Args;

use crate::assets::{self, Profile};
use crate::command::run;
use crate::fault::Fault;
use crate::repo::Repo;
use crate::{serve, system};

/// What `cargo xtask shots` takes.
#[derive(Args)]
pub(crate) struct Options {
    /// Parts of the names of places, as `portal`.
    words: Vec<String>,
    /// Makes the two pictures of the README anew too.
    #[arg(long)]
    readme: bool,
}

/// Builds the house and takes the pictures, into `e2e/results/shots/`.
///
/// # Errors
/// Text is cut somewhere, things lie over each other, or a page is wider than its window.
pub(crate) fn shots(repo: &Repo, options: &Options) -> Result<(), Fault> {
    system::test_packages(repo)?;
    assets::build(repo, Profile::Quick)?;
    let adda = serve::build_server(repo, false)?;
    let mut node = Command::new("node");
    node.current_dir(repo.path("e2e"))
        .env("ADDA", &adda)
        .env("CHROMIUM", system::CHROMIUM)
        .arg("shots/shots.js");
    if options.readme {
        node.arg("--readme");
    }
    run(node.args(&options.words))
}
