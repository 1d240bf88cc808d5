//! Playouts a second from the empty board, on one core: `cargo bench -p game-boxes`.
//!
//! One line a size, `playouts <size> <per second>`, for people and for `bench/boxes-playouts.sh`.

use std::hint::black_box;
use std::time::{Duration, Instant};

use game::Rng;
use game_boxes::{Border, Grid, Playouts, Size};

/// How long each size is measured.
const SPAN: Duration = Duration::from_secs(2);
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
    let (begin, mut count) = (Instant::now(), 0);
    while begin.elapsed() < SPAN {
        for _ in 0..ROUND {
            black_box(playouts.play(&mut rng));
        }
        count += ROUND;
    }
    let rate = f64::from(count) / begin.elapsed().as_secs_f64();
    println!("playouts {size} {rate:.0}");
}
