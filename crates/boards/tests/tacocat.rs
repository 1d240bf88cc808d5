//! Tacocat as a picture.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

mod common;

use boards::{Palette, TacocatBoard};
use game::{Event, Game as _, Rng, Seat, Turn, View as _, Viewer};
use game_tacocat::{Setup, Tacocat, View};

use common::elements;

/// Seat 1 defends against a pair of fours, on the space next to the middle.
const DEFENCE: &str = "1 |  | - | 2 5:4 | defend 1 4,4 | ?3 1 open | 5,7,7,9,10 1 open | 3,8 | ?26";

fn picture(view: &str, near: Seat, palette: &Palette) -> String {
    let view: View = view.parse().unwrap();
    TacocatBoard::new(view.position(), near).file(palette)
}

fn lines(svg: &str) -> String {
    svg.replace("><", ">\n<")
}

#[test]
fn a_defence_by_day_and_by_lamplight() {
    let light = picture(DEFENCE, Seat::SECOND, &Palette::LIGHT);
    insta::assert_snapshot!("tacocat_as_a_file", lines(&light));
    let dark = picture(DEFENCE, Seat::FIRST, &Palette::DARK);
    insta::assert_snapshot!("tacocat_turned_in_the_dark", lines(&dark));
}

/// Plays on by lot; none at the end.
fn next(mut game: Tacocat, rng: &mut Rng) -> Option<Tacocat> {
    let event = match game.turn() {
        Turn::Over(..) => return None,
        Turn::Auto(action) => Event::Auto(action),
        Turn::Chance(draw) => {
            let game::Draw::Deck { cards, .. } = draw else {
                panic!("there is no die")
            };
            let mut deck: Vec<u8> = (0..cards).collect();
            rng.shuffle(&mut deck);
            Event::Chance(game.chance(&deck).unwrap())
        }
        Turn::Act(seats) | Turn::Setup(seats) => {
            let seat = seats.iter().next().unwrap();
            let actions = game.view(Viewer::Seat(seat)).actions().unwrap();
            Event::Act(seat, *rng.pick(&actions).unwrap())
        }
    };
    game.apply(&event).unwrap();
    Some(game)
}

#[test]
fn every_position_can_be_drawn_and_looks_the_same_from_both_ends() {
    for seed in 0..4 {
        let mut rng = Rng::new(seed);
        let mut game = Some(Tacocat::start(&Setup::default()).unwrap());
        let mut plies = 0;
        while let Some(now) = game {
            for viewer in [
                Viewer::Seat(Seat::FIRST),
                Viewer::Seat(Seat::SECOND),
                Viewer::Watcher,
            ] {
                let view = now.view(viewer);
                let [one, other] = [Seat::FIRST, Seat::SECOND].map(|near| {
                    let file = TacocatBoard::new(view.position(), near).file(&Palette::LIGHT);
                    elements(&file, "fill")
                });
                assert_eq!(one, other, "{view}");
            }
            game = next(now, &mut rng);
            plies += 1;
        }
        assert!(plies > 20);
    }
}

#[test]
fn a_picture_shows_what_its_viewer_knows_and_no_more() {
    let own = "0 |  | - | 2 5:4 | lead 0 | 1,2,3,4,12 1 open | ?5 1 open | 3,8 | ?26";
    let ranks = |view: &str| {
        let file = picture(view, Seat::FIRST, &Palette::LIGHT);
        let document = roxmltree::Document::parse(&file).unwrap();
        let of_card = |node: &roxmltree::Node<'_, '_>| node.attribute("font-size") == Some("60");
        let found = document.descendants().filter(of_card);
        found
            .map(|node| node.text().unwrap().to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(ranks(own), ["1", "2", "3", "4", "12"]);
    let watched = "w |  | - | 2 5:4 | lead 0 | ?5 1 open | ?5 1 open | 3,8 | ?26";
    assert!(ranks(watched).is_empty());
    let down = "1 |  | - | 0 4:- | duel | ?7 1 open | 2,3,3,4,5,6 1 in:7 | - | ?24";
    assert_eq!(ranks(down), ["2", "3", "3", "4", "5", "6", "7"]);
}
