//! The laws of every game, with every option of this one.

use game_boxes::{Border, Boxes, Setup, Size};
use game_laws::{Plan, golden};

/// Every set-up of every size, but the one that cannot be played.
fn setups() -> Vec<String> {
    let sizes = Size::all();
    let all = sizes.flat_map(|size| {
        Border::ALL.into_iter().flat_map(move |border| {
            [false, true].map(|misere| Setup {
                size,
                border,
                misere,
            })
        })
    });
    let nothing = |setup: &Setup| setup.size.box_count() == 1 && setup.border == Border::Swedish;
    all.filter(|setup| !nothing(setup))
        .map(|setup| setup.to_string())
        .collect()
}

#[test]
fn the_default_match_keeps_the_laws() {
    game_laws::check::<Boxes>(&Plan::new(&[""]).matches(20));
}

#[test]
fn small_matches_keep_the_laws() {
    let small = setups().into_iter().filter(|text| {
        let setup: Setup = text.parse().unwrap_or_default();
        setup.size.line_count() <= 17 // up to 2x3
    });
    let small: Vec<String> = small.collect();
    let small: Vec<&str> = small.iter().map(String::as_str).collect();
    game_laws::check::<Boxes>(&Plan::new(&small).matches(20));
}

#[test]
fn matches_of_every_size_and_option_keep_the_laws() {
    let all = setups();
    assert_eq!(all.len(), 81 * 3 * 2 - 2);
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    game_laws::check::<Boxes>(&Plan::new(&all).matches(1));
}

#[test]
fn golden_records_replay() {
    golden::keep::<Boxes>(
        "tests/golden",
        &[
            ("default", "", 1),
            ("time", "", 3),
            ("resigned", "", 15),
            ("both-out", "", 18),
            ("exited", "size=2x3 misere=on", 7),
            ("misere", "size=4x4 misere=on", 1),
            ("icelandic", "size=3x4 border=icelandic", 1),
            ("swedish", "size=4x3 border=swedish misere=on", 1),
            ("one", "size=1x1", 1),
            ("largest", "size=9x9 border=icelandic", 1),
        ],
    );
}
