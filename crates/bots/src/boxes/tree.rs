//! Monte Carlo tree search for boards that are out of the solver's reach, with leaves that the solver
//! proves.
//!
//! A node is a board on which nothing can be taken, whose turn it is, and the lead: boards that come
//! about in another order are the same node. Leaves are judged by playing on at random, or by
//! the solver where few lines are safe any more; what is proven climbs up. Lines that give boxes away
//! are left to the playouts: with small budgets, trying them too chose winning lines half as often.
//!
//! Points are those of the root's mover. No logarithm is taken but of whole numbers, so that every
//! machine grows the same tree.

use std::collections::HashMap;

use boxes_solver::{Limit, Solver};
use game::Rng;
use game_boxes::{Bits, Grid, Setup, Survey};

use super::playouts::Playouts;
use crate::Budget;

/// How much is looked for beside what looks best.
const EXPLORE: f64 = 0.5;
/// What the margin counts for beside who wins.
const MARGIN: f64 = 0.05;
/// With at most so many safe lines the solver is asked.
const SAFE: usize = 4;
/// On boards with no more lines than these.
const LINES: usize = 64;
/// And what it may spend on it.
const LEAF: u64 = 200;
/// What a playout counts for, in nodes.
const PLAYOUT: u64 = 4;
/// The most memory of the solver of leaves.
const BYTES: usize = 1 << 20;
/// The most nodes that are kept: no more memory than a small phone has.
const NODES: usize = 1 << 17;
/// No child yet.
const NONE: u32 = u32::MAX;

/// Points, doubled: whole numbers for what is proven.
const WON: u8 = 2;
const LOST: u8 = 0;

/// A board on which nothing can be taken, or in misere any, seen from the root's mover.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct State<const W: usize> {
    pub(super) drawn: Bits<W>,
    /// The boxes of the root's mover less those of the opponent.
    pub(super) lead: i32,
    /// Whether the root's mover moves.
    pub(super) mine: bool,
}

struct Node<const W: usize> {
    state: State<W>,
    visits: u32,
    points: f64,
    /// Where its edges begin, and how many there are; none before it was looked at twice.
    edges: Option<(u32, u32)>,
    /// Points, doubled, if they are known for sure, or as sure as safe lines alone can tell.
    known: Option<u8>,
}

#[derive(Clone, Copy)]
struct Edge {
    line: u8,
    child: u32,
}

/// The tree of one decision.
pub(super) struct Tree<'a, const W: usize> {
    grid: &'a Grid<W>,
    misere: bool,
    playouts: Playouts<'a, W>,
    /// For boards and rules where asking it is quick.
    solver: Option<Solver>,
    nodes: Vec<Node<W>>,
    edges: Vec<Edge>,
    numbers: HashMap<State<W>, u32>,
    path: Vec<u32>,
    rng: Rng,
    spent: u64,
    passed: u64,
}

impl<'a, const W: usize> Tree<'a, W> {
    pub(super) fn new(grid: &'a Grid<W>, setup: &Setup, seed: u64) -> Self {
        let quick = !setup.misere && setup.size.line_count() <= LINES;
        Self {
            grid,
            misere: setup.misere,
            playouts: Playouts::new(grid, setup.misere),
            solver: quick.then(|| Solver::new(setup, BYTES)),
            nodes: Vec::new(),
            edges: Vec::new(),
            numbers: HashMap::new(),
            path: Vec::new(),
            rng: Rng::new(seed),
            spent: 0,
            passed: 0,
        }
    }

    /// What it has spent in all.
    pub(super) const fn spent(&self) -> u64 {
        self.spent
    }

    /// How many boards it has passed on its ways down, those seen before counted again.
    pub(super) const fn passed(&self) -> u64 {
        self.passed
    }

    /// Grows from a board until the budget is spent or all is known; what its mover can expect, in
    /// points.
    pub(super) fn grow(&mut self, root: State<W>, budget: &Budget<'_>) -> f64 {
        let last = self.spent.saturating_add(budget.nodes);
        let root = self.number(root).unwrap_or(0);
        let mut ask = self.spent;
        while self.spent + PLAYOUT < last && self.nodes[root as usize].known.is_none() {
            if self.spent >= ask {
                ask = self.spent + 1_000;
                if (budget.stop)() {
                    break;
                }
            }
            self.simulate(root, last);
        }
        self.mean(root).unwrap_or(0.5)
    }

    /// The lines of a board from which it has grown, those that look best first.
    pub(super) fn ranked(&self, root: State<W>) -> Vec<usize> {
        let node = self.numbers.get(&root).map(|at| &self.nodes[*at as usize]);
        let mut edges = node.map_or(Vec::new(), |node| self.edges_of(node).to_vec());
        let good = if root.mine { WON } else { LOST };
        edges.sort_by_key(|edge| {
            let child = self.nodes.get(edge.child as usize);
            let known = child.and_then(|child| child.known);
            let won = known == Some(good);
            let lost = known == Some(WON - good);
            let visits = child.map_or(0, |child| child.visits);
            (!won, lost, u32::MAX - visits)
        });
        edges.iter().map(|edge| usize::from(edge.line)).collect()
    }

    /// The number of a node; none where there is no room for one more.
    fn number(&mut self, state: State<W>) -> Option<u32> {
        if let Some(number) = self.numbers.get(&state) {
            return Some(*number);
        }
        let number = self.nodes.len() as u32;
        if self.nodes.len() >= NODES {
            return None;
        }
        self.nodes.push(Node {
            state,
            visits: 0,
            points: 0.0,
            edges: None,
            known: None,
        });
        self.numbers.insert(state, number);
        Some(number)
    }

    fn edges_of(&self, node: &Node<W>) -> &[Edge] {
        let (from, count) = node.edges.unwrap_or((0, 0));
        &self.edges[from as usize..(from + count) as usize]
    }

    fn mean(&self, at: u32) -> Option<f64> {
        let node = self.nodes.get(at as usize)?;
        match node.known {
            Some(known) => Some(f64::from(known) / 2.0),
            None if node.visits == 0 => None,
            None => Some(node.points / f64::from(node.visits)),
        }
    }

    /// Goes down to a leaf, judges it, and tells all on the way.
    fn simulate(&mut self, root: u32, last: u64) {
        self.path.clear();
        let mut at = root;
        loop {
            self.path.push(at);
            let node = &self.nodes[at as usize];
            if node.known.is_some() || node.visits == 0 && at != root {
                break;
            }
            if node.edges.is_none() {
                self.expand(at);
            }
            match self.descend(at) {
                Some(child) => at = child,
                None => break,
            }
        }
        self.spent += 1;
        self.passed += self.path.len() as u64;
        let points = self.judge(at, last);
        self.climb();
        for at in &self.path {
            let node = &mut self.nodes[*at as usize];
            node.visits += 1;
            node.points += points;
        }
    }

    /// Makes the edges of a node: lines that give nothing away, in misere those that take nothing.
    fn expand(&mut self, at: u32) {
        let survey = Survey::of(self.grid, self.nodes[at as usize].state.drawn);
        let loud = if self.misere {
            survey.taking
        } else {
            survey.loony
        };
        let from = self.edges.len();
        self.edges
            .extend(survey.open.minus(loud).iter().map(|line| Edge {
                line: line as u8,
                child: NONE,
            }));
        self.rng.shuffle(&mut self.edges[from..]);
        let count = self.edges.len() - from;
        self.nodes[at as usize].edges = Some((from as u32, count as u32));
    }

    /// The child to look at next; none if there is none.
    fn descend(&mut self, at: u32) -> Option<u32> {
        let node = &self.nodes[at as usize];
        let (state, from) = (node.state, node.edges?.0 as usize);
        let mean = self.mean(at).unwrap_or(0.5);
        let log = f64::from(node.visits.max(1).ilog2() + 1);
        let mut best: Option<(f64, usize)> = None;
        for (nth, edge) in self.edges_of(node).iter().enumerate() {
            let points = self.mean(edge.child).unwrap_or(mean);
            let child = self.nodes.get(edge.child as usize);
            let visits = child.map_or(0, |child| child.visits);
            let points = if state.mine { points } else { 1.0 - points };
            let worth = points + EXPLORE * (log / f64::from(visits + 1)).sqrt();
            let lost = child.is_some_and(|child| child.known.is_some()) && points <= 0.0;
            let worth = if lost { worth - 9.0 } else { worth };
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, from + nth));
            }
        }
        let edge = best?.1;
        if self.edges[edge].child == NONE {
            let line = Bits::one(usize::from(self.edges[edge].line));
            self.edges[edge].child = self.number(State {
                drawn: state.drawn.or(line),
                lead: state.lead,
                mine: !state.mine,
            })?;
        }
        Some(self.edges[edge].child)
    }

    /// The points that a node promises.
    fn judge(&mut self, at: u32, last: u64) -> f64 {
        let node = &self.nodes[at as usize];
        let state = node.state;
        if node.known.is_none() && node.visits == 0 {
            let known = self.prove(state, last);
            self.nodes[at as usize].known = known;
        }
        if let Some(known) = self.nodes[at as usize].known {
            return f64::from(known) / 2.0;
        }
        self.spent += PLAYOUT;
        let gain = self.playouts.play(state.drawn, &mut self.rng);
        self.points(state.lead + if state.mine { gain } else { -gain })
    }

    /// Who wins, if few safe lines are left and the solver can tell at once.
    fn prove(&mut self, state: State<W>, last: u64) -> Option<u8> {
        let survey = Survey::of(self.grid, state.drawn);
        let solver = self.solver.as_mut()?;
        let room = self.spent + PLAYOUT + LEAF <= last;
        if !room || survey.open.minus(survey.loony).len() > SAFE {
            return None;
        }
        let lead = if state.mine { state.lead } else { -state.lead };
        let drawn = state.drawn.resized();
        let before = solver.nodes();
        let limit = Limit {
            nodes: LEAF / 2,
            go_on: &|_| true,
        };
        let mut at_least = |points| {
            let line = solver.reach(drawn, points - lead, &limit);
            line.map(|line| line.is_some())
        };
        let points = match at_least(1) {
            Ok(true) => Ok(2),
            Ok(false) => at_least(0).map(u8::from),
            Err(fault) => Err(fault),
        };
        self.spent += solver.nodes() - before;
        let points = points.ok()?;
        Some(if state.mine { points } else { WON - points })
    }

    /// Points for a lead at the end.
    fn points(&self, lead: i32) -> f64 {
        let most = self.grid.sides().len() as f64;
        let part = f64::from(lead) / most;
        let sign = f64::from(lead.signum());
        0.5 + 0.5 * (sign + MARGIN * (part - sign))
    }

    /// Tells the nodes on the way up what is known now.
    fn climb(&mut self) {
        for nth in (0..self.path.len().saturating_sub(1)).rev() {
            let below = &self.nodes[self.path[nth + 1] as usize];
            if below.known.is_none() {
                return;
            }
            let node = &self.nodes[self.path[nth] as usize];
            let good = if node.state.mine { WON } else { LOST };
            let known = |edge: &Edge| self.nodes.get(edge.child as usize)?.known;
            let edges = self.edges_of(node);
            let known = if edges.iter().any(|edge| known(edge) == Some(good)) {
                good
            } else if nth > 0 && edges.iter().all(|edge| known(edge) == Some(WON - good)) {
                WON - good
            } else {
                return;
            };
            self.nodes[self.path[nth] as usize].known = Some(known);
        }
    }
}
