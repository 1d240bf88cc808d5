//! The flight from 18 to 30.

use super::{actions, leads, refused, tells};

#[test]
fn who_lands_on_18_by_the_roll_may_fly_to_30() {
    let position = "move 0 0 - 3 | 15,-,-,- | -,-,-,-";
    assert_eq!(actions(position), "move 1, move 1 fly");
    leads(
        position,
        &["0 move 1 fly"],
        "roll 2 0 - | 30,-,-,- | -,-,-,-",
    );
    tells(position, "0 move 1 fly", "0 move 1 from 15 to 18 fly 30");
}

#[test]
fn declining_after_the_roll_the_plane_jumps_to_22() {
    let position = "move 0 0 - 3 | 15,-,-,- | -,-,-,-";
    leads(position, &["0 move 1"], "roll 2 0 - | 22,-,-,- | -,-,-,-");
    tells(position, "0 move 1", "0 move 1 from 15 to 18 jump 22");
}

#[test]
fn who_lands_on_18_by_the_jump_from_14_may_fly() {
    let position = "move 0 0 - 3 | 11,-,-,- | -,-,-,-";
    assert_eq!(actions(position), "move 1, move 1 fly");
    leads(
        position,
        &["0 move 1 fly"],
        "roll 2 0 - | 30,-,-,- | -,-,-,-",
    );
    tells(
        position,
        "0 move 1 fly",
        "0 move 1 from 11 to 14 jump 18 fly 30",
    );
}

#[test]
fn declining_after_the_jump_the_plane_stays_on_18() {
    let position = "move 0 0 - 3 | 11,-,-,- | -,-,-,-";
    leads(position, &["0 move 1"], "roll 2 0 - | 18,-,-,- | -,-,-,-");
    // From there it does not fly any more.
    let later = "move 0 0 - 3 | 18,-,-,- | -,-,-,-";
    assert_eq!(actions(later), "move 1");
    leads(later, &["0 move 1"], "roll 2 0 - | 21,-,-,- | -,-,-,-");
}

#[test]
fn elsewhere_there_is_no_flight() {
    for from in ["0", "9", "12", "21", "48", "54"] {
        let position = format!("move 0 0 - 1 | {from},-,-,- | -,-,-,-");
        refused(&position, "0 move 1 fly", "no-flight");
    }
    // The jump from 10 ends on 14, which is not 18.
    refused(
        "move 0 0 - 1 | 9,-,-,- | -,-,-,-",
        "0 move 1 fly",
        "no-flight",
    );
    let beyond = "overshoot=bounce | move 0 0 - 4 | 54,-,-,- | -,-,-,-";
    refused(beyond, "0 move 1 fly", "no-flight");
}

#[test]
fn a_flight_sends_home_the_planes_it_crosses_on_53() {
    let position = "move 0 0 - 3 | 15,-,-,- | 53,52,@2,53";
    leads(
        position,
        &["0 move 1 fly"],
        "roll 2 0 - | 30,-,-,- | -,52,@2,-",
    );
    tells(
        position,
        "0 move 1 fly",
        "0 move 1 from 15 to 18 fly 30 cross 2:1,4",
    );
    // A stack, and a flight after the jump.
    leads(
        "move 0 0 - 3 | 11,-,-,- | 53,54,@1,51",
        &["0 move 1 fly"],
        "roll 2 0 - | 30,-,-,- | -,54,-,51",
    );
    // Who declines crosses nobody.
    leads(
        "move 0 0 - 3 | 15,-,-,- | 53,52,@2,53",
        &["0 move 1"],
        "roll 2 0 - | 22,-,-,- | 53,52,@2,53",
    );
}

#[test]
fn it_crosses_the_seat_opposite_and_no_other() {
    let all = "53,-,-,- | 53,-,-,- | 53,-,-,- | 53,15,-,-";
    leads(
        &format!("players=4 | move 3 0 - 3 | {all}"),
        &["3 move 2 fly"],
        "players=4 | roll 0 0 - | 53,-,-,- | -,-,-,- | 53,-,-,- | 53,30,-,-",
    );
    // With three players the seat opposite yellow is empty.
    leads(
        "players=3 | move 1 0 - 3 | 53,-,-,- | 15,53,-,- | 53,-,-,-",
        &["1 move 1 fly"],
        "players=3 | roll 2 0 - | 53,-,-,- | 30,53,-,- | 53,-,-,-",
    );
}

#[test]
fn landing_by_a_flight_hits_at_every_square_landed_on() {
    // Red 14, 18, 30 are blue 40, 44, 4, and yellow 1, 5, 17.
    tells(
        "players=3 | move 0 0 - 3 | 11,-,-,- | 5,17,-,- | 40,53,-,-",
        "0 move 1 fly",
        "0 move 1 from 11 to 14 hit 2:1 jump 18 hit 1:1 fly 30 cross 2:2 hit 1:2",
    );
    leads(
        "players=3 | move 0 0 - 3 | 11,-,-,- | 5,17,-,- | 40,53,-,-",
        &["0 move 1 fly"],
        "players=3 | roll 1 0 - | 30,-,-,- | -,-,-,- | -,-,-,-",
    );
    leads(
        "move 0 0 - 3 | 15,-,-,- | 44,4,@2,48",
        &["0 move 1 fly"],
        "roll 2 0 - | 30,-,-,- | -,-,-,48",
    );
    // Flying over squares of the ring hits nobody: blue 48 and 50 are red 22 and 24.
    leads(
        "move 0 0 - 3 | 15,-,-,- | 48,50,-,-",
        &["0 move 1 fly"],
        "roll 2 0 - | 30,-,-,- | 48,50,-,-",
    );
}

#[test]
fn after_a_flight_no_jump_unless_by_the_option_after_a_roll_to_18() {
    leads(
        "move 0 0 - 3 | 15,-,-,- | 8,-,-,-",
        &["0 move 1 fly"],
        "roll 2 0 - | 30,-,-,- | 8,-,-,-",
    );
    // Red 34 is blue 8.
    let option = "fly-then-jump=on | move 0 0 - 3 | 15,-,-,- | 8,4,-,-";
    assert_eq!(actions(option), "move 1, move 1 fly");
    leads(
        option,
        &["0 move 1 fly"],
        "fly-then-jump=on | roll 2 0 - | 34,-,-,- | -,-,-,-",
    );
    tells(
        option,
        "0 move 1 fly",
        "0 move 1 from 15 to 18 fly 30 hit 2:2 jump 34 hit 2:1",
    );
    // One jump: not after the jump from 14.
    leads(
        "fly-then-jump=on | move 0 0 - 3 | 11,-,-,- | 8,-,-,-",
        &["0 move 1 fly"],
        "fly-then-jump=on | roll 2 0 - | 30,-,-,- | 8,-,-,-",
    );
    // Declined, nothing changes.
    leads(
        "fly-then-jump=on | move 0 0 - 3 | 15,-,-,- | 8,-,-,-",
        &["0 move 1"],
        "fly-then-jump=on | roll 2 0 - | 22,-,-,- | 8,-,-,-",
    );
}

#[test]
fn a_stack_flies_too() {
    leads(
        "move 0 0 - 3 | 15,-,@1,- | 53,-,-,-",
        &["0 move 1 fly"],
        "roll 2 0 - | 30,-,@1,- | -,-,-,-",
    );
}
