//! Nodes a second of the Ataxx search over a match of Hard with itself: `cargo bench -p bots`.

#![allow(clippy::print_stdout, reason = "this is a program")]

use std::time::Instant;

use bots::{Budget, choose};
use game::{Event, Illegal, Level, Turn, Viewer};
use games::{AnyGame, Kind};

/// Of one decision.
const NODES: u64 = 20_000;
/// The fastest match counts: whatever else the machine does only slows others.
const MATCHES: u32 = 5;

fn main() -> Result<(), Illegal> {
    let mut best = 0.0;
    for _ in 0..MATCHES {
        best = f64::max(best, rate()?);
    }
    println!("nodes {best:.0}");
    Ok(())
}

/// Nodes a second over one match.
fn rate() -> Result<f64, Illegal> {
    let mut game = AnyGame::start(Kind::Ataxx, "")?;
    let (begin, mut nodes) = (Instant::now(), 0);
    loop {
        match game.turn() {
            Turn::Auto(action) => game.apply(&Event::Auto(action))?,
            Turn::Act(seats) => {
                for seat in seats.iter() {
                    let view = game.view(Viewer::Seat(seat));
                    let budget = Budget::nodes(NODES);
                    if let Some(choice) = choose(&view, Level::Hard, &budget, 1) {
                        nodes += choice.nodes;
                        game.apply(&Event::Act(seat, choice.action.parse()?))?;
                    }
                }
            }
            _ => return Ok(nodes as f64 / begin.elapsed().as_secs_f64()),
        }
    }
}
