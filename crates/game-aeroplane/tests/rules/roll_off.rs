//! Who starts.

use game::{Game as _, Seats, Turn};

use super::{BLUE, RED, at, event, leads, play, refused, start, tells, written};

/// After these rolls, in order, `seat` starts with its first roll.
#[track_caller]
fn starts(setup: &str, rolls: &[(u8, u8)], seat: u8) {
    let mut game = start(setup);
    for (seat, number) in rolls {
        play(
            &mut game,
            &[&format!("{seat} roll"), &format!("? {number}")],
        );
    }
    let text = format!("roll {seat} 0 -");
    assert!(written(&game).contains(&text), "{}", written(&game));
}

#[test]
fn seats_roll_in_order_and_the_highest_starts() {
    assert_eq!(start("").turn(), Turn::Act(Seats::one(RED)));
    starts("", &[(0, 3), (2, 2)], 0);
    starts("", &[(0, 3), (2, 4)], 2);
    starts("players=3", &[(0, 3), (1, 4), (2, 1)], 1);
    starts("players=4", &[(0, 1), (1, 2), (2, 3), (3, 4)], 3);
    let first = at("off 0,2 - | -,-,-,- | -,-,-,-");
    let refusal = first.clone().apply(&event("2 roll"));
    assert_eq!(refusal.map_err(|e| e.code()), Err("not-your-turn"));
}

#[test]
fn those_tied_for_highest_roll_again() {
    starts("", &[(0, 3), (2, 3), (0, 1), (2, 1), (0, 5), (2, 6)], 2);
    let again = &[(0, 5), (1, 2), (2, 5), (3, 4), (0, 1), (2, 2)];
    starts("players=4", again, 2);
    let twice = &[
        (0, 6),
        (1, 6),
        (2, 6),
        (0, 3),
        (1, 4),
        (2, 4),
        (1, 1),
        (2, 2),
    ];
    starts("players=3", twice, 2);
}

#[test]
fn then_it_goes_clockwise() {
    leads(
        "players=4 | die 1 0 - | -,-,-,- | -,-,-,- | -,-,-,- | -,-,-,-",
        &[
            "? 3", "= pass", "2 roll", "? 3", "= pass", "3 roll", "? 3", "= pass",
        ],
        "players=4 | roll 0 0 - | -,-,-,- | -,-,-,- | -,-,-,- | -,-,-,-",
    );
}

#[test]
fn a_six_in_the_roll_off_does_not_roll_again() {
    let mut game = start("");
    play(&mut game, &["0 roll", "? 6"]);
    assert_eq!(game.turn(), Turn::Act(Seats::one(BLUE)));
}

#[test]
fn only_rolling_is_possible() {
    let position = "off 0,2 - | -,-,-,- | -,-,-,-";
    refused(position, "0 launch 1", "roll-first");
    refused(position, "? 3", "no-draw");
    refused(position, "= pass", "not-automatic");
    refused(
        "off-die 0,2 - | -,-,-,- | -,-,-,-",
        "0 roll",
        "not-your-turn",
    );
}

#[test]
fn it_is_told() {
    tells("off 0,2 - | -,-,-,- | -,-,-,-", "0 roll", "0 roll");
    tells("off-die 0,2 - | -,-,-,- | -,-,-,-", "? 4", "0 off 4");
    tells(
        "off-die 0,2 4 | -,-,-,- | -,-,-,-",
        "? 4",
        "2 off 4 again 0,2",
    );
    tells(
        "off-die 0,2 4 | -,-,-,- | -,-,-,-",
        "? 5",
        "2 off 5 starts 2",
    );
    tells(
        "off-die 0,2 4 | -,-,-,- | -,-,-,-",
        "? 1",
        "2 off 1 starts 0",
    );
}

const FOUR: &str = "-,-,-,- | -,-,-,- | -,-,-,- | -,-,-,-";

#[test]
fn whoever_goes_out_is_out_of_the_roll_off() {
    // Its roll does not count any more.
    leads(
        &format!("players=4 | off 0,1,2,3 652 | {FOUR}"),
        &["! 0 time", "3 roll", "? 1"],
        "players=4 | roll 1 0 - | out 1 | -,-,-,- | -,-,-,- | -,-,-,-",
    );
    // The last one who had to roll is gone.
    leads(
        &format!("players=4 | off 0,1,2,3 655 | {FOUR}"),
        &["! 3 time"],
        "players=4 | roll 0 0 - | -,-,-,- | -,-,-,- | -,-,-,- | out 1",
    );
    // Of two tied one is left.
    leads(
        &format!("players=4 | off 0,2 - | {FOUR}"),
        &["! 0 exited"],
        "players=4 | roll 2 0 - | out 1 | -,-,-,- | -,-,-,- | -,-,-,-",
    );
    // Of those tied nobody is left: the others roll.
    leads(
        &format!("players=4 | off 0,2 5 | {FOUR}"),
        &["! 0,2 time"],
        "players=4 | off 1,3 - | out 1 | -,-,-,- | out 1 | -,-,-,-",
    );
    // Who was not tied changes nothing.
    leads(
        &format!("players=4 | off 0,2 5 | {FOUR}"),
        &["! 1 time"],
        "players=4 | off 0,2 5 | -,-,-,- | out 1 | -,-,-,- | -,-,-,-",
    );
}

#[test]
fn a_die_in_the_air_is_void_if_its_seat_goes_out() {
    let position = format!("players=4 | off-die 0,1,2,3 5 | {FOUR}");
    leads(
        &position,
        &["! 1 time"],
        "players=4 | off 0,2,3 5 | -,-,-,- | out 1 | -,-,-,- | -,-,-,-",
    );
    leads(
        &position,
        &["! 0,3 time"],
        "players=4 | off-die 1,2 - | out 1 | -,-,-,- | -,-,-,- | out 1",
    );
    leads(
        &format!("players=4 | off-die 0,2 - | {FOUR}"),
        &["! 2 time"],
        "players=4 | roll 0 0 - | -,-,-,- | -,-,-,- | out 1 | -,-,-,-",
    );
}
