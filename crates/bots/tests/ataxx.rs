//! The Ataxx levels against each other.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use bots::{Budget, choose};
use game::{Event, Level, Rng, Seat, Turn, Viewer};
use games::{AnyGame, Kind};

/// Plays one match from `opening`, each level with its nodes, and by lot with none; the points of the first level, which has this seat: 2 a win.
fn points(opening: &AnyGame, levels: [(Level, u64); 2], seat: Seat, seed: u64) -> u32 {
    let mut game = opening.clone();
    let mut rng = Rng::new(seed);
    loop {
        match game.turn() {
            Turn::Over(places, _) => {
                return match places.winner() {
                    None => 1,
                    Some(winner) if winner == seat => 2,
                    Some(_) => 0,
                };
            }
            Turn::Auto(action) => game.apply(&Event::Auto(action)).unwrap(),
            Turn::Act(seats) => {
                let to_move = seats.iter().next().unwrap();
                let (level, nodes) = levels[usize::from(to_move != seat)];
                let view = game.view(Viewer::Seat(to_move));
                let action = if nodes == 0 {
                    rng.pick(&view.actions().unwrap()).unwrap().clone()
                } else {
                    let budget = Budget::nodes(nodes);
                    let choice = choose(&view, level, &budget, rng.next_u64()).unwrap();
                    choice.action.parse().unwrap()
                };
                game.apply(&Event::Act(to_move, action)).unwrap();
            }
            _ => panic!("nothing else happens in Ataxx"),
        }
    }
}

/// Two random plies from the start.
fn opening(seed: u64) -> AnyGame {
    let mut game = AnyGame::start(Kind::Ataxx, "").unwrap();
    let mut rng = Rng::new(seed);
    for seat in [Seat::FIRST, Seat::SECOND] {
        let actions = game.view(Viewer::Seat(seat)).actions().unwrap();
        let action = rng.pick(&actions).unwrap().clone();
        game.apply(&Event::Act(seat, action)).unwrap();
    }
    game
}

/// Percent of the points of 200 matches, each opening with both seats.
fn score(stronger: (Level, u64), weaker: (Level, u64)) -> u32 {
    let pair = |seed| {
        let opening = opening(seed);
        [Seat::FIRST, Seat::SECOND]
            .map(|seat| points(&opening, [stronger, weaker], seat, seed))
            .iter()
            .sum::<u32>()
    };
    (0..100).map(pair).sum::<u32>() / 4
}

#[test]
fn easy_beats_moves_by_lot() {
    let score = score((Level::Easy, 1_000), (Level::Easy, 0));
    assert!(score >= 90, "{score} %");
}

#[test]
fn medium_beats_easy() {
    let score = score((Level::Medium, 4_000), (Level::Easy, 1_000));
    assert!(score >= 75, "{score} %");
}

#[test]
fn hard_beats_medium() {
    let score = score((Level::Hard, 5_000), (Level::Medium, 4_000));
    assert!(score >= 75, "{score} %");
}
