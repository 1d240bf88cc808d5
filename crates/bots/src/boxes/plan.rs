//! Lines for where the end cannot be valued: who wins comes first, then by how much.
//!
//! A tree says which lines look best. Who proves asks the solver of one after the other whether it wins:
//! that takes less than the value, and a line that looks good often does. Of what is left the tree
//! decides.

use boxes_solver::Solver;
use game_boxes::{Bits, Harvest, Survey};

use super::Player;
use super::exact::{BYTES, WINNER};
use super::tree::{State, Tree};
use crate::Budget;

/// The part of what is left that a proof of one line may take.
const PART: u64 = 3;

impl<const W: usize> Player<'_, W> {
    /// A part of what is left of a budget.
    pub(super) fn part<'a>(&self, budget: &Budget<'a>, part: u64) -> Budget<'a> {
        Budget {
            nodes: budget.nodes.saturating_sub(self.spent) / part,
            ..*budget
        }
    }

    /// The line that wins most likely.
    pub(super) fn plan(&mut self, budget: &Budget<'_>, proves: bool) -> Option<usize> {
        let harvest = Harvest::of(self.grid, self.drawn);
        match harvest.take {
            Some(take) if !self.misere => {
                self.take_or_deal(&harvest, usize::from(take), budget, proves)
            }
            _ => self.draw(budget, proves),
        }
    }

    /// Whether to take all or to give the stake back. Until the moment for that comes a box is taken.
    fn take_or_deal(
        &mut self,
        harvest: &Harvest<W>,
        take: usize,
        budget: &Budget<'_>,
        proves: bool,
    ) -> Option<usize> {
        let Some(deal) = harvest.deal.filter(|_| harvest.stake > 0) else {
            return Some(take);
        };
        if proves {
            let mut solver = Solver::new(self.setup, BYTES);
            let half = self.part(budget, 2);
            let proof = self.reach(&mut solver, self.drawn, 1 - self.lead, &half);
            if let Ok(Some(line)) = proof {
                return Some(line);
            }
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
            self.spent += tree.spent();
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
    fn draw(&mut self, budget: &Budget<'_>, proves: bool) -> Option<usize> {
        let root = State {
            drawn: self.drawn,
            lead: self.lead,
            mine: true,
        };
        let survey = Survey::of(self.grid, self.drawn);
        let nodes = budget.nodes.saturating_sub(self.spent);
        let proves = proves && !self.misere && WINNER.is_in_reach(survey.open.len(), nodes);
        let mut tree = Tree::new(self.grid, self.setup, self.rng.next_u64());
        tree.grow(root, &self.part(budget, if proves { 4 } else { 1 }));
        self.spent += tree.spent();
        let mut lines = tree.ranked(root);
        let likely = lines.first().copied();
        if !proves {
            return likely;
        }
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
}
