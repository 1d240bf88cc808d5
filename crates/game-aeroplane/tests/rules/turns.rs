//! Rolling, launching, moving, passing, sixes.

use game::{Draw, Game as _, Seats, Turn};

use super::{BLUE, RED, actions, at, leads, refused, tells};

#[test]
fn the_player_rolls_and_then_uses_the_number() {
    let before = "roll 0 0 - | 3,-,-,- | -,-,-,-";
    assert_eq!(at(before).turn(), Turn::Act(Seats::one(RED)));
    assert_eq!(actions(before), "roll");
    refused(before, "0 move 1", "roll-first");
    refused(before, "2 roll", "not-your-turn");
    leads(before, &["0 roll"], "die 0 0 - | 3,-,-,- | -,-,-,-");
    let die = at("die 0 0 - | 3,-,-,- | -,-,-,-");
    assert_eq!(die.turn(), Turn::Chance(Draw::Die));
    assert_eq!(die.chance(&[4]).map(|c| c.number()), Ok(4));
    leads(
        "die 0 0 - | 3,-,-,- | -,-,-,-",
        &["? 4", "0 move 1"],
        "roll 2 0 - | 7,-,-,- | -,-,-,-",
    );
    refused(
        "move 0 0 - 4 | 3,-,-,- | -,-,-,-",
        "0 roll",
        "rolled number=4",
    );
    tells(before, "0 roll", "0 roll");
    tells("die 0 0 - | 3,-,-,- | -,-,-,-", "? 4", "0 rolled 4");
    tells(
        "move 0 0 - 4 | 3,-,-,- | -,-,-,-",
        "0 move 1",
        "0 move 1 from 3 to 7",
    );
}

/// Which numbers let a seat launch that has all planes in the hangar.
fn launching(setup: &str) -> Vec<u8> {
    let launches = |number: &u8| {
        let game = at(&format!("{setup}move 0 0 - {number} | -,-,-,- | -,-,-,-"));
        matches!(game.turn(), Turn::Act(_))
    };
    (1..=6).filter(launches).collect()
}

#[test]
fn an_even_number_launches_or_by_the_option_another() {
    assert_eq!(launching(""), [2, 4, 6]);
    assert_eq!(launching("launch=six | "), [6]);
    assert_eq!(launching("launch=five-six | "), [5, 6]);
    leads(
        "move 0 0 - 2 | -,-,-,- | -,-,-,-",
        &["0 launch 3"],
        "roll 2 0 - | -,-,0,- | -,-,-,-",
    );
    tells(
        "move 0 0 - 2 | -,-,-,- | -,-,-,-",
        "0 launch 3",
        "0 launch 3",
    );
    assert_eq!(
        actions("move 0 0 - 2 | -,-,-,- | -,-,-,-"),
        "launch 1, launch 2, launch 3, launch 4"
    );
    refused(
        "move 0 0 - 3 | 9,-,-,- | -,-,-,-",
        "0 launch 2",
        "no-launch number=3",
    );
    refused(
        "launch=six | move 0 0 - 4 | 9,-,-,- | -,-,-,-",
        "0 launch 2",
        "no-launch number=4",
    );
    refused(
        "move 0 0 - 4 | 9,-,-,- | -,-,-,-",
        "0 launch 1",
        "not-in-hangar plane=1",
    );
}

#[test]
fn the_number_launches_one_plane_or_moves_one() {
    assert_eq!(
        actions("move 0 0 - 4 | 9,-,0,56 | -,-,-,-"),
        "move 1, launch 2, move 3"
    );
    refused(
        "move 0 0 - 4 | 9,-,0,- | -,-,-,-",
        "0 move 2",
        "in-hangar plane=2",
    );
    refused(
        "move 0 0 - 4 | 9,-,0,56 | -,-,-,-",
        "0 move 4",
        "in-centre plane=4",
    );
    // From the pad, which is off the ring, the number is the square.
    leads(
        "move 0 0 - 5 | 9,-,0,- | -,-,-,-",
        &["0 move 3"],
        "roll 2 0 - | 9,-,5,- | -,-,-,-",
    );
}

#[test]
fn a_usable_roll_must_be_used() {
    let position = "move 0 0 - 1 | 9,-,-,- | -,-,-,-";
    assert_eq!(actions(position), "move 1");
    refused(position, "0 pass", "must-move number=1");
    refused(position, "= pass", "not-automatic");
}

#[test]
fn with_no_usable_roll_the_pass_comes_by_itself() {
    use game_aeroplane::Action::Pass;
    for position in [
        "move 0 0 - 3 | -,-,-,- | -,-,-,-",
        "move 0 0 - 3 | -,-,56,54 | -,-,-,-",
        "launch=six | move 0 0 - 5 | -,52,@2,@2 | -,-,-,-",
    ] {
        assert_eq!(at(position).turn(), Turn::Auto(Pass), "{position}");
        refused(position, "0 pass", "not-your-turn");
    }
    leads(
        "move 0 0 - 3 | -,-,-,- | -,-,-,-",
        &["= pass"],
        "roll 2 0 - | -,-,-,- | -,-,-,-",
    );
    tells("move 0 0 - 3 | -,-,-,- | -,-,-,-", "= pass", "0 pass");
}

#[test]
fn a_six_rolls_again_used_or_not() {
    leads(
        "move 0 0 - 6 | 9,-,-,- | -,-,-,-",
        &["0 move 1"],
        "roll 0 1 1 | 15,-,-,- | -,-,-,-",
    );
    leads(
        "move 0 0 - 6 | 9,-,-,- | -,-,-,-",
        &["0 launch 4"],
        "roll 0 1 4 | 9,-,-,0 | -,-,-,-",
    );
    leads(
        "move 0 0 - 6 | 56,56,54,@3 | -,-,-,-",
        &["= pass"],
        "roll 0 1 - | 56,56,54,@3 | -,-,-,-",
    );
    // The third plane home is not the last one.
    leads(
        "move 0 0 - 6 | 56,56,50,9 | -,-,-,-",
        &["0 move 3"],
        "roll 0 1 3 | 56,56,56,9 | -,-,-,-",
    );
}

#[test]
fn a_six_that_brings_the_last_plane_home_does_not_roll_again() {
    leads(
        "players=3 | move 0 0 - 6 | 56,56,56,50 | -,-,-,- | -,-,-,-",
        &["0 move 4"],
        "players=3 | roll 1 0 - | home 1 | -,-,-,- | -,-,-,-",
    );
}

#[test]
fn sixes_count_only_in_a_row() {
    leads(
        "roll 0 2 1 | 8,-,-,- | -,-,-,-",
        &[
            "0 roll", "? 5", "0 move 1", "2 roll", "? 3", "= pass", "0 roll", "? 6", "0 move 1",
        ],
        "roll 0 1 1 | 19,-,-,- | -,-,-,-",
    );
}

#[test]
fn a_third_six_sends_back_what_the_first_two_launched_or_moved() {
    leads(
        "roll 0 0 - | -,9,20,- | 5,-,-,-",
        &[
            "0 roll",
            "? 6",
            "0 launch 1",
            "0 roll",
            "? 6",
            "0 move 2",
            "0 roll",
            "? 6",
        ],
        "roll 2 0 - | -,-,20,- | 5,-,-,-",
    );
    // The same plane twice.
    leads(
        "roll 0 0 - | 0,9,20,- | 5,-,-,-",
        &[
            "0 roll", "? 6", "0 move 2", "0 roll", "? 6", "0 move 2", "0 roll", "? 6",
        ],
        "roll 2 0 - | 0,-,20,- | 5,-,-,-",
    );
    let third = "die 0 2 1,3 | 0,9,20,- | 5,-,-,-";
    tells(third, "? 6", "0 rolled 6 back 1,3");
    tells(third, "? 5", "0 rolled 5");
}

#[test]
fn sixes_that_were_passed_count_and_send_nothing_back() {
    leads(
        "roll 0 0 - | 56,56,56,54 | 5,-,-,-",
        &[
            "0 roll", "? 6", "= pass", "0 roll", "? 6", "= pass", "0 roll", "? 6",
        ],
        "roll 2 0 - | 56,56,56,54 | 5,-,-,-",
    );
    tells(
        "die 0 2 - | 56,56,56,54 | 5,-,-,-",
        "? 6",
        "0 rolled 6 back -",
    );
}

#[test]
fn a_third_six_takes_all_of_a_moved_stack_and_not_one_merely_joined() {
    let sixes = ["? 6", "0 move 3", "0 roll", "? 6"];
    // A stack that was moved.
    leads(
        "die 0 1 2 | 9,15,20,@3 | 5,-,-,-",
        &sixes,
        "roll 2 0 - | 9,-,-,- | 5,-,-,-",
    );
    // Plane 1 joins 2; 2 was only joined and stays.
    leads(
        "die 0 0 - | 9,15,20,- | 5,-,-,-",
        &[
            "? 6",
            "0 move 1 stack",
            "0 roll",
            "? 6",
            "0 move 3",
            "0 roll",
            "? 6",
        ],
        "roll 2 0 - | -,15,-,- | 5,-,-,-",
    );
    // A stack that was only joined stays, and stays a stack.
    leads(
        "die 0 1 - | 9,15,@2,- | 5,-,-,-",
        &["? 6", "0 move 1 stack", "0 roll", "? 6"],
        "roll 2 0 - | -,15,@2,- | 5,-,-,-",
    );
    // Joined, then moved together: both go back.
    leads(
        "die 0 0 - | 9,15,20,- | 5,-,-,-",
        &[
            "? 6",
            "0 move 1 stack",
            "0 roll",
            "? 6",
            "0 move 1",
            "0 roll",
            "? 6",
        ],
        "roll 2 0 - | -,-,20,- | 5,-,-,-",
    );
}

#[test]
fn after_a_third_six_planes_in_the_centre_stay() {
    leads(
        "roll 0 0 - | 50,9,-,- | 5,-,-,-",
        &[
            "0 roll", "? 6", "0 move 1", "0 roll", "? 6", "0 move 2", "0 roll", "? 6",
        ],
        "roll 2 0 - | 56,-,-,- | 5,-,-,-",
    );
    // Of two planes that came home together, too.
    leads(
        "roll 0 1 - | 50,@1,9,- | 5,-,-,-",
        &["0 roll", "? 6", "0 move 1", "0 roll", "? 6"],
        "roll 2 0 - | 56,56,9,- | 5,-,-,-",
    );
}

#[test]
fn the_turn_passes_over_seats_that_are_done_or_out() {
    leads(
        "players=4 | move 0 0 - 1 | 9,-,-,- | home 1 | out 1 | -,-,-,-",
        &["0 move 1", "3 roll", "? 1", "= pass"],
        "players=4 | roll 0 0 - | 14,-,-,- | home 1 | out 1 | -,-,-,-",
    );
    assert_eq!(
        at("roll 2 0 - | -,-,-,- | -,-,-,-").turn(),
        Turn::Act(Seats::one(BLUE))
    );
}
