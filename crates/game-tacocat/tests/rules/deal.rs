//! Step 1: the deal.

use game::{Draw, Game as _, Seat, Turn};

use super::worked::{at_on, deal, dealt, play, read, refused, short, start, tells, told};

#[test]
fn the_whole_deck_is_shuffled() {
    let game = start("");
    assert_eq!(
        game.turn(),
        Turn::Chance(Draw::Deck {
            round: 0,
            cards: 38
        })
    );
    let drawn: Vec<u8> = (0..38).collect();
    let event = game.chance(&drawn).map(|deal| deal.to_string());
    // Cards are numbered from the lowest rank up.
    let order = "1,2,2,3,3,3,3,3,4,4,4,4,4,5,5,5,5,5,6,6,6,6,6,7,7,7,7,8,8,8,9,9,9,10,10,11,11,12";
    assert_eq!(event, Ok(format!("deal {order}")));
}

#[test]
fn the_deal_event_is_the_whole_order_top_first() {
    let ranks = "7,3,5,4,9,12,1,2,2,3,3,3,3,4,4,4,4,5,5,5,5,6,6,6,6,6,7,7,7,8,8,8,9,9,10,10,11,11";
    let mut game = start("");
    play(&mut game, &[&format!("? deal {ranks}")]);
    // One by one, seat 0 first: it gets the cards at 0, 2, 4, ... of the order.
    assert_eq!(short(&game), "replace | 1,2,3,3,5,7,9 | 2,3,3,3,4,4,12");
    let pile = "4,4,4,5,5,5,5,6,6,6,6,6,7,7,7,8,8,8,9,9,10,10,11,11";
    assert_eq!(game.position().pile().to_string(), pile);
}

#[test]
fn each_gets_as_many_cards_as_the_space_says() {
    for (track, size) in [
        ("4:-", 7),
        ("3:4", 6),
        ("2:3,4,5", 9),
        ("1:2,3,4", 4),
        ("7:4,5,6", 4),
    ] {
        let text = format!(" | - | 5 {track} | deal | - 1 open | - 1 open | - | ?38");
        let mut game = super::worked::whole(&text);
        let drawn: Vec<u8> = (0..38).rev().collect();
        let chance = game.chance(&drawn).unwrap();
        play(&mut game, &[&format!("? {chance}")]);
        for seat in [Seat::FIRST, Seat::SECOND] {
            assert_eq!(game.position().hand(seat).len(), size, "{track}");
        }
        assert_eq!(game.position().pile().len(), 38 - 2 * size);
    }
}

#[test]
fn a_deal_of_other_cards_is_refused() {
    let game = start("");
    let few = "? deal 1,2,3";
    refused(&game, few, "bad-draw");
    let other = deal(&read("tie=arrow"), ["1,3,3,3,4,4,5", "2,2,3,3,4,4,4"], "");
    let other = other.replacen("? deal 1,", "? deal 2,", 1);
    refused(&game, &other, "bad-draw");
    refused(&game, "? deal -", "bad-deal");
    refused(&game, "? deal ?38", "bad-deal");
    refused(
        &dealt("", ["1,3,3,3,4,4,5", "2,2,3,3,4,4,4"], ""),
        few,
        "no-draw",
    );
}

#[test]
fn everybody_learns_the_count_and_each_the_own_hand() {
    let game = start("");
    let hands = ["1,3,3,3,4,4,5", "2,2,3,3,4,4,4"];
    let event = deal(&read(""), hands, "");
    let own = hands.map(|hand| format!("dealt 7 {hand}"));
    assert_eq!(
        told(&game, &event),
        [own[0].as_str(), own[1].as_str(), "dealt 7"]
    );
}

#[test]
fn a_new_round_is_dealt_from_the_whole_deck_again() {
    let mut game = at_on("", "4:-", "reveal", ["4", "9"]);
    tells(&game, "= reveal", "reveals 4 9 won 0 from 4 to 3");
    play(&mut game, &["= reveal"]);
    assert_eq!(
        game.turn(),
        Turn::Chance(Draw::Deck {
            round: 4,
            cards: 38
        })
    );
    assert_eq!(short(&game), "deal | - | -");
    assert!(game.position().discards().is_empty());
    assert_eq!(game.position().pile().to_string(), "?38");
}
