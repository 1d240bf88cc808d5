//! The time to value and best line after random safe play on 5x5: `cargo bench -p boxes-solver`.
//! Numbers after `--` are how many lines are left, 38 alone without; `positions=N` takes fewer,
//! `hash=MB` another table. Sizes (`size=4x4`, `size=3x5,border=icelandic`) are solved from the start instead.

use std::sync::OnceLock;
use std::time::Instant;

use boxes_solver::{Limit, Solver};
use game::Rng;
use game_boxes::{Bits, Grid, Setup, Survey};

/// Room for what a search of some minutes wants to keep.
const BYTES: usize = 1 << 29;

/// So many bytes, or as many megabytes as a word `hash=N` says.
fn bytes() -> usize {
    let words = std::env::args();
    let mut megabytes = words.filter_map(|word| word.strip_prefix("hash=")?.parse().ok());
    megabytes
        .next()
        .map_or(BYTES, |megabytes: usize| megabytes << 20)
}

/// Random lines that give no box away while there are any, until `left` are open.
fn position(grid: &Grid<1>, left: usize, seed: u64) -> Bits<1> {
    let mut rng = Rng::new(seed);
    let mut drawn = Bits::EMPTY;
    while grid.open(drawn).len() > left {
        let survey = Survey::of(grid, drawn);
        let safe: Vec<usize> = survey.open.minus(survey.loony).iter().collect();
        let open: Vec<usize> = survey.open.iter().collect();
        let line = rng.pick(&safe).or_else(|| rng.pick(&open));
        drawn = line.map_or(drawn, |line| drawn.or(Bits::one(*line)));
    }
    drawn
}

/// Seconds of a core that this program has had, where the system tells; else those that have passed.
fn spent() -> f64 {
    static BEGIN: OnceLock<Instant> = OnceLock::new();
    let told = std::fs::read_to_string("/proc/self/schedstat").ok();
    let first = told.as_deref().and_then(|told| told.split(' ').next());
    let nanos: Option<f64> = first.and_then(|nanos| nanos.parse().ok());
    nanos.map_or_else(
        || BEGIN.get_or_init(Instant::now).elapsed().as_secs_f64(),
        |nanos| nanos / 1e9,
    )
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let whole = words.iter().filter(|word| word.starts_with("size="));
    let whole: Vec<&String> = whole.collect();
    whole.iter().for_each(|options| from_start(options));
    let mut lefts: Vec<usize> = words.iter().filter_map(|word| word.parse().ok()).collect();
    if lefts.is_empty() && whole.is_empty() {
        lefts.push(38);
    }
    let few = words
        .iter()
        .find_map(|word| word.strip_prefix("positions="));
    let positions = few.and_then(|few| few.parse().ok()).unwrap_or(24);
    lefts
        .iter()
        .for_each(|left| after_safe_play(*left, positions));
}

#[allow(clippy::print_stdout)]
fn from_start(options: &str) {
    let Ok(setup) = options.replace(',', " ").parse::<Setup>() else {
        return println!("{options} is no set-up");
    };
    let mut solver = Solver::new(&setup, bytes());
    let begin = spent();
    let solution = solver.solve(setup.border.lines(setup.size), &Limit::NONE);
    let seconds = spent() - begin;
    println!(
        "{setup}: {:?} in {seconds:.2} s, {} nodes; {:.2} million nodes/s",
        solution.map(|solution| solution.value),
        solver.nodes(),
        solver.nodes() as f64 / seconds / 1e6,
    );
}

#[allow(clippy::print_stdout)]
fn after_safe_play(left: usize, positions: u64) {
    let setup = Setup::default();
    let Some(grid) = Grid::<1>::new(setup.size) else {
        return;
    };
    let (mut seconds, mut counts, mut sum) = (Vec::new(), Vec::new(), 0);
    for seed in 0..positions {
        let drawn = position(&grid, left, seed);
        let mut solver = Solver::new(&setup, bytes());
        let begin = spent();
        if let Ok(solution) = solver.solve(drawn.resized(), &Limit::NONE) {
            if std::env::var("STATS").is_ok() {
                println!("= {} in {}", solution.value, solver.nodes());
            }
            sum += solution.value;
            seconds.push(spent() - begin);
            counts.push(solver.nodes());
        }
    }
    seconds.sort_by(f64::total_cmp);
    let total: f64 = seconds.iter().sum();
    let nodes: u64 = counts.iter().sum();
    counts.sort_unstable();
    let middle = seconds.len() / 2;
    println!(
        "{left} left: median {:.3} s, {} nodes; worst {:.3} s; mean {:.3} s, {} nodes; {:.2} million nodes/s; values {sum:+}",
        seconds.get(middle).unwrap_or(&0.0),
        counts.get(middle).unwrap_or(&0),
        seconds.last().unwrap_or(&0.0),
        total / seconds.len().max(1) as f64,
        nodes / counts.len().max(1) as u64,
        nodes as f64 / total / 1e6,
    );
}
