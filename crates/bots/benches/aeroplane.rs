//! The Aeroplane Chess levels against each other, all the numbers: `cargo bench -p bots --bench
//! aeroplane`, with words to see only the lines that hold one of them: `-- hard`.

#![allow(clippy::print_stdout, reason = "this is a program")]
#![allow(clippy::expect_used, reason = "matches of tests")]

use std::time::Instant;

use bots::limits;
use game::Level;
use games::Kind;

#[path = "../tests/arena/mod.rs"]
mod arena;

use arena::{Player, score};

const MATCHES: u64 = 400;
/// Of one decision of Hard where it has little time: what a cheap phone makes of it in a hundredth of a second.
const PHONE: u64 = 1_500;

fn main() {
    let words: Vec<String> = std::env::args()
        .skip(1)
        .filter(|arg| arg != "--bench")
        .collect();
    let level = |level| Player::Level(level, limits(Kind::Aeroplane, level).nodes);
    let [easy, medium, house, _] = Level::ALL.map(level);
    let hard = Player::Level(Level::Hard, PHONE);
    for (line, setup, stronger, weaker) in [
        ("easy lot two", "", easy, Player::Lot),
        ("medium lot two", "", medium, Player::Lot),
        ("hard lot two", "", hard, Player::Lot),
        ("medium easy two", "", medium, easy),
        ("hard medium two", "", hard, medium),
        ("medium easy four", "players=4", medium, easy),
        ("hard medium four", "players=4", hard, medium),
        ("house lot two", "", house, Player::Lot),
        ("house medium two", "", house, medium),
    ] {
        if !words.is_empty() && !words.iter().any(|word| line.contains(word.as_str())) {
            continue;
        }
        let begin = Instant::now();
        let tenths = score(setup, stronger, weaker, MATCHES);
        let (percent, tenth) = (tenths / 10, tenths % 10);
        let seconds = begin.elapsed().as_secs_f64();
        println!("{line}: {percent}.{tenth} % in {seconds:.1} s");
    }
}
