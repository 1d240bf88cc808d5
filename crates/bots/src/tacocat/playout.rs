//! Rounds played to their end by fixed rules.

use std::cmp::Ordering;

use game_tacocat::{Attack, Cards, Rank};

use super::hands::given_up;
use super::rule;
use super::solver::{WON, Worth, last};
use crate::meter::Meter;

/// What the round comes to for the attacker, who leads next. `None` when the meter has run out.
pub(crate) fn lead(
    mut attacker: Cards,
    mut defender: Cards,
    mut tie: Worth,
    meter: &mut Meter<'_>,
) -> Option<Worth> {
    let mut swapped = false;
    while attacker.len() > 1 {
        if !meter.spend() {
            return None;
        }
        let attack = rule::lead(attacker)?;
        attacker = attacker.minus(attack.cards());
        let (left, all) = defended(defender, attack);
        defender = left;
        if all {
            (attacker, defender) = (defender, attacker);
            (tie, swapped) = (WON - tie, !swapped);
        }
    }
    let worth = last(attacker, defender, tie);
    Some(if swapped { WON - worth } else { worth })
}

/// The same when the attack was made and the defence is due.
pub(crate) fn defend(
    attacker: Cards,
    attack: Attack,
    defender: Cards,
    tie: Worth,
    meter: &mut Meter<'_>,
) -> Option<Worth> {
    let (left, all) = defended(defender, attack);
    after(attacker, left, all, tie, meter)
}

/// The same after a defence, in which `all` was answered or not.
pub(crate) fn after(
    attacker: Cards,
    defender: Cards,
    all: bool,
    tie: Worth,
    meter: &mut Meter<'_>,
) -> Option<Worth> {
    if all {
        lead(defender, attacker, WON - tie, meter).map(|worth| WON - worth)
    } else {
        lead(attacker, defender, tie, meter)
    }
}

/// The hand after its defence, and whether it answered everything.
fn defended(defender: Cards, attack: Attack) -> (Cards, bool) {
    let answers = rule::defend(defender, attack);
    let gone = answers.with(given_up(defender, attack, answers));
    (defender.minus(gone), answers.len() == attack.len())
}

/// What the round comes to for the first hand when both are about to duel; `play` plays it on.
pub(crate) fn duel(
    mut own: Cards,
    mut other: Cards,
    tie: Worth,
    mut play: impl FnMut(Cards, Cards, Worth) -> Option<Worth>,
) -> Option<Worth> {
    while own.len() > 1 {
        let (mine, its) = (rule::duel(own)?, rule::duel(other)?);
        (own, other) = (own.minus(Cards::one(mine)), other.minus(Cards::one(its)));
        if let Some(worth) = dueled(own, other, mine, its, tie, &mut play) {
            return worth;
        }
    }
    Some(last(own, other, tie))
}

/// What the round comes to after a duel in which these cards have left the hands; `None` where there
/// is another duel.
pub(crate) fn dueled(
    own: Cards,
    other: Cards,
    mine: Rank,
    its: Rank,
    tie: Worth,
    mut play: impl FnMut(Cards, Cards, Worth) -> Option<Worth>,
) -> Option<Option<Worth>> {
    if own.len() <= 1 {
        return Some(Some(last(own, other, tie)));
    }
    match mine.cmp(&its) {
        Ordering::Greater => Some(play(own, other, tie)),
        Ordering::Less => Some(play(other, own, WON - tie).map(|worth| WON - worth)),
        Ordering::Equal => None,
    }
}
