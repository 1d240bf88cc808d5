//! Playouts a second from the empty board, on one core: `cargo bench -p game-boxes`.
//!
//! A second is one of CPU time where Linux tells it, so that a busy machine falsifies less.
//!
//! One line a size, `playouts <size> <per second>`, for people and for `bench/boxes-playouts.sh`.

use std::hint::black_box;
use std::time::Instant;

use game::Rng;
use game_boxes::{Border, Grid, Playouts, Size};

/// How long each size is measured, in seconds.
const SPAN: f64 = 3.0;
/// Playouts between two looks at the clock.
const ROUND: u32 = 10_000;

fn main() {
    measure::<1>("5x5");
    measure::<3>("9x9");
}

#[allow(clippy::print_stdout)]
fn measure<const W: usize>(size: &str) {
    let Some(grid) = size
        .parse()
        .ok()
        .and_then(|size: Size| Grid::<W>::new(size))
    else {
        return println!("playouts {size} does not fit");
    };
    let start = grid.start(Border::American);
    let mut playouts = Playouts::new(&grid, &start);
    let mut rng = Rng::new(1);
    let (wall, mut count) = (Instant::now(), 0);
    let seconds = || cpu_seconds().unwrap_or_else(|| wall.elapsed().as_secs_f64());
    let begin = seconds();
    while seconds() - begin < SPAN {
        for _ in 0..ROUND {
            black_box(playouts.play(&mut rng));
        }
        count += ROUND;
    }
    let rate = f64::from(count) / (seconds() - begin);
    println!("playouts {size} {rate:.0}");
}

/// The CPU time of this thread.
fn cpu_seconds() -> Option<f64> {
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds: f64 = stat.split(' ').next()?.parse().ok()?;
    Some(nanoseconds / 1e9)
}
