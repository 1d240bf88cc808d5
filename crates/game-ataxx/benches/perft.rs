//! Perft nodes and random playouts a second, on one core: `cargo bench -p game-ataxx`.
//!
//! Lines `perft <way> <nodes per second>` from the start, depth 5:
//! * `pairs`: [`Position::perft`], which counts the last two plies without playing them;
//! * `bulk`: the last ply is counted and not played, as move generators usually measure it;
//! * `walk`: every move is played.
//!
//! Then `playouts <per second>` and `plies <per second>` of uniformly random play to the end.

#![allow(clippy::print_stdout, reason = "this is a program")]

use std::hint::black_box;
use std::time::{Duration, Instant};

use game::Rng;
use game_ataxx::{Position, Quiet};

/// How long each way is measured.
const SPAN: Duration = Duration::from_secs(2);
/// Depth from the start, and the nodes there.
const DEPTH: u32 = 5;
const NODES: u64 = 4_752_668;

fn main() {
    perft("pairs", |start| start.perft(DEPTH));
    perft("bulk", |start| bulk(start, DEPTH));
    perft("walk", |start| walk(start, DEPTH));
    playouts();
}

fn perft(way: &str, count: impl Fn(&Position) -> u64) {
    let rate = fastest(|| {
        assert_eq!(count(black_box(&Position::default())), NODES);
        NODES
    });
    println!("perft {way} {rate:.0}");
}

/// The highest rate of many short rounds, of which each returns how much it did: whatever else the
/// machine does only makes rounds slower.
fn fastest(mut round: impl FnMut() -> u64) -> f64 {
    let (begin, mut best) = (Instant::now(), 0.0);
    while begin.elapsed() < SPAN {
        let start = Instant::now();
        let done = round() as f64;
        best = f64::max(best, done / start.elapsed().as_secs_f64());
    }
    best
}

fn bulk(position: &Position, depth: u32) -> u64 {
    if depth == 1 {
        return position.perft(1);
    }
    let moves = position.moves(Quiet::Hundred);
    moves
        .map(|action| bulk(&position.play(action), depth - 1))
        .sum()
}

fn walk(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        black_box(position); // a leaf is made, not only counted
        return 1;
    }
    let moves = position.moves(Quiet::Hundred);
    moves
        .map(|action| walk(&position.play(action), depth - 1))
        .sum()
}

fn playouts() {
    let mut rng = Rng::new(1);
    let rate = fastest(|| {
        (0..200).for_each(|_| {
            playout(&mut rng);
        });
        200
    });
    println!("playouts {rate:.0}");
    let rate = fastest(|| (0..200).map(|_| playout(&mut rng)).sum());
    println!("plies {rate:.0}");
}

/// One random match; its plies.
fn playout(rng: &mut Rng) -> u64 {
    let mut position = Position::default();
    for plies in 0.. {
        let mut moves = position.moves(Quiet::Hundred);
        let Some(last) = moves.len().checked_sub(1) else {
            black_box(position);
            return plies;
        };
        if let Some(action) = moves.nth(rng.below(last + 1)) {
            position = position.play(action);
        }
    }
    0
}
