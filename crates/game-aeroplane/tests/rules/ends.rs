//! The centre, finishing places, and seats that go out.

use game::{Game as _, Reason, Turn};
use game_aeroplane::Action;

use super::{actions, at, leads, over, play, refused, tells};

#[test]
fn the_centre_needs_the_exact_number() {
    leads(
        "move 0 0 - 2 | 54,-,-,- | -,-,-,-",
        &["0 move 1"],
        "roll 2 0 - | 56,-,-,- | -,-,-,-",
    );
    leads(
        "move 0 0 - 1 | 54,-,-,- | -,-,-,-",
        &["0 move 1"],
        "roll 2 0 - | 55,-,-,- | -,-,-,-",
    );
    // Only that plane cannot use the roll.
    let position = "move 0 0 - 3 | 54,9,-,- | -,-,-,-";
    assert_eq!(actions(position), "move 2");
    refused(position, "0 move 1", "overshoot number=3");
    let alone = at("move 0 0 - 3 | 54,-,-,- | -,-,-,-");
    assert_eq!(alone.turn(), Turn::Auto(Action::Pass));
}

#[test]
fn by_the_option_it_bounces() {
    for (from, number, to) in [
        (54, 3, 55),
        (55, 6, 51),
        (51, 6, 55),
        (55, 2, 55),
        (53, 6, 53),
    ] {
        let end = if number == 6 {
            "roll 0 1 1"
        } else {
            "roll 2 0 -"
        };
        leads(
            &format!("overshoot=bounce | move 0 0 - {number} | {from},-,-,- | -,-,-,-"),
            &["0 move 1"],
            &format!("overshoot=bounce | {end} | {to},-,-,- | -,-,-,-"),
        );
    }
    tells(
        "overshoot=bounce | move 0 0 - 4 | 55,53,-,- | -,-,-,-",
        "0 move 1 stack",
        "0 move 1 from 55 bounce 53 stack 2",
    );
    // A stack that comes back to its own square finds nobody there but itself.
    refused(
        "overshoot=bounce | move 0 0 - 2 | 55,@1,9,- | -,-,-,-",
        "0 move 1 stack",
        "nothing-to-stack",
    );
    leads(
        "overshoot=bounce | move 0 0 - 2 | 55,@1,55,- | -,-,-,-",
        &["0 move 1 stack"],
        "overshoot=bounce | roll 2 0 - | 55,@1,@1,- | -,-,-,-",
    );
    // The exact number does not bounce.
    leads(
        "overshoot=bounce | move 0 0 - 5 | 51,-,-,- | -,-,-,-",
        &["0 move 1"],
        "overshoot=bounce | roll 2 0 - | 56,-,-,- | -,-,-,-",
    );
}

#[test]
fn the_squares_of_a_bounce_are_to_the_centre_and_back() {
    use game_aeroplane::Notice;
    let notice = "0 move 1 from 54 bounce 53".parse();
    let Ok(Notice::Moved { trip, .. }) = notice else {
        panic!("{notice:?}");
    };
    let squares: Vec<String> = trip
        .legs()
        .flat_map(|(leg, ..)| leg.squares(trip.from()))
        .map(|square| square.to_string())
        .collect();
    assert_eq!(squares.join(" "), "55 56 55 54 53");
}

#[test]
fn with_two_seats_four_planes_in_the_centre_win() {
    let mut game = at("move 0 0 - 2 | 54,56,56,56 | 55,56,56,56");
    play(&mut game, &["0 move 1"]);
    over(&game, "1,-,2", Reason::Goal);
    let mut game = at("move 2 1 - 6 | 54,56,56,56 | 50,56,56,56");
    play(&mut game, &["2 move 1"]);
    over(&game, "2,-,1", Reason::Goal);
    tells(
        "move 0 0 - 2 | 54,56,56,56 | 55,56,56,56",
        "0 move 1",
        "0 move 1 from 54 to 56 place 1",
    );
}

#[test]
fn a_stack_of_four_can_finish_at_once() {
    let mut game = at("move 0 0 - 6 | 50,@1,@1,@1 | 55,56,56,56");
    play(&mut game, &["0 move 1"]);
    over(&game, "1,-,2", Reason::Goal);
}

#[test]
fn with_three_seats_the_rest_play_on_until_one_is_left() {
    let mut game = at("players=3 | move 1 0 - 2 | 9,-,-,- | 54,56,56,56 | 55,56,56,56");
    play(
        &mut game,
        &[
            "1 move 1", "2 roll", "? 3", "= pass", "0 roll", "? 1", "0 move 1",
        ],
    );
    play(&mut game, &["2 roll", "? 1", "2 move 1"]);
    over(&game, "3,1,2", Reason::Goal);
}

#[test]
fn with_four_seats_there_are_four_places() {
    let mut game =
        at("players=4 | move 3 0 - 2 | 55,56,56,56 | 9,-,-,- | 55,56,56,56 | 54,56,56,56");
    play(
        &mut game,
        &["3 move 1", "0 roll", "? 1", "0 move 1", "1 roll", "? 5"],
    );
    assert!(matches!(game.turn(), Turn::Act(_)));
    play(&mut game, &["1 move 1", "2 roll", "? 1", "2 move 1"]);
    over(&game, "2,4,3,1", Reason::Goal);
}

#[test]
fn the_place_is_told_with_the_last_plane() {
    tells(
        "players=4 | move 0 0 - 1 | 55,56,56,56 | home 2 | -,-,-,- | home 1",
        "0 move 1",
        "0 move 1 from 55 to 56 place 3",
    );
    tells(
        "players=4 | move 0 0 - 1 | 55,9,56,56 | home 2 | -,-,-,- | home 1",
        "0 move 1",
        "0 move 1 from 55 to 56",
    );
}

#[test]
fn with_two_seats_who_goes_out_loses() {
    for (event, reason) in [
        ("! 0 resigned", Reason::Resigned),
        ("! 0 exited", Reason::Exited),
        ("! 0 time", Reason::Time),
    ] {
        let mut game = at("roll 2 0 - | 55,56,56,56 | -,-,-,-");
        play(&mut game, &[event]);
        over(&game, "2,-,1", reason);
        tells("roll 2 0 - | 55,56,56,56 | -,-,-,-", event, event);
    }
    let mut game = at("roll 2 0 - | 55,56,56,56 | -,-,-,-");
    play(&mut game, &["! 0,2 time"]);
    over(&game, "1,-,1", Reason::Time);
}

#[test]
fn the_planes_of_a_seat_that_goes_out_leave_the_board() {
    leads(
        "players=3 | move 0 0 - 2 | 3,-,-,- | 44,53,@2,- | 7,-,-,-",
        &["! 1 resigned", "0 move 1"],
        "players=3 | roll 2 0 - | 5,-,-,- | out 1 | 7,-,-,-",
    );
}

#[test]
fn the_turn_of_a_seat_that_goes_out_is_void() {
    for phase in ["roll 1 1 2", "die 1 2 2", "move 1 0 - 4", "move 1 1 2 6"] {
        leads(
            &format!("players=3 | {phase} | 3,-,-,- | 44,9,-,- | 7,-,-,-"),
            &["! 1 time"],
            "players=3 | roll 2 0 - | 3,-,-,- | out 1 | 7,-,-,-",
        );
    }
    // The turn of another goes on.
    for phase in ["roll 1 1 2", "die 1 2 2", "move 1 0 - 4", "move 1 1 2 6"] {
        leads(
            &format!("players=3 | {phase} | 3,-,-,- | 44,9,-,- | 7,-,-,-"),
            &["! 0 time"],
            &format!("players=3 | {phase} | out 1 | 44,9,-,- | 7,-,-,-"),
        );
    }
}

#[test]
fn who_goes_out_takes_the_worst_free_place_and_the_last_one_left_the_best() {
    let four = "players=4 | roll 0 0 - | 3,-,-,- | -,-,-,- | 7,-,-,- | 9,-,-,-";
    let mut game = at(four);
    play(&mut game, &["! 2 time", "! 0 exited", "! 3 resigned"]);
    over(&game, "3,1,4,2", Reason::Resigned);
    // One has finished, and the places behind it are free.
    let mut game = at("players=4 | roll 0 0 - | 3,-,-,- | home 1 | 7,-,-,- | 9,-,-,-");
    play(&mut game, &["! 3 time", "! 0 exited"]);
    over(&game, "3,1,2,4", Reason::Exited);
    // One is out, then the others finish.
    let mut game = at("players=4 | move 0 0 - 1 | 55,56,56,56 | out 1 | -,-,-,- | home 1");
    play(&mut game, &["0 move 1"]);
    over(&game, "2,4,3,1", Reason::Goal);
}

#[test]
fn seats_that_go_out_at_one_instant_share_a_place() {
    let four = "players=4 | roll 0 0 - | 3,-,-,- | -,-,-,- | 7,-,-,- | 9,-,-,-";
    let mut game = at(four);
    play(&mut game, &["! 0,1 time", "! 2 time"]);
    over(&game, "3,3,2,1", Reason::Time);
    let mut game = at(four);
    play(&mut game, &["! 0,1,3 time"]);
    over(&game, "2,2,1,2", Reason::Time);
    let mut game = at(four);
    play(&mut game, &["! 0,1,2,3 time"]);
    over(&game, "1,1,1,1", Reason::Time);
    let mut game = at("players=3 | roll 0 0 - | 3,-,-,- | home 1 | 7,-,-,-");
    play(&mut game, &["! 0,2 time"]);
    over(&game, "2,1,2", Reason::Time);
}

#[test]
fn who_has_finished_or_is_out_or_does_not_play_cannot_go_out() {
    let position = "players=3 | roll 0 0 - | 3,-,-,- | home 1 | 7,-,-,-";
    refused(position, "! 1 resigned", "not-playing seats=1");
    refused(position, "! 0,1 time", "not-playing seats=0,1");
    refused(position, "! 3 time", "not-playing seats=3");
    let position = "players=3 | roll 0 0 - | 3,-,-,- | out 1 | 7,-,-,-";
    refused(position, "! 1 time", "not-playing seats=1");
    refused(
        "roll 0 0 - | 3,-,-,- | 7,-,-,-",
        "! 1 time",
        "not-playing seats=1",
    );
}

#[test]
fn after_the_end_nothing_is_accepted() {
    let end = "over goal | home 1 | 7,-,-,-";
    refused(end, "2 roll", "over");
    refused(end, "! 2 resigned", "over");
    refused(end, "? 3", "no-draw");
    refused(end, "= pass", "not-automatic");
}
