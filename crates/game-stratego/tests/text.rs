//! Text forms: what was written is read back, and any other text is refused with a code.

mod worked;

use game::{Game as _, Viewer};
use game_stratego::{
    Action, Arrangement, Chance, Diagram, Move, Notice, Setup, Square, Squares, Stratego, View,
};
use proptest::prelude::*;
use worked::{BLUE, RED, at, event, play, started};

#[test]
fn a_set_up_is_40_letters_own_back_row_first() {
    let arrangement: Arrangement = RED.parse().unwrap();
    assert_eq!(arrangement.to_string(), RED);
    let action = format!("setup {RED}");
    assert_eq!(action.parse::<Action>().unwrap().to_string(), action);
    let short = &RED[1..];
    let long = format!("{RED}a");
    let wrong = RED.replacen('B', "N", 1);
    let lower = RED.replacen('B', "b", 1);
    for text in [short, &long, &wrong, &lower, ""] {
        // What was written is not said again: it may be a secret.
        let refusal = text.parse::<Arrangement>().unwrap_err();
        assert_eq!(refusal.to_string(), "bad-arrangement", "{text}");
    }
}

#[test]
fn moves_are_two_squares() {
    for text in ["a4a5", "k10k9", "a1k10", "a10a9"] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
    }
    for text in [
        "", "a4", "a4a", "a4a11", "a4i4", "A4A5", "a4-a5", "a4a5 ", "setup",
    ] {
        assert_eq!(text.parse::<Action>().unwrap_err().code(), "bad-action");
    }
}

#[test]
fn a_diagram_is_strados3() {
    let mut match_ = started("");
    let diagram = |match_: &Stratego| match_.position().unwrap().diagram().to_string();
    let blue: String = BLUE
        .chars()
        .rev()
        .map(|c| char::from(c as u8 + 12))
        .collect();
    let start = format!("{RED}aa__aa__aaaa__aa__aa{blue} r 0");
    assert_eq!(diagram(&match_), start);
    // Captain b4 goes up; captain a7 comes down, is attacked, and both are removed.
    play(&mut match_, &["0 b4b5", "1 a7a6", "0 b5a5"]);
    assert!(diagram(&match_).ends_with(" b 1"));
    let fought = at("", 'b', "k1M a10Y a4h k7T");
    assert!(fought.diagram().to_string().contains('h'));
}

#[test]
fn a_diagram_leads_to_its_position() {
    for men in [
        "k1M a10Y a4H k7t",
        "a4M k9Y f6d e5P",
        "k1M a10Y b9H b2T a1B k10N",
    ] {
        let board = at("", 'b', men);
        let diagram = board.diagram();
        assert_eq!(diagram.to_string().parse(), Ok(diagram.clone()));
        let again = diagram.position(Setup::default()).unwrap();
        assert_eq!(again, board);
    }
}

#[test]
fn a_diagram_that_is_not_one_is_refused_with_what_is_wrong() {
    let good = at("", 'r', "k1M a10Y a4H k7T").diagram().to_string();
    let check = |text: String, why: &str| {
        let refusal = text.parse::<Diagram>().map_err(|e| e.to_string());
        assert_eq!(refusal.unwrap_err(), why, "{text}");
    };
    check(String::new(), "diagram-parts count=1");
    check(good[..102].into(), "diagram-parts count=2");
    check(good[1..].into(), "diagram-length count=99");
    check(good.replacen('_', "a", 1), "diagram-letter square=c5");
    check(good.replacen('a', "_", 1), "diagram-letter square=a1");
    check(good.replacen('a', "Z", 1), "diagram-letter square=a1");
    check(good.replacen(" r ", " x ", 1), "diagram-side side=x");
    check(
        good.replacen(" r 0", " r 00", 1),
        "diagram-number number=00",
    );
    check(
        good.replacen(" r 0", " r -1", 1),
        "diagram-number number=-1",
    );
    let unplayable = |text: String, why: &str| {
        let diagram: Diagram = text.parse().unwrap();
        let refusal = diagram
            .position(Setup::default())
            .map_err(|e| e.to_string());
        assert_eq!(refusal.unwrap_err(), why, "{text}");
    };
    unplayable(good.replacen('H', "?", 1), "diagram-hidden square=a4");
    unplayable(good.replacen('H', "M", 1), "too-many rank=flag");
    unplayable(good.replacen("aa__", "aB__", 1), "diagram-still square=b5");
}

#[test]
fn notices_are_read_back() {
    let own = format!("arranged 0 {RED}");
    let all = format!("arranged 1 {RED} on a1,k10");
    for text in [
        "arranged 1",
        &own,
        &all,
        "arranged 0 on a1,b1",
        "first 1",
        "0 a4a5",
        "1 a7a6 miner bomb",
        "! 1 resigned",
        "! 0,1 time",
    ] {
        assert_eq!(text.parse::<Notice>().unwrap().to_string(), text);
    }
    for text in [
        "",
        "arranged",
        "arranged 0 abc",
        "arranged 0 on",
        "arranged 0 on b1,a1",
        "first red",
        "0 a4a5 miner",
        "0 a4a5 miner mine",
        "! 1",
        "0  a4a5",
    ] {
        assert!(text.parse::<Notice>().is_err(), "{text}");
    }
}

#[test]
fn views_are_complete_and_read_back() {
    let mut match_ = started("barrage=off quiet=none");
    let mut texts = Vec::new();
    let moves = ["0 b4b5", "1 a7a6", "0 b5a5", "1 a6a5", "0 a4a5", "1 b7b6"];
    for text in moves {
        if match_.clone().apply(&event(text)).is_err() {
            continue;
        }
        play(&mut match_, &[text]);
        let viewers = [Viewer::Watcher, Viewer::Seat(game::Seat::FIRST)];
        texts.extend(viewers.map(|who| match_.view(who).to_string()));
    }
    for text in &texts {
        assert_eq!(text.parse::<View>().unwrap().to_string(), *text);
    }
}

#[test]
fn a_view_that_cannot_be_is_refused() {
    let match_ = started("");
    let own = match_.view(Viewer::Seat(game::Seat::FIRST)).to_string();
    let watcher = match_.view(Viewer::Watcher).to_string();
    let check = |text: String| assert!(text.parse::<View>().is_err(), "{text}");
    check(String::new());
    check(own.replacen("0 |", "2 |", 1)); // no such seat
    check(own.replacen("0 |", "1 |", 1)); // the other's ranks
    check(own.replacen("0 |", "w |", 1));
    check(own.replacen("0 |", "x |", 1));
    check(own.replacen("| - |", "| won 1 goal |", 1)); // then all would be shown
    check(own.replacen("play", "plays", 1));
    check(own.replacen(RED, &RED.replacen('C', "D", 1), 1)); // nine scouts
    check(own.replacen(RED, &RED.replacen('C', "a", 1), 1)); // 39 pieces
    check(own.replacen(RED, &RED.replacen('C', "?", 1), 1));
    check(format!("{own} a7c5m")); // in a lake
    check(format!("{own} a7b7m")); // on another piece
    check(format!("{own} a7a6")); // how?
    check(format!("{own} a7a6f")); // fought there without moving
    check(format!("{own} a7-m")); // lost without a fight
    check(format!("{own} a7a6f")); // then its rank is known
    check(format!("{own} a4a5m")); // red's piece on blue's side
    check(own.replacen("0,0 - - -", "9,0 - - -", 1)); // a chase without its moves
    check(own.replacen("0,0 - - -", "2,0 a5a4 - -", 1)); // a move that was not made
    check(own.replacen("0,0 - - -", "0,0 - a4 -", 1));
    check(own.replacen("0,0 - - -", "0,0 -", 1));
    check(own.replacen("r 0 0", "r 0 00", 1));
    check(own.replacen("r 0 0", "g 0 0", 1));
    check(watcher.replacen('?', "L", 1)); // nobody has shown it
    let waiting = "0 |  | - | arrange | - | +";
    assert_eq!(waiting.parse::<View>().unwrap().to_string(), waiting);
    check("0 |  | - | arrange | + | -".into()); // one's own is known
    check("0 |  | - | arrange | - | - ".into());
    check(format!("w |  | - | arrange | {RED} | -"));
    check(format!("0 |  | - | arrange | {RED} | +")); // both are in
    check(format!("0 | barrage=on | - | arrange | {RED} | -"));
}

/// `text` is refused, or it is the one text of what it says.
fn one_text<T: game::Text>(text: &str) {
    if let Ok(value) = text.parse::<T>() {
        assert_eq!(value.to_string(), text);
    }
}

proptest! {
    #[test]
    fn any_text_is_refused_or_read_back(
        text in prop_oneof![
            ".{0,40}",
            "(setup )?[a-m_?A-M]{38,41}",
            "[0-3!] ([a-k]([1-9]|10)){1,3}( (miner|bomb|spy|flag|on)){0,2}",
            "[aB-Yb-y_?]{40}aa__aa__aaaa__aa__aa[aB-Yb-y_?]{40} [rbx] [0-9]{1,11}",
            "[0w] \\|  \\| - \\| play \\| [rb] [0-9]{1,2} [0-9]{1,2} \\| 0,[0-3] - - - \\| \\?{40} \\| \\?{40}( [a-k][0-9]{1,2}(-|[a-k][0-9])[msf]{1,2})?",
        ]
    ) {
        one_text::<View>(&text);
        one_text::<Notice>(&text);
        one_text::<Action>(&text);
        one_text::<Arrangement>(&text);
        one_text::<Diagram>(&text);
        one_text::<Chance>(&text);
        one_text::<Square>(&text);
        one_text::<Squares>(&text);
    }

    #[test]
    fn any_options_are_refused_or_mean_what_is_written(
        text in "(first=(red|blue|lot|x) ?)?(barrage=(on|off) ?)?(quiet=(200|none) ?)?(repetition=(isf|none) ?)?"
    ) {
        if let Ok(setup) = text.parse::<Setup>() {
            prop_assert_eq!(setup.to_string().parse::<Setup>(), Ok(setup));
        }
    }
}
