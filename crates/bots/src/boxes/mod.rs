//! The Dots and Boxes player: perfect where the end is in reach, a tree of random play before that.
//!
//! All levels are one player with another [`Manner`](manner::Manner): how it errs, how far it sees, and
//! what it makes of what it does not see. `boxes_solver` says what can be proven.

mod appraise;
mod exact;
mod greedy;
mod manner;
mod plan;
mod playouts;
mod tree;

use game::{Level, Rng, Seat, Turn, View as _};
use game_boxes::{Bits, Board, Grid, Setup, Survey, View};

use crate::{Budget, Choice, Limits};
pub(crate) use appraise::appraise;
use manner::Manner;
use playouts::any;
use tree::{State, Tree};

/// The solver gets through 2.7 million nodes a second on the default board, a tree through fewer,
/// on larger boards still fewer, where the cap ends thinking.
pub(crate) const fn limits(level: Level) -> Limits {
    let (nodes, millis) = match level {
        Level::Easy => (1_000, 20),
        Level::Medium => (6_000, 20),
        Level::Hard => (80_000, 150),
        Level::Master => (2_500_000, 1_000),
    };
    Limits { nodes, millis }
}

pub(crate) fn choose(view: &View, level: Level, budget: &Budget<'_>, seed: u64) -> Option<Choice> {
    choose_as(view, &Manner::of(level), budget, seed)
}

/// The same for any manner.
fn choose_as(view: &View, manner: &Manner, budget: &Budget<'_>, seed: u64) -> Option<Choice> {
    let Turn::Act(seats) = view.turn() else {
        return None;
    };
    if !seats.contains(view.viewer().seat()?) {
        return None;
    }
    match view.position().board::<1>() {
        Some(board) => think(view, &board, manner, budget, seed),
        None => think(view, &view.position().board::<3>()?, manner, budget, seed),
    }
}

/// The same on boards of `W` words.
fn think<const W: usize>(
    view: &View,
    board: &Board<W>,
    manner: &Manner,
    budget: &Budget<'_>,
    seed: u64,
) -> Option<Choice> {
    let grid = Grid::new(view.position().size())?;
    let mut player = Player::new(view.setup(), &grid, board, seed);
    let line = player.decide(manner, budget)?;
    Some(Choice {
        action: grid.line(line)?.to_string(),
        nodes: player.spent.max(1), // a glance at the board counts as one
    })
}

/// What a tree of so many thousand nodes has spent and passed, as a checksum of how it grows.
pub(crate) fn probe(view: &View, thousands: u8) -> Option<Choice> {
    let budget = Budget::nodes(1_000 * u64::from(thousands));
    match view.position().board::<1>() {
        Some(board) => sum(view, &board, &budget),
        None => sum(view, &view.position().board::<3>()?, &budget),
    }
}

fn sum<const W: usize>(view: &View, board: &Board<W>, budget: &Budget<'_>) -> Option<Choice> {
    let grid = Grid::new(view.position().size())?;
    let mut tree = Tree::new(&grid, view.setup(), 0);
    let root = State {
        drawn: board.drawn(),
        lead: 0,
        mine: true,
    };
    tree.grow(root, budget);
    let open = grid.open(board.drawn()).lowest();
    let line = tree.ranked(root).first().copied().or(open)?;
    Some(Choice {
        action: grid.line(line)?.to_string(),
        nodes: tree.spent() + tree.passed(),
    })
}

/// One decision.
struct Player<'a, const W: usize> {
    setup: &'a Setup,
    grid: &'a Grid<W>,
    drawn: Bits<W>,
    /// The boxes of the mover less those of the opponent.
    lead: i32,
    misere: bool,
    rng: Rng,
    /// The nodes so far.
    spent: u64,
}

impl<'a, const W: usize> Player<'a, W> {
    fn new(setup: &'a Setup, grid: &'a Grid<W>, board: &Board<W>, seed: u64) -> Self {
        let lead = i32::from(board.lead());
        Self {
            setup,
            grid,
            drawn: board.drawn(),
            lead: if board.mover() == Seat::FIRST {
                lead
            } else {
                -lead
            },
            misere: setup.misere,
            rng: Rng::new(seed),
            spent: 0,
        }
    }

    fn decide(&mut self, manner: &Manner, budget: &Budget<'_>) -> Option<usize> {
        let survey = Survey::of(self.grid, self.drawn);
        let quiet = survey.taking.is_empty();
        let (some, of) = if quiet {
            manner.blunders
        } else {
            manner.overlooks
        };
        if self.rng.chance(some, of) {
            return any(survey.open, &mut self.rng);
        }
        let (some, of) = if self.misere {
            manner.hasty_in_misere
        } else {
            manner.hasty
        };
        if self.rng.chance(some, of) {
            return self.greedy();
        }
        let sight = self.at_most(budget, 4, manner.sight);
        if let Some(line) = self.prove(&sight) {
            return Some(line);
        }
        if manner.plans > 0 {
            let plans = self.at_most(budget, 1, manner.plans.saturating_add(self.spent));
            let line = self.plan(&plans, manner.proves);
            if let Some(line) = line.or_else(|| self.least_loony()) {
                return Some(line);
            }
        }
        self.greedy()
    }

    /// A part of a budget, and no more than so many nodes.
    fn at_most<'b>(&self, budget: &Budget<'b>, part: u64, nodes: u64) -> Budget<'b> {
        Budget {
            nodes: (budget.nodes / part).min(nodes),
            ..*budget
        }
    }
}
