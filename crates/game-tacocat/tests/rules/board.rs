//! The row of spaces, the deck, and the options.

use game::{Game as _, Seat, Seats};
use game_tacocat::{Arrow, Rank, Setup, Space, Tacocat, Tie, Track};

use super::worked::{dealt, read, short, start};

#[test]
fn two_play() {
    assert_eq!(Tacocat::seats(&Setup::default()), Seats::TWO);
}

#[test]
fn the_token_starts_on_the_middle_of_seven_spaces_between_two_goals() {
    let track = start("").position().track();
    assert_eq!((track.token(), track.tiles().count()), (4, 0));
    assert_eq!(Space::all().count(), 7);
    assert_eq!(Track::goal(Seat::FIRST), 0);
    assert_eq!(Track::goal(Seat::SECOND), 8);
}

#[test]
fn the_default_deck_has_38_cards() {
    let deck = Setup::default().deck();
    let counts: Vec<u8> = Rank::all().map(|rank| deck.count(rank)).collect();
    assert_eq!(counts, [1, 2, 5, 5, 5, 5, 4, 3, 3, 2, 2, 1]);
    assert_eq!(deck.len(), 38);
}

#[test]
fn hands_are_4_9_6_7_6_9_4_by_default() {
    let setup = Setup::default();
    let hands: Vec<u8> = Space::all().map(|space| setup.hand(space)).collect();
    assert_eq!(hands, [4, 9, 6, 7, 6, 9, 4]);
}

#[test]
fn arrows_are_both_in_the_middle_seat_1_below_and_seat_0_above() {
    let setup = Setup::default();
    let arrows: Vec<Arrow> = Space::all().map(|space| setup.arrow(space)).collect();
    let [zero, one] = [Seat::FIRST, Seat::SECOND].map(Arrow::One);
    assert_eq!(arrows, [one, one, one, Arrow::Both, zero, zero, zero]);
}

#[test]
fn deck_hands_arrows_and_tie_are_options() {
    let text =
        "deck=2,2,2,2,2,2,2,2,2,2,2,2 hands=2,3,4,5,6,2,3 arrows=0,1,both,0,1,both,0 tie=arrow";
    let setup: Setup = read(text);
    assert_eq!(setup.to_string(), text);
    assert_eq!(setup.deck().len(), 24);
    let hands: Vec<u8> = Space::all().map(|space| setup.hand(space)).collect();
    assert_eq!(hands, [2, 3, 4, 5, 6, 2, 3]);
    let arrow = |number| Space::new(number).map(|space| setup.arrow(space).to_string());
    assert_eq!(arrow(3).as_deref(), Some("both"));
    assert_eq!(arrow(4).as_deref(), Some("0"));
    assert_eq!(setup.tie(), Tie::Arrow);
    // The deal is by them: five cards each on the middle space, and seat 0 replaces first.
    let game = dealt(text, ["1,1,2,2,3", "10,11,11,12,12"], "");
    assert_eq!(short(&game), "replace 0 5 | 1,1,2,2,3 | 10,11,11,12,12");
}

#[test]
fn defaults_are_not_written() {
    let written =
        "deck=1,2,5,5,5,5,4,3,3,2,2,1 hands=4,9,6,7,6,9,4 arrows=1,1,1,both,0,0,0 tie=redeal";
    let setup: Setup = read(written);
    assert_eq!((setup, setup.to_string().as_str()), (Setup::default(), ""));
}

#[track_caller]
fn refused(text: &str, why: &str) {
    let refusal = text.parse::<Setup>().map_err(|e| e.to_string());
    assert_eq!(refusal, Err(why.to_owned()), "{text}");
}

#[test]
fn hands_are_at_least_2() {
    refused(
        "hands=4,9,6,7,6,9,1",
        "hand-too-small space=7 hand=1 least=2",
    );
    read::<Setup>("hands=2,2,2,2,2,2,2");
}

#[test]
fn four_times_the_largest_hand_is_at_most_the_deck() {
    refused(
        "hands=4,10,6,7,6,9,4",
        "hand-too-large space=2 hand=10 most=9",
    );
    refused(
        "deck=3,3,3,3,3,3,3,3,3,3,3,2",
        "hand-too-large space=2 hand=9 most=8",
    );
    read::<Setup>("deck=3,3,3,3,3,3,3,3,3,3,3,3");
}

#[test]
fn a_deck_has_twelve_counts_two_ranks_and_64_cards_at_most() {
    refused("deck=4,4,4", "bad-deck value=4,4,4");
    refused(
        "deck=16,4,4,4,4,4,4,4,4,4,4,4",
        "bad-deck value=16,4,4,4,4,4,4,4,4,4,4,4",
    );
    refused(
        "deck=6,6,6,6,6,6,6,6,6,6,5,0",
        "deck-too-large cards=65 most=64",
    );
    refused(
        "deck=0,0,0,0,15,0,0,0,0,0,0,0 hands=2,2,2,2,2,2,2",
        "deck-one-rank",
    );
    read::<Setup>("deck=0,0,0,0,15,0,0,1,0,0,0,0 hands=2,2,4,2,2,2,2");
    read::<Setup>("deck=5,5,5,5,5,5,5,5,6,6,6,6 hands=16,2,2,2,2,2,2");
}

#[test]
fn options_that_are_none_are_refused() {
    refused("hands=4,9,6", "bad-hands value=4,9,6");
    refused("hands=4,9,6,7,6,9,04", "bad-hands value=4,9,6,7,6,9,04");
    refused("arrows=1,1,1,2,0,0,0", "bad-arrows value=1,1,1,2,0,0,0");
    refused("tie=draw", "bad-tie tie=draw");
    refused("size=3", "unknown-option option=size");
}
