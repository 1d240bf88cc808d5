//! The Ataxx player: a search of its own on bitboards, judged by a net of its own.

mod engine;
mod evaluation;
mod history;
pub mod net;
mod picker;
mod table;
mod tree;
mod value;

use std::cmp::Reverse;

use game::{Level, Rng, Turn, View as _};
use game_ataxx::{Action, Position, Quiet, View};

use crate::{Budget, Choice, Limits};
pub use engine::Engine;
use evaluation::PIECE;
use table::Table;

/// The search makes 1.7 million nodes a second, so that the cap is rarely what ends thinking.
pub(crate) const fn limits(level: Level) -> Limits {
    let (nodes, millis) = match level {
        Level::Easy => (1_000, 20),
        Level::Medium => (4_000, 20),
        Level::Hard => (250_000, 150),
        Level::Master => (1_700_000, 1_000),
    };
    Limits { nodes, millis }
}

/// Easy looks one ply ahead, and every so often takes a move that looks up to so much worse.
const EASY_ERRS: (usize, usize) = (1, 2);
const EASY_MARGIN: i32 = 2 * PIECE;
/// Medium judges by the net what every move leads to, and looks no further.
const MEDIUM_DEPTH: u8 = 1;

pub(crate) fn choose(view: &View, level: Level, budget: &Budget<'_>, seed: u64) -> Option<Choice> {
    let Turn::Act(seats) = view.turn() else {
        return None;
    };
    if !seats.contains(view.viewer().seat()?) {
        return None;
    }
    let (position, quiet) = (view.position(), view.setup().quiet());
    let (action, nodes) = match level {
        Level::Easy => easy(position, quiet, seed),
        Level::Medium => best(position, quiet, MEDIUM_DEPTH, budget, seed),
        Level::Hard | Level::Master => best(position, quiet, u8::MAX, budget, seed),
    }?;
    Some(Choice {
        action: action.to_string(),
        nodes,
    })
}

/// The nodes of a search to `depth`, with all that Hard has.
pub(crate) fn probe(view: &View, depth: u8) -> Option<Choice> {
    let budget = Budget::nodes(u64::MAX);
    let (action, nodes) = best(view.position(), view.setup().quiet(), depth, &budget, 0)?;
    Some(Choice {
        action: action.to_string(),
        nodes,
    })
}

fn best(
    position: &Position,
    quiet: Quiet,
    depth: u8,
    budget: &Budget<'_>,
    seed: u64,
) -> Option<(Action, u64)> {
    // A slot for most nodes that are not leaves, and no more memory than a small phone has.
    let slots = budget.nodes.clamp(1 << 8, 1 << 16);
    let limits = search::Limits {
        depth,
        nodes: budget.nodes,
        stop: budget.stop,
    };
    let mut engine = Engine::new(slots * Table::SLOT);
    let found = engine.think_by_lot(position, quiet, &limits, seed, &mut |_| {})?;
    Some((found.best, found.nodes))
}

/// A beginner: takes what looks best at once, or now and then something that looks nearly as good.
/// What the answer will take, a beginner does not see.
fn easy(position: &Position, quiet: Quiet, seed: u64) -> Option<(Action, u64)> {
    let mut rng = Rng::new(seed);
    let mut values: Vec<(Action, i32)> = position
        .moves(quiet)
        .map(|action| (action, -evaluation::pieces(&position.play(action))))
        .collect();
    rng.shuffle(&mut values);
    values.sort_by_key(|(_, value)| Reverse(*value));
    let (_, top) = *values.first()?;
    let errs = rng.chance(EASY_ERRS.0, EASY_ERRS.1);
    let margin = if errs { EASY_MARGIN } else { 0 };
    let near = values.partition_point(|(_, value)| *value >= top - margin);
    let (action, _) = rng.pick(&values[..near])?;
    Some((*action, values.len() as u64))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(view: &str, level: Level, seed: u64) -> Action {
        let view: View = view.parse().unwrap();
        let choice = choose(&view, level, &Budget::nodes(5_000), seed).unwrap();
        choice.action.parse().unwrap()
    }

    #[test]
    fn a_win_at_once_is_taken() {
        for level in [Level::Medium, Level::Hard] {
            let view = "0 x5x/7/3o3/1x5/7/7/7 x 9 20";
            let landed = played(view, level, 1).to().unwrap();
            assert_eq!(landed.distance("d5".parse().unwrap()), 1, "{level}");
        }
    }

    #[test]
    fn easy_errs_but_never_far() {
        let text = "1 x3o1o/1xx4/3o3/2xo3/4x2/1oo4/o4xx o 0 12";
        let view: View = text.parse().unwrap();
        let value = |action| -evaluation::pieces(&view.position().play(action));
        let best = view
            .actions()
            .and_then(|all| all.into_iter().map(value).max());
        let worth: Vec<i32> = (0..200)
            .map(|seed| value(played(text, Level::Easy, seed)))
            .collect();
        let best = best.unwrap();
        assert!(worth.iter().all(|value| *value >= best - EASY_MARGIN));
        let best_played = worth.iter().filter(|value| **value == best).count();
        assert!((80..180).contains(&best_played), "{best_played} of 200");
    }
}
