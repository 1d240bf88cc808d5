//! Random matches a second on one core: `cargo bench -p game-stratego`.
//!
//! Lines `<way> <matches per second> <microseconds a match> <plies a match>`, the making of two random
//! set-ups included:
//! * `position`: [`Position`] alone, as engines play it, repetition rules on;
//! * `free`: the same without the repetition rules, to see what they cost;
//! * `match`: as the house plays it, from the first event: a view for the player to move, its list of
//!   actions, and the event judged again.
//!
//! Then `world`, deals a second from a player's view in mid-match.

#![allow(clippy::print_stdout, reason = "this is a program")]

use std::hint::black_box;
use std::time::{Duration, Instant};

use game::{Event, Game as _, Rng, Seat, View as _, Viewer};
use game_stratego::{Action, Arrangement, Move, Position, Setup, Stratego};

/// How long each way is measured.
const SPAN: Duration = Duration::from_secs(2);
/// Matches of one round, the same in each.
const ROUND: u32 = 8;

fn main() {
    let free = Setup {
        repetition: game_stratego::Repetition::None,
        ..Setup::default()
    };
    report("position", |rng| playout(Setup::default(), rng));
    report("free", |rng| playout(free, rng));
    report("match", whole);
    worlds();
}

/// The lowest time of many rounds: whatever else the machine does only adds to it.
fn report(way: &str, play: impl Fn(&mut Rng) -> u64) {
    let begin = Instant::now();
    let (mut best, mut plies) = (Duration::MAX, 0);
    while begin.elapsed() < SPAN {
        let (mut rng, start) = (Rng::new(1), Instant::now());
        plies = (0..ROUND).map(|_| play(&mut rng)).sum();
        best = best.min(start.elapsed());
    }
    let each = best.as_secs_f64() / f64::from(ROUND);
    let length = plies / u64::from(ROUND);
    println!("{way} {:.0} {:.1} {length}", 1.0 / each, each * 1e6);
}

/// One random match on a position; its plies.
fn playout(setup: Setup, rng: &mut Rng) -> u64 {
    let [red, blue] = [(); 2].map(|()| Arrangement::sound(false, rng));
    let Ok(mut position) = Position::start(setup, [&red, &blue], Seat::FIRST) else {
        return 0;
    };
    let mut moves: Vec<Move> = Vec::new();
    let mut plies = 0;
    while position.over().is_none() {
        position.moves_into(&mut moves);
        let Some(moved) = rng.pick(&moves) else {
            break;
        };
        position.play(*moved);
        plies += 1;
    }
    black_box(position);
    plies
}

/// One random match as the house plays it; its plies.
fn whole(rng: &mut Rng) -> u64 {
    let Ok(mut state) = Stratego::start(&Setup::default()) else {
        return 0;
    };
    for seat in [Seat::FIRST, Seat::SECOND] {
        let action = Action::Setup(Arrangement::sound(false, rng));
        let _ = state.apply(&Event::Act(seat, action));
    }
    let mut plies = 0;
    while let Some(seat) = state.turn().owing().iter().next() {
        let actions = state.view(Viewer::Seat(seat)).actions().unwrap_or_default();
        let Some(action) = rng.pick(&actions) else {
            break;
        };
        let _ = state.apply(&Event::Act(seat, action.clone()));
        plies += 1;
    }
    black_box(state);
    plies
}

fn worlds() {
    let mut rng = Rng::new(1);
    let [red, blue] = [(); 2].map(|()| Arrangement::sound(false, &mut rng));
    let Ok(mut position) = Position::start(Setup::default(), [&red, &blue], Seat::FIRST) else {
        return;
    };
    for _ in 0..200 {
        if let Some(moved) = rng.pick(&position.moves()) {
            position.play(*moved);
        }
    }
    let view = Stratego::from(position).view(Viewer::Seat(Seat::FIRST));
    let (begin, mut deals) = (Instant::now(), 0_u64);
    while begin.elapsed() < SPAN / 2 {
        black_box(view.world(&mut rng));
        deals += 1;
    }
    println!("world {:.0}", deals as f64 / begin.elapsed().as_secs_f64());
}
