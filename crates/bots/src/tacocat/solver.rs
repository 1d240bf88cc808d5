//! The play of a round solved exactly, both hands being known.

use std::ops::ControlFlow;

use game_tacocat::{Attack, Cards};

use super::hands::{try_attacks, try_defences};
use crate::meter::Meter;

/// What a round is worth for somebody, in half rounds: lost 0, tied and dealt anew 1, won 2.
pub(crate) type Worth = u8;
/// A round that is won.
pub(crate) const WON: Worth = 2;

/// Entries of the table, a power of two.
const ENTRIES: usize = 1 << 15;

/// What is known about one pair of hands.
#[derive(Clone, Copy, Default)]
struct Entry {
    attacker: Cards,
    defender: Cards,
    /// What a tie is worth for the attacker.
    tie: Worth,
    least: Worth,
    most: Worth,
}

/// The solver with its memory. What it knows holds in every world: the hands are all that matters.
pub(crate) struct Solver {
    table: Vec<Entry>,
}

impl Solver {
    pub(crate) fn new() -> Self {
        Self {
            table: vec![Entry::default(); ENTRIES],
        }
    }

    /// What the round is worth for the attacker, who leads next, if the answer lies between `low` and
    /// `high`; else a bound beyond them. `None` when the meter has run out.
    pub(crate) fn lead(
        &mut self,
        attacker: Cards,
        defender: Cards,
        tie: Worth,
        (mut low, high): (Worth, Worth),
        meter: &mut Meter<'_>,
    ) -> Option<Worth> {
        if attacker.len() <= 1 {
            return Some(last(attacker, defender, tie));
        }
        let slot = slot(attacker, defender);
        let known = self.known(slot, attacker, defender, tie);
        if known.least >= high || known.least == known.most {
            return Some(known.least);
        }
        if known.most <= low {
            return Some(known.most);
        }
        if !meter.spend() {
            return None;
        }
        low = low.max(known.least);
        let high = high.min(known.most);
        let (mut best, mut broke) = (0, false);
        let _ = try_attacks(attacker, |attack| {
            let after = attacker.minus(attack.cards());
            let window = (low.max(best), high);
            match self.defend(after, attack, defender, tie, window, meter) {
                None => broke = true,
                Some(worth) => best = best.max(worth),
            }
            go_on(!broke && best < high)
        });
        if broke {
            return None;
        }
        self.table[slot] = Entry {
            least: if best > low { best } else { known.least },
            most: if best < high {
                best.max(known.least)
            } else {
                known.most
            },
            ..known
        };
        Some(best)
    }

    /// What the round is worth for the attacker, whose hand after the attack is `attacker`.
    pub(crate) fn defend(
        &mut self,
        attacker: Cards,
        attack: Attack,
        defender: Cards,
        tie: Worth,
        (low, high): (Worth, Worth),
        meter: &mut Meter<'_>,
    ) -> Option<Worth> {
        let (mut worst, mut broke) = (WON, false);
        let _ = try_defences(defender, attack, |answers, gone| {
            let all = answers.len() == attack.len();
            let window = (low, high.min(worst));
            match self.after(attacker, defender.minus(gone), all, tie, window, meter) {
                None => broke = true,
                Some(worth) => worst = worst.min(worth),
            }
            go_on(!broke && worst > low)
        });
        (!broke).then_some(worst)
    }

    /// The same after a defence, in which `all` was answered or not.
    pub(crate) fn after(
        &mut self,
        attacker: Cards,
        defender: Cards,
        all: bool,
        tie: Worth,
        (low, high): (Worth, Worth),
        meter: &mut Meter<'_>,
    ) -> Option<Worth> {
        if all {
            let window = (WON - high, WON - low);
            let worth = self.lead(defender, attacker, WON - tie, window, meter)?;
            Some(WON - worth)
        } else {
            self.lead(attacker, defender, tie, (low, high), meter)
        }
    }

    fn known(&self, slot: usize, attacker: Cards, defender: Cards, tie: Worth) -> Entry {
        let entry = self.table[slot];
        if entry.attacker == attacker && entry.defender == defender && entry.tie == tie {
            return entry;
        }
        Entry {
            attacker,
            defender,
            tie,
            least: 0,
            most: WON,
        }
    }
}

const fn go_on(on: bool) -> ControlFlow<()> {
    if on {
        ControlFlow::Continue(())
    } else {
        ControlFlow::Break(())
    }
}

/// What the last cards are worth for the attacker: the lower rank wins.
pub(crate) fn last(attacker: Cards, defender: Cards, tie: Worth) -> Worth {
    match attacker.lowest().cmp(&defender.lowest()) {
        std::cmp::Ordering::Less => WON,
        std::cmp::Ordering::Equal => tie,
        std::cmp::Ordering::Greater => 0,
    }
}

fn slot(attacker: Cards, defender: Cards) -> usize {
    let mix = |cards: Cards, odd: u64| cards.bits().wrapping_mul(odd);
    let mixed =
        mix(attacker, 0x9e37_79b9_7f4a_7c15) ^ mix(defender, 0xbf58_476d_1ce4_e5b9).rotate_left(29);
    (mixed.wrapping_mul(0x94d0_49bb_1331_11eb) >> (64 - ENTRIES.trailing_zeros())) as usize
}
