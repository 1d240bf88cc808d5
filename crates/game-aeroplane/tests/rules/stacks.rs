//! Stacks of own planes.

use super::{actions, leads, refused, tells};

#[test]
fn a_plane_that_ends_on_own_planes_may_stack_or_share_the_square() {
    let position = "move 0 0 - 2 | 3,5,-,- | -,-,-,-";
    assert_eq!(
        actions(position),
        "move 1, move 1 stack, move 2, launch 3, launch 4"
    );
    leads(
        position,
        &["0 move 1 stack"],
        "roll 2 0 - | 5,@1,-,- | -,-,-,-",
    );
    leads(position, &["0 move 1"], "roll 2 0 - | 5,5,-,- | -,-,-,-");
    tells(position, "0 move 1 stack", "0 move 1 from 3 to 5 stack 2");
    refused(
        "move 0 0 - 2 | 3,9,-,- | -,-,-,-",
        "0 move 1 stack",
        "nothing-to-stack",
    );
}

#[test]
fn it_stacks_with_all_of_them() {
    leads(
        "move 0 0 - 2 | 5,5,3,@2 | -,-,-,-",
        &["0 move 3 stack"],
        "roll 2 0 - | 5,@1,@1,@1 | -,-,-,-",
    );
    tells(
        "move 0 0 - 2 | 5,5,3,@2 | -,-,-,-",
        "0 move 3 stack",
        "0 move 3 from 3 to 5 stack 1,2,4",
    );
    // A stack stacks with a plane, and with a stack.
    leads(
        "move 0 0 - 2 | 3,5,@1,- | -,-,-,-",
        &["0 move 1 stack"],
        "roll 2 0 - | 5,@1,@1,- | -,-,-,-",
    );
    leads(
        "move 0 0 - 2 | 5,3,@1,@2 | -,-,-,-",
        &["0 move 2 stack"],
        "roll 2 0 - | 5,@1,@1,@1 | -,-,-,-",
    );
}

#[test]
fn it_stacks_where_it_ends_after_jumps_and_flights() {
    // Red lands on 6, where a plane stands, and jumps to 10, where another one does.
    leads(
        "move 0 0 - 3 | 3,6,10,- | -,-,-,-",
        &["0 move 1 stack"],
        "roll 2 0 - | 10,6,@1,- | -,-,-,-",
    );
    refused(
        "move 0 0 - 3 | 3,6,-,- | -,-,-,-",
        "0 move 1 stack",
        "nothing-to-stack",
    );
    // Flying and declining end on different squares.
    let position = "move 0 0 - 3 | 15,30,-,- | -,-,-,-";
    assert_eq!(
        actions(position),
        "move 1, move 1 fly, move 1 fly stack, move 2"
    );
    refused(position, "0 move 1 stack", "nothing-to-stack");
    leads(
        position,
        &["0 move 1 fly stack"],
        "roll 2 0 - | 30,@1,-,- | -,-,-,-",
    );
    tells(
        position,
        "0 move 1 fly stack",
        "0 move 1 from 15 to 18 fly 30 stack 2",
    );
    assert_eq!(
        actions("move 0 0 - 3 | 15,22,30,- | -,-,-,-"),
        "move 1, move 1 stack, move 1 fly, move 1 fly stack, move 2, move 3"
    );
}

#[test]
fn there_are_stacks_in_the_home_column_and_none_on_the_pad_or_in_the_centre() {
    leads(
        "move 0 0 - 2 | 50,52,-,- | -,-,-,-",
        &["0 move 1 stack"],
        "roll 2 0 - | 52,@1,-,- | -,-,-,-",
    );
    assert_eq!(
        actions("move 0 0 - 2 | 54,56,0,- | -,-,-,-"),
        "move 1, move 3, launch 4"
    );
    refused(
        "move 0 0 - 2 | 54,56,-,- | -,-,-,-",
        "0 move 1 stack",
        "nothing-to-stack",
    );
    // Planes on the pad move one by one.
    leads(
        "move 0 0 - 2 | 0,-,-,- | -,-,-,-",
        &["0 launch 2"],
        "roll 2 0 - | 0,0,-,- | -,-,-,-",
    );
    leads(
        "move 0 0 - 1 | 0,0,-,- | -,-,-,-",
        &["0 move 2"],
        "roll 2 0 - | 0,1,-,- | -,-,-,-",
    );
}

#[test]
fn a_stack_moves_as_one_and_is_named_by_its_lowest_plane() {
    let position = "move 0 0 - 2 | -,3,-,@2 | -,-,-,-";
    assert_eq!(actions(position), "launch 1, move 2, launch 3");
    leads(position, &["0 move 2"], "roll 2 0 - | -,5,-,@2 | -,-,-,-");
    tells(position, "0 move 2", "0 move 2,4 from 3 to 5");
    refused(position, "0 move 4", "in-stack stack=2");
    // A plane beside the stack, not in it, moves alone.
    leads(
        "move 0 0 - 2 | 3,3,-,@2 | -,-,-,-",
        &["0 move 1"],
        "roll 2 0 - | 5,3,-,@2 | -,-,-,-",
    );
}

#[test]
fn a_stack_stays_one_until_it_is_sent_home() {
    // Red 5 is blue 31.
    leads(
        "move 2 0 - 1 | 5,@1,@1,- | 30,-,-,-",
        &[
            "2 move 1",
            "0 roll",
            "? 2",
            "0 launch 1",
            "2 roll",
            "? 3",
            "2 move 1",
        ],
        "roll 0 0 - | 0,-,-,- | 38,-,-,-",
    );
}

#[test]
fn a_stack_in_the_centre_is_none_any_more() {
    leads(
        "move 0 0 - 4 | 52,-,@1,- | -,-,-,-",
        &["0 move 1"],
        "roll 2 0 - | 56,-,56,- | -,-,-,-",
    );
    tells(
        "move 0 0 - 4 | 52,-,@1,- | -,-,-,-",
        "0 move 1",
        "0 move 1,3 from 52 to 56",
    );
}

#[test]
fn enemies_hit_unstacked_planes_that_share_a_square_together() {
    leads(
        "move 2 0 - 1 | 5,5,-,- | 30,-,-,-",
        &["2 move 1"],
        "roll 0 0 - | -,-,-,- | 31,-,-,-",
    );
}
