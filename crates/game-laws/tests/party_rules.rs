//! The rules of the test game, by worked positions.

use game::{Event, Expired, Game, Rng, Seat, Turn, View as _, Viewer};
use game_laws::Party;

/// Hands 456, 123, 456 and 123 for seats 0 to 3.
const DEAL: &str = "? deal 654321654321654321";

/// A match after these events.
#[track_caller]
fn play(setup: &str, events: &[&str]) -> Party {
    let setup = setup.parse().unwrap_or_else(|e| panic!("{setup}: {e}"));
    let mut state = Party::start(&setup).unwrap_or_else(|e| panic!("{e}"));
    for text in events {
        let event = text.parse().unwrap_or_else(|e| panic!("{text}: {e}"));
        state
            .apply(&event)
            .unwrap_or_else(|e| panic!("{text}: {e}"));
    }
    state
}

/// Two seats after the reveal of a 4 with token 1 against a 2 with token 3.
const REVEALED: [&str; 6] = [
    "0 arrange 123",
    "1 arrange 321",
    DEAL,
    "1 bid 2",
    "0 bid 4",
    "= reveal",
];

fn two(events: &[&str]) -> Party {
    play("", &[&REVEALED, events].concat())
}

/// The watcher's view, from the phase on.
#[track_caller]
fn sees(state: &Party, expected: &str) {
    let view = state.view(Viewer::Watcher).to_string();
    let parts: Vec<&str> = view.splitn(4, " | ").collect();
    assert_eq!(parts[3], expected);
}

/// Why the next event is refused.
fn refused(state: &Party, event: &str) -> Option<&'static str> {
    let event = event.parse().ok()?;
    state.clone().apply(&event).err().map(|e| e.code())
}

#[test]
fn of_equal_bids_the_lower_seat_moves_first() {
    sees(
        &two(&[]),
        "choose 0 1 0 0 | 010100 | 0 0 1?? ?? - | 0 0 3?? ?? -",
    );
}

#[test]
fn card_and_token_count_together() {
    let bids = ["0 arrange 123", "1 arrange 321", DEAL, "0 bid 4", "1 bid 3"];
    let state = play("", &[&bids[..], &["= reveal"]].concat());
    sees(
        &state,
        "choose 1 0 0 0 | 001100 | 0 0 1?? ?? - | 0 0 3?? ?? -",
    );
    let before = play("", &bids);
    let reveal = Event::Auto(game_laws::party::Action::Reveal);
    let notice = before.notice(&reveal, Viewer::Watcher).to_string();
    assert_eq!(notice, "reveals 0:41 1:33");
}

#[test]
fn a_seat_moves_until_it_holds() {
    let state = two(&["0 roll", "? 6", "0 play 5", "0 roll", "? 2"]);
    sees(
        &state,
        "choose 0 1 13 2 | 010110 | 0 0 1?? ? - | 0 0 3?? ?? -",
    );
    assert_eq!(refused(&state, "1 roll"), Some("not-your-turn"));
    let mut state = state;
    let hold = "0 hold".parse().map(|hold| state.apply(&hold));
    assert_eq!(hold, Ok(Ok(())));
    sees(
        &state,
        "choose 1 - 0 0 | 010110 | 13 0 1?? ? - | 0 0 3?? ?? -",
    );
}

#[test]
fn a_one_loses_the_gain_and_ends_the_turn() {
    let state = two(&["0 roll", "? 6", "0 roll", "? 1"]);
    sees(
        &state,
        "choose 1 - 0 0 | 010100 | 0 0 1?? ?? - | 0 0 3?? ?? -",
    );
}

#[test]
fn no_fourth_roll_and_with_no_card_either_a_hold_by_itself() {
    let rolls = ["0 roll", "? 2", "0 roll", "? 2", "0 roll", "? 2"];
    let state = two(&rolls);
    assert_eq!(refused(&state, "0 roll"), Some("no-rolls-left"));
    assert_eq!(refused(&state, "0 play 4"), Some("no-such-card"));
    let state = two(&[&rolls[..], &["0 play 5", "0 play 6"]].concat());
    assert!(matches!(state.turn(), Turn::Auto(_)));
    assert_eq!(refused(&state, "0 hold"), Some("not-your-turn"));
    assert_eq!(refused(&state, "= reveal"), Some("not-due"));
    let state = two(&[&rolls[..], &["0 play 5", "0 play 6", "= hold"]].concat());
    sees(
        &state,
        "choose 1 - 0 0 | 010111 | 17 0 1?? - - | 0 0 3?? ?? -",
    );
}

#[test]
fn twenty_points_end_the_match_and_everything_is_shown() {
    let state = two(&[
        "0 play 5", "0 play 6", "0 roll", "? 5", "0 roll", "? 4", "0 hold",
    ]);
    sees(&state, "over goal | 010111 | 20 0 123 - - | 0 0 321 13 -");
    assert_eq!(refused(&state, "1 roll"), Some("over"));
}

#[test]
fn the_last_round_ends_the_match_and_equal_points_are_a_tie() {
    let one_round = [&REVEALED[..], &["0 hold", "1 hold"]].concat();
    let Turn::Over(places, reason) = play("rounds=1", &one_round).turn() else {
        panic!("not over");
    };
    assert_eq!((places.to_string(), reason.code()), ("1,1".into(), "full"));
    sees(
        &play("", &one_round),
        "deal | 000000 | 0 0 1?? - - | 0 0 3?? - -",
    );
}

#[test]
fn bids_are_seen_by_their_seat_alone() {
    let state = play("", &REVEALED[..4]);
    sees(&state, "bid | 000000 | 0 0 ??? ??? - | 0 0 ??? ?? ?");
    let own = state.view(Viewer::Seat(Seat::SECOND)).to_string();
    assert_eq!(
        own,
        "1 |  | 0 | bid | 000000 | 0 0 ??? ??? - | 0 0 321 13 2"
    );
}

#[test]
fn the_others_play_on_without_a_seat_that_is_out() {
    let rows = ["0 arrange 123", "1 arrange 123", "2 arrange 123", DEAL];
    // The last bid that was owed is void: the others' are revealed.
    let bids = ["0 bid 6", "1 bid 3", "! 2 time"];
    let state = play("seats=3", &[&rows[..], &bids].concat());
    sees(
        &state,
        "reveal | 000000 | 0 0 ??? ?? ? | 0 0 ??? ?? ? | 0 1 - - -",
    );
    // The mover's turn is void.
    let moves = [
        "0 bid 6",
        "1 bid 3",
        "2 bid 5",
        "= reveal",
        "0 play 5",
        "! 0 exited",
    ];
    let state = play("seats=3", &[&rows[..], &moves].concat());
    sees(
        &state,
        "choose 2 1 0 0 | 001021 | 0 1 - - - | 0 0 1?? ?? - | 0 0 1?? ?? -",
    );
    assert_eq!(refused(&state, "! 0 time"), Some("not-in"));
}

#[test]
fn who_goes_out_takes_the_worst_free_place() {
    let places = |events: &[&str]| match play("seats=4", events).turn() {
        Turn::Over(places, reason) => format!("{places} {reason}"),
        turn => format!("{turn:?}"),
    };
    assert_eq!(
        places(&["! 1 time", "! 3 exited", "! 0 resigned"]),
        "2,4,1,3 resigned"
    );
    assert_eq!(places(&["! 1 time", "! 0,2,3 time"]), "1,4,1,1 time");
    assert_eq!(places(&["! 0,2 time", "! 1 resigned"]), "3,2,3,1 resigned");
}

#[test]
fn a_late_row_is_completed() {
    let state = play("", &["1 arrange 123"]);
    let Expired::Act(row) = state.expired(Seat::FIRST, &mut Rng::new(1)) else {
        panic!("not completed");
    };
    let view = state.view(Viewer::Seat(Seat::FIRST));
    assert_eq!(view.allows(&row), Ok(()));
    assert_eq!(
        two(&[]).expired(Seat::FIRST, &mut Rng::new(1)),
        Expired::Out
    );
}

#[test]
fn options_out_of_range_are_refused() {
    for text in [
        "seats=1",
        "seats=5",
        "seats=x",
        "rounds=0",
        "rounds=10",
        "seats=3 seats=3",
        "x=1",
    ] {
        assert!(text.parse::<game_laws::party::Setup>().is_err(), "{text}");
    }
}
