//! Master: who wins comes first, then by how much.
//!
//! What the solver can value within a part of the budget is played perfectly. Where it cannot, a tree
//! says which lines look best, and the solver is asked of one after the other whether it wins: that
//! takes less than the value, and a line that looks good often does. Of what is left the tree decides.

use boxes_solver::{Fault, Limit, Solver};
use game_boxes::{Bits, Harvest, Survey};

use super::Player;
use super::playouts::loony;
use super::tree::{State, Tree};
use crate::Budget;

/// The most memory of a proof: what a small phone has to spare.
const BYTES: usize = 16 << 20;
/// What it takes to tell who wins with so many lines left on the default board, in the median, and by
/// how much that grows with a line more.
const MEDIAN: (usize, u64) = (34, 300);
const GROWTH: u64 = 4;
/// A proof that needs more than this many times the budget in the median is not tried.
const HOPE: u64 = 8;
/// The part of what is left that a proof of one line may take.
const PART: u64 = 3;

impl<const W: usize> Player<'_, W> {
    /// The best that can be found within the budget.
    pub(super) fn master(&mut self, budget: &Budget<'_>) -> Option<usize> {
        let value = if self.misere {
            self.end(&self.part(budget, 2))
        } else {
            self.prove(&self.part(budget, 4))
        };
        value
            .or_else(|| self.win(budget))
            .or_else(|| self.least_loony())
            .or_else(|| self.greedy())
    }

    /// A part of what is left.
    fn part<'a>(&self, budget: &Budget<'a>, part: u64) -> Budget<'a> {
        Budget {
            nodes: budget.nodes.saturating_sub(self.nodes()) / part,
            ..*budget
        }
    }

    /// The line that wins most likely.
    fn win(&mut self, budget: &Budget<'_>) -> Option<usize> {
        let harvest = Harvest::of(self.grid, self.drawn);
        match harvest.take {
            Some(take) if !self.misere => self.take_or_deal(&harvest, usize::from(take), budget),
            _ => self.choose(budget),
        }
    }

    /// Whether to take all or to give the stake back. Until the moment for that comes a box is taken.
    fn take_or_deal(
        &mut self,
        harvest: &Harvest<W>,
        take: usize,
        budget: &Budget<'_>,
    ) -> Option<usize> {
        let Some(deal) = harvest.deal.filter(|_| harvest.stake > 0) else {
            return Some(take);
        };
        let mut solver = Solver::new(self.setup, BYTES);
        let proof = self.reach(
            &mut solver,
            self.drawn,
            1 - self.lead,
            &self.part(budget, 2),
        );
        if let Ok(Some(line)) = proof {
            return Some(line);
        }
        let lead = self.lead + i32::from(harvest.boxes);
        let mut expect = |lead, mine, part| {
            let state = State {
                drawn: harvest.rest,
                lead,
                mine,
            };
            let mut tree = Tree::new(self.grid, self.setup, self.rng.next_u64());
            let points = tree.grow(state, &self.part(budget, part));
            self.proving += tree.spent();
            points
        };
        let taken = expect(lead, true, 2);
        let dealt = expect(lead - 2 * i32::from(harvest.stake), false, 1);
        Some(if dealt > taken {
            usize::from(deal)
        } else {
            take
        })
    }

    /// A line where nothing can be taken, or in misere any.
    fn choose(&mut self, budget: &Budget<'_>) -> Option<usize> {
        let root = State {
            drawn: self.drawn,
            lead: self.lead,
            mine: true,
        };
        let open = self.grid.open(self.drawn).len();
        let provable = !self.misere && is_in_reach(open, budget.nodes);
        let mut tree = Tree::new(self.grid, self.setup, self.rng.next_u64());
        tree.grow(root, &self.part(budget, if provable { 4 } else { 1 }));
        self.proving += tree.spent();
        let mut lines = tree.ranked(root);
        let likely = lines.first().copied();
        if !provable {
            return likely;
        }
        let survey = Survey::of(self.grid, self.drawn);
        lines.extend(survey.loony.and(survey.open).iter());
        self.winner(&lines, budget).or(likely)
    }

    /// The first of these lines that is proven to win; if none is, the first that is not proven to
    /// fail.
    fn winner(&mut self, lines: &[usize], budget: &Budget<'_>) -> Option<usize> {
        let mut solver = Solver::new(self.setup, BYTES);
        let mut likely = None;
        for line in lines {
            let after = self.drawn.or(Bits::one(*line));
            let part = self.part(budget, PART);
            // The opponent, who moves now, must gain less than the mover leads.
            match self.reach(&mut solver, after, self.lead, &part) {
                Ok(None) => return Some(*line),
                Ok(Some(_)) => {}
                Err(_) => likely = likely.or(Some(*line)),
            }
        }
        likely
    }

    /// A line that gains at least `target`, as the solver says.
    fn reach(
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
        self.proving += solver.nodes() - before;
        line
    }

    /// Where nothing is safe any more and the end is out of reach: what is best to open, if both go
    /// on by opening what gives away least.
    fn least_loony(&mut self) -> Option<usize> {
        if self.misere {
            return None;
        }
        let mut lines: Vec<usize> = self.grid.open(self.drawn).iter().collect();
        self.rng.shuffle(&mut lines);
        lines.into_iter().max_by_key(|line| {
            let harvest = Harvest::after(self.grid, self.drawn, *line);
            let (boxes, stake) = (i32::from(harvest.boxes), i32::from(harvest.stake));
            let rest = loony(self.grid, harvest.rest);
            let gain = if stake == 0 {
                boxes + rest
            } else {
                boxes - stake + (stake + rest).abs()
            };
            -gain
        })
    }
}

/// Whether a proof with so many lines left is worth trying.
fn is_in_reach(open: usize, nodes: u64) -> bool {
    let (lines, median) = MEDIAN;
    let more = open.saturating_sub(lines).min(20) as u32; // 4^20 is out of everybody's reach
    median * GROWTH.pow(more) / HOPE <= nodes || open <= lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn proofs_out_of_reach_are_not_tried() {
        assert!(is_in_reach(34, 100));
        assert!(is_in_reach(41, 2_500_000));
        assert!(!is_in_reach(43, 2_500_000));
        assert!(!is_in_reach(180, u64::MAX / 1_000_000));
    }
}
