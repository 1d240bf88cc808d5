//! Leaving a match, and what is shown at its end.

use game::{Expired, Game as _, Reason, Rng, Seat, Turn, Viewer};

use super::worked::{VIEWERS, at, dealt, over, play, refused, start, tells};

const HANDS: [&str; 2] = ["3,3,4,5,6,7,12", "2,4,5,6,8,9,10"];

#[test]
fn a_seat_may_go_out_at_any_moment_also_out_of_turn() {
    let states = [
        start(""),
        dealt("", HANDS, ""),
        at("duel", HANDS),
        at("lead 0", ["3,4", "5,6"]),
        at("defend 1 4", ["3", "5,6"]),
        at("reveal", ["3", "4"]),
    ];
    for state in states {
        for (text, places, reason) in [
            ("! 0 resigned", "2,1", Reason::Resigned),
            ("! 1 exited", "1,2", Reason::Exited),
            ("! 1 time", "1,2", Reason::Time),
            ("! 0,1 time", "1,1", Reason::Time),
        ] {
            let mut game = state;
            tells(&game, text, &text.replace('!', "out"));
            play(&mut game, &[text]);
            over(&game, places, reason);
        }
        refused(&state, "! 2 time", "not-playing seats=2");
        refused(&state, "! 0,3 time", "not-playing seats=0,3");
    }
}

#[test]
fn zero_is_a_loss_on_time() {
    let mut rng = Rng::new(1);
    for game in [
        dealt("", HANDS, ""),
        at("duel", HANDS),
        at("lead 0", ["3,4", "5,6"]),
    ] {
        let Turn::Act(seats) = game.turn() else {
            panic!("nobody is asked");
        };
        for seat in seats.iter() {
            assert_eq!(game.expired(seat, &mut rng), Expired::Out);
        }
    }
}

#[test]
fn after_the_end_nothing_is_accepted() {
    let mut game = at("lead 0", ["3,4", "5,6"]);
    play(&mut game, &["! 1 resigned"]);
    for text in ["0 lead 3", "= reveal", "! 0 time", "? deal 1,2"] {
        let mut after = game;
        assert!(after.apply(&text.parse().unwrap()).is_err(), "{text}");
        assert_eq!(after, game);
    }
    refused(&game, "0 lead 3", "over");
    refused(&game, "! 0 time", "over");
}

#[test]
fn at_the_end_everything_is_shown() {
    let mut game = dealt("", HANDS, "11,1");
    play(&mut game, &["0 replace 3,3", "! 1 resigned"]);
    let pile = "11,1,2,3,3,3,4,4,4,5,5,5,6,6,6,7,7,7,8,8,9,9,10,11";
    let end = "won 0 resigned | 0 4:- | replace";
    let sides = "3,3,4,5,6,7,12 1 in:3,3 | 2,4,5,6,8,9,10 1 open";
    for who in VIEWERS {
        let view = game.view(who);
        assert_eq!(
            view.to_string(),
            format!("{who} |  | {end} | {sides} | - | {pile}")
        );
        assert_eq!(view.to_string().parse(), Ok(view));
    }
    // The last cards of a match that was played out lie where they were.
    let mut game = super::worked::at_on("", "1:2,3,4", "reveal", ["4", "9"]);
    play(&mut game, &["= reveal"]);
    let view = game.view(Viewer::Watcher).to_string();
    assert!(
        view.contains("won 0 goal | 3 0:1,2,3,4 | reveal | 4 1 open | 9 1 open"),
        "{view}"
    );
    assert_eq!(game.position().hand(Seat::SECOND).to_string(), "9");
}
