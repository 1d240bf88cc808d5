//! The end of a round with few cards, both hands hidden: solved by counterfactual regret minimisation.
//!
//! What either may hold is every hand that fits what is public, as likely as the deals make it and what
//! players keep. The mean of what was learned comes close to an equilibrium: how close is what a best
//! response to it gains.

mod learn;
mod tree;
mod ways;

#[cfg(test)]
mod tests;

use std::ops::ControlFlow;

use game::Rng;
use game_tacocat::{Action, Cards, Phase, View};

use super::duel::pick;
use super::hands::{choices, try_attacks, try_defences};
use super::known::Known;
use super::odds::{Chosen, Odds};
use crate::Budget;
use crate::meter::Meter;
use learn::Lesson;
use tree::{Spot, Tree};

/// Rounds of learning at most.
const ROUNDS: u32 = 32;
/// Fewer are worth nothing.
const LEAST: u32 = 8;

/// Which option to take, in the order in which they are tried; `None` where it is out of reach.
pub(crate) fn choose(known: &Known, meter: &mut Meter<'_>, rng: &mut Rng) -> Option<usize> {
    let mut lesson = lesson(known, meter)?;
    let mut rounds = 0;
    while rounds < ROUNDS && meter.spend_all(lesson.points() as u64) {
        lesson.learn();
        rounds += 1;
    }
    if rounds < LEAST {
        return None;
    }
    Some(pick(&lesson.mixture(0, known.own)?, rng))
}

/// What was found about the end of a round.
#[derive(Clone, Debug)]
pub struct Solved {
    /// What may be done, and how often it should be.
    pub actions: Vec<(Action, f64)>,
    /// What the round is worth with this hand for who plays best against the other's mixture.
    pub worth: f64,
    /// How much of a round a side gains that plays best against the other's mixture, in the mean of both.
    pub gain: f64,
    /// The points of the tree.
    pub points: usize,
}

/// The most cards of a hand with which [`solve`] can be asked.
pub const MOST: u8 = 3;

/// Solves the end of a round by so many rounds of learning; `None` if the viewer owes neither an attack nor a
/// defence, or if a hand has more than [`MOST`] cards.
#[must_use]
pub fn solve(view: &View, rounds: u32) -> Option<Solved> {
    let known = super::known(view)?;
    let play = matches!(view.position().phase(), Phase::Lead(_) | Phase::Defend(..));
    if !play || known.own.len() > MOST {
        return None;
    }
    let budget = Budget::nodes(u64::MAX);
    let mut lesson = lesson(&known, &mut Meter::new(&budget))?;
    for _ in 0..rounds {
        lesson.learn();
    }
    let mixture = lesson.mixture(0, known.own)?;
    Some(Solved {
        actions: actions(&known).into_iter().zip(mixture).collect(),
        worth: lesson.worth(0, known.own),
        gain: lesson.exploitability(),
        points: lesson.points(),
    })
}

/// What may be done, in the order in which it is tried.
fn actions(known: &Known) -> Vec<Action> {
    let mut all = Vec::new();
    let _ = match known.attack {
        Some(attack) => try_defences(known.own, attack, |answers, _| {
            all.extend(attack.answered(answers).map(Action::Defend));
            ControlFlow::Continue(())
        }),
        None => try_attacks(known.own, |attack| {
            all.push(Action::Lead(attack));
            ControlFlow::Continue(())
        }),
    };
    all
}

/// What there is to learn.
fn lesson(known: &Known, meter: &mut Meter<'_>) -> Option<Lesson> {
    // Nobody but the seat itself knows its hand.
    let open = known.unseen.with(known.own);
    let hands = [
        choices(open.from(known.own_floor), known.own.len()),
        choices(open.from(known.floor), known.count),
    ];
    let spot = match known.attack {
        Some(attack) => Spot::Defend(0, attack),
        None => Spot::Lead(0),
    };
    let likely = hands.clone().map(|hands| {
        let odds = |hand: &Cards| Odds::of(Chosen::Played, hand.len()).hand(*hand);
        hands.iter().map(odds).collect()
    });
    let tree = Tree::new(open, hands.clone(), spot, meter)?;
    Some(Lesson::new(tree, hands, likely, known.tied))
}
