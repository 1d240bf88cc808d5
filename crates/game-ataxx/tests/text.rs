//! Text forms: what was written is read back, and any other text is refused with a code.

use game_ataxx::{Action, Chance, Notice, Position, Setup, Square, Squares, View};
use proptest::prelude::*;

#[test]
fn a_fen_that_is_not_one_is_refused_with_what_is_wrong() {
    for (fen, refusal) in [
        ("", "fen-fields count=1"),
        ("x5o/7/7/7/7/7/o5x x 0", "fen-fields count=3"),
        ("x5o/7/7/7/7/7/o5x x 0 1 ", "fen-fields count=5"),
        ("x5o/7/7/7/7/o5x x 0 1", "fen-rows count=6"),
        ("x5o/7/7/7/7/7/7/o5x x 0 1", "fen-rows count=8"),
        ("x5o/7/7/7/7/6/o5x x 0 1", "fen-row row=6"),
        ("x5o/7/7/7/7/34/o5x x 0 1", "fen-row row=34"),
        ("x5o/7/7/7/7/07/o5x x 0 1", "fen-row row=07"),
        ("x5o/7/7/7/7/8/o5x x 0 1", "fen-row row=8"),
        ("x5o/7/7/7/7/7/o6x x 0 1", "fen-row row=o6x"),
        ("x5o/7/7/7/7/7x/o5x x 0 1", "fen-row row=7x"),
        ("x5o/7/7/7/7//o5x x 0 1", "fen-row row="),
        ("X5o/7/7/7/7/7/o5x x 0 1", "fen-letter row=X5o"),
        ("x5o/7/7/7/7/7/o5x w 0 1", "fen-side side=w"),
        ("x5o/7/7/7/7/7/o5x x -1 1", "fen-quiet quiet=-1"),
        ("x5o/7/7/7/7/7/o5x x 00 1", "fen-quiet quiet=00"),
        ("x5o/7/7/7/7/7/o5x x 0 +1", "fen-number number=+1"),
        ("x5o/7/7/7/7/7/o5x x 0 0", "fen-number number=0"),
        (
            "x5o/7/7/7/7/7/o5x x 0 4294967296",
            "fen-number number=4294967296",
        ),
    ] {
        assert_eq!(fen.parse::<Position>().unwrap_err().to_string(), refusal);
    }
}

#[test]
fn views_are_complete_and_read_back() {
    for text in [
        "0 x5o/7/7/7/7/7/o5x x 0 1",
        "1 x5o/7/2-1-2/7/2-1-2/7/o5x o 99 50 quiet=none last=g1e3",
        "w x5o/7/7/7/7/7/o5x x 4294967295 4294967295 quiet=none last=0000 out=0,1:time",
    ] {
        assert_eq!(text.parse::<View>().unwrap().to_string(), text);
    }
    for (text, code) in [
        ("", "bad-view"),
        ("0", "bad-view"),
        ("2 x5o/7/7/7/7/7/o5x x 0 1", "bad-view"),
        ("q x5o/7/7/7/7/7/o5x x 0 1", "bad-viewer"),
        ("0 x5o/7/7/7/7/7/o5x x 0", "fen-fields"),
        ("0 x5o/7/7/7/7/7/o5x x 0 1 ", "bad-view"),
        ("0 x5o/7/7/7/7/7/o5x x 0 1 quiet=100", "bad-view"),
        ("0 x5o/7/7/7/7/7/o5x x 0 1 last=g2 quiet=none", "bad-view"),
        ("0 x5o/7/7/7/7/7/o5x x 0 1 out=0", "bad-view"),
        ("0 x5o/7/7/7/7/7/o5x x 0 1 out=-:time", "not-playing"),
        ("0 x5o/7/7/7/7/7/o5- x 0 1", "blocked-corner"),
        ("0 7/7/7/7/7/7/o6 x 0 1 out=0:time", "over"),
    ] {
        assert_eq!(text.parse::<View>().unwrap_err().code(), code, "{text}");
    }
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
            "[01w!]? ?([-xo1-7]{1,7}/){6}[-xo1-7]{1,7} [xo] [0-9]{1,3} [0-9]{1,2}( last=[a-g][1-7])?",
            "[0-3!] ([a-g][1-7]){1,2}( [a-g][1-7](,[a-g][1-7])*)?",
        ]
    ) {
        one_text::<Position>(&text);
        one_text::<View>(&text);
        one_text::<Notice>(&text);
        one_text::<Action>(&text);
        one_text::<Square>(&text);
        prop_assert!(text.parse::<Chance>().is_err());
    }

    #[test]
    fn any_options_are_refused_or_mean_what_is_written(
        text in "(quiet=(100|none|[a-z]{1,4}) ?)?(blocked=([a-h][1-8],?){0,9})?"
    ) {
        if let Ok(setup) = text.parse::<Setup>() {
            prop_assert_eq!(setup.to_string().parse::<Setup>(), Ok(setup));
            prop_assert!((setup.blocked() & Squares::CORNERS).is_empty());
        }
    }

    #[test]
    fn any_board_is_written_and_read_back(
        rows in prop::collection::vec(prop::collection::vec("[-xo.]", 7), 7),
        side in "[xo]", quiet: u32, number in 1u32..,
    ) {
        // Runs of dots become digits, by hand and from the longest on.
        let mut board = rows.iter().map(|row| row.concat()).collect::<Vec<_>>().join("/");
        for run in (1..=7).rev() {
            board = board.replace(&".".repeat(run), &run.to_string());
        }
        let fen = format!("{board} {side} {quiet} {number}");
        let position: Position = fen.parse()?;
        prop_assert_eq!(position.to_string(), fen);
    }
}
