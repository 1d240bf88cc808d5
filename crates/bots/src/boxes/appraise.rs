//! What a position of Dots and Boxes is worth, for reviews: proven where that is in reach, else judged by a tree.

use boxes_solver::{Limit, Solver};
use game::{Turn, View as _};
use game_boxes::{Bits, Board, Grid, Harvest, Survey, View};

use super::Player;
use super::exact::{BYTES, VALUE};
use super::tree::{State, Tree};
use crate::Budget;
use crate::appraisal::{Appraisal, logistic, shared};

/// What a box more at the end is worth in the odds, as a power of e, when the end is far away. It is a convention: a proven margin
/// is surer the less there is left to do for it.
const BOX: f64 = 1.5;
/// With so many lines left a box is worth twice that.
const NEAR: f64 = 12.0;

/// What the one to act can expect, and the best lines.
pub(crate) fn appraise(view: &View, budget: &Budget<'_>) -> Option<Appraisal> {
    match view.position().board::<1>() {
        Some(board) => look(view, &board, budget),
        None => look(view, &view.position().board::<3>()?, budget),
    }
}

fn look<const W: usize>(view: &View, board: &Board<W>, budget: &Budget<'_>) -> Option<Appraisal> {
    let Turn::Act(seats) = view.turn() else {
        return None;
    };
    let seat = seats.iter().next()?;
    let grid = Grid::new(view.position().size())?;
    let mut player = Player::new(view.setup(), &grid, board, 0);
    let proof = player.proven(budget);
    let proven = proof.is_some();
    let (chance, lines) = proof.or_else(|| player.judged(budget))?;
    let chances = shared(seat, chance);
    let name = |line: usize| Some((grid.line(line)?.to_string(), chances));
    Some(Appraisal {
        chances,
        actions: lines.into_iter().filter_map(name).collect(),
        proven,
        nodes: player.spent.max(1),
    })
}

impl<const W: usize> Player<'_, W> {
    /// The chance of the mover by the proven margin, and all lines that get it.
    fn proven(&mut self, budget: &Budget<'_>) -> Option<(f64, Vec<usize>)> {
        let open = Survey::of(self.grid, self.drawn).open.len();
        if !VALUE.is_in_reach(open, budget.nodes) {
            return None;
        }
        let limit = Limit {
            nodes: budget.nodes,
            go_on: &|_| !(budget.stop)(),
        };
        let mut solver = Solver::new(self.setup, BYTES);
        let solved = solver.solve_all(self.drawn.resized(), &limit);
        self.spent += solver.nodes();
        let (solution, lines) = solved.ok()?;
        let lead = if self.misere { -self.lead } else { self.lead };
        let margin = f64::from(lead + solution.value);
        Some((logistic(margin * BOX * (1.0 + NEAR / open as f64)), lines))
    }

    /// The chance of the mover by a tree, and the line that looks best.
    fn judged(&mut self, budget: &Budget<'_>) -> Option<(f64, Vec<usize>)> {
        let harvest = Harvest::of(self.grid, self.drawn);
        let Some(take) = harvest.take.filter(|_| !self.misere) else {
            return self.grown(budget);
        };
        let lead = self.lead + i32::from(harvest.boxes);
        let taken = self.expected(harvest.rest, lead, true, &self.part(budget, 2));
        let mut best = (taken, take);
        if let Some(deal) = harvest.deal.filter(|_| harvest.stake > 0) {
            let lead = lead - 2 * i32::from(harvest.stake);
            let dealt = self.expected(harvest.rest, lead, false, &self.part(budget, 1));
            if dealt > taken {
                best = (dealt, deal);
            }
        } else if harvest.stake > 0 {
            // Until the moment for it comes a box is taken; that it can be given back later counts now.
            let lead = lead - 2 * i32::from(harvest.stake);
            let dealt = self.expected(harvest.rest, lead, false, &self.part(budget, 1));
            best.0 = taken.max(dealt);
        }
        Some((best.0, vec![usize::from(best.1)]))
    }

    /// What a tree says of the board as it is.
    fn grown(&mut self, budget: &Budget<'_>) -> Option<(f64, Vec<usize>)> {
        let root = State {
            drawn: self.drawn,
            lead: self.lead,
            mine: true,
        };
        let mut tree = Tree::new(self.grid, self.setup, 0);
        let chance = tree.grow(root, budget);
        self.spent += tree.spent();
        let open = self.grid.open(self.drawn).lowest();
        let line = tree.ranked(root).first().copied().or(open)?;
        Some((chance, vec![line]))
    }

    /// What a tree says of a board on which nothing can be taken.
    fn expected(&mut self, drawn: Bits<W>, lead: i32, mine: bool, budget: &Budget<'_>) -> f64 {
        if self.grid.open(drawn).is_empty() {
            return match lead {
                1.. => 1.0,
                0 => 0.5,
                _ => 0.0,
            };
        }
        let mut tree = Tree::new(self.grid, self.setup, 0);
        let chance = tree.grow(State { drawn, lead, mine }, budget);
        self.spent += tree.spent();
        chance
    }
}
