//! What thinking has cost so far.

use crate::Budget;

/// How often the budget is asked whether to stop.
const ASK: u64 = 1_000;

/// Counts nodes against a budget.
pub(crate) struct Meter<'a> {
    budget: &'a Budget<'a>,
    /// What may be spent in all.
    limit: u64,
    spent: u64,
    stopped: bool,
}

impl<'a> Meter<'a> {
    pub(crate) const fn new(budget: &'a Budget<'a>) -> Self {
        Self {
            budget,
            limit: budget.nodes,
            spent: 0,
            stopped: false,
        }
    }

    /// Counts one node; false if there is none left.
    pub(crate) fn spend(&mut self) -> bool {
        if self.stopped || self.spent >= self.limit {
            return false;
        }
        self.spent += 1;
        if self.spent.is_multiple_of(ASK) && (self.budget.stop)() {
            self.stopped = true;
        }
        true
    }

    /// Counts so many nodes at once; false, and none counted, if there are not so many left.
    pub(crate) fn spend_all(&mut self, nodes: u64) -> bool {
        if self.stopped || self.limit - self.spent < nodes {
            return false;
        }
        self.spent += nodes;
        self.stopped = (self.budget.stop)();
        true
    }

    /// Whether nothing is left.
    pub(crate) const fn is_over(&self) -> bool {
        self.stopped || self.spent >= self.limit
    }

    /// Nodes so far.
    pub(crate) const fn spent(&self) -> u64 {
        self.spent
    }
}
