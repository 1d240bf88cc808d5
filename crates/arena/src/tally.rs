//! Counting pairs in the order of their numbers.
//!
//! Matches that are decided sooner are also finished sooner. A test that looked at pairs as they
//! come in would see those first; and a run that is repeated would not end alike. So a pair counts
//! when all before it have come.

use std::collections::BTreeMap;

use crate::{Lapse, Pair, Pentanomial, Sprt, Verdict};

/// The pairs of a run so far.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    sprt: Option<Sprt>,
    /// Those that wait for one before them.
    early: BTreeMap<u64, Pair>,
    counts: Pentanomial,
    totals: Totals,
    decided: bool,
}

/// What the counted matches sum up to; what belongs to players is by player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// Matches the first player won, drew and lost.
    pub results: [u64; 3],
    /// How often each match ended for this reason.
    pub ends: BTreeMap<String, u64>,
    /// How often each player failed, and how.
    pub lapses: [BTreeMap<Lapse, u64>; 2],
    /// Moves.
    pub moves: [u64; 2],
    /// States looked at.
    pub nodes: [u64; 2],
    /// Microseconds.
    pub micros: [u64; 2],
    /// The longest move, in microseconds.
    pub longest: [u64; 2],
}

impl Tally {
    /// Nothing yet; with a test, pairs after its verdict do not count.
    #[must_use]
    pub fn new(sprt: Option<Sprt>) -> Self {
        Self {
            sprt,
            ..Self::default()
        }
    }

    /// Takes a finished pair, in any order; one that came before is passed over.
    pub fn take(&mut self, pair: Pair) {
        if pair.pair < self.counts.pairs() {
            return;
        }
        self.early.entry(pair.pair).or_insert(pair);
        while !self.decided
            && let Some(next) = self.early.remove(&self.counts.pairs())
        {
            self.count(&next);
        }
    }

    fn count(&mut self, pair: &Pair) {
        self.counts.count(pair.half_points());
        let totals = &mut self.totals;
        for one in &pair.matches {
            totals.results[usize::from(2 - one.half_points.min(2))] += 1;
            *totals.ends.entry(one.end.clone()).or_default() += 1;
            if let Some((player, lapse)) = one.lapse {
                *totals.lapses[usize::from(player & 1)]
                    .entry(lapse)
                    .or_default() += 1;
            }
            for i in 0..2 {
                totals.moves[i] += one.moves[i];
                totals.nodes[i] = totals.nodes[i].saturating_add(one.nodes[i]);
                totals.micros[i] = totals.micros[i].saturating_add(one.micros[i]);
                totals.longest[i] = totals.longest[i].max(one.longest[i]);
            }
        }
        self.decided = self
            .verdict()
            .is_some_and(|verdict| verdict != Verdict::Open);
    }

    /// The pairs that count.
    #[must_use]
    pub const fn counts(&self) -> &Pentanomial {
        &self.counts
    }

    /// What they sum up to.
    #[must_use]
    pub const fn totals(&self) -> &Totals {
        &self.totals
    }

    /// What the test says, if there is one.
    #[must_use]
    pub fn verdict(&self) -> Option<Verdict> {
        self.sprt.map(|sprt| sprt.verdict(&self.counts))
    }

    /// Whether the test has decided, so that no more pairs count.
    #[must_use]
    pub const fn decided(&self) -> bool {
        self.decided
    }
}
