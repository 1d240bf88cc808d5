//! Those of Stratego.

use std::collections::BTreeSet;

use game::{Reason, Seat, Turn, Viewer};
use games::{AnyGame, AnyView, Kind};

use super::super::super::PAGES;
use super::super::super::content::{Item, Shows};
use super::super::boards;
use super::figure;

/// A view of red, who is to move, at the position of a figure.
fn of_red(caption: &str) -> game_stratego::View {
    let (kind, figure) = figure(caption);
    let view = AnyView::parse(kind, &figure.view.replacen('w', "0", 1)).unwrap();
    let AnyView::Stratego(view) = view else {
        panic!("another game");
    };
    view
}

fn marked(caption: &str) -> BTreeSet<String> {
    match figure(caption).1.shows {
        Shows::Marks { places, .. } => places.iter().map(|p| (*p).to_owned()).collect(),
        _ => panic!("{caption} marks nothing"),
    }
}

#[test]
fn pieces_of_stratego_go_where_their_texts_say() {
    for (caption, from) in [
        ("rules-stratego-fig-moves", "e5"),
        ("rules-stratego-fig-scout", "b3"),
    ] {
        let targets = of_red(caption).targets(from.parse().unwrap());
        let targets: BTreeSet<String> = targets.into_iter().map(|to| to.to_string()).collect();
        assert_eq!(marked(caption), targets, "{caption}");
    }
}

#[test]
fn fights_of_stratego_end_as_their_texts_say() {
    use game_stratego::Rank;
    let seen = |view: &AnyView, square: &str| {
        let AnyView::Stratego(view) = view else {
            panic!("another game");
        };
        let piece = view.piece(square.parse().unwrap())?;
        Some((piece.seat, piece.rank.unwrap()))
    };
    let red = |rank| Some((Seat::FIRST, rank));
    for (caption, [from, to], attacker, defender, [leaves, stays]) in [
        (
            "rules-stratego-fig-tie",
            ["e4", "e8"],
            Rank::Scout,
            Rank::Scout,
            [None, None],
        ),
        (
            "rules-stratego-fig-miner",
            ["e6", "e7"],
            Rank::Miner,
            Rank::Bomb,
            [None, red(Rank::Miner)],
        ),
        (
            "rules-stratego-fig-bomb",
            ["e6", "e7"],
            Rank::Marshal,
            Rank::Bomb,
            [None, Some((Seat::SECOND, Rank::Bomb))],
        ),
        (
            "rules-stratego-fig-spy",
            ["e4", "e5"],
            Rank::Spy,
            Rank::Marshal,
            [None, red(Rank::Spy)],
        ),
        (
            "rules-stratego-fig-end",
            ["e9", "e10"],
            Rank::Scout,
            Rank::Flag,
            [None, red(Rank::Scout)],
        ),
    ] {
        let (kind, figure) = figure(caption);
        let boards = boards(kind, figure).unwrap();
        let [before, after] = [&boards[0].view, &boards[1].view];
        assert_eq!(seen(before, from), red(attacker), "{caption}");
        assert_eq!(seen(before, to), Some((Seat::SECOND, defender)));
        assert_eq!([seen(after, from), seen(after, to)], [leaves, stays]);
        let over = matches!(after.turn(), Turn::Over(_, Reason::Goal));
        assert_eq!(over, defender == Rank::Flag);
    }
}

/// Each forbidden move is refused for the rule that the text tells of, and what else it names is allowed.
#[test]
fn what_the_repetition_rules_forbid_is_refused_for_them() {
    use game::View as _;
    for (caption, refused, why, allowed) in [
        (
            "rules-stratego-fig-two",
            "a5a4",
            "two-squares",
            ["a5a6", "a5b5"],
        ),
        (
            "rules-stratego-fig-more",
            "e3f3",
            "more-squares",
            ["e3e4", "e3d3"],
        ),
    ] {
        let view = of_red(caption);
        let may = |text: &str| view.allows(&text.parse().unwrap());
        assert_eq!(may(refused).unwrap_err().code(), why);
        assert!(
            allowed.into_iter().all(|text| may(text).is_ok()),
            "{caption}"
        );
        assert!(marked(caption).contains(&refused[2..]));
    }
}

#[test]
fn the_last_quiet_move_of_stratego_is_a_draw() {
    let (kind, figure) = figure("rules-stratego-fig-quiet");
    let boards = boards(kind, figure).unwrap();
    assert!(matches!(boards[0].view.turn(), Turn::Act(_)));
    let Turn::Over(places, Reason::Quiet) = boards[1].view.turn() else {
        panic!("it goes on");
    };
    assert_eq!(places.winner(), None);
}

/// The set-up of the tips can be played, and each shelter is closed by bombs.
#[test]
fn the_shelters_of_the_tips_are_closed() {
    use game_stratego::{Arrangement, Rank, Square};
    let view = of_red("rules-stratego-fig-shelter");
    let own = view.arrangement(Seat::FIRST).unwrap();
    own.check(false).unwrap();
    let rank = |at: &str| {
        let square: Square = at.parse().unwrap();
        let cell = (0..Arrangement::CELLS)
            .find(|cell| Arrangement::square(Seat::FIRST, *cell) == Some(square));
        own.cells()[cell.unwrap()]
    };
    assert_eq!(rank("a1"), Some(Rank::Flag));
    assert_eq!(rank("k1"), Some(Rank::Sergeant));
    for at in ["b1", "a2", "j1", "k2"] {
        assert_eq!(rank(at), Some(Rank::Bomb), "{at}");
    }
    let named = ["a1", "b1", "a2", "k1", "j1", "k2"].map(str::to_owned);
    assert_eq!(marked("rules-stratego-fig-shelter"), named.into());
}

/// What red sees at the start, and what people may copy of it.
#[test]
fn the_start_of_stratego_shows_one_side() {
    let view = of_red("rules-stratego-fig-start");
    let known = [Seat::FIRST, Seat::SECOND].map(|seat| view.arrangement(seat).is_some());
    assert_eq!(known, [true, false]);
    let stratego = PAGES.into_iter().find(|page| page.kind == Kind::Stratego);
    let items = stratego.unwrap().sections.iter();
    let mut texts = items
        .flat_map(|section| section.items)
        .filter_map(|item| match item {
            Item::Text(text) => Some(*text),
            _ => None,
        });
    let text = texts.next().unwrap();
    let diagram: game_stratego::Diagram = text.parse().unwrap();
    assert_eq!(diagram.to_string(), text);
    let mut both = AnyGame::start(Kind::Stratego, "").unwrap();
    for seat in Seat::ALL.into_iter().take(2) {
        let own = view.arrangement(Seat::FIRST).unwrap();
        let event = format!("{seat} setup {own}").parse().unwrap();
        both.apply(&event).unwrap();
    }
    let AnyView::Stratego(watched) = both.view(Viewer::Watcher) else {
        panic!("another game");
    };
    assert_eq!(watched.diagram().unwrap(), diagram);
}
