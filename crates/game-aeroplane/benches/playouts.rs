//! Playouts a second from the start, on one core: `cargo bench -p game-aeroplane`.
//!
//! One line a number of players, `playouts <players> <per second> <events per playout>`.

use std::hint::black_box;
use std::time::{Duration, Instant};

use game::Rng;
use game_aeroplane::{Action, Phase, Position, Setup};

/// How long each number of players is measured.
const SPAN: Duration = Duration::from_secs(2);
/// Playouts between two looks at the clock.
const ROUND: u32 = 100;

fn main() {
    Setup::PLAYERS.for_each(measure);
}

#[allow(clippy::print_stdout)]
fn measure(players: u8) {
    let start = Position::start(&Setup::new(players).unwrap_or_default());
    let mut rng = Rng::new(1);
    let (begin, mut count, mut events) = (Instant::now(), 0, 0);
    while begin.elapsed() < SPAN {
        for _ in 0..ROUND {
            events += black_box(playout(start, &mut rng));
        }
        count += ROUND;
    }
    let rate = f64::from(count) / begin.elapsed().as_secs_f64();
    let length = events as f64 / f64::from(count);
    println!("playouts {players} {rate:.0} {length:.0}");
}

/// Plays a match to its end by random legal actions; the number of its events.
fn playout(mut position: Position, rng: &mut Rng) -> u64 {
    let mut events = 0;
    loop {
        match position.phase() {
            Phase::Over(_) => return events,
            Phase::RollOff(_) | Phase::Roll(_) => position.play(Action::Roll),
            Phase::RollOffDie(_) | Phase::Die(_) => position.rolled(1 + rng.below(6) as u8),
            Phase::Move(..) => {
                let moves = position.moves();
                position.play(rng.pick(&moves).copied().unwrap_or(Action::Pass));
            }
        }
        events += 1;
    }
}
