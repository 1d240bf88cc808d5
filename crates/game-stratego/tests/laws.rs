//! The laws that every game keeps, with every option, and records of how matches went.

use game_laws::{Plan, golden};
use game_stratego::Stratego;

#[test]
fn stratego_keeps_the_laws() {
    let setups = [
        "",
        "first=blue",
        "first=lot",
        "stuck=draw-if-both",
        "quiet=none",
        "repetition=none",
    ];
    game_laws::check::<Stratego>(&Plan::new(&setups).matches(6));
}

#[test]
fn barrage_keeps_the_laws() {
    let setups = [
        "barrage=on",
        "barrage=on quiet=none",
        "first=lot barrage=on stuck=draw-if-both",
        "first=blue barrage=on stuck=draw-if-both quiet=none repetition=none",
    ];
    game_laws::check::<Stratego>(&Plan::new(&setups).matches(30));
}

/// Matches that end in every way there is, with every option.
#[test]
fn golden_records_replay() {
    golden::keep::<Stratego>(
        "tests/golden",
        &[
            ("flag", "", 6),
            ("stuck", "", 9),
            ("both-out-of-time", "", 5),
            ("exited", "", 10),
            ("barrage", "barrage=on", 9),
            ("quiet", "barrage=on", 2),
            ("blue-first", "first=blue barrage=on quiet=none", 2),
            (
                "lot-and-draw",
                "first=lot barrage=on stuck=draw-if-both",
                32,
            ),
            (
                "lot-and-loss",
                "first=lot barrage=on stuck=draw-if-both",
                52,
            ),
            ("repeating", "barrage=on repetition=none", 2),
            ("resigned", "barrage=on", 3),
        ],
    );
}
