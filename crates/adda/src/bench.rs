//! `adda bench`: what the engines find in fixed positions, and how fast.

use std::time::Instant;

use bots::POSITIONS;
use clap::Args;
use games::Kind;

use crate::fault::Fault;
use crate::say;

#[derive(Args)]
pub(crate) struct Options {
    /// How often every game is gone through; the fastest time counts.
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=1_000))]
    rounds: u32,
    /// Only this game.
    #[arg(long)]
    game: Option<Kind>,
}

/// Prints the nodes of each game, which are the same on every machine, and nodes a second.
pub(crate) fn run(options: &Options) -> Result<(), Fault> {
    let mut all = 0;
    let wanted = |kind: &&Kind| {
        let has_some = POSITIONS.iter().any(|probe| probe.kind == **kind);
        has_some && options.game.is_none_or(|game| game == **kind)
    };
    for kind in Kind::ALL.iter().filter(wanted) {
        let (nodes, rate) = measure(*kind, options.rounds)?;
        say(&format!("{kind:<10} {nodes:>9} nodes {rate:>10.0} nodes/s"));
        all += nodes;
    }
    say(&format!("{:<10} {all:>9} nodes", "all"));
    Ok(())
}

/// The nodes of a game, and nodes a second.
fn measure(kind: Kind, rounds: u32) -> Result<(u64, f64), Fault> {
    let mut best: Option<(u64, f64)> = None;
    for _ in 0..rounds {
        let (began, mut nodes) = (Instant::now(), 0);
        for probe in POSITIONS.iter().filter(|probe| probe.kind == kind) {
            nodes += bots::probe(probe).map_or(0, |choice| choice.nodes);
        }
        let rate = nodes as f64 / began.elapsed().as_secs_f64().max(1e-9);
        match best {
            Some((before, _)) if before != nodes => {
                let text = format!("{kind}: {before} nodes, then {nodes}");
                return Err(Fault::Unsteady(text));
            }
            Some((_, faster)) if faster >= rate => {}
            _ => best = Some((nodes, rate)),
        }
    }
    Ok(best.unwrap_or_default())
}
