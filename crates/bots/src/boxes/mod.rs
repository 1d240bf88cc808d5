//! The Dots and Boxes player: perfect where the end is in reach, alpha-beta over chains and loops before.
//!
//! Where `boxes_solver` can prove what a board is worth within the budget, that decides. Before that it
//! uses the search of `game_boxes` rather than the generic one: there a step is a whole turn, what can
//! be taken is taken at once, and double-dealing is the one choice in that.

mod exact;
mod master;
mod playouts;
mod tree;

use game::{Level, Rng, Seat, Turn, View as _};
use game_boxes::{Bits, Board, Grid, Harvest, Limit, Setup, Solver, Survey, View};

use crate::{Budget, Choice, Limits};
use playouts::{Playouts, any};

/// Measured at about 1.7 million nodes a second on the default board, more towards the end and less on
/// larger boards, where the cap ends thinking.
pub(crate) const fn limits(level: Level) -> Limits {
    let (nodes, millis) = match level {
        Level::Easy => (1_000, 20),
        Level::Medium => (1_000, 20),
        Level::Hard => (250_000, 150),
        Level::Master => (2_500_000, 1_000),
    };
    Limits { nodes, millis }
}

/// How often Easy draws any line at all: a beginner overlooks things.
const EASY_ERRS: (usize, usize) = (1, 3);
/// How often Easy leaves a box that can be taken.
const EASY_OVERLOOKS: (usize, usize) = (1, 8);
/// With more lines than this that take nothing, the end of a misere match is out of sight.
const MISERE_FREE: usize = 30;
/// The most buckets of the table, as a power of two: no more memory than a small phone has.
const TABLE_BITS: u32 = 16;

pub(crate) fn choose(view: &View, level: Level, budget: &Budget<'_>, seed: u64) -> Option<Choice> {
    let Turn::Act(seats) = view.turn() else {
        return None;
    };
    if !seats.contains(view.viewer().seat()?) {
        return None;
    }
    match view.position().board::<1>() {
        Some(board) => think(view, &board, level, budget, seed),
        None => think(view, &view.position().board::<3>()?, level, budget, seed),
    }
}

/// The nodes of a search to `depth`, as Hard does it.
pub(crate) fn probe(view: &View, depth: u8) -> Option<Choice> {
    let budget = Budget::nodes(u64::MAX);
    match view.position().board::<1>() {
        Some(board) => with(view, &board, &budget, 0, |player| {
            player.deepen(depth, &budget)
        }),
        None => with(view, &view.position().board::<3>()?, &budget, 0, |player| {
            player.deepen(depth, &budget)
        }),
    }
}

/// The same on boards of `W` words.
fn think<const W: usize>(
    view: &View,
    board: &Board<W>,
    level: Level,
    budget: &Budget<'_>,
    seed: u64,
) -> Option<Choice> {
    with(view, board, budget, seed, |player| match level {
        Level::Easy => player.easy(),
        Level::Medium => player.medium(budget),
        Level::Hard => player.hard(budget),
        Level::Master => player.master(budget),
    })
}

/// One decision by `decide`.
fn with<const W: usize>(
    view: &View,
    board: &Board<W>,
    budget: &Budget<'_>,
    seed: u64,
    decide: impl FnOnce(&mut Player<'_, W>) -> Option<usize>,
) -> Option<Choice> {
    let grid = Grid::new(view.position().size())?;
    let lead = i32::from(board.lead());
    let bits = budget.nodes.max(1).ilog2().min(TABLE_BITS);
    let mut player = Player {
        setup: view.setup(),
        grid: &grid,
        drawn: board.drawn(),
        lead: if board.mover() == Seat::FIRST {
            lead
        } else {
            -lead
        },
        proving: 0,
        solver: Solver::new(&grid, view.setup().misere, bits),
        misere: view.setup().misere,
        rng: Rng::new(seed),
    };
    player.solver.shuffle(&mut player.rng);
    let line = decide(&mut player)?;
    Some(Choice {
        action: grid.line(line)?.to_string(),
        nodes: player.nodes().max(1), // a glance at the board counts as one
    })
}

/// One decision.
struct Player<'a, const W: usize> {
    setup: &'a Setup,
    grid: &'a Grid<W>,
    drawn: Bits<W>,
    /// The boxes of the mover less those of the opponent.
    lead: i32,
    /// The nodes of proofs and trees.
    proving: u64,
    solver: Solver<'a, W>,
    misere: bool,
    rng: Rng,
}

impl<const W: usize> Player<'_, W> {
    /// What it has spent.
    const fn nodes(&self) -> u64 {
        self.solver.nodes() + self.proving
    }

    /// Plays greedily, but overlooks things.
    fn easy(&mut self) -> Option<usize> {
        let can_take = !Survey::of(self.grid, self.drawn).taking.is_empty();
        let (some, of) = if can_take { EASY_OVERLOOKS } else { EASY_ERRS };
        if self.rng.chance(some, of) {
            return any(self.grid.open(self.drawn), &mut self.rng);
        }
        self.greedy()
    }

    /// Takes what there is, else gives away as little as possible with this line: knows safe lines
    /// and counts boxes, but not what it is worth to leave the next move to the opponent. In misere
    /// it takes nothing as long as it can.
    fn greedy(&mut self) -> Option<usize> {
        let survey = Survey::of(self.grid, self.drawn);
        if self.misere {
            let free = any(survey.open.minus(survey.taking), &mut self.rng);
            return free.or_else(|| any(survey.open, &mut self.rng));
        }
        if let Some(take) = Harvest::of(self.grid, self.drawn).take {
            return Some(usize::from(take));
        }
        let safe = any(survey.open.minus(survey.loony), &mut self.rng);
        safe.or_else(|| self.least(survey.open))
    }

    /// The line that gives away the fewest boxes, and of a chain of two the one in the middle, after
    /// which nothing can be given back.
    fn least(&mut self, open: Bits<W>) -> Option<usize> {
        let mut lines: Vec<usize> = open.iter().collect();
        self.rng.shuffle(&mut lines);
        lines.into_iter().min_by_key(|line| {
            let harvest = Harvest::after(self.grid, self.drawn, *line);
            (harvest.boxes, harvest.stake)
        })
    }

    /// In misere, where nothing is given away by greed, Medium sees at least the end coming.
    fn medium(&mut self, budget: &Budget<'_>) -> Option<usize> {
        let end = if self.misere { self.end(budget) } else { None };
        end.or_else(|| self.greedy())
    }

    fn hard(&mut self, budget: &Budget<'_>) -> Option<usize> {
        let half = Budget {
            nodes: budget.nodes / 2,
            ..*budget
        };
        let end = if self.misere {
            self.end(&half)
        } else {
            self.prove(&half)
        };
        end.or_else(|| self.deepen(u8::MAX - 1, budget))
            .or_else(|| self.greedy())
    }

    /// The best line if the end can be seen from here.
    fn end(&mut self, budget: &Budget<'_>) -> Option<usize> {
        let survey = Survey::of(self.grid, self.drawn);
        if survey.open.minus(survey.taking).len() > MISERE_FREE {
            return None;
        }
        let limit = Limit {
            nodes: budget.nodes,
            stop: budget.stop,
        };
        self.solver
            .solve(self.drawn, &limit)
            .map(|found| found.line)
    }

    /// Looks ever deeper, to `deepest` at most, until the budget is spent or the value proven.
    fn deepen(&mut self, deepest: u8, budget: &Budget<'_>) -> Option<usize> {
        let mut estimate = Playouts::new(self.grid, self.misere, self.rng.next_u64());
        let mut best = None;
        for depth in 1..=deepest {
            let limit = Limit {
                nodes: budget.nodes.saturating_sub(self.nodes()),
                stop: budget.stop,
            };
            let Some(found) = self.solver.search(self.drawn, depth, &limit, &mut estimate) else {
                break;
            };
            best = Some(found.line);
            if found.exact {
                break;
            }
        }
        best
    }
}
