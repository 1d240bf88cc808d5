//! `train`: makes data and nets.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::{Args, Parser, Subcommand};
use train::{
    Course, DataFile, Fault, Header, Lessons, Library, SelfPlay, TacocatLessons, learn_tacocat,
};

/// Makes the nets by which engines judge.
#[derive(Parser)]
#[command(name = "train", version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Plays matches of the engine with itself and keeps their positions; goes on where it stopped.
    Data(DataOptions),
    /// Trains a net on files of positions, and keeps it after every pass.
    Net(NetOptions),
    /// Makes the Tacocat net from rounds of the net with itself, and keeps it now and then.
    Tacocat(TacocatOptions),
    /// Trains the net of Aeroplane Chess by matches with itself, and keeps it every thousand matches.
    Td(TdOptions),
}

#[derive(Args)]
struct TacocatOptions {
    /// Where the net goes.
    net: PathBuf,
    /// Rounds to play.
    #[arg(long, default_value_t = 10_000_000)]
    rounds: u64,
    /// The length of the first step.
    #[arg(long, default_value_t = 0.01)]
    rate: f32,
    /// What all chance comes from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[derive(Args)]
struct DataOptions {
    /// Where the positions go.
    file: PathBuf,
    /// Nodes a move.
    #[arg(long, default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// What all chance comes from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many matches the file shall hold.
    #[arg(long, default_value_t = 100_000)]
    matches: u32,
}

#[derive(Args)]
struct NetOptions {
    /// Where the net goes.
    net: PathBuf,
    /// Where the positions are.
    #[arg(required = true)]
    data: Vec<PathBuf>,
    /// Passes over all positions.
    #[arg(long, default_value_t = 10)]
    epochs: u32,
    /// Positions between two steps.
    #[arg(long, default_value_t = 8_192, value_parser = clap::value_parser!(u32).range(1..))]
    batch: u32,
    /// The length of the first step.
    #[arg(long, default_value_t = 0.002)]
    rate: f32,
    /// The weight of scores; the rest is that of results.
    #[arg(long, default_value_t = 0.5)]
    score: f32,
    /// What all chance comes from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[derive(Args)]
struct TdOptions {
    /// Where the net goes.
    net: PathBuf,
    /// How many matches.
    #[arg(long, default_value_t = 25_000)]
    matches: u32,
    /// The length of the first step.
    #[arg(long, default_value_t = 0.000_04)]
    rate: f32,
    /// How much of what came of a position counts at the last match.
    #[arg(long, default_value_t = 0.6)]
    lambda: f64,
    /// What all chance comes from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Data(options) => data(&options),
        Command::Net(options) => net(&options),
        Command::Td(options) => td(&options),
        Command::Tacocat(options) => tacocat(&options),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            tell(&format!("train: {fault}"));
            ExitCode::FAILURE
        }
    }
}

/// Says something beside the result; that nobody reads it is no fault.
fn tell(line: &str) {
    let _ = writeln!(std::io::stderr(), "{line}");
}

fn data(options: &DataOptions) -> Result<(), Fault> {
    let header = Header {
        seed: options.seed,
        nodes: options.nodes,
    };
    let mut file = DataFile::open(&options.file, header)?;
    let mut player = SelfPlay::new(options.seed, options.nodes);
    let (began, mut told, mut positions) = (Instant::now(), Instant::now(), 0);
    while file.next() < options.matches {
        let records = player.play(file.next());
        positions += records.len();
        file.add(&records)?;
        if told.elapsed() > Duration::from_secs(30) {
            told = Instant::now();
            let rate = positions as f64 / began.elapsed().as_secs_f64();
            tell(&format!(
                "{} of {} matches, {rate:.0} positions/s",
                file.next(),
                options.matches
            ));
        }
    }
    Ok(())
}

fn net(options: &NetOptions) -> Result<(), Fault> {
    let library = Library::read(&options.data)?;
    tell(&format!("{} positions to learn from", library.len()));
    let course = Course {
        epochs: options.epochs,
        batch: options.batch as usize,
        rate: options.rate,
        score: options.score.clamp(0.0, 1.0),
        seed: options.seed,
    };
    let (began, mut kept) = (Instant::now(), Ok(()));
    course.run(&library, &mut |lesson, parts| {
        let seconds = began.elapsed().as_secs();
        tell(&format!(
            "epoch {}: learned {:.5}, apart {:.5}, scale {}, {seconds} s",
            lesson.epoch, lesson.learned, lesson.apart, parts.scale
        ));
        kept = std::fs::write(&options.net, parts.to_bytes());
    });
    Ok(kept?)
}

fn td(options: &TdOptions) -> Result<(), Fault> {
    let lessons = Lessons {
        matches: options.matches,
        rate: options.rate,
        lambda: options.lambda.clamp(0.0, 1.0),
        seed: options.seed,
    };
    let (began, mut kept) = (Instant::now(), Ok(()));
    lessons.run(&mut |report, net| {
        let seconds = began.elapsed().as_secs();
        tell(&format!(
            "{} matches, {} positions, error {:.4}, {seconds} s",
            report.matches, report.positions, report.error
        ));
        kept = std::fs::write(&options.net, net.to_bytes());
    });
    Ok(kept?)
}

fn tacocat(options: &TacocatOptions) -> Result<(), Fault> {
    let lessons = TacocatLessons {
        rounds: options.rounds,
        rate: options.rate,
        seed: options.seed,
    };
    let (began, mut kept) = (Instant::now(), Ok(()));
    let net = learn_tacocat(&lessons, &mut |rounds, error, net| {
        let seconds = began.elapsed().as_secs();
        tell(&format!("{rounds} rounds: error {error:.5}, {seconds} s"));
        kept = std::fs::write(&options.net, net.to_bytes());
    });
    kept?;
    Ok(std::fs::write(&options.net, net.to_bytes())?)
}
