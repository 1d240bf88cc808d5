//! Perfect play, where it can be proven within the budget.

use boxes_solver::Limit;

use super::Player;
use crate::Budget;

/// The most memory of a proof: what a small phone has to spare.
const BYTES: usize = 4 << 20;
/// What a proof takes with so many lines left on the default board, in the median, and by how much it
/// grows with a line more (`cargo bench -p boxes-solver`).
const MEDIAN: (usize, u64) = (34, 2_500);
const GROWTH: u64 = 3;
/// A proof that needs more than this many times the budget in the median is not tried.
const HOPE: u64 = 4;

impl<const W: usize> Player<'_, W> {
    /// A line that is proven to be best, if one can be within the budget. Not for misere.
    pub(super) fn prove(&mut self, budget: &Budget<'_>) -> Option<usize> {
        let open = self.grid.open(self.drawn).len();
        if !is_in_reach(open, budget.nodes) {
            return None;
        }
        let limit = Limit {
            nodes: budget.nodes,
            go_on: &|_| !(budget.stop)(),
        };
        let mut solver = boxes_solver::Solver::new(self.setup, BYTES);
        let solution = solver.solve(self.drawn.resized(), &limit);
        self.proving += solver.nodes();
        solution.ok().map(|solution| solution.line)
    }
}

/// Whether a proof with so many lines left is worth trying.
fn is_in_reach(open: usize, nodes: u64) -> bool {
    let (lines, median) = MEDIAN;
    let more = open.saturating_sub(lines).min(30) as u32; // 3^30 is out of everybody's reach
    median * GROWTH.pow(more) / HOPE <= nodes || open <= lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_proven_in_time_is_not_tried() {
        assert!(is_in_reach(30, 1_000));
        assert!(is_in_reach(38, 125_000));
        assert!(!is_in_reach(40, 125_000));
        assert!(!is_in_reach(180, u64::MAX / 1_000_000));
    }
}
