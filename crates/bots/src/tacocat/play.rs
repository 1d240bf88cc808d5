//! What to lead and how to defend: every option is tried in many worlds that fit what is known, and
//! the worse half is dropped again and again.

use std::ops::ControlFlow;

use game::Rng;
use game_tacocat::{Attack, Cards};

use super::endgame;
use super::hands::{given_up, try_attacks, try_defences};
use super::known::Known;
use super::mind::Mind;
use super::net::{Net, Step, Table, Try};
use super::odds::Chosen;
use super::playout::{By, Next, Playout};
use crate::meter::Meter;

/// How many worlds the net's own judgement of an option counts for.
const PRIOR: f32 = 8.0;

/// The attack to lead.
pub(crate) fn lead(
    known: &Known,
    mind: &Mind,
    meter: &mut Meter<'_>,
    rng: &mut Rng,
) -> Option<Attack> {
    let (mut attacks, mut tries) = (Vec::new(), Vec::new());
    let _ = try_attacks(known.own, |attack| {
        attacks.push(attack);
        tries.push(Try {
            step: Step::Lead(attack),
            rest: known.own.minus(attack.cards()),
        });
        ControlFlow::Continue(())
    });
    let at = best(&tries, known, mind, meter, rng, |table, at| {
        table.attack(0, attacks[at]);
        Next::Defend(1, attacks[at])
    })?;
    attacks.get(at).copied()
}

/// The cards to put on an attack.
pub(crate) fn defend(
    known: &Known,
    attack: Attack,
    mind: &Mind,
    meter: &mut Meter<'_>,
    rng: &mut Rng,
) -> Option<Cards> {
    let (mut ways, mut tries) = (Vec::new(), Vec::new());
    let _ = try_defences(known.own, attack, |answers, _| {
        ways.push(answers);
        tries.push(Try {
            step: Step::Answer(answers.len() == attack.len()),
            rest: known
                .own
                .minus(answers.with(given_up(known.own, attack, answers))),
        });
        ControlFlow::Continue(())
    });
    let at = best(&tries, known, mind, meter, rng, |table, at| {
        Next::Lead(table.answer(0, attack, ways[at]))
    })?;
    ways.get(at).copied()
}

/// The option with the best sum over worlds; of equals the first. `None` if not one world could be
/// looked at and nothing is known of them.
fn best(
    tries: &[Try],
    known: &Known,
    mind: &Mind,
    meter: &mut Meter<'_>,
    rng: &mut Rng,
    mut make: impl FnMut(&mut Table, usize) -> Next,
) -> Option<usize> {
    if tries.len() == 1 {
        return Some(0);
    }
    if known.own.len() <= mind.solves {
        let solved = endgame::choose(known, meter, rng);
        if solved.is_some() {
            return solved;
        }
    }
    let mut left: Vec<(usize, f32)> = (0..tries.len()).map(|at| (at, 0.0)).collect();
    if mind.by == By::Net {
        let priors = Net::house().worths(&known.eyes(), tries);
        for ((_, sum), prior) in left.iter_mut().zip(priors) {
            *sum = PRIOR * prior;
        }
    }
    let odds = known.odds(Chosen::Played, mind);
    let (mut worlds, mut looked) = (mind.worlds, mind.by == By::Net);
    loop {
        for number in 0..worlds {
            let world = known.world(odds, rng);
            let here: Option<Vec<f32>> = left
                .iter()
                .map(|(at, _)| {
                    let mut table = world.table;
                    let next = make(&mut table, *at);
                    Playout::new(mind.seats(number as usize), known.tied, meter).play(table, next)
                })
                .collect();
            let Some(here) = here else { break };
            for ((_, sum), worth) in left.iter_mut().zip(here) {
                *sum += worth;
            }
            looked = true;
        }
        left.sort_by(|(_, one), (_, two)| two.total_cmp(one));
        if mind.by == By::Rules || left.len() <= 2 || meter.is_over() {
            break;
        }
        left.truncate(left.len().div_ceil(2));
        worlds = worlds.saturating_mul(2);
    }
    left.first().filter(|_| looked).map(|(at, _)| *at)
}
