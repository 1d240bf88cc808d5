//! The laws that every game keeps, with every option, and records of how matches went.

use game_laws::{Plan, golden};
use game_tacocat::Tacocat;

/// Few cards, many of them alike: much ties.
const FEW: &str = "deck=4,4,4,0,0,0,0,0,0,0,0,0 hands=2,3,2,3,2,3,2";
/// Every arrow the other way.
const ARROWS: &str = "arrows=0,both,0,1,1,both,1";
/// The largest deck there can be, and a hand of twelve.
const MANY: &str = "deck=5,5,5,5,5,5,5,5,6,6,6,6 hands=4,9,6,12,6,9,4";

#[test]
fn matches_keep_the_laws() {
    game_laws::check::<Tacocat>(&Plan::new(&["", "tie=arrow"]).matches(60));
}

#[test]
fn matches_with_other_decks_hands_and_arrows_keep_the_laws() {
    let setups = [
        FEW,
        &format!("{FEW} tie=arrow"),
        ARROWS,
        &format!("{ARROWS} tie=arrow"),
        "hands=2,2,2,2,2,2,2",
        "hands=9,9,9,9,9,9,9 arrows=both,both,both,both,both,both,both",
    ];
    game_laws::check::<Tacocat>(&Plan::new(&setups).matches(24));
}

#[test]
fn large_hands_keep_the_laws() {
    game_laws::check::<Tacocat>(&Plan::new(&[MANY]).matches(2));
}

/// Matches that end in every way there is.
#[test]
fn golden_records_replay() {
    golden::keep::<Tacocat>(
        "tests/golden",
        &[
            ("goal", "", 6),
            ("goal-second", "", 2),
            ("resigned", "", 43),
            ("exited", "", 16),
            ("time", "", 25),
            ("both-out", "", 20),
            ("ties-redealt", FEW, 48),
            ("ties-by-the-arrow", &format!("{FEW} tie=arrow"), 1),
            ("other-arrows", ARROWS, 1),
            ("many-cards", MANY, 1),
        ],
    );
}
