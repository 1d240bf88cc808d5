//! The Aeroplane Chess board as a picture.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

mod common;

use boards::{Palette, PlaneBoard};
use game::{Rng, Seat};
use game_aeroplane::{Action, Phase, Position, Setup};

use common::elements;

/// The seats 0 to 3 have two planes in the hangar and a stack; two that share a field, one where a
/// flight crosses and one on the pad; two that are done; all in one place, a stack among them.
const MIDDLE: &str = "players=4 | move 2 1 1,4 3 | -,-,17,@3 | 6,6,53,0 | 21,56,56,18 | 9,9,@1,31";

fn file(position: &Position, near: Seat, palette: &Palette) -> String {
    PlaneBoard::new(position, near).file(palette)
}

#[test]
fn the_middle_of_a_match() {
    let position: Position = MIDDLE.parse().unwrap();
    let light = file(&position, Seat::FIRST, &Palette::LIGHT);
    insta::assert_snapshot!("aeroplane_as_a_file", light.replace("><", ">\n<"));
    let own = file(&position, Seat::ALL[2], &Palette::DARK);
    insta::assert_snapshot!("aeroplane_turned_in_the_dark", own.replace("><", ">\n<"));
}

/// The next position by lot; none at the end.
fn next(mut position: Position, rng: &mut Rng) -> Option<Position> {
    match position.phase() {
        Phase::Over(_) => return None,
        Phase::RollOff(_) | Phase::Roll(_) => position.play(Action::Roll),
        Phase::RollOffDie(_) | Phase::Die(_) => position.rolled(1 + rng.below(6) as u8),
        Phase::Move(..) => {
            let moves = position.moves();
            position.play(rng.pick(&moves).copied().unwrap_or(Action::Pass));
        }
    }
    Some(position)
}

#[test]
fn every_position_can_be_drawn_and_looks_the_same_from_every_corner() {
    for players in Setup::PLAYERS {
        let mut rng = Rng::new(players.into());
        let mut position = Some(Position::start(&Setup::new(players).unwrap()));
        let mut ply = 0;
        while let Some(now) = position {
            if ply % 40 == 0 {
                let upright = elements(&file(&now, Seat::FIRST, &Palette::LIGHT), "fill");
                for near in Seat::ALL {
                    assert_eq!(
                        elements(&file(&now, near, &Palette::LIGHT), "fill"),
                        upright,
                        "{now}"
                    );
                }
            }
            position = next(now, &mut rng);
            ply += 1;
        }
        assert!(ply > 100);
    }
}
