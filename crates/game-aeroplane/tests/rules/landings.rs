//! Landing on others, and jumps.

use super::{actions, leads, tells};

#[test]
fn landing_by_the_roll_sends_home_all_enemies_there() {
    // Red 5 is blue 31. Two single planes.
    leads(
        "move 0 0 - 2 | 3,-,-,- | 31,7,31,-",
        &["0 move 1"],
        "roll 2 0 - | 5,-,-,- | -,7,-,-",
    );
    // A stack.
    leads(
        "move 0 0 - 2 | 3,-,-,- | 7,31,@2,@2",
        &["0 move 1"],
        "roll 2 0 - | 5,-,-,- | 7,-,-,-",
    );
    tells(
        "move 0 0 - 2 | 3,-,-,- | 7,31,@2,31",
        "0 move 1",
        "0 move 1 from 3 to 5 hit 2:2,3,4",
    );
    // Blue on red: blue 5 is red 31.
    leads(
        "move 2 0 - 2 | 31,-,-,- | 3,-,-,-",
        &["2 move 1"],
        "roll 0 0 - | -,-,-,- | 5,-,-,-",
    );
}

#[test]
fn a_stack_lands_as_a_single_plane_does() {
    leads(
        "move 0 0 - 2 | 3,@1,-,- | 31,-,-,-",
        &["0 move 1"],
        "roll 2 0 - | 5,@1,-,- | -,-,-,-",
    );
}

#[test]
fn landing_hits_at_both_ends_of_a_jump() {
    // Red 6 is blue 32 and 10 is blue 36.
    leads(
        "move 0 0 - 3 | 3,-,-,- | 32,36,34,-",
        &["0 move 1"],
        "roll 2 0 - | 10,-,-,- | -,-,34,-",
    );
    tells(
        "move 0 0 - 3 | 3,-,-,- | 32,36,34,-",
        "0 move 1",
        "0 move 1 from 3 to 6 hit 2:1 jump 10 hit 2:2",
    );
}

#[test]
fn one_move_can_hit_planes_of_several_seats() {
    // Red 6 is yellow 45, red 10 is green 23.
    tells(
        "players=4 | move 0 0 - 3 | 3,-,-,- | 45,-,-,- | 36,-,-,- | -,-,-,-",
        "0 move 1",
        "0 move 1 from 3 to 6 hit 1:1 jump 10 hit 2:1",
    );
    leads(
        "players=4 | move 0 0 - 3 | 3,-,-,- | 45,-,-,- | -,-,-,- | 23,23,-,-",
        &["0 move 1"],
        "players=4 | roll 1 0 - | 10,-,-,- | -,-,-,- | -,-,-,- | -,-,-,-",
    );
}

#[test]
fn passing_over_hits_nobody_and_nothing_blocks() {
    // Blue 30, 31 and the stack on 32 are red 4, 5 and 6; the jump goes over blue 34, red 8.
    leads(
        "move 0 0 - 4 | 3,-,-,- | 30,31,32,@3",
        &["0 move 1"],
        "roll 2 0 - | 7,-,-,- | 30,31,32,@3",
    );
    leads(
        "move 0 0 - 3 | 3,-,-,- | 30,31,34,@3",
        &["0 move 1"],
        "roll 2 0 - | 10,-,-,- | 30,31,34,@3",
    );
}

#[test]
fn launch_pads_are_safe() {
    // Blue's pad stands beside the ring: red passes all around it and hits nothing.
    for from in 22..=30 {
        let after = match from + 1 {
            own @ (22 | 26 | 30) => own + 4,
            other => other,
        };
        leads(
            &format!("move 0 0 - 1 | {from},-,-,- | 0,0,-,-"),
            &["0 move 1"],
            &format!("roll 2 0 - | {after},-,-,- | 0,0,-,-"),
        );
    }
}

#[test]
fn home_columns_are_out_of_reach() {
    leads(
        "move 0 0 - 2 | 50,-,-,- | 52,51,53,-",
        &["0 move 1"],
        "roll 2 0 - | 52,-,-,- | 52,51,53,-",
    );
}

#[test]
fn a_plane_that_lands_on_its_colour_jumps_to_the_next() {
    for p in [2, 6, 10, 22, 26, 30, 34, 38, 42, 46] {
        let (from, to) = (p - 1, p + 4);
        leads(
            &format!("move 0 0 - 1 | {from},-,-,- | -,-,-,-"),
            &["0 move 1"],
            &format!("roll 2 0 - | {to},-,-,- | -,-,-,-"),
        );
    }
    // It must.
    assert_eq!(actions("move 0 0 - 1 | 9,-,-,- | -,-,-,-"), "move 1");
    // 14 jumps to 18, where the flight begins.
    leads(
        "move 0 0 - 1 | 13,-,-,- | -,-,-,-",
        &["0 move 1"],
        "roll 2 0 - | 18,-,-,- | -,-,-,-",
    );
    // Squares of other colours do not jump.
    leads(
        "move 0 0 - 1 | 8,-,-,- | -,-,-,-",
        &["0 move 1"],
        "roll 2 0 - | 9,-,-,- | -,-,-,-",
    );
}

#[test]
fn there_is_one_jump_and_none_from_50() {
    // From 6 to 10, and not on to 14.
    leads(
        "move 0 0 - 6 | 0,-,-,- | -,-,-,-",
        &["0 move 1"],
        "roll 0 1 1 | 10,-,-,- | -,-,-,-",
    );
    leads(
        "move 0 0 - 1 | 49,-,-,- | -,-,-,-",
        &["0 move 1"],
        "roll 2 0 - | 50,-,-,- | -,-,-,-",
    );
    // A plane that a jump brought to a square of its colour goes on from there by the next roll.
    leads(
        "move 0 0 - 3 | 10,-,-,- | -,-,-,-",
        &["0 move 1"],
        "roll 2 0 - | 13,-,-,- | -,-,-,-",
    );
}

#[test]
fn a_stack_jumps_too() {
    leads(
        "move 0 0 - 1 | -,9,-,@2 | -,-,-,-",
        &["0 move 2"],
        "roll 2 0 - | -,14,-,@2 | -,-,-,-",
    );
}
