//! The Tacocat player: worlds that fit what the seat knows, solved exactly or played out.
//!
//! A level gets a view and never sees the other hand. It deals the cards it has not seen in many ways
//! that fit what is known, and takes the one action that is best over all of them.

mod appraise;
mod duel;
pub mod endgame;
mod hands;
mod known;
mod mind;
pub mod net;
mod odds;
mod play;
mod playout;
mod replace;
mod rule;
#[cfg(test)]
mod tests;
mod worth;

use game::{Level, Rng, Turn, View as _};
use game_tacocat::{Action, Arrow, Phase, Position, View};

use crate::meter::Meter;
use crate::{Budget, Choice, Limits};
use known::Known;
use mind::Mind;
use net::Others;

pub(crate) use appraise::{appraise, standing};

/// What a decision of this level may cost by default.
#[must_use]
pub(crate) const fn limits(level: Level) -> Limits {
    let (nodes, millis) = match level {
        Level::Easy => (1, 20),
        Level::Medium => (20_000, 20),
        Level::Hard => (100_000, 150),
        Level::Master => (700_000, 1_000),
    };
    Limits { nodes, millis }
}

/// The action a computer player of this level takes; `None` if the viewer owes none. The same view,
/// level, node budget and seed give the same action, as long as `stop` does not interfere. Any
/// budget gives a legal action, however small.
#[must_use]
pub(crate) fn choose(view: &View, level: Level, budget: &Budget<'_>, seed: u64) -> Option<Choice> {
    let known = known(view)?;
    let mind = Mind::of(level);
    let (mut rng, mut meter) = (Rng::new(seed), Meter::new(budget));
    let erring = rng.chance(mind.errs, 100);
    let action = if erring {
        rng.pick(&view.actions()?).copied()
    } else {
        think(view.position(), &known, &mind, &mut meter, &mut rng)
            .or_else(|| by_rule(view.position(), &known))
    }?;
    Some(Choice {
        action: action.to_string(),
        nodes: meter.spent().max(1), // a glance at the hand counts as one
    })
}

/// The nodes of looking at so many worlds, as Hard does it.
pub(crate) fn probe(view: &View, worlds: u8) -> Option<Choice> {
    let known = Known::of(view.position(), view.viewer().seat()?)?;
    let mind = Mind {
        worlds: worlds.into(),
        duels: worlds.into(),
        replaces: worlds.into(),
        ..Mind::of(Level::Hard)
    };
    let budget = Budget::nodes(u64::MAX);
    let (mut rng, mut meter) = (Rng::new(0), Meter::new(&budget));
    let action = think(view.position(), &known, &mind, &mut meter, &mut rng)?;
    Some(Choice {
        action: action.to_string(),
        nodes: meter.spent(),
    })
}

/// What a level finds; nothing if it does not look, or could not within the budget.
fn think(
    position: &Position,
    known: &Known,
    mind: &Mind,
    meter: &mut Meter<'_>,
    rng: &mut Rng,
) -> Option<Action> {
    if mind.worlds == 0 || meter.is_over() {
        return None;
    }
    let phase = position.phase();
    match phase {
        Phase::ReplaceBoth | Phase::Replace { .. } if mind.replaces == 0 => None,
        Phase::ReplaceBoth => {
            let all = known.own.len();
            replace::replace(known, mind, all, Others::Free, meter, rng).map(Action::Replace)
        }
        Phase::Replace { most, .. } => {
            replace::replace(known, mind, most, others(position)?, meter, rng).map(Action::Replace)
        }
        Phase::Duel => duel::duel(known, mind, meter, rng).map(Action::Duel),
        Phase::Lead(_) => play::lead(known, mind, meter, rng).map(Action::Lead),
        Phase::Defend(_, attack) => {
            let answers = play::defend(known, attack, mind, meter, rng)?;
            attack.answered(answers).map(Action::Defend)
        }
        Phase::Deal | Phase::Reveal => None,
    }
}

/// How those to replace come one after the other.
fn others(position: &Position) -> Option<Others> {
    let Phase::Replace { seat, most } = position.phase() else {
        return Some(Others::Free);
    };
    let space = position.track().space()?;
    let first = position.setup().arrow(space) == Arrow::One(seat);
    Some(if first {
        Others::AtMost
    } else {
        Others::Done(most)
    })
}

/// What the seat knows, if it owes an action.
fn known(view: &View) -> Option<Known> {
    let Turn::Act(seats) = view.turn() else {
        return None;
    };
    let seat = view.viewer().seat().filter(|seat| seats.contains(*seat))?;
    Known::of(view.position(), seat)
}

/// What the player by fixed rules does; `None` if the viewer owes no action.
pub(crate) fn fixed(view: &View) -> Option<Choice> {
    let action = by_rule(view.position(), &known(view)?)?;
    Some(Choice {
        action: action.to_string(),
        nodes: 1,
    })
}

/// The action of the player by fixed rules.
fn by_rule(position: &Position, known: &Known) -> Option<Action> {
    let hand = known.own;
    match position.phase() {
        Phase::ReplaceBoth => Some(Action::Replace(rule::replace(hand, hand.len()))),
        Phase::Replace { most, .. } => Some(Action::Replace(rule::replace(hand, most))),
        Phase::Duel => rule::duel(hand).map(Action::Duel),
        Phase::Lead(_) => rule::lead(hand).map(Action::Lead),
        Phase::Defend(_, attack) => attack
            .answered(rule::defend(hand, attack))
            .map(Action::Defend),
        Phase::Deal | Phase::Reveal => None,
    }
}
