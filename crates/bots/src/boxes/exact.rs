//! Perfect play, where it can be proven within the budget.

use boxes_solver::{Fault, Limit, Solver};
use game_boxes::{Bits, Survey};

use super::Player;
use crate::Budget;

/// The most memory of a proof: what a small phone has to spare.
pub(super) const BYTES: usize = 16 << 20;
/// With more lines than this that take nothing, the end of a misere match is out of sight.
const MISERE_FREE: usize = 30;
/// A proof that needs more than this many times the budget in the median is not tried.
const HOPE: u64 = 6;

/// What a proof takes on the default board, in the median: with so many lines left so many nodes, and
/// by how much that grows with a line more.
pub(super) struct Cost {
    lines: usize,
    nodes: u64,
    growth: u64,
}

/// Of the value and a best line (`cargo bench -p boxes-solver`).
pub(super) const VALUE: Cost = Cost {
    lines: 34,
    nodes: 2_500,
    growth: 3,
};
/// Of who wins.
pub(super) const WINNER: Cost = Cost {
    lines: 34,
    nodes: 300,
    growth: 4,
};

impl Cost {
    /// Whether a proof with so many lines left is worth trying.
    pub(super) fn is_in_reach(&self, open: usize, nodes: u64) -> bool {
        let more = open.abs_diff(self.lines).min(20) as u32; // 4^20 is out of everybody's reach
        let factor = self.growth.pow(more);
        let median = if open < self.lines {
            self.nodes / factor
        } else {
            self.nodes * factor
        };
        median / HOPE <= nodes
    }
}

impl<const W: usize> Player<'_, W> {
    /// A line that is proven to be best, if one can be within the budget.
    pub(super) fn prove(&mut self, budget: &Budget<'_>) -> Option<usize> {
        let survey = Survey::of(self.grid, self.drawn);
        let in_reach = if self.misere {
            survey.open.minus(survey.taking).len() <= MISERE_FREE
        } else {
            VALUE.is_in_reach(survey.open.len(), budget.nodes)
        };
        if !in_reach {
            return None;
        }
        let limit = Limit {
            nodes: budget.nodes,
            go_on: &|_| !(budget.stop)(),
        };
        let mut solver = Solver::new(self.setup, BYTES);
        let solution = solver.solve(self.drawn.resized(), &limit);
        self.spent += solver.nodes();
        solution.ok().map(|solution| solution.line)
    }

    /// A line that gains at least `target`, as a solver says.
    pub(super) fn reach(
        &mut self,
        solver: &mut Solver,
        drawn: Bits<W>,
        target: i32,
        budget: &Budget<'_>,
    ) -> Result<Option<usize>, Fault> {
        let limit = Limit {
            nodes: budget.nodes,
            go_on: &|_| !(budget.stop)(),
        };
        let before = solver.nodes();
        let line = solver.reach(drawn.resized(), target, &limit);
        self.spent += solver.nodes() - before;
        line
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_proven_in_time_is_not_tried() {
        assert!(VALUE.is_in_reach(30, 100));
        assert!(!VALUE.is_in_reach(30, 1));
        assert!(VALUE.is_in_reach(39, 125_000));
        assert!(!VALUE.is_in_reach(40, 125_000));
        assert!(WINNER.is_in_reach(40, 600_000));
        for cost in [VALUE, WINNER] {
            assert!(cost.is_in_reach(0, 0));
            assert!(!cost.is_in_reach(180, u64::MAX / 1_000_000_000));
        }
    }
}
