//! `adda puzzles`: makes puzzles from engine play, and proves those of a file again.

use std::io::{IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::{Args, Subcommand};
use games::Kind;
use puzzles::{Candidate, Grade};

use crate::fault::Fault;
use crate::say;

#[derive(Args)]
pub(crate) struct Options {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Lets engines play and keeps the positions that are puzzles. The same seed and count give the same file.
    Make(Make),
    /// Proves every puzzle of a file again.
    Check(Check),
}

#[derive(Args)]
struct Make {
    /// The game: ataxx, boxes, aeroplane, tacocat or stratego.
    #[arg(long)]
    game: Kind,
    /// Which matches the engines play.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many puzzles, as many of each grade as there are.
    #[arg(long, default_value_t = 54, value_parser = clap::value_parser!(u16).range(3..=3_000))]
    count: u16,
    /// Look at so many matches at most.
    #[arg(long, default_value_t = 20_000)]
    matches: u64,
    /// The file to write.
    #[arg(long)]
    out: PathBuf,
}

#[derive(Args)]
struct Check {
    /// The files.
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

/// How often a long run says how far it is.
const SAY_EVERY: Duration = Duration::from_secs(2);

/// Carries it out.
pub(crate) fn run(options: &Options) -> Result<(), Fault> {
    match &options.task {
        Task::Make(options) => make(options),
        Task::Check(options) => check(options),
    }
}

fn make(options: &Make) -> Result<(), Fault> {
    let Make {
        game, seed, count, ..
    } = options;
    let mut said = Instant::now();
    let found = puzzles::make(*game, *seed, (*count).into(), &mut |candidate| {
        if said.elapsed() > SAY_EVERY && std::io::stderr().is_terminal() {
            said = Instant::now();
            tell(candidate);
        }
        candidate.number + 1 < options.matches
    })?;
    let matches = options.matches;
    let comment = format!(
        "adda puzzles make --game {game} --seed {seed} --count {count} --matches {matches}"
    );
    std::fs::write(&options.out, puzzles::write(&found, &comment))?;
    let counts = Grade::ALL.map(|grade| {
        let of = found.iter().filter(|puzzle| puzzle.grade == grade).count();
        format!("{of} of grade {grade}")
    });
    say(&format!("{} puzzles: {}", found.len(), counts.join(", ")));
    Ok(())
}

fn tell(candidate: &Candidate) {
    let Candidate { number, found } = candidate;
    let [easy, middle, hard] = found;
    let line = format!(
        "\r{} matches: {easy} + {middle} + {hard} puzzles ",
        number + 1
    );
    let _ = std::io::stderr().write_all(line.as_bytes()); // nobody may be reading
}

fn check(options: &Check) -> Result<(), Fault> {
    let mut failed = 0;
    for file in &options.files {
        let read = puzzles::read(&std::fs::read_to_string(file)?)?;
        for puzzle in &read {
            if let Err(fault) = puzzles::check(puzzle) {
                failed += 1;
                say(&format!("{} {}: {fault}", puzzle.kind(), puzzle.id));
            }
        }
        say(&format!("{}: {} puzzles", file.display(), read.len()));
    }
    if failed == 0 {
        say("every puzzle is proven");
        Ok(())
    } else {
        Err(Fault::Unproven(failed))
    }
}
