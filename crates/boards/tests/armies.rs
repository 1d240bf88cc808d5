//! The Stratego board as a picture.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

mod common;

use boards::geometry::ArmyGrid;
use boards::{ArmyBoard, Edition, Palette};
use game::{Event, Expired, Game as _, Rng, Seat, Turn, View as _, Viewer};
use game_stratego::{Stratego, View};

use common::elements;

const RED: ArmyGrid = ArmyGrid {
    near: Seat::FIRST,
    rim: true,
};
const BLUE: ArmyGrid = ArmyGrid {
    near: Seat::SECOND,
    rim: false,
};

fn lines(svg: &str) -> String {
    svg.replace("><", ">\n<")
}

/// What happens next, by lot; whether anything did.
fn step(state: &mut Stratego, rng: &mut Rng) -> bool {
    let event = match state.turn() {
        Turn::Over(..) => return false,
        Turn::Auto(action) => Event::Auto(action),
        Turn::Chance(draw) => Event::Chance(state.chance(&draw.sample(rng)).unwrap()),
        Turn::Setup(seats) | Turn::Act(seats) => {
            let seat = seats.iter().next().unwrap();
            let action = match state.view(Viewer::Seat(seat)).actions() {
                Some(actions) => rng.pick(&actions).cloned(),
                None => match state.expired(seat, rng) {
                    Expired::Act(action) => Some(action),
                    Expired::Out => None,
                },
            };
            Event::Act(seat, action.unwrap())
        }
    };
    state.apply(&event).unwrap();
    true
}

/// A match by lot after so many events.
fn after(setup: &str, events: usize, seed: u64) -> Stratego {
    let mut rng = Rng::new(seed);
    let mut state = Stratego::start(&setup.parse().unwrap()).unwrap();
    for _ in 0..events {
        step(&mut state, &mut rng);
    }
    state
}

fn file(view: &View, grid: ArmyGrid, edition: Edition) -> String {
    ArmyBoard::new(view, grid, edition).file(&Palette::LIGHT)
}

#[test]
fn the_middle_of_a_match() {
    let state = after("", 90, 3);
    let red = state.view(Viewer::Seat(Seat::FIRST));
    let board = ArmyBoard::new(&red, RED, Edition::Original);
    insta::assert_snapshot!("army_as_a_file", lines(&board.file(&Palette::LIGHT)));
    insta::assert_snapshot!("army_in_a_page", lines(&(board.ground() + &board.pieces())));
    let blue = state.view(Viewer::Seat(Seat::SECOND));
    let board = ArmyBoard::new(&blue, BLUE, Edition::Later);
    let dark = board.file(&Palette::DARK);
    insta::assert_snapshot!("army_of_blue_in_the_dark", lines(&dark));
}

#[test]
fn every_position_can_be_drawn_and_has_as_many_pieces_from_both_sides() {
    for setup in ["", "barrage=on", "first=lot"] {
        let mut rng = Rng::new(1);
        let mut state = Stratego::start(&setup.parse().unwrap()).unwrap();
        let mut ply = 0;
        loop {
            if ply % 20 < 4 {
                for viewer in [Viewer::Watcher, Viewer::Seat(Seat::SECOND)] {
                    let view = state.view(viewer);
                    let red = ArmyGrid { rim: false, ..RED };
                    let [near, far] = [red, BLUE].map(|grid| file(&view, grid, Edition::Original));
                    assert_eq!(elements(&near, "fill"), elements(&far, "fill"), "{view}");
                }
            }
            if !step(&mut state, &mut rng) || ply == 400 {
                break;
            }
            ply += 1;
        }
        assert!(ply > 20, "{ply}");
    }
}

#[test]
fn a_rank_that_the_viewer_cannot_know_changes_no_byte() {
    let mut rng = Rng::new(9);
    for (setup, events) in [("", 1), ("barrage=on", 1), ("", 60), ("barrage=on", 12)] {
        let state = after(setup, events, 5);
        for viewer in [Viewer::Watcher, Viewer::Seat(Seat::FIRST)] {
            let view = state.view(viewer);
            let other = view.world(&mut rng);
            let drawn = |view: &View| file(view, RED, Edition::Original);
            assert_eq!(drawn(&other.view(viewer)), drawn(&view));
        }
        let enemy = Viewer::Seat(Seat::SECOND);
        let other = state.view(Viewer::Seat(Seat::FIRST)).world(&mut rng);
        let [own, made] = [state.view(enemy), other.view(enemy)];
        let same = file(&own, RED, Edition::Original) == file(&made, RED, Edition::Original);
        assert_eq!(same, events == 1, "{setup} {events}");
    }
}

#[test]
fn pieces_say_what_is_known_of_them() {
    let state = after("", 90, 3);
    let view = state.view(Viewer::Seat(Seat::FIRST));
    let drawn = ArmyBoard::new(&view, RED, Edition::Original).pieces();
    let all: Vec<_> = game_stratego::Square::all()
        .filter_map(|square| view.piece(square))
        .collect();
    let open = all.iter().filter(|piece| piece.rank.is_some()).count();
    assert_eq!(drawn.matches("class=\"plate\"").count(), open);
    assert_eq!(drawn.matches("class=\"number\"").count(), open);
    assert_eq!(drawn.matches("data-piece=").count(), all.len());
    let hidden = all.len() - open;
    assert!(hidden > 20, "{hidden}");
    for rank in ["marshal", "bomb"] {
        assert!(!drawn.contains(rank), "no names in a picture: {rank}");
    }
}
