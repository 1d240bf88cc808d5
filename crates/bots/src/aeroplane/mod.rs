//! The Aeroplane Chess player: expectimax over dice, with an estimate of the race by hand or a net that has
//! learned from its own matches who is likely to finish first.
//!
//! Nothing is hidden in this game, so a view is all there is to know; what the dice will show nobody
//! knows, and the search weighs every number alike.

mod appraise;
mod ending;
mod estimate;
mod look;
mod mind;
pub mod net;
mod node;
mod outlook;
mod plain;
mod ring;
mod rule;

use game::{Level, Rng, Turn, View as _};
use game_aeroplane::{Action, View};
use search::{expectimax, focused};

use crate::appraisal::Chances;
use crate::{Budget, Choice, Limits};
pub(crate) use appraise::appraise;
use look::{Eye, Look};
use mind::{FOCUS, Mind, Sight};
use net::{Judge, Net};
use outlook::Outlook;

/// What a decision of this level may cost by default. All but Master look at the moves alone.
#[must_use]
pub(crate) const fn limits(level: Level) -> Limits {
    let (nodes, millis) = match level {
        Level::Easy => (100, 20),
        Level::Medium => (100, 20),
        Level::Hard => (100, 150),
        Level::Master => (200_000, 1_000),
    };
    Limits { nodes, millis }
}

/// The action a computer player of this level takes; `None` if the viewer owes none. The same view,
/// level, node budget and seed give the same action, as long as `stop` does not interfere. Any
/// budget gives a legal action, however small.
#[must_use]
pub(crate) fn choose(view: &View, level: Level, budget: &Budget<'_>, seed: u64) -> Option<Choice> {
    let mind = Mind::of(level);
    owed(view, |view| think(view, &mind, budget, seed))
}

/// What the player by fixed rules does, which stacks never or where it can; `None` if the viewer owes no action.
pub(crate) fn fixed(view: &View, stacks: bool) -> Option<Choice> {
    owed(view, |view| {
        rule::choose(view.position(), stacks).map(|action| (action, 1))
    })
}

/// What two plies with a plain estimate find; `None` if the viewer owes no action.
pub(crate) fn plain(view: &View, seed: u64) -> Option<Choice> {
    owed(view, |view| plain::choose(view.position(), seed))
}

/// The nodes of a search to `depth`, as the best level does it.
pub(crate) fn probe(view: &View, depth: u8) -> Option<Choice> {
    let mind = Mind {
        depth,
        ..Mind::of(Level::Master)
    };
    let (action, nodes) = search(view, &mind, &Budget::nodes(u64::MAX), 0)?;
    Some(Choice {
        action: action.to_string(),
        nodes,
    })
}

/// The action that a viewer owes: the die if it has not rolled, the only one there is, or what it thinks of.
fn owed(view: &View, think: impl FnOnce(&View) -> Option<(Action, u64)>) -> Option<Choice> {
    let Turn::Act(seats) = view.turn() else {
        return None;
    };
    if !seats.contains(view.viewer().seat()?) {
        return None;
    }
    let (action, nodes) = match *view.position().moves() {
        [] => (Action::Roll, 0),
        [only] => (only, 0),
        _ => think(view)?,
    };
    Some(Choice {
        action: action.to_string(),
        nodes: nodes.max(1), // a glance at the board counts as one
    })
}

/// How likely the viewer is to finish first after each of its moves: exactly where the ending can be solved, else as a
/// wide search finds that spends so many nodes; `None` if the viewer has no moves to choose from.
#[must_use]
pub fn chances(view: &View, nodes: u64) -> Option<Vec<(Action, f64)>> {
    let position = view.position();
    let seat = view.viewer().seat()?;
    if !view.turn().owing().contains(seat) || position.moves().len() < 2 {
        return None;
    }
    let ranked = appraise::ranked(position, &Budget::nodes(nodes))?;
    let own = |(action, chances): (Action, Chances)| (action, chances[seat.index()]);
    Some(ranked.moves.into_iter().map(own).collect())
}

/// The choice between several moves.
fn think(view: &View, mind: &Mind, budget: &Budget<'_>, seed: u64) -> Option<(Action, u64)> {
    let mut rng = Rng::new(seed);
    if rng.chance(mind.errs, 100) {
        return rng.pick(&view.position().moves()).map(|any| (*any, 1));
    }
    search(view, mind, budget, rng.next_u64())
}

/// What a mind finds.
fn search(view: &View, mind: &Mind, budget: &Budget<'_>, seed: u64) -> Option<(Action, u64)> {
    let position = view.position();
    let limits = search::Limits {
        depth: mind.depth,
        nodes: budget.nodes,
        stop: budget.stop,
    };
    let root = |eye| Look::new(*position, eye);
    let found = match mind.sight {
        Sight::Hand(sense) => {
            let outlook = Outlook::new(position.setup());
            expectimax(&root(Eye::Hand(&outlook, sense)), &limits, seed)
        }
        Sight::Net => {
            if let Some(solved) = ending::choose(position) {
                return Some((solved.0, solved.1.min(budget.nodes)));
            }
            let judge = Judge::new(position.setup());
            let eye = Eye::Net(Net::get(), &judge, position.playing());
            focused(&root(eye), &limits, &FOCUS, seed)
        }
    }?;
    found.ranked.first().map(|(best, _)| (*best, found.nodes))
}
