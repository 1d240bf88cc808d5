//! `adda arena`: matches between two players, and what they prove about strength.
//!
//! The crate `arena` says what a pair is and judges results; here are the players with their
//! processes and clocks, the threads, and the file of finished pairs that a broken run goes on from.

mod clock;
mod engine;
mod file;
mod house;
mod limit;
mod process;
mod progress;
mod report;
mod runner;
mod spec;
mod uai_player;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::time::Duration;

use ::arena::{Book, Opening, Pair, Plan, Sprt, Tally};
use clap::Args;
use games::Kind;

use self::file::{Header, fingerprint};
use self::progress::Progress;
use self::report::Report;
use self::runner::Runner;
use self::spec::Spec;
use crate::fault::Fault;
use crate::kept::Kept;
use crate::say;

/// Who plays whom, and what.
///
/// A player is `easy`, `medium`, `hard` or `master` (a level of the house, by default with its nodes and
/// without its cap on time), `lot` (moves by lot), `fixed` (a few fixed rules, in Tacocat and Aeroplane Chess),
/// `stacker` (the same, with stacks, in Aeroplane Chess), `plain` (two plies with a plain estimate, in Aeroplane Chess),
/// `engine` (the Ataxx engine with its memory of the match; `hash=MB`), or `uai:COMMAND` (a program
/// that speaks the Universal Ataxx Interface; what else is given is set as its options). After it, joined by commas, what a move may cost: `nodes=N`,
/// `depth=N`, `movetime=MS`, `tc=SECONDS+SECONDS` (a clock and what a move adds).
#[derive(Args)]
pub(crate) struct Options {
    /// The player whose strength is asked for, as `hard,nodes=5000`.
    first: Spec,
    /// The other, as `uai:./engine --flag,Hash=32,movetime=50`.
    second: Spec,
    /// The game: ataxx, boxes, stratego, tacocat or aeroplane. Of more than two seats the first player has one and the second all others.
    #[arg(long, default_value = "ataxx")]
    game: Kind,
    /// The game's options, as `size=4x4 misere=on`.
    #[arg(long, default_value = "")]
    setup: String,
    /// How many pairs: each opening is played twice, with seats swapped and the same dice.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    pairs: u64,
    /// What all chance comes from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Matches start after so many actions by lot.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u16).range(0..=200))]
    plies: u16,
    /// Matches start from the lines of this file: a position each, or `moves` and actions.
    #[arg(long, conflicts_with = "plies")]
    book: Option<PathBuf>,
    /// Ends as soon as it is clear whether the first player is stronger by ELO1 and not only by ELO0.
    #[arg(long, num_args = 2, value_names = ["ELO0", "ELO1"], allow_negative_numbers = true)]
    sprt: Option<Vec<f64>>,
    /// How often a player that is stronger only by ELO0 may pass.
    #[arg(long, default_value_t = 0.05)]
    alpha: f64,
    /// How often a player that is stronger by ELO1 may fail.
    #[arg(long, default_value_t = 0.05)]
    beta: f64,
    /// Keeps finished pairs in this file and goes on from those that are there.
    #[arg(long)]
    file: Option<PathBuf>,
    /// How many matches at once.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    concurrency: u16,
    /// Milliseconds a player may be late.
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(0..=60_000))]
    margin: u64,
    /// Prints the result as JSON.
    #[arg(long)]
    json: bool,
}

/// Plays, and prints the result.
pub(crate) fn run(options: &Options) -> Result<(), Fault> {
    let (plan, opening) = plan(options)?;
    let sprt = sprt(options)?;
    let header = Header::new(
        &plan,
        opening,
        [&options.first, &options.second],
        options.margin,
    );
    let (mut tally, mut known) = (Tally::new(sprt), BTreeSet::new());
    let mut file = match &options.file {
        None => None,
        Some(path) => {
            let (file, pairs) = Kept::open::<_, Pair>(path, &header)?;
            for pair in pairs.into_iter().filter(|pair| pair.pair < options.pairs) {
                known.insert(pair.pair);
                tally.take(pair);
            }
            Some(file)
        }
    };
    let runner = Runner {
        plan: &plan,
        specs: [&options.first, &options.second],
        margin: Duration::from_millis(options.margin),
        pairs: options.pairs,
        known: &known,
        concurrency: options.concurrency,
    };
    let mut progress = Progress::new(options.pairs);
    progress.show(&tally, sprt.as_ref());
    if !tally.decided() {
        runner.run(|pair| {
            if let Some(file) = &mut file {
                file.keep(&pair)?;
            }
            tally.take(pair);
            progress.show(&tally, sprt.as_ref());
            Ok(!tally.decided())
        })?;
    }
    progress.clear();
    let seats = plan.seats()?.len();
    let report = Report::new(&header, &tally, sprt.as_ref(), seats);
    say(&if options.json {
        report.json()
    } else {
        report.to_string()
    });
    Ok(())
}

/// What is played, and how the file names the opening.
fn plan(options: &Options) -> Result<(Plan, String), Fault> {
    let (opening, name) = match &options.book {
        None => (
            Opening::Plies(options.plies),
            format!("{} plies by lot", options.plies),
        ),
        Some(path) => read_book(path, options)?,
    };
    let plan = Plan {
        kind: options.game,
        setup: options.setup.clone(),
        seed: options.seed,
        opening,
    };
    plan.seats()?;
    for spec in [&options.first, &options.second] {
        spec.plays(options.game)?;
    }
    Ok((plan, name))
}

fn read_book(path: &Path, options: &Options) -> Result<(Opening, String), Fault> {
    let fault = |error| Fault::Usage(format!("{}: {error}", path.display()));
    let text = std::fs::read_to_string(path).map_err(fault)?;
    let book = Book::read(options.game, &options.setup, &text)?;
    let name = format!("book of {} lines {:016x}", book.len(), fingerprint(&text));
    Ok((Opening::Book(book), name))
}

fn sprt(options: &Options) -> Result<Option<Sprt>, Fault> {
    let Some([elo0, elo1]) = options.sprt.as_deref() else {
        return Ok(None);
    };
    let sprt = Sprt::new(*elo0, *elo1, options.alpha, options.beta);
    sprt.map(Some)
        .map_err(|error| Fault::Usage(error.to_string()))
}
