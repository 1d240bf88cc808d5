//! From a checkout to a running house, in one command.

use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::Command;

use clap::Args;

use crate::assets::{self, Profile};
use crate::command::run;
use crate::fault::Fault;
use crate::repo::Repo;

/// What `cargo xtask serve` takes.
#[derive(Args)]
pub(crate) struct Options {
    /// The port to serve on.
    #[arg(long, default_value_t = 8080)]
    port: u16,
    /// The SQLite file; it is made if it is not there.
    #[arg(long, default_value = "adda.sqlite")]
    db: PathBuf,
    /// Builds server and client as people get them: slower to build, faster to run, smaller to load.
    #[arg(long)]
    release: bool,
    /// More arguments for `adda serve`.
    #[arg(last = true)]
    more: Vec<String>,
}

/// Builds client and server and becomes the server: it gets the signals and its status is the answer.
pub(crate) fn serve(repo: &Repo, options: &Options) -> Result<(), Fault> {
    let profile = if options.release {
        Profile::Small
    } else {
        Profile::Quick
    };
    assets::build(repo, profile)?;
    let adda = build_server(repo, options.release)?;
    let mut command = Command::new(&adda);
    command
        .arg("serve")
        .args(["--port", &options.port.to_string()])
        .arg("--db")
        .arg(&options.db)
        .args(&options.more);
    Err(Fault::of(adda.display())(command.exec()))
}

/// Builds the binary that a house runs, with the client inside, and says where it is.
pub(crate) fn build(repo: &Repo) -> Result<(), Fault> {
    assets::build(repo, Profile::Small)?;
    let adda = build_server(repo, true)?;
    println!("{}", adda.display());
    Ok(())
}

/// Builds `adda` and answers its path.
pub(crate) fn build_server(repo: &Repo, release: bool) -> Result<PathBuf, Fault> {
    let mut cargo = repo.cargo();
    cargo.args(["build", "--quiet", "--package", "adda"]);
    if release {
        cargo.arg("--release");
    }
    run(&mut cargo)?;
    let folder = if release { "release" } else { "debug" };
    Ok(repo.target().join(folder).join("adda"))
}
