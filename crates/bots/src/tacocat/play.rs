//! What to lead and how to defend: every option is tried in many worlds that fit what is known.
//!
//! Solved exactly, a world shows what players reach who see both hands; played out, what players by
//! fixed rules do who do not. Either alone deceives itself, so both count alike.

use std::ops::ControlFlow;

use game::Rng;
use game_tacocat::{Attack, Cards};

use super::hands::{given_up, try_attacks, try_defences};
use super::known::Known;
use super::mind::Mind;
use super::playout;
use super::solver::{Solver, WON, Worth};
use crate::meter::Meter;

/// The attack to lead.
pub(crate) fn lead(
    known: &Known,
    mind: &Mind,
    meter: &mut Meter<'_>,
    rng: &mut Rng,
) -> Option<Attack> {
    let mut attacks = Vec::new();
    let _ = try_attacks(known.own, |attack| {
        attacks.push(attack);
        ControlFlow::Continue(())
    });
    let mut solver = Solver::new();
    best(&attacks, known, mind, rng, |attack, other, exact| {
        let left = known.own.minus(attack.cards());
        if exact {
            solver.defend(left, attack, other, known.tie, (0, WON), meter)
        } else {
            playout::defend(left, attack, other, known.tie, meter)
        }
    })
}

/// The cards to put on an attack.
pub(crate) fn defend(
    known: &Known,
    attack: Attack,
    mind: &Mind,
    meter: &mut Meter<'_>,
    rng: &mut Rng,
) -> Option<Cards> {
    let mut ways = Vec::new();
    let _ = try_defences(known.own, attack, |answers, _| {
        ways.push(answers);
        ControlFlow::Continue(())
    });
    let mut solver = Solver::new();
    best(&ways, known, mind, rng, |answers, other, exact| {
        let left = known
            .own
            .minus(answers.with(given_up(known.own, attack, answers)));
        let all = answers.len() == attack.len();
        let tie = WON - known.tie;
        let worth = if exact {
            solver.after(other, left, all, tie, (0, WON), meter)
        } else {
            playout::after(other, left, all, tie, meter)
        };
        worth.map(|worth| WON - worth)
    })
}

/// The option with the best sum over worlds; of equals the first. `None` if not one world could be
/// looked at.
fn best<T: Copy>(
    options: &[T],
    known: &Known,
    mind: &Mind,
    rng: &mut Rng,
    mut worth: impl FnMut(T, Cards, bool) -> Option<Worth>,
) -> Option<T> {
    if let [only] = options {
        return Some(*only);
    }
    let mut sums = vec![0_u64; options.len()];
    let mut add = |exact: bool, other: Cards| {
        let here: Option<Vec<Worth>> = options.iter().map(|o| worth(*o, other, exact)).collect();
        let Some(here) = here else { return false };
        for (sum, worth) in sums.iter_mut().zip(here) {
            *sum += u64::from(worth);
        }
        true
    };
    let mut looked = false;
    for _ in 0..mind.worlds {
        let other = known.world(mind.infers, rng).hand;
        let solves = known.own.len() <= mind.exact;
        if !add(false, other) {
            break;
        }
        looked = true;
        if solves && !add(true, other) {
            break;
        }
    }
    if !looked {
        return None;
    }
    let most = *sums.iter().max()?;
    let at = sums.iter().position(|sum| *sum == most)?;
    options.get(at).copied()
}
