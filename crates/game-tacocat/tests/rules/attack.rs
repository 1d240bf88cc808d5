//! Step 4, the attack.

use game::{Game as _, Seat, Seats, Turn};
use game_tacocat::Attack;

use super::worked::{actions, at, leads, play, read, refused, tells};

const HANDS: [&str; 2] = ["3,4,4,4,5,6", "2,7,8,9,10,11"];

#[test]
fn the_attacker_leads_a_single_card_a_set_or_a_sequence() {
    let game = at("lead 0", HANDS);
    assert_eq!(game.turn(), Turn::Act(Seats::one(Seat::FIRST)));
    assert_eq!(
        actions(&game, Seat::FIRST),
        "lead 3; lead 3,4,5; lead 3,4,5,6; lead 4; lead 4,4; lead 4,4,4; lead 4,5,6; lead 5; lead 6"
    );
    leads(
        &game,
        &["0 lead 3"],
        "defend 1 3 | 4,4,4,5,6 | 2,7,8,9,10,11",
    );
    leads(
        &game,
        &["0 lead 4,4"],
        "defend 1 4,4 | 3,4,5,6 | 2,7,8,9,10,11",
    );
    leads(
        &game,
        &["0 lead 3,4,5"],
        "defend 1 3,4,5 | 4,4,6 | 2,7,8,9,10,11",
    );
}

#[test]
fn a_set_is_two_or_more_of_one_rank() {
    let game = at("lead 1", ["3,3,5,6", "4,4,4,9"]);
    leads(&game, &["1 lead 4,4"], "defend 0 4,4 | 3,3,5,6 | 4,9");
    leads(&game, &["1 lead 4,4,4"], "defend 0 4,4,4 | 3,3,5,6 | 9");
    refused(&game, "1 lead 4,9", "no-attack");
    refused(&game, "1 lead 4,4,9", "no-attack");
    refused(&game, "1 lead 4,4,4,4", "no-such-card card=4");
}

#[test]
fn a_sequence_is_three_or_more_consecutive_ranks() {
    let game = at("lead 0", ["3,4,5,6,6,8", "2,7,8,9,10,11"]);
    refused(&game, "0 lead 3,4", "no-attack");
    refused(&game, "0 lead 3,4,6", "no-attack");
    refused(&game, "0 lead 6,7,8", "no-such-card card=7");
    // One card of each rank.
    refused(&game, "0 lead 4,5,6,6", "no-attack");
    // Written ascending.
    refused(&game, "0 lead 5,4,3", "bad-cards");
    leads(
        &game,
        &["0 lead 3,4,5,6"],
        "defend 1 3,4,5,6 | 6,8 | 2,7,8,9,10,11",
    );
}

#[test]
fn a_sequence_does_not_wrap() {
    let game = at("lead 0", ["1,2,10,11,12", "3,3,3,3,3"]);
    leads(
        &game,
        &["0 lead 10,11,12"],
        "defend 1 10,11,12 | 1,2 | 3,3,3,3,3",
    );
    refused(&game, "0 lead 1,11,12", "no-attack");
    refused(&game, "0 lead 1,2,12", "no-attack");
    refused(&game, "0 lead 11,12,1", "bad-cards");
    assert_eq!(Attack::sequence(read("11"), 3), None);
}

#[test]
fn sets_and_sequences_are_jumbo_attacks() {
    let jumbo = |text| read::<Attack>(text).is_jumbo();
    assert!(!jumbo("4") && jumbo("4,4") && jumbo("3,4,5"));
    assert!(!read::<Attack>("4,4,4").is_sequence() && read::<Attack>("4,5,6").is_sequence());
}

#[test]
fn never_the_whole_hand() {
    let game = at("lead 0", ["3,4,5", "6,6,7"]);
    refused(&game, "0 lead 3,4,5", "whole-hand");
    assert_eq!(actions(&game, Seat::FIRST), "lead 3; lead 4; lead 5");
    let game = at("lead 1", ["3,4", "6,6"]);
    refused(&game, "1 lead 6,6", "whole-hand");
    assert_eq!(actions(&game, Seat::SECOND), "lead 6");
}

#[test]
fn only_the_leader_leads_cards_of_its_hand() {
    let game = at("lead 0", HANDS);
    refused(&game, "1 lead 2", "not-your-turn");
    refused(&game, "0 lead 7", "no-such-card card=7");
    refused(&game, "0 lead -", "no-attack");
    refused(&game, "0 defend -", "wrong-phase due=lead");
    refused(&game, "= reveal", "not-automatic");
}

#[test]
fn an_attack_is_seen_by_all() {
    let mut game = at("lead 0", HANDS);
    tells(&game, "0 lead 4,4", "leads 0 4,4");
    play(&mut game, &["0 lead 4,4"]);
    assert_eq!(game.turn(), Turn::Act(Seats::one(Seat::SECOND)));
}
