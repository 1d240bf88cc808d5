//! Step 2: replacing.

use game::{Game as _, Seat, Seats, Turn};
use game_tacocat::Tacocat;

use super::worked::{actions, at_on, dealt, leads, play, refused, short, tells, told};

const HANDS: [&str; 2] = ["3,3,4,5,6,7,12", "2,4,5,6,8,9,10"];

fn middle() -> Tacocat {
    dealt("", HANDS, "11,1,7,8,9,3")
}

#[test]
fn on_the_double_arrow_both_choose_at_the_same_time() {
    let mut game = middle();
    assert_eq!(game.turn(), Turn::Act(Seats::TWO));
    play(&mut game, &["1 replace 2"]);
    assert_eq!(game.turn(), Turn::Act(Seats::one(Seat::FIRST)));
    refused(&game, "1 replace 2", "not-your-turn");
    play(&mut game, &["0 replace 3,3"]);
    let mut other = middle();
    play(&mut other, &["0 replace 3,3", "1 replace 2"]);
    assert_eq!(game, other);
}

#[test]
fn then_seat_0_draws_first() {
    let game = leads(
        &middle(),
        &["1 replace 2", "0 replace 3,3"],
        "duel | 1,4,5,6,7,11,12 | 4,5,6,7,8,9,10",
    );
    assert_eq!(game.position().discards().to_string(), "2,3,3");
    assert_eq!(game.position().pile().len(), 38 - 14 - 3);
}

#[test]
fn on_the_double_arrow_there_is_no_limit() {
    leads(
        &middle(),
        &["0 replace -", "1 replace 2,4,5,6,8,9,10"],
        "duel | 3,3,4,5,6,7,12 | 1,2,3,7,8,9,11",
    );
    leads(
        &middle(),
        &["1 replace -", "0 replace 3,3,4,5,6,7,12"],
        "duel | 1,2,3,7,8,9,11 | 2,4,5,6,8,9,10",
    );
    // Three cards of seat 0 are two threes and five others: every choice of them.
    let choices = actions(&middle(), Seat::FIRST);
    assert_eq!(choices.split("; ").count(), 3 * 32);
    assert!(choices.starts_with("replace -; replace 3; replace 3,3; replace 4;"));
}

#[test]
fn only_cards_in_hand_are_replaced() {
    refused(&middle(), "0 replace 3,3,3", "no-such-card card=3");
    refused(&middle(), "0 replace 8", "no-such-card card=8");
    refused(&middle(), "0 replace 7,3", "bad-cards");
    refused(&middle(), "0 duel 3", "wrong-phase due=replace");
}

#[test]
fn a_replacement_on_the_double_arrow_is_hidden_until_both_are_in() {
    let mut game = middle();
    assert_eq!(
        told(&game, "0 replace 3,3"),
        ["chooses 0 3,3", "chooses 0", "chooses 0"]
    );
    play(&mut game, &["0 replace 3,3"]);
    assert_eq!(
        told(&game, "1 replace 2"),
        [
            "replace 3,3 2 drawn 1,11",
            "replace 3,3 2 drawn 7",
            "replace 3,3 2"
        ]
    );
    assert_eq!(
        told(&game, "1 replace -"),
        [
            "replace 3,3 - drawn 1,11",
            "replace 3,3 - drawn -",
            "replace 3,3 -"
        ]
    );
}

/// Space 3 is seat 1's; the pile begins 1, 2, 3, 3.
fn elsewhere() -> Tacocat {
    at_on("", "3:4", "replace 1 6", ["4,5,6,7,8,9", "3,4,5,6,10,12"])
}

#[test]
fn elsewhere_the_arrow_s_player_replaces_first() {
    let game = elsewhere();
    assert_eq!(game.turn(), Turn::Act(Seats::one(Seat::SECOND)));
    refused(&game, "0 replace -", "not-your-turn");
    let far = at_on("", "5:4", "replace 0 6", ["4,5,6,7,8,9", "3,4,5,6,10,12"]);
    assert_eq!(far.turn(), Turn::Act(Seats::one(Seat::FIRST)));
    leads(
        &game,
        &["1 replace 10,12"],
        "replace 0 2 | 4,5,6,7,8,9 | 1,2,3,4,5,6",
    );
}

#[test]
fn from_no_card_to_all_of_them() {
    let choices = actions(&elsewhere(), Seat::SECOND);
    assert_eq!(choices.split("; ").count(), 64);
    leads(
        &elsewhere(),
        &["1 replace 3,4,5,6,10,12"],
        "replace 0 6 | 4,5,6,7,8,9 | 1,2,2,3,3,3",
    );
}

#[test]
fn then_the_other_replaces_at_most_as_many() {
    let mut game = elsewhere();
    play(&mut game, &["1 replace 10,12"]);
    assert_eq!(game.turn(), Turn::Act(Seats::one(Seat::FIRST)));
    refused(&game, "0 replace 4,5,6", "too-many-cards most=2");
    refused(&game, "0 replace 3", "no-such-card card=3");
    let choices = actions(&game, Seat::FIRST);
    assert_eq!(choices.split("; ").count(), 1 + 6 + 15);
    leads(
        &game,
        &["0 replace 8,9"],
        "duel | 2,3,4,5,6,7 | 1,2,3,4,5,6",
    );
    leads(&game, &["0 replace 9"], "duel | 2,4,5,6,7,8 | 1,2,3,4,5,6");
    leads(&game, &["0 replace -"], "duel | 4,5,6,7,8,9 | 1,2,3,4,5,6");
}

#[test]
fn the_other_is_not_asked_if_that_is_none() {
    leads(
        &elsewhere(),
        &["1 replace -"],
        "duel | 4,5,6,7,8,9 | 3,4,5,6,10,12",
    );
}

#[test]
fn each_replaces_once_a_round() {
    let mut game = elsewhere();
    play(&mut game, &["1 replace 12", "0 replace 9"]);
    refused(&game, "0 replace 4", "wrong-phase due=duel");
    refused(&game, "1 replace 4", "wrong-phase due=duel");
    let mut game = middle();
    play(&mut game, &["0 replace 3", "1 replace 2"]);
    refused(&game, "0 replace 3", "wrong-phase due=duel");
}

#[test]
fn discards_are_face_up_and_draws_are_one_s_own() {
    let mut game = elsewhere();
    assert_eq!(
        told(&game, "1 replace 10,12"),
        [
            "replaces 1 10,12",
            "replaces 1 10,12 drawn 1,2",
            "replaces 1 10,12"
        ]
    );
    assert_eq!(
        told(&game, "1 replace -"),
        ["replaces 1 -", "replaces 1 - drawn -", "replaces 1 -"]
    );
    play(&mut game, &["1 replace 10,12"]);
    assert_eq!(
        told(&game, "0 replace 4"),
        ["replaces 0 4 drawn 2", "replaces 0 4", "replaces 0 4"]
    );
}

#[test]
fn discards_never_return_within_a_round() {
    let mut game = elsewhere();
    let before = game.position().discards();
    play(&mut game, &["1 replace 3,4", "0 replace 4,5"]);
    let discards = game.position().discards();
    assert_eq!(
        discards.checked_minus(before).unwrap().to_string(),
        "3,4,4,5"
    );
    let all = game.position().unseen();
    assert!(all.is_empty(), "a whole position hides nothing");
    assert!(short(&game).starts_with("duel"));
    tells(&game, "! 0 exited", "out 0 exited");
}
