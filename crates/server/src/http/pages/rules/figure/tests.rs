//! The figures show what their texts say.

mod stratego;

use std::collections::BTreeSet;

use game::{Reason, Viewer};
use games::AnyGame;
use words::Lang;

use super::super::content::{Item, Page};
use super::super::{PAGES, sheet};
use super::*;

fn figures(page: &Page) -> impl Iterator<Item = &'static Figure> {
    let items = page.sections.iter().flat_map(|section| section.items);
    items.filter_map(|item| match item {
        Item::Show(figure) => Some(figure),
        _ => None,
    })
}

fn figure(caption: &str) -> (Kind, &'static Figure) {
    let mut all = PAGES
        .into_iter()
        .flat_map(|page| figures(page).map(|figure| (page.kind, figure)));
    all.find(|(_, figure)| figure.caption == caption).unwrap()
}

/// The positions are positions of the game and the moves shown are legal: the rules have made
/// every second picture.
#[test]
fn every_figure_is_drawn() {
    let words = Words::new(Lang::En);
    for page in PAGES {
        assert!(figures(page).count() >= 5, "{}", page.kind);
        for figure in figures(page) {
            let facts = sheet(page, &words).facts;
            let html = drawn(page.kind, figure, &words, &facts).unwrap();
            let boards = boards(page.kind, figure).unwrap();
            assert_eq!(html.matches("<svg").count(), boards.len());
        }
    }
}

#[track_caller]
fn becomes(caption: &str, expect: &str) {
    let (kind, figure) = figure(caption);
    let boards = boards(kind, figure).unwrap();
    assert_eq!(boards[0].view.to_string(), figure.view);
    assert!(
        boards[1].view.to_string().starts_with(expect),
        "{}",
        boards[1].view
    );
}

#[test]
fn a_move_turns_what_its_text_says() {
    becomes("rules-ataxx-fig-clone", "w 7/5o1/3xx2/3xx2/2x4/7/7 o 0 1");
    becomes("rules-ataxx-fig-jump", "w 7/7/3x3/3xx2/7/7/5o1 o 1 1");
}

#[test]
fn planes_go_where_their_texts_say() {
    let same = "w |  | roll 2 0 - |";
    let after = |planes| format!("{same} {planes}");
    becomes("rules-aeroplane-fig-launch", &after("0,-,-,- | -,-,-,-"));
    becomes("rules-aeroplane-fig-jump", &after("14,-,-,- | -,-,-,-"));
    becomes("rules-aeroplane-fig-fly", &after("30,-,-,- | -,-,-,-"));
    let yellow = "w | players=3 | roll 1 0 - | 9,-,-,- | -,-,-,- | -,-,-,-";
    becomes("rules-aeroplane-fig-hit", yellow);
    becomes("rules-aeroplane-fig-stack", &after("12,@1,-,- | -,-,-,-"));
}

/// The next of these pictures begins where the one before it ended, but for what nobody has said.
#[test]
fn cards_go_where_their_texts_say() {
    becomes(
        "rules-tacocat-fig-replace",
        "0 |  | - | 1 5:4 | replace 1 2 | 2,3,",
    );
    becomes(
        "rules-tacocat-fig-lead",
        "0 |  | - | 1 5:4 | defend 1 4,5,6 | 2,12 1 open | ?5 1 open | 5,6,7,7,9,10 | ?22",
    );
    becomes(
        "rules-tacocat-fig-defend",
        "1 |  | - | 1 5:4 | lead 0 | ?2 1 open | 3,5 3 open | 3,4,4,5,5,5,6,6,7,7,9,10 | ?22",
    );
    becomes(
        "rules-tacocat-fig-slide",
        "0 |  | - | 2 3:4,5 | deal | - 1 open | - 1 open | - | ?38",
    );
}

/// Red wins the round of that picture whatever blue has.
#[test]
fn the_lower_card_wins_in_every_world_of_its_picture() {
    let (kind, figure) = figure("rules-tacocat-fig-slide");
    let view = AnyView::parse(kind, figure.view).unwrap();
    for seed in 0..50 {
        let mut game = view.world(&mut Rng::new(seed));
        let action = game.action("reveal").unwrap();
        game.apply(&Event::Auto(action)).unwrap();
        let after = game.view(Viewer::Watcher).to_string();
        assert!(after.contains(" 3:4,5 "), "{after}");
    }
}

/// Marked are the spaces on which blue replaces first, and no other.
#[test]
fn arrows_are_those_of_the_rules() {
    let Shows::Marks { places, .. } = figure("rules-tacocat-fig-arrows").1.shows else {
        panic!("nothing is marked");
    };
    let setup = game_tacocat::Setup::default();
    let blue = game_tacocat::Arrow::One(Seat::SECOND);
    let spaces = game_tacocat::Space::all().filter(|space| setup.arrow(*space) == blue);
    assert!(
        spaces
            .map(|space| space.to_string())
            .eq(places.iter().copied())
    );
}

/// What the caption says of each number of the die, and which squares are the home column.
#[test]
fn the_home_column_is_that_of_the_rules() {
    let (kind, figure) = figure("rules-aeroplane-fig-column");
    let AnyView::Aeroplane(view) = AnyView::parse(kind, figure.view).unwrap() else {
        panic!("another game");
    };
    let to = |number| {
        let mut position = *view.position();
        position.play(game_aeroplane::Action::Roll);
        position.rolled(number);
        let [game_aeroplane::Action::Move { .. }] = *position.moves() else {
            return None;
        };
        position.play(position.moves()[0]);
        let plane = game_aeroplane::Plane::ALL[0];
        Some(position.side(Seat::FIRST).progress(plane).to_string())
    };
    assert_eq!(
        [1, 3, 5].map(to),
        [Some("53".to_owned()), Some("55".to_owned()), None]
    );
    // With an even number another plane may be launched too; with 4 this one arrives.
    let mut position = *view.position();
    position.play(game_aeroplane::Action::Roll);
    position.rolled(4);
    position.play("move 1".parse().unwrap());
    let arrived = position
        .side(Seat::FIRST)
        .planes_at(game_aeroplane::Progress::CENTRE);
    assert_eq!(arrived.len(), 2);
    let Shows::Marks { places, .. } = figure.shows else {
        panic!("nothing is marked");
    };
    let column = (1..game_aeroplane::Progress::CENTRE.number())
        .filter_map(game_aeroplane::Progress::new)
        .filter(|at| !at.is_on_ring())
        .map(|at| format!("0:{at}"));
    assert!(column.eq(places.iter().copied()));
}

/// In all three red has closed a box last, so it is red who goes again.
#[test]
fn a_line_closes_what_its_text_says() {
    becomes("rules-boxes-fig-close", "w 040/2x8/010 x");
    becomes("rules-boxes-fig-double", "w 440/xx8/110 x");
    becomes("rules-boxes-fig-chain", "w 444/xxx/111 x");
}

/// Every legal move of the piece in the middle, and no other square.
#[test]
fn targets_are_those_of_the_rules() {
    let marks = |caption| match figure(caption).1.shows {
        Shows::Marks { places, .. } => places.iter().map(|p| (*p).to_owned()),
        _ => panic!("{caption} marks nothing"),
    };
    let (kind, near) = figure("rules-ataxx-fig-near");
    assert_eq!(near.view, figure("rules-ataxx-fig-ring").1.view);
    let view = AnyView::parse(kind, &near.view.replacen('w', "0", 1)).unwrap();
    let actions: BTreeSet<String> = view
        .actions()
        .unwrap()
        .iter()
        .map(ToString::to_string)
        .collect();
    let jumps = marks("rules-ataxx-fig-ring").map(|to| format!("d4{to}"));
    let marked: BTreeSet<String> = marks("rules-ataxx-fig-near").chain(jumps).collect();
    assert_eq!(actions, marked);
}

#[test]
fn positions_are_what_their_captions_say() {
    let turn = |caption| {
        let (kind, figure) = figure(caption);
        AnyView::parse(kind, figure.view).unwrap().turn()
    };
    for (caption, kind) in [
        ("rules-ataxx-fig-start", Kind::Ataxx),
        ("rules-boxes-fig-blank", Kind::Boxes),
    ] {
        let start = AnyGame::start(kind, "").unwrap().view(Viewer::Watcher);
        assert_eq!(figure(caption).1.view, start.to_string());
    }
    let four = AnyGame::start(Kind::Aeroplane, "players=4").unwrap();
    let four = four.view(Viewer::Watcher).to_string();
    assert_eq!(figure("rules-aeroplane-fig-start").1.view, four);
    let cats = AnyGame::start(Kind::Tacocat, "").unwrap();
    let cats = cats.view(Viewer::Watcher).to_string();
    assert_eq!(figure("rules-tacocat-fig-start").1.view, cats);
    for end in ["rules-aeroplane-fig-end", "rules-tacocat-fig-end"] {
        let Turn::Over(places, Reason::Goal) = turn(end) else {
            panic!("it is not the end");
        };
        assert_eq!(places.winner(), Some(Seat::FIRST));
    }
    assert!(matches!(turn("rules-ataxx-fig-pass"), Turn::Auto(pass) if pass.as_str() == "0000"));
    for caption in ["rules-ataxx-fig-full", "rules-boxes-fig-end"] {
        let Turn::Over(places, Reason::Full) = turn(caption) else {
            panic!("{caption} is not the end");
        };
        assert_eq!(places.to_string(), "1,2", "red has won");
    }
}

/// The captions of the last pictures say how many pieces and boxes there are.
#[test]
fn counts_are_those_of_the_pictures() {
    for (page, total) in PAGES.into_iter().zip([49, 25]) {
        let numbers = (page.numbers)();
        let number = |name| numbers.iter().find(|(n, _)| *n == name).unwrap().1;
        let end = figures(page).last().unwrap().view;
        let board = end.split(' ').nth(1).unwrap();
        let count = |mark| i64::try_from(board.matches(mark).count()).unwrap();
        assert_eq!((number("red"), number("blue")), (count('x'), count('o')));
        assert_eq!(number("red") + number("blue"), total);
    }
}
