//! Step 3: the duel.

use game::{Game as _, Seat, Seats, Turn};
use game_tacocat::Tacocat;

use super::worked::{actions, at, at_on, leads, play, refused, told};

fn duel() -> Tacocat {
    at("duel", ["3,3,4,5,6,7,12", "2,4,5,6,8,9,10"])
}

#[test]
fn both_put_one_card_face_down_at_the_same_time() {
    let mut game = duel();
    assert_eq!(game.turn(), Turn::Act(Seats::TWO));
    assert_eq!(
        actions(&game, Seat::FIRST),
        "duel 3; duel 4; duel 5; duel 6; duel 7; duel 12"
    );
    refused(&game, "0 duel 8", "no-such-card card=8");
    assert_eq!(told(&game, "0 duel 12"), ["sets 0 12", "sets 0", "sets 0"]);
    play(&mut game, &["0 duel 12"]);
    assert_eq!(game.turn(), Turn::Act(Seats::one(Seat::SECOND)));
    refused(&game, "0 duel 3", "not-your-turn");
    let mut other = duel();
    play(&mut game, &["1 duel 2"]);
    play(&mut other, &["1 duel 2", "0 duel 12"]);
    assert_eq!(game, other);
}

#[test]
fn they_are_revealed_and_the_higher_attacks_first() {
    leads(
        &duel(),
        &["0 duel 12", "1 duel 10"],
        "lead 0 | 3,3,4,5,6,7 | 2,4,5,6,8,9",
    );
    leads(
        &duel(),
        &["0 duel 3", "1 duel 4"],
        "lead 1 | 3,4,5,6,7,12 | 2,5,6,8,9,10",
    );
    let mut game = duel();
    play(&mut game, &["1 duel 10"]);
    assert_eq!(told(&game, "0 duel 3"), ["duel 3 10"; 3]);
}

#[test]
fn both_are_discarded() {
    let before = duel().position().discards();
    let game = leads(
        &duel(),
        &["0 duel 12", "1 duel 10"],
        "lead 0 | 3,3,4,5,6,7 | 2,4,5,6,8,9",
    );
    let discards = game.position().discards().checked_minus(before);
    assert_eq!(discards.unwrap().to_string(), "10,12");
}

#[test]
fn equal_cards_are_discarded_and_the_duel_is_fought_again() {
    let game = leads(
        &duel(),
        &["0 duel 5", "1 duel 5"],
        "duel | 3,3,4,6,7,12 | 2,4,6,8,9,10",
    );
    assert_eq!(
        game.position()
            .discards()
            .iter()
            .filter(|r| r.number() == 5)
            .count(),
        2
    );
    leads(
        &game,
        &["0 duel 6", "1 duel 6", "0 duel 4", "1 duel 8"],
        "lead 1 | 3,3,7,12 | 2,4,9,10",
    );
}

#[test]
fn nobody_duels_with_a_last_card() {
    let game = at("duel", ["5,7", "5,9"]);
    let game = leads(&game, &["0 duel 5", "1 duel 5"], "reveal | 7 | 9");
    refused(&game, "0 duel 7", "not-your-turn");
}

#[test]
fn the_last_cards_can_follow_a_duel_directly() {
    // Hands of two: whoever wins the duel has no card to attack with.
    let setup = "hands=2,2,2,2,2,2,2";
    let game = at_on(setup, "4:-", "duel", ["5,7", "3,9"]);
    leads(&game, &["0 duel 5", "1 duel 9"], "reveal | 7 | 3");
}
