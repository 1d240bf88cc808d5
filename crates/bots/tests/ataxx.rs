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

/// Percent of the points of 80 matches, each opening with both seats.
fn score(stronger: (Level, u64), weaker: (Level, u64)) -> u32 {
    let pair = |seed| {
        let opening = opening(seed);
        [Seat::FIRST, Seat::SECOND]
            .map(|seat| points(&opening, [stronger, weaker], seat, seed))
            .iter()
            .sum::<u32>()
    };
    (0..40).map(pair).sum::<u32>() * 100 / 160
}

#[test]
fn easy_beats_moves_by_lot() {
    let score = score((Level::Easy, 200), (Level::Easy, 0));
    assert!(score >= 90, "{score} %");
}

/// With few nodes for all; what they do with theirs stands in docs/strength.md.
#[test]
fn each_level_beats_the_one_below() {
    for (pair, nodes) in [
        ([Level::Medium, Level::Easy], [300, 300]),
        ([Level::Hard, Level::Medium], [600, 300]),
        ([Level::Master, Level::Hard], [900, 600]),
    ] {
        let score = score((pair[0], nodes[0]), (pair[1], nodes[1]));
        assert!((60..=95).contains(&score), "{} {score} %", pair[0]);
    }
}
