//! Step 4, the defence.

use game::Seat;

use super::worked::{actions, at, leads, play, refused, tells};

#[test]
fn each_card_is_answered_separately_with_one_of_equal_or_higher_rank() {
    let game = at("defend 1 3,4,5", ["2,6", "3,5,5,7,8"]);
    leads(&game, &["1 defend 3,5,5"], "lead 1 | 2,6 | 7,8");
    leads(&game, &["1 defend 8,7,5"], "lead 1 | 2,6 | 3,5");
    refused(&game, "1 defend 5,3,5", "too-low card=3 attack=4");
    refused(&game, "1 defend 5,5,3", "too-low card=3 attack=5");
    refused(&game, "1 defend 5,5,5", "no-such-card card=5");
    refused(&game, "1 defend 5,5", "answer-count count=2 due=3");
    refused(&game, "1 defend 5,5,7,8", "answer-count count=4 due=3");
}

#[test]
fn or_a_card_is_given_up_for_it() {
    let game = at("defend 1 3,4,5", ["2,6", "3,5,5,7,8"]);
    leads(&game, &["1 defend 3,5,-"], "lead 0 | 2,6 | 7,8");
    leads(&game, &["1 defend -,7,-"], "lead 0 | 2,6 | 5,8");
    leads(&game, &["1 defend 5,-,8"], "lead 0 | 2,6 | 5,7");
}

#[test]
fn answers_are_set_aside_first_and_the_lowest_of_the_rest_are_given_up() {
    // The 3 answers, so the lowest of the rest is the 7.
    let game = at("defend 0 3,3", ["3,7,9,9", "2,6"]);
    leads(&game, &["0 defend 3,-"], "lead 1 | 9,9 | 2,6");
    // The 9 answers, so it is the 3.
    leads(&game, &["0 defend 9,-"], "lead 1 | 7,9 | 2,6");
    leads(&game, &["0 defend -,-"], "lead 1 | 9,9 | 2,6");
    tells(&game, "0 defend 9,-", "defends 0 9,- gives 3");
    tells(&game, "0 defend -,-", "defends 0 -,- gives 3,7");
    tells(&game, "0 defend 9,9", "defends 0 9,9");
}

#[test]
fn cards_given_up_are_sacrifices_even_if_high() {
    // The 9 that is given up would have answered the 4, and still the attacker leads again.
    let game = at("defend 1 4", ["6", "9,10"]);
    leads(&game, &["1 defend -"], "reveal | 6 | 10");
    let game = at("defend 1 4", ["5,6", "9,10,11"]);
    leads(&game, &["1 defend -"], "lead 0 | 5,6 | 10,11");
}

#[test]
fn not_defending_is_allowed() {
    let game = at("defend 1 4,4", ["6,7", "9,10,10,11"]);
    leads(&game, &["1 defend -,-"], "lead 0 | 6,7 | 10,11");
    assert_eq!(
        actions(&game, Seat::SECOND),
        "defend -,-; defend 9,-; defend 10,-; defend 9,10; defend 10,10; defend 11,-; defend 9,11; \
         defend 10,11"
    );
}

#[test]
fn who_cannot_answer_gives_up() {
    let game = at("defend 0 12", ["3,4", "2"]);
    assert_eq!(actions(&game, Seat::FIRST), "defend -");
    leads(&game, &["0 defend -"], "reveal | 4 | 2");
}

#[test]
fn answers_may_be_put_on_the_cards_in_any_order_that_fits() {
    let game = at("defend 1 4,4", ["6,7", "3,5,9,11"]);
    let one = leads(&game, &["1 defend 5,9"], "lead 1 | 6,7 | 3,11");
    let other = leads(&game, &["1 defend 9,5"], "lead 1 | 6,7 | 3,11");
    assert_eq!(one, other);
    let one = leads(&game, &["1 defend 5,-"], "lead 0 | 6,7 | 9,11");
    let other = leads(&game, &["1 defend -,5"], "lead 0 | 6,7 | 9,11");
    assert_eq!(one, other);
    // They are told as they were put.
    tells(&game, "1 defend -,5", "defends 1 -,5 gives 3");
}

#[test]
fn all_answered_the_defender_leads_next() {
    let game = at("defend 1 4,4", ["6,7", "3,5,9,11"]);
    leads(&game, &["1 defend 9,11"], "lead 1 | 6,7 | 3,5");
    let game = at("defend 0 4", ["4,5", "7"]);
    leads(&game, &["0 defend 4"], "reveal | 5 | 7");
}

#[test]
fn with_a_sacrifice_the_same_attacker_leads_again() {
    let game = at("defend 1 4,4", ["6,7", "3,5,9,11"]);
    leads(&game, &["1 defend 9,-"], "lead 0 | 6,7 | 5,11");
    leads(&game, &["1 defend -,-"], "lead 0 | 6,7 | 9,11");
}

#[test]
fn all_played_cards_are_discarded_face_up() {
    let mut game = at("defend 1 4,4", ["6,7", "3,5,9,11"]);
    let before = game.position().discards();
    play(&mut game, &["1 defend -,9"]);
    let discards = game.position().discards().checked_minus(before);
    assert_eq!(discards.unwrap().to_string(), "3,4,4,9");
}

#[test]
fn what_is_given_up_tells_that_no_lower_card_is_left() {
    let mut game = at("defend 1 4,4", ["6,7,8", "3,5,9,11,11"]);
    let floors = |game: &game_tacocat::Tacocat| {
        [Seat::FIRST, Seat::SECOND].map(|seat| game.position().floor(seat).number())
    };
    assert_eq!(floors(&game), [1, 1]);
    play(&mut game, &["1 defend -,9"]);
    assert_eq!(floors(&game), [1, 3]);
    play(&mut game, &["0 lead 8", "1 defend 11"]);
    assert_eq!(floors(&game), [1, 3], "an answer tells nothing of the rest");
    play(&mut game, &["1 lead 5", "0 defend -"]);
    assert_eq!(floors(&game), [6, 3]);
}

#[test]
fn a_whole_round() {
    let mut game = at("duel", ["3,3,4,5,6,7,12", "2,4,5,6,8,9,10"]);
    play(&mut game, &["0 duel 12", "1 duel 10", "0 lead 3,4,5"]);
    let game = leads(&game, &["1 defend 5,-,9"], "lead 0 | 3,6,7 | 4,6,8");
    let game = leads(&game, &["0 lead 7", "1 defend 8"], "lead 1 | 3,6 | 4,6");
    let game = leads(&game, &["1 lead 6", "0 defend 6"], "reveal | 3 | 4");
    let game = leads(&game, &["= reveal"], "deal | - | -");
    assert_eq!(game.position().track().to_string(), "3:4");
}
