//! Step 5: the last cards.

use game::{Draw, Game as _, Turn};
use game_tacocat::Action;

use super::worked::{at, at_on, leads, play, refused, tells};

#[test]
fn with_one_card_each_both_are_revealed_by_themselves() {
    let game = at("reveal", ["4", "9"]);
    assert_eq!(game.turn(), Turn::Auto(Action::Reveal));
    refused(&game, "0 reveal", "not-your-turn");
    refused(&game, "= duel 4", "not-automatic");
    refused(&game, "0 lead 4", "not-your-turn");
    tells(&game, "= reveal", "reveals 4 9 won 0 from 4 to 3");
}

#[test]
fn the_lower_rank_wins_the_round() {
    let track = |hands| {
        let game = leads(&at("reveal", hands), &["= reveal"], "deal | - | -");
        game.position().track().to_string()
    };
    assert_eq!(track(["4", "9"]), "3:4");
    assert_eq!(track(["9", "4"]), "5:4");
    assert_eq!(track(["12", "1"]), "5:4");
}

#[test]
fn equal_cards_are_redealt_on_the_same_space() {
    for at_space in ["4:-", "3:4", "6:4,5"] {
        let mut game = at_on("", at_space, "reveal", ["4", "4"]);
        tells(&game, "= reveal", "reveals 4 4");
        play(&mut game, &["= reveal"]);
        assert_eq!(game.position().track().to_string(), at_space);
        // The whole deck is shuffled for a new round.
        assert_eq!(
            game.turn(),
            Turn::Chance(Draw::Deck {
                round: 4,
                cards: 38
            })
        );
        assert_eq!(game.position().round(), 4);
    }
}

#[test]
fn by_the_option_the_arrow_s_player_wins_the_tie() {
    let track = |track| {
        let mut game = at_on("tie=arrow", track, "reveal", ["4", "4"]);
        play(&mut game, &["= reveal"]);
        game.position().track().to_string()
    };
    assert_eq!(track("3:4"), "5:3,4", "space 3 is seat 1's");
    assert_eq!(track("6:4,5"), "3:4,5,6", "space 6 is seat 0's");
    let game = at_on("tie=arrow", "3:4", "reveal", ["4", "4"]);
    tells(&game, "= reveal", "reveals 4 4 won 1 from 3 to 5");
}

#[test]
fn by_the_option_a_double_arrow_redeals() {
    let mut game = at_on("tie=arrow", "4:-", "reveal", ["4", "4"]);
    tells(&game, "= reveal", "reveals 4 4");
    play(&mut game, &["= reveal"]);
    assert_eq!(game.position().track().to_string(), "4:-");
    assert_eq!(
        game.turn(),
        Turn::Chance(Draw::Deck {
            round: 4,
            cards: 38
        })
    );
}

#[test]
fn by_the_option_unequal_cards_are_as_ever() {
    let mut game = at_on("tie=arrow", "3:4", "reveal", ["4", "5"]);
    play(&mut game, &["= reveal"]);
    assert_eq!(game.position().track().to_string(), "2:3,4");
}
