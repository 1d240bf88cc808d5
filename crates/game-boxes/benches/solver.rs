//! Solver nodes a second and the time of whole solutions, on one core: `cargo bench -p game-boxes`.
//!
//! The node counts are a checksum too: they change only when the search does.

use std::time::Instant;

use game_boxes::{Border, Grid, Limit, Size, Solver};

fn main() {
    for (size, border) in [
        ("3x3", Border::American),
        ("2x5", Border::American),
        ("3x5", Border::Swedish),
        ("2x6", Border::Icelandic),
        ("3x4", Border::Icelandic),
        ("4x4", Border::Swedish),
    ] {
        measure(size, border);
    }
}

#[allow(clippy::print_stdout)]
fn measure(size: &str, border: Border) {
    let Some(grid) = size
        .parse()
        .ok()
        .and_then(|size: Size| Grid::<1>::new(size))
    else {
        return println!("solver {size} does not fit");
    };
    let mut solver = Solver::new(&grid, false, 20);
    let begin = Instant::now();
    let found = solver.solve(grid.start(border).drawn(), &Limit::NONE);
    let (nodes, seconds) = (solver.nodes(), begin.elapsed().as_secs_f64());
    let value = found.map_or(0, |found| found.value);
    println!(
        "solver {size} {border} value {value:+} nodes {nodes} in {:.0} ms, {:.0} nodes a second",
        1000.0 * seconds,
        nodes as f64 / seconds
    );
}
