//! The Aeroplane Chess player: expectimax over dice with a hand-written estimate of the race.
//!
//! Nothing is hidden in this game, so a view is all there is to know; what the dice will show nobody
//! knows, and the search weighs every number alike.

mod estimate;
mod node;
mod outlook;

use game::{Level, Rng, Turn, View as _};
use game_aeroplane::{Action, View};
use search::expectimax;

use crate::{Budget, Choice, Limits};
use estimate::Sense;
use node::Node;
use outlook::Outlook;

/// What a decision of this level may cost by default. The search makes about two million nodes a
/// second, so that the cap is rarely what ends thinking.
#[must_use]
pub(crate) const fn limits(level: Level) -> Limits {
    let (nodes, millis) = match level {
        Level::Easy => (100, 20),
        Level::Medium => (100, 20),
        Level::Hard => (40_000, 150),
        Level::Master => (300_000, 1_000),
    };
    Limits { nodes, millis }
}

/// How often Easy moves whatever comes to hand.
const EASY_ERRS: (usize, usize) = (2, 5);
/// Easy and Medium see what a move leads to, and nothing after it.
const GLANCE: u8 = 1;

/// What a level has an eye for: a beginner runs, a player looks around, a good one builds stacks.
const fn sense(level: Level) -> Sense {
    match level {
        Level::Easy => Sense {
            danger: false,
            stacks: false,
        },
        Level::Medium => Sense {
            danger: true,
            stacks: false,
        },
        Level::Hard | Level::Master => Sense::ALL,
    }
}

/// The action a computer player of this level takes; `None` if the viewer owes none. The same view,
/// level, node budget and seed give the same action, as long as `stop` does not interfere. Any
/// budget gives a legal action, however small.
#[must_use]
pub(crate) fn choose(view: &View, level: Level, budget: &Budget<'_>, seed: u64) -> Option<Choice> {
    let Turn::Act(seats) = view.turn() else {
        return None;
    };
    if !seats.contains(view.viewer().seat()?) {
        return None;
    }
    let (action, nodes) = match *view.position().moves() {
        [] => (Action::Roll, 0),
        [only] => (only, 0),
        _ => think(view, level, budget, seed)?,
    };
    Some(Choice {
        action: action.to_string(),
        nodes: nodes.max(1), // a glance at the board counts as one
    })
}

/// The nodes of a search to `depth`, as Hard does it.
pub(crate) fn probe(view: &View, depth: u8) -> Option<Choice> {
    let (action, nodes) = search(view, Level::Hard, depth, &Budget::nodes(u64::MAX), 0)?;
    Some(Choice {
        action: action.to_string(),
        nodes,
    })
}

/// The choice between several moves.
fn think(view: &View, level: Level, budget: &Budget<'_>, seed: u64) -> Option<(Action, u64)> {
    let mut rng = Rng::new(seed);
    if level == Level::Easy && rng.chance(EASY_ERRS.0, EASY_ERRS.1) {
        return rng.pick(&view.position().moves()).map(|any| (*any, 1));
    }
    let depth = if level >= Level::Hard {
        u8::MAX
    } else {
        GLANCE
    };
    search(view, level, depth, budget, rng.next_u64())
}

/// What a level finds when it looks so far.
fn search(
    view: &View,
    level: Level,
    depth: u8,
    budget: &Budget<'_>,
    seed: u64,
) -> Option<(Action, u64)> {
    let outlook = Outlook::new(view.position().setup());
    let root = Node::new(*view.position(), &outlook, sense(level));
    let limits = search::Limits {
        depth,
        nodes: budget.nodes,
        stop: budget.stop,
    };
    let found = expectimax(&root, &limits, seed)?;
    found.ranked.first().map(|(best, _)| (*best, found.nodes))
}
