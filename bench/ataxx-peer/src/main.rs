//! Ataxx here and in the crate `board-game` (Rust, bitboards), the same work in turns on one core.
//!
//! Lines `<what> <ours per second> <theirs per second>`. The fastest round counts: whatever else the
//! machine does only makes rounds slower.

use std::hint::black_box;
use std::time::{Duration, Instant};

use board_game::board::Board as _;
use board_game::games::ataxx::AtaxxBoard;
use board_game::util::game_stats::perft_naive;
use game::Rng;
use game_ataxx::{Position, Quiet};
use rand::SeedableRng as _;
use rand::rngs::SmallRng;

const SPAN: Duration = Duration::from_secs(6);
const DEPTH: u32 = 5;
const NODES: u64 = 4_752_668;
const MATCHES: u64 = 200;

fn main() {
    compare(
        "perft, the last ply counted",
        || bulk(&black_box(Position::default()), DEPTH),
        || perft_naive(&black_box(AtaxxBoard::default()), DEPTH),
    );
    let (mut ours, mut theirs) = (Rng::new(1), SmallRng::seed_from_u64(1));
    compare(
        "plies of random play",
        || (0..MATCHES).map(|_| playout(&mut ours)).sum(),
        || (0..MATCHES).map(|_| playout_theirs(&mut theirs)).sum(),
    );
}

/// Runs both in turns; each returns how much it did.
fn compare(what: &str, mut ours: impl FnMut() -> u64, mut theirs: impl FnMut() -> u64) {
    let (begin, mut best) = (Instant::now(), [0.0; 2]);
    while begin.elapsed() < SPAN {
        best[0] = f64::max(best[0], rate(&mut ours));
        best[1] = f64::max(best[1], rate(&mut theirs));
    }
    println!("{what}: {:.0} {:.0}", best[0], best[1]);
}

fn rate(work: &mut impl FnMut() -> u64) -> f64 {
    let begin = Instant::now();
    let done = work() as f64;
    done / begin.elapsed().as_secs_f64()
}

fn bulk(position: &Position, depth: u32) -> u64 {
    let count = if depth == 1 {
        position.perft(1)
    } else {
        let moves = position.moves(Quiet::Hundred);
        moves
            .map(|action| bulk(&position.play(action), depth - 1))
            .sum()
    };
    assert!(depth < DEPTH || count == NODES);
    count
}

fn playout(rng: &mut Rng) -> u64 {
    let (mut position, mut plies) = (Position::default(), 0);
    loop {
        let mut moves = position.moves(Quiet::Hundred);
        if moves.len() == 0 {
            return plies;
        }
        if let Some(action) = moves.nth(rng.below(moves.len())) {
            position = position.play(action);
        }
        plies += 1;
    }
}

fn playout_theirs(rng: &mut SmallRng) -> u64 {
    let (mut board, mut plies) = (AtaxxBoard::default(), 0);
    while board.play_random_available_move(rng).is_ok() {
        plies += 1;
    }
    plies
}
