//! Playouts a second from the start, on one core: `cargo bench -p game-tacocat`.
//!
//! Two lines: `playouts <per second> <events per playout>` and `worlds <per second>`, worlds being whole
//! matches that fit a player's view.

use std::hint::black_box;
use std::time::{Duration, Instant};

use game::{Event, Game as _, Rng, Seat, Turn, View as _, Viewer};
use game_tacocat::{Action, Setup, Tacocat};

/// How long each is measured.
const SPAN: Duration = Duration::from_secs(2);
/// Rounds between two looks at the clock.
const ROUND: u32 = 100;

#[allow(clippy::print_stdout)]
fn main() {
    let Ok(start) = Tacocat::start(&Setup::default()) else {
        return;
    };
    let mut rng = Rng::new(1);
    let mut events = 0;
    let (rate, count) = measure(|| events += playout(start, &mut rng));
    println!("playouts {rate:.0} {:.0}", events as f64 / count);

    let mut dealt = start;
    step(&mut dealt, &mut rng);
    let view = dealt.view(Viewer::Seat(Seat::FIRST));
    let (rate, _) = measure(|| {
        black_box(view.world(&mut rng));
    });
    println!("worlds {rate:.0}");
}

/// How often a second, and how often.
fn measure(mut work: impl FnMut()) -> (f64, f64) {
    let (begin, mut count) = (Instant::now(), 0);
    while begin.elapsed() < SPAN {
        (0..ROUND).for_each(|_| work());
        count += ROUND;
    }
    let count = f64::from(count);
    (count / begin.elapsed().as_secs_f64(), count)
}

/// Plays a match to its end by random legal actions; the number of its events.
fn playout(mut state: Tacocat, rng: &mut Rng) -> u64 {
    let mut events = 0;
    while step(&mut state, rng) {
        events += 1;
    }
    black_box(state);
    events
}

/// One event; false when the match is over.
fn step(state: &mut Tacocat, rng: &mut Rng) -> bool {
    match state.turn() {
        Turn::Over(..) => return false,
        Turn::Auto(action) => state.play(Seat::FIRST, &action),
        Turn::Chance(draw) => {
            let dealt = state
                .chance(&draw.sample(rng))
                .and_then(|deal| state.apply(&Event::Chance(deal)));
            return dealt.is_ok();
        }
        Turn::Act(seats) | Turn::Setup(seats) => {
            for seat in seats.iter() {
                let actions: Vec<Action> = state.position().actions(Some(seat));
                let Some(action) = rng.pick(&actions) else {
                    return false;
                };
                state.play(seat, action);
            }
        }
    }
    true
}
