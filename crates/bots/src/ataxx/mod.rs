//! The Ataxx player: a search of its own on bitboards, judged by a net of its own.

mod appraise;
mod engine;
mod evaluation;
mod history;
pub mod net;
mod picker;
mod reductions;
mod table;
mod tree;
mod value;
mod window;

use game::{Level, Rng, Turn, View as _};
use game_ataxx::{Action, Position, Quiet, View};

use search::Found;

use crate::{Budget, Choice, Limits};
pub(crate) use appraise::appraise;
pub use engine::Engine;
use table::Table;

/// Few enough nodes that the cap is rarely what ends thinking, so that a level is the same everywhere.
pub(crate) const fn limits(level: Level) -> Limits {
    let (nodes, millis) = match level {
        Level::Easy => (20_000, 20),
        Level::Medium => (30_000, 20),
        Level::Hard => (200_000, 150),
        Level::Master => (1_200_000, 1_000),
    };
    Limits { nodes, millis }
}

/// Of a thousand moves a level plays so many at a glance, as a beginner does, instead of thinking. It
/// is this that keeps the levels apart: half the nodes alone are worth a hundred points of Elo
/// only, and between a beginner and the engine lie two thousand.
const fn glances(level: Level) -> usize {
    match level {
        Level::Easy => 410,
        Level::Medium => 130,
        Level::Hard => 30,
        Level::Master => 0,
    }
}

pub(crate) fn choose(view: &View, level: Level, budget: &Budget<'_>, seed: u64) -> Option<Choice> {
    let Turn::Act(seats) = view.turn() else {
        return None;
    };
    if !seats.contains(view.viewer().seat()?) {
        return None;
    }
    let (position, quiet) = (view.position(), view.setup().quiet());
    let mut rng = Rng::new(seed);
    let (action, nodes) = if rng.below(1_000) < glances(level) {
        glance(position, quiet, budget.nodes, &mut rng)
    } else {
        best(position, quiet, u8::MAX, budget, rng.next_u64())
    }?;
    Some(Choice {
        action: action.to_string(),
        nodes,
    })
}

/// The nodes of a search to `depth`, with all that Master has.
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
    let found = think(position, quiet, depth, budget, seed)?;
    Some((found.best, found.nodes))
}

/// What an engine without a memory finds.
fn think(
    position: &Position,
    quiet: Quiet,
    depth: u8,
    budget: &Budget<'_>,
    seed: u64,
) -> Option<Found<Action>> {
    // A slot for most nodes that are not leaves, and no more memory than a small phone has.
    let slots = (budget.nodes / 2).clamp(1 << 8, 1 << 19);
    let limits = search::Limits {
        depth,
        nodes: budget.nodes,
        stop: budget.stop,
    };
    let mut engine = Engine::new(slots * Table::SLOT);
    engine.think_by_lot(position, quiet, &limits, seed, &mut |_| {})
}

/// What a beginner plays: takes what looks best at once. What the answer will take, a beginner does
/// not see.
fn glance(position: &Position, quiet: Quiet, nodes: u64, rng: &mut Rng) -> Option<(Action, u64)> {
    let mut actions: Vec<Action> = position.moves(quiet).collect();
    rng.shuffle(&mut actions);
    actions.truncate(usize::try_from(nodes).unwrap_or(usize::MAX).max(1));
    let value = |action: &Action| evaluation::pieces(&position.play(*action)); // to the other side
    let best = actions.iter().copied().min_by_key(value)?;
    Some((best, actions.len() as u64))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(view: &str, level: Level, seed: u64) -> Action {
        let view: View = view.parse().unwrap();
        let choice = choose(&view, level, &Budget::nodes(1_000), seed).unwrap();
        choice.action.parse().unwrap()
    }

    #[test]
    fn a_win_at_once_is_taken() {
        for level in Level::ALL {
            for seed in 0..8 {
                let view = "0 x5x/7/3o3/1x5/7/7/7 x 9 20";
                let landed = played(view, level, seed).to().unwrap();
                assert_eq!(landed.distance("d5".parse().unwrap()), 1, "{level}");
            }
        }
    }

    #[test]
    fn levels_move_at_a_glance_as_often_as_they_should() {
        // What turns most at once is turned back with more; a search plays elsewhere.
        let text = "0 xxx2oo/6o/3x3/x4o1/xx3oo/2xoo1o/2x2oo x 8 21";
        let view: View = text.parse().unwrap();
        let (position, mut rng) = (view.position(), Rng::new(1));
        let value = |action| -evaluation::pieces(&position.play(action));
        let (greedy, _) = glance(position, Quiet::Hundred, 1_000, &mut rng).unwrap();
        let most = view
            .actions()
            .and_then(|all| all.into_iter().map(value).max());
        assert_eq!(Some(value(greedy)), most);
        for level in Level::ALL {
            let found = (0..200)
                .filter(|seed| value(played(text, level, *seed)) == value(greedy))
                .count();
            let due = 200 * glances(level) / 1_000;
            assert!(found.abs_diff(due) < 25, "{level}: {found}, not {due}");
        }
    }
}
