//! Automation: everything a person or CI does with this repository is one `cargo xtask` command.
//!
//! The browser client is not a cargo artefact that the server can depend on (another target, another
//! profile, then bindings and compression), so the order of the steps lives here and nowhere else.

// Speaking to the terminal is what this program is for.
#![allow(clippy::print_stdout, clippy::print_stderr)]

mod assets;
mod command;
mod counts;
mod e2e;
mod fault;
mod fuzz;
mod lighthouse;
mod repo;
mod serve;
mod shots;
mod size;
mod slow;
mod suite;
mod system;
mod tidy;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::assets::Profile;
use crate::fault::Fault;
use crate::repo::Repo;

#[derive(Parser)]
#[command(name = "cargo xtask", about = "Automation of Adda", version)]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Builds everything and serves the house, with an SQLite file beside it.
    Serve(serve::Options),
    /// Builds the release binary with the browser client inside.
    Build,
    /// Builds the browser client into dist/.
    Web {
        /// A quick build: larger and slower code, nothing compressed.
        #[arg(long)]
        quick: bool,
    },
    /// Checks that the first load for a match stays small.
    Size,
    /// Checks the layers, the sources, the formatting and the lints.
    Tidy,
    /// Runs the browser tests, or those whose file name holds one of the words.
    E2e {
        /// Parts of file names, as `resign`.
        words: Vec<String>,
    },
    /// Takes pictures of every page, or of those whose name holds one of the words, and looks for cut text.
    Shots(shots::Options),
    /// Measures speed, accessibility, best practices and SEO of the pages, or of those named.
    Lighthouse {
        /// Parts of the names of pages, as `portal`.
        words: Vec<String>,
    },
    /// Fuzzes every target, or those whose name holds one of the words.
    Fuzz {
        /// Parts of the names of targets.
        words: Vec<String>,
        /// How long each target is fuzzed.
        #[arg(long, default_value_t = 60)]
        seconds: u32,
    },
    /// Runs the tests that take minutes, or those whose name holds one of the words.
    Slow {
        /// Parts of the names of tests, as `4x4`.
        words: Vec<String>,
    },
    /// Runs every test and installs what the tests need.
    Test,
}

fn run(task: Task) -> Result<(), Fault> {
    let repo = Repo::find()?;
    match task {
        Task::Serve(options) => serve::serve(&repo, &options),
        Task::Build => serve::build(&repo),
        Task::Web { quick: true } => assets::build(&repo, Profile::Quick),
        Task::Web { quick: false } => assets::build(&repo, Profile::Small),
        Task::Size => {
            assets::build(&repo, Profile::Small)?;
            size::check(&repo)
        }
        Task::Tidy => tidy::check(&repo),
        Task::E2e { words } => e2e::run_alone(&repo, &words),
        Task::Shots(options) => shots::shots(&repo, &options),
        Task::Lighthouse { words } => lighthouse::check(&repo, &words),
        Task::Fuzz { words, seconds } => match fuzz::fuzz(&repo, &words, seconds)?.failed {
            0 => Ok(()),
            failed => Err(Fault::new(format!("{failed} targets found something"))),
        },
        Task::Slow { words } => match slow::slow(&repo, &words)?.failed {
            0 => Ok(()),
            failed => Err(Fault::new(format!("{failed} failed"))),
        },
        Task::Test => suite::run(&repo),
    }
}

fn main() -> ExitCode {
    match run(Cli::parse().task) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("xtask: {fault}");
            ExitCode::FAILURE
        }
    }
}
