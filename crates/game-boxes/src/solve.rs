//! An exact solver: alpha-beta over what is still to be claimed, with a transposition table.
//!
//! A node is a set of drawn lines, since the value of the rest depends on nothing else. In the
//! normal game a step is one turn: what can be taken is taken as [`Harvest`] says, so that no node
//! has a takeable box. In misere a step is one line, and little is known: only that where every line
//! takes a box, the mover has to take them all.
//!
//! Computer players use the same search to a lower depth, with an estimate of their own below it.

use game::Rng;

use crate::steps::{Step, Survey};
use crate::table::Table;
use crate::{Bits, Grid, Harvest};

/// The depth of a search that goes to the end, and of proven table entries.
const TO_THE_END: u8 = u8::MAX;
/// Beyond the value of any board: there are at most 81 boxes.
const INFINITE: i32 = 100;
/// How often [`Limit::stop`] is asked, in nodes.
const ASK_EVERY: u64 = 250;

/// When a search gives up.
#[derive(Clone, Copy)]
pub struct Limit<'a> {
    /// After so many nodes.
    pub nodes: u64,
    /// When this says so; it is asked every 250 nodes.
    pub stop: &'a dyn Fn() -> bool,
}

impl Limit<'_> {
    /// No limit.
    pub const NONE: Limit<'static> = Limit {
        nodes: u64::MAX,
        stop: &|| false,
    };
}

/// What a search found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// The best line, by number.
    pub line: usize,
    /// What the mover still gains: the boxes it will claim less those the opponent will, in misere
    /// the other way round.
    pub value: i32,
    /// Whether the value is proven: no estimate went into it.
    pub exact: bool,
}

/// What a search goes by where it goes no deeper.
pub trait Estimate<const W: usize> {
    /// What one estimate counts for, in nodes.
    const NODES: u64;

    /// Estimates what the mover still gains on a board; the same board must get the same estimate.
    /// In the normal game no box can be taken there.
    fn value(&mut self, drawn: Bits<W>) -> i32;
}

/// For a search to the end, which never asks.
struct Never;

impl<const W: usize> Estimate<W> for Never {
    const NODES: u64 = 0;

    fn value(&mut self, _: Bits<W>) -> i32 {
        0
    }
}

/// The solver of one board size. It keeps what it has learnt from one call to the next, which must
/// then all estimate in the same way.
///
/// ```
/// use game_boxes::{Border, Grid, Limit, Solver};
/// let grid = Grid::<1>::new("2x2".parse().unwrap()).unwrap();
/// let start = grid.start(Border::American);
/// let mut solver = Solver::new(&grid, false, 12);
/// let found = solver.solve(start.drawn(), &Limit::NONE).unwrap();
/// assert_eq!((found.value, found.exact), (2, true));
/// ```
#[derive(Debug)]
pub struct Solver<'a, const W: usize> {
    grid: &'a Grid<W>,
    misere: bool,
    table: Table<W>,
    /// How often each line was good enough, for the order of the steps.
    history: Vec<u32>,
    /// The steps of all nodes on the way to the current one.
    steps: Vec<Step<W>>,
    nodes: u64,
    stopped: bool,
    estimated: bool,
}

/// What one search goes by.
struct Run<'a, E> {
    last_node: u64,
    next_ask: u64,
    /// Whether to consider lines that take a box in misere.
    takes: bool,
    stop: &'a dyn Fn() -> bool,
    estimate: &'a mut E,
}

impl<'a, const W: usize> Solver<'a, W> {
    /// A solver with 2^`bits` buckets of two table entries (16 bytes each on small boards).
    #[must_use]
    pub fn new(grid: &'a Grid<W>, misere: bool, bits: u32) -> Self {
        Self {
            grid,
            misere,
            table: Table::new(bits),
            history: vec![0; 64 * W],
            steps: Vec::new(),
            nodes: 0,
            stopped: false,
            estimated: false,
        }
    }

    /// Breaks ties by lot: between steps that look the same, the order is random from now on.
    pub fn shuffle(&mut self, rng: &mut Rng) {
        let below = self.history.len();
        self.history.fill_with(|| rng.below(below) as u32);
    }

    /// How many boards have been looked at so far, estimates counted as what they cost.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The best line and the value of a board under best play. None if the limit came first or no
    /// line is left.
    pub fn solve(&mut self, drawn: Bits<W>, limit: &Limit<'_>) -> Option<Found> {
        self.search(drawn, TO_THE_END, limit, &mut Never)
    }

    /// The same, looking only `depth` steps ahead, at least one, and estimating what follows. In
    /// misere it does not consider to take a box where that can be helped: this pays only when the
    /// end is in sight, that is when [`solve`](Self::solve) can see it.
    pub fn search<E: Estimate<W>>(
        &mut self,
        drawn: Bits<W>,
        depth: u8,
        limit: &Limit<'_>,
        estimate: &mut E,
    ) -> Option<Found> {
        self.stopped = false;
        self.estimated = false;
        let mut run = Run {
            last_node: self.nodes.saturating_add(limit.nodes),
            next_ask: self.nodes + ASK_EVERY,
            takes: depth == TO_THE_END,
            stop: limit.stop,
            estimate,
        };
        let harvest = Harvest::of(self.grid, drawn);
        let found = match harvest.take {
            Some(take) if !self.misere => Some(self.take_or_deal(&harvest, take, depth, &mut run)),
            _ => self.best_step(drawn, depth, &mut run),
        };
        let (line, value) = found.filter(|_| !self.stopped)?;
        Some(Found {
            line: usize::from(line),
            value,
            exact: !self.estimated,
        })
    }

    /// The mover can take boxes: all of them, or all but the stake, which leaves the next move to
    /// the opponent.
    fn take_or_deal<E: Estimate<W>>(
        &mut self,
        harvest: &Harvest<W>,
        take: u8,
        depth: u8,
        run: &mut Run<'_, E>,
    ) -> (u8, i32) {
        let rest = self.node(harvest.rest, -INFINITE, INFINITE, depth, run);
        let (boxes, stake) = (i32::from(harvest.boxes), i32::from(harvest.stake));
        if stake == 0 || stake + rest >= 0 {
            (take, boxes + rest)
        } else {
            (harvest.deal.unwrap_or(take), boxes - 2 * stake - rest)
        }
    }

    fn best_step<E: Estimate<W>>(
        &mut self,
        drawn: Bits<W>,
        depth: u8,
        run: &mut Run<'_, E>,
    ) -> Option<(u8, i32)> {
        let first = self.table.get(drawn).map(|entry| entry.line);
        let survey = Survey::of(self.grid, drawn);
        let mut best: Option<(u8, i32)> = None;
        for at in self.push_steps(&survey, drawn, first, run.takes) {
            let step = self.steps[at];
            let alpha = best.map_or(-INFINITE, |(_, value)| value);
            let value = self.step(&step, alpha, INFINITE, depth.saturating_sub(1), run);
            if best.is_none() || value > alpha {
                best = Some((step.line, value));
            }
        }
        self.steps.clear();
        if let (Some((line, value)), false) = (best, self.stopped) {
            let depth = if self.estimated { depth } else { TO_THE_END };
            self.table.put(drawn, depth, value as i8, value as i8, line);
        }
        best
    }

    /// The value of a board for its mover if that is within `alpha..beta`, else a bound of it on
    /// the same side.
    fn node<E: Estimate<W>>(
        &mut self,
        drawn: Bits<W>,
        alpha: i32,
        beta: i32,
        depth: u8,
        run: &mut Run<'_, E>,
    ) -> i32 {
        let survey = Survey::of(self.grid, drawn);
        let most = i32::from(survey.boxes);
        if alpha >= most || beta <= -most || most == 0 || self.stopped {
            return if alpha >= most { most } else { -most };
        }
        if self.misere && survey.is_forced() {
            return -most;
        }
        if !self.spend(1, run) {
            return 0;
        }
        let mut first = None;
        if let Some(entry) = self.table.get(drawn) {
            first = Some(entry.line);
            let (low, high) = (i32::from(entry.low), i32::from(entry.high));
            if entry.depth >= depth && (low >= beta || high <= alpha || low == high) {
                self.estimated |= entry.depth != TO_THE_END;
                return if high <= alpha { high } else { low };
            }
        }
        if depth == 0 {
            self.estimated = true;
            if !self.spend(E::NODES, run) {
                return 0;
            }
            let value = run.estimate.value(drawn).clamp(-most, most);
            self.table.put(drawn, 0, value as i8, value as i8, 0);
            return value;
        }
        let outside = std::mem::replace(&mut self.estimated, false);
        let (line, best) = self.best_of(&survey, drawn, first, alpha, beta, depth, run);
        let depth = if self.estimated { depth } else { TO_THE_END };
        self.estimated |= outside;
        if !self.stopped {
            let low = if best > alpha { best } else { -most };
            let high = if best < beta { best } else { most };
            self.table.put(drawn, depth, low as i8, high as i8, line);
        }
        best
    }

    #[expect(
        clippy::too_many_arguments,
        reason = "the loop of `node`, which has them all"
    )]
    fn best_of<E: Estimate<W>>(
        &mut self,
        survey: &Survey<W>,
        drawn: Bits<W>,
        first: Option<u8>,
        alpha: i32,
        beta: i32,
        depth: u8,
        run: &mut Run<'_, E>,
    ) -> (u8, i32) {
        let steps = self.push_steps(survey, drawn, first, run.takes);
        let bottom = steps.start;
        let (mut line, mut best) = (0, -i32::from(survey.boxes));
        for at in steps {
            let step = self.steps[at];
            let value = self.step(&step, alpha.max(best), beta, depth - 1, run);
            if at == bottom || value > best {
                (line, best) = (step.line, value);
            }
            if best >= beta {
                let often = &mut self.history[usize::from(line)];
                *often = often.saturating_add(1);
                break;
            }
        }
        self.steps.truncate(bottom);
        (line, best)
    }

    /// The value of a step, as [`node`](Self::node) gives that of a board.
    fn step<E: Estimate<W>>(
        &mut self,
        step: &Step<W>,
        alpha: i32,
        beta: i32,
        depth: u8,
        run: &mut Run<'_, E>,
    ) -> i32 {
        let (boxes, stake) = (i32::from(step.boxes), i32::from(step.stake));
        if self.misere && boxes > 0 {
            return self.node(step.rest, alpha + boxes, beta + boxes, depth, run) - boxes;
        }
        if stake == 0 {
            let rest = self.node(step.rest, -beta - boxes, -alpha - boxes, depth, run);
            return -(boxes + rest);
        }
        // The opponent gets boxes - stake for sure, and then the better of +(stake + rest) and
        // -(stake + rest): so rest matters only where that is less than what refutes the step.
        let sure = boxes - stake;
        let refutes = -alpha - sure;
        if refutes <= 0 {
            return -sure;
        }
        let rest = self.node(step.rest, -refutes - stake, refutes - stake, depth, run);
        -(sure + (stake + rest).abs())
    }

    /// Lays the steps of a board on the stack, the most promising first, and says where.
    fn push_steps(
        &mut self,
        survey: &Survey<W>,
        drawn: Bits<W>,
        first: Option<u8>,
        takes: bool,
    ) -> std::ops::Range<usize> {
        let bottom = self.steps.len();
        if self.misere {
            let takes = takes || survey.is_forced();
            self.estimated |= !takes && !survey.taking.is_empty();
            survey.misere_steps(self.grid, drawn, takes, &mut self.steps);
        } else {
            survey.normal_steps(self.grid, drawn, &mut self.steps);
        }
        let history = &self.history;
        self.steps[bottom..].sort_unstable_by_key(|step| {
            let often = history[usize::from(step.line)];
            (
                first != Some(step.line),
                step.boxes,
                u32::MAX - often,
                step.line,
            )
        });
        bottom..self.steps.len()
    }

    /// Counts nodes that are about to be looked at; false if that is more than is left, or the
    /// search was told to stop.
    fn spend<E>(&mut self, nodes: u64, run: &mut Run<'_, E>) -> bool {
        if self.nodes + nodes > run.last_node {
            self.stopped = true;
            return false;
        }
        self.nodes += nodes;
        if self.nodes >= run.next_ask {
            run.next_ask = self.nodes + ASK_EVERY;
            self.stopped = (run.stop)();
        }
        !self.stopped
    }
}
