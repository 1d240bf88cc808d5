//! The laws that every game keeps, with every option, and records of how matches went.

use game_aeroplane::{Aeroplane, Launch, Overshoot, Setup};
use game_laws::{Plan, golden};

/// Every set-up there is.
fn setups() -> Vec<String> {
    let mut all = Vec::new();
    for players in Setup::PLAYERS {
        for launch in Launch::ALL {
            for overshoot in Overshoot::ALL {
                for fly_then_jump in [false, true] {
                    let mut setup = Setup::new(players).unwrap_or_default();
                    setup.launch = launch;
                    setup.overshoot = overshoot;
                    setup.fly_then_jump = fly_then_jump;
                    all.push(setup.to_string());
                }
            }
        }
    }
    all
}

#[test]
fn matches_with_every_option_keep_the_laws() {
    let all = setups();
    assert_eq!(all.len(), 3 * 3 * 2 * 2);
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    game_laws::check::<Aeroplane>(&Plan::new(&all).matches(3));
}

#[test]
fn default_matches_keep_the_laws() {
    let setups = ["", "players=3", "players=4"];
    game_laws::check::<Aeroplane>(&Plan::new(&setups).seed(100).matches(12));
}

/// Matches that end in every way there is.
#[test]
fn golden_records_replay() {
    let all = "players=4 launch=six overshoot=bounce fly-then-jump=on";
    golden::keep::<Aeroplane>(
        "tests/golden",
        &[
            ("two", "", 1),
            ("time", "", 7),
            ("resigned", "", 16),
            ("both-out", "", 22),
            ("three", "players=3 launch=five-six", 34),
            ("three-outs", "players=3", 25),
            ("four", "players=4", 38),
            ("four-two-out", "players=4", 31),
            ("four-out-in-the-roll-off", "players=4", 20),
            ("four-options", all, 21),
            ("four-options-outs", all, 5),
        ],
    );
}
