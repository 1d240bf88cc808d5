//! `adda solve`: what a position of Dots and Boxes is worth under best play, and by which lines; and the end
//! of a round of Tacocat.

mod pieces;
mod tacocat;

use std::cell::Cell;
use std::collections::BTreeMap;
use std::io::{IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use boxes_solver::{Limit, Progress, Solver};
use clap::Args;
use game_boxes::{Bits, Position, Setup};
use games::Kind;
use serde_json::json;

use crate::fault::Fault;
use crate::say;

/// How often a long run says how far it is.
const SAY_EVERY: Duration = Duration::from_secs(2);

#[derive(Args)]
pub(crate) struct Options {
    /// The position, as `555/555/555 x`; in Tacocat a seat's view.
    position: String,
    /// The game: boxes or tacocat.
    #[arg(long, default_value = "boxes")]
    game: Kind,
    /// Rounds of learning, in Tacocat.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    rounds: u32,
    /// The options of the match, as `misere=on`. The size is that of the position.
    #[arg(long, default_value = "")]
    setup: String,
    /// Give up after so many boards.
    #[arg(long)]
    nodes: Option<u64>,
    /// The most memory for what has been proven, in megabytes.
    #[arg(long, default_value_t = 512, value_parser = clap::value_parser!(u32).range(1..=1 << 20))]
    hash: u32,
    /// Say of every line what it gains, and what it costs beside a best one.
    #[arg(long, conflicts_with = "file")]
    each: bool,
    /// Find the value in pieces, keep what is proven in this file, and go on from what is there.
    #[arg(long)]
    file: Option<PathBuf>,
    /// Boards with at most so many open lines are pieces.
    #[arg(long, default_value_t = 36, requires = "file")]
    piece: usize,
    /// Print one JSON object for programs.
    #[arg(long)]
    json: bool,
}

/// Prints value, best lines, nodes and time.
pub(crate) fn run(options: &Options) -> Result<(), Fault> {
    match options.game {
        Kind::Boxes => boxes(options),
        Kind::Tacocat => tacocat::run(options),
        other => Err(Fault::Usage(format!("nothing is solved in {other}"))),
    }
}

fn boxes(options: &Options) -> Result<(), Fault> {
    let position: Position = options.position.parse()?;
    let setup = setup(options, &position)?;
    let drawn: Bits<3> = position.board().map_or(Bits::EMPTY, |board| board.drawn());
    if let Some(path) = &options.file {
        return pieces::run(options, path, &setup, drawn);
    }
    let mut solver = Solver::new(&setup, (options.hash as usize) << 20);
    let begun = Instant::now();
    let said = Cell::new(begun);
    let limit = Limit {
        nodes: options.nodes.unwrap_or(u64::MAX),
        go_on: &|progress| {
            tell(progress, begun, &said);
            true
        },
    };
    let (value, best, each) = if options.each {
        let appraisal = solver.appraise(drawn, &limit)?;
        let each = appraisal.lines;
        let best = each
            .iter()
            .filter(|worth| worth.gain == Some(appraisal.value));
        (
            appraisal.value,
            best.map(|worth| worth.line).collect(),
            each,
        )
    } else {
        let (solution, best) = solver.solve_all(drawn, &limit)?;
        (solution.value, best, Vec::new())
    };
    let name = |line| setup.size.line(line).map(|line| line.to_string());
    let best: Vec<String> = best.into_iter().filter_map(name).collect();
    let each = each
        .into_iter()
        .filter_map(|worth| Some((name(worth.line)?, worth.gain)));
    let seconds = begun.elapsed().as_secs_f64();
    if options.json {
        let mut object = json!({
            "value": value,
            "best": best,
            "nodes": solver.nodes(),
            "seconds": seconds,
        });
        if options.each {
            object["gains"] = each.collect::<BTreeMap<_, _>>().into_iter().collect();
        }
        say(&object.to_string());
    } else {
        say(&format!("value  {value:+}"));
        say(&format!("best   {}", best.join(" ")));
        for (line, gain) in each {
            let text = gain.map_or("not found out".to_owned(), |gain| {
                format!("{gain:+}, costs {}", value - gain)
            });
            say(&format!("{line:<6} {text}"));
        }
        say(&format!("nodes  {}", solver.nodes()));
        say(&format!("time   {seconds:.3} s"));
    }
    Ok(())
}

/// The set-up that was given, with the size of the position.
fn setup(options: &Options, position: &Position) -> Result<Setup, Fault> {
    let mut setup: Setup = options.setup.parse()?;
    let named = options.setup.contains("size=");
    if named && setup.size != position.size() {
        return Err(Fault::Usage(format!(
            "the position is {}, not {}",
            position.size(),
            setup.size
        )));
    }
    setup.size = position.size();
    Ok(setup)
}

/// Tells a person at a terminal how far it is, now and then.
fn tell(progress: &Progress, begun: Instant, said: &Cell<Instant>) {
    if said.get().elapsed() < SAY_EVERY || !std::io::stderr().is_terminal() {
        return;
    }
    said.set(Instant::now());
    let _ = writeln!(
        std::io::stderr(),
        "{:.0} s, {} boards; what is left is worth {:+} to {:+}",
        begun.elapsed().as_secs_f64(),
        progress.nodes,
        progress.low,
        progress.high
    ); // nobody may be reading
}
