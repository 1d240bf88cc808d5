//! Whole boards as SVG: snapshots of a few, and laws for every view of every game.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

mod common;

use boards::geometry::{Frame, Point};
use boards::{Palette, Picture, in_play};
use game::{Event, Expired, Rng, Seat, Turn, Viewer};
use games::{AnyEvent, AnyGame, AnyView, Kind};
use roxmltree::Document;

use common::elements;

fn view(kind: Kind, text: &str) -> AnyView {
    AnyView::parse(kind, text).unwrap()
}

/// One element a line, so that a difference can be read.
fn lines(svg: &str) -> String {
    svg.replace("><", ">\n<")
}

#[test]
fn an_ataxx_board() {
    let view = view(Kind::Ataxx, "w x5o/7/2-1-2/3x3/2-1-2/7/o5x o 0 1 last=e6d4");
    let picture = Picture::new(&view).told("Ataxx", "A piece on <d4>, and where it may go");
    let picture = picture.mark("d5").unwrap().arrow("d4", "e6").unwrap();
    insta::assert_snapshot!("ataxx_in_a_page", lines(&picture.inline()));
    insta::assert_snapshot!("ataxx_as_a_file", lines(&picture.file(&Palette::LIGHT)));
}

#[test]
fn a_dots_and_boxes_board() {
    let view = view(Kind::Boxes, "w x8/50 x size=2x2");
    let picture = Picture::new(&view).mark("b2h").unwrap().mark("b1").unwrap();
    insta::assert_snapshot!("boxes_in_a_page", lines(&picture.inline()));
    insta::assert_snapshot!("boxes_as_a_file", lines(&picture.file(&Palette::DARK)));
}

#[test]
fn only_places_of_the_board_are_pointed_at() {
    let ataxx = in_play(Kind::Ataxx).unwrap();
    let boxes = view(Kind::Boxes, "w 00/00 x size=2x2");
    let planes = in_play(Kind::Aeroplane).unwrap();
    let cats = in_play(Kind::Tacocat).unwrap();
    let armies = in_play(Kind::Stratego).unwrap();
    for (view, place, there) in [
        (&ataxx, "g7", true),
        (&ataxx, "h1", false),
        (&ataxx, "a1h", false),
        (&boxes, "b2", true),
        (&boxes, "c1", false),
        (&boxes, "c2v", true),
        (&boxes, "c3v", false),
        (&boxes, "\"/><script>", false),
        (&planes, "0:18", true),
        (&planes, "3:0", true),
        (&planes, "2:56", true),
        (&planes, "2:57", false),
        (&planes, "a1", false),
        (&cats, "0", true),
        (&cats, "8", true),
        (&cats, "9", false),
        (&cats, "04", false),
        (&armies, "k10", true),
        (&armies, "i1", false),
        (&armies, "c5", false),
        (&armies, "a11", false),
    ] {
        assert_eq!(Picture::new(view).mark(place).is_ok(), there, "{place}");
        let from = match view.kind() {
            Kind::Aeroplane => "0:4",
            Kind::Tacocat => "4",
            _ => "a1",
        };
        let arrow = Picture::new(view).arrow(from, place);
        assert_eq!(arrow.is_ok(), there, "{place}");
    }
}

#[test]
fn every_game_of_the_house_has_a_picture_of_play() {
    for kind in Kind::ALL
        .iter()
        .copied()
        .filter(|kind| *kind != Kind::Party)
    {
        let view = in_play(kind).unwrap();
        assert_eq!(view.viewer(), Viewer::Watcher);
        let svg = Picture::new(&view).inline();
        for seat in ["data-seat=\"0\"", "data-seat=\"1\""] {
            assert!(svg.contains(seat), "{kind}: {svg}");
        }
    }
}

fn check(view: &AnyView) {
    let inline = Picture::new(view).inline();
    let turned = Picture::new(view).flip(true).inline();
    assert_eq!(
        elements(&inline, "class"),
        elements(&turned, "class"),
        "{view}"
    );
    // A page's policy forbids styles in elements, and its theme gives the colours.
    for never in ["style=", "fill=", "stroke=", "xmlns"] {
        assert!(!inline.contains(never), "{never} in {inline}");
    }
    let frame = Frame {
        corner: Point { x: 30.0, y: 30.0 },
        width: 570.0,
        height: 570.0,
    };
    for palette in [&Palette::LIGHT, &Palette::DARK] {
        let file = Picture::new(view).file(palette);
        let root = Document::parse(&file).unwrap();
        let root = root.root_element();
        assert_eq!(
            root.tag_name().namespace(),
            Some("http://www.w3.org/2000/svg")
        );
        assert!(!file.contains("class="), "{file}");
        elements(&Picture::new(view).within(palette, frame), "class");
    }
}

/// What happens next, by lot; none at the end.
fn next(state: &AnyGame, rng: &mut Rng) -> Option<AnyEvent> {
    Some(match state.turn() {
        Turn::Over(..) => return None,
        Turn::Auto(action) => Event::Auto(action),
        Turn::Chance(draw) => Event::Chance(state.chance(&draw.sample(rng)).unwrap()),
        Turn::Setup(seats) | Turn::Act(seats) => {
            let seat: Seat = seats.iter().next().unwrap();
            let actions = state.view(Viewer::Seat(seat)).actions();
            let action = match actions.as_deref() {
                Some(actions) => rng.pick(actions).cloned(),
                // Too many to list: what is done for one who lets the time run out.
                None => match state.expired(seat, rng) {
                    Expired::Act(action) => Some(action),
                    Expired::Out => None,
                },
            };
            Event::Act(seat, action.unwrap())
        }
    })
}

/// A match by lot; every view of every state is drawn.
fn play(mut state: AnyGame, seed: u64) {
    let mut rng = Rng::new(seed);
    for ply in 0.. {
        check(&state.view(Viewer::Watcher));
        check(&state.view(Viewer::Seat(Seat::FIRST)));
        match next(&state, &mut rng) {
            Some(event) if ply < 150 => state.apply(&event).unwrap(),
            _ => return,
        }
    }
}

#[test]
fn every_view_of_every_game_can_be_drawn() {
    let setups = |kind| match kind {
        Kind::Ataxx => &["", "blocked=c5,c3,e5,e3"][..],
        Kind::Boxes => &["", "size=1x1", "size=2x9", "border=swedish"][..],
        Kind::Stratego => &["", "first=lot", "barrage=on"][..],
        Kind::Aeroplane => &["", "players=3 overshoot=bounce", "players=4"][..],
        Kind::Tacocat => &[
            "",
            "deck=4,4,4,0,0,0,0,0,0,0,0,0 hands=2,3,2,3,2,3,2 tie=arrow",
        ][..],
        Kind::Party => &["", "seats=4"][..],
    };
    for kind in Kind::ALL {
        for (seed, setup) in setups(*kind).iter().enumerate() {
            play(AnyGame::start(*kind, setup).unwrap(), seed as u64);
        }
    }
}

#[test]
fn what_a_watcher_cannot_know_changes_no_byte() {
    for (kind, setup) in [(Kind::Party, "seats=3"), (Kind::Tacocat, "")] {
        let mut rng = Rng::new(7);
        let mut state = AnyGame::start(kind, setup).unwrap();
        let mut is_dealt = false;
        while !is_dealt {
            let event = next(&state, &mut rng).unwrap();
            is_dealt = matches!(event, Event::Chance(_));
            state.apply(&event).unwrap();
        }
        let public = state.view(Viewer::Watcher);
        let drawn =
            |state: &AnyGame| Picture::new(&state.view(Viewer::Watcher)).file(&Palette::LIGHT);
        let own = |state: &AnyGame| Picture::new(&state.view(Viewer::Seat(Seat::FIRST))).inline();
        let mut hands_differ = false;
        for _ in 0..20 {
            let other = public.world(&mut rng);
            assert_eq!(drawn(&other), drawn(&state));
            hands_differ |= own(&other) != own(&state);
        }
        assert!(hands_differ, "{kind}");
    }
}
