//! The one binary of Adda with its subcommands.

mod admin;
mod arena;
mod bench;
mod fault;
mod files;
mod kept;
mod load;
mod perft;
mod puzzles;
mod review;
mod serve;
mod settings;
mod solve;
mod uai;
mod ucc;
mod verify;

use std::io::Write as _;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use fault::Fault;

/// Thousands of small messages a second: the system's allocator takes a tenth of a house's time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// A house of games that one program serves and people play in a browser.
#[derive(Parser)]
#[command(name = "adda", version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Serves a house.
    Serve(serve::Options),
    /// Looks after the database of a house: lists, records, copies.
    Admin(admin::Options),
    /// Counts the lines of play from an Ataxx position: the check of a move generator.
    Perft(perft::Options),
    /// Plays many matches at a house at once and measures it.
    Load(load::Options),
    /// Checks the draws of a record: whether they are those that its seeds gave.
    Verify(verify::Options),
    /// Reviews the record of a match that is over: chances, mistakes, what would have been better, what was luck.
    Review(review::Options),
    /// Plays matches between two players and says which is stronger.
    Arena(Box<arena::Options>),
    /// Counts the nodes of the engines in fixed positions, and how many a second.
    Bench(bench::Options),
    /// Says what a position of Dots and Boxes is worth under best play, and by which lines; or solves the
    /// end of a round of Tacocat.
    Solve(solve::Options),
    /// Makes puzzles from engine play, or proves them again.
    Puzzles(puzzles::Options),
    /// Plays Ataxx for programs that speak the Universal Ataxx Interface on standard input and output.
    Uai(uai::Options),
    /// Plays Stratego for managers that speak the protocol of the old tournaments of programs.
    Ucc(ucc::Options),
}

fn main() -> ExitCode {
    let line = settings::arguments(std::env::args_os().collect(), |name| std::env::var_os(name));
    let done = line.map(Cli::parse_from).and_then(carry_out);
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            let _ = writeln!(std::io::stderr(), "adda: {fault}"); // nobody may be reading
            fault.code()
        }
    }
}

fn carry_out(cli: Cli) -> Result<(), Fault> {
    match cli.command {
        Command::Serve(options) => serve::run(&options),
        Command::Admin(options) => admin::run(&options),
        Command::Perft(options) => perft::run(&options),
        Command::Load(options) => load::run(&options),
        Command::Verify(options) => verify::run(&options),
        Command::Review(options) => review::run(&options),
        Command::Arena(options) => arena::run(&options),
        Command::Bench(options) => bench::run(&options),
        Command::Solve(options) => solve::run(&options),
        Command::Puzzles(options) => puzzles::run(&options),
        Command::Uai(options) => uai::run(&options),
        Command::Ucc(options) => ucc::run(&options),
    }
}

/// Prints a line; that nobody reads it is no fault.
fn say(line: &str) {
    let _ = writeln!(std::io::stdout(), "{line}");
}
