//! The search itself: does the mover gain at least so much?

use crate::graph::{Graph, LINES};
use crate::loose::{Sets, opened};
use crate::moves::{Move, Moves};
use crate::node::Node;
use crate::table::{Known, Table};
use crate::{Limit, Progress};

/// How often the caller is asked whether to go on, in nodes.
const ASK_EVERY: u64 = 1_000;

/// The most that is noted of a line.
const HISTORY: u32 = 1 << 23;

/// Proves bounds of boards on which nothing can be taken.
pub(crate) struct Search<const K: usize> {
    pub(crate) graph: Graph<K>,
    pub(crate) sets: Sets,
    pub(crate) table: Table,
    /// How often each line was good enough, weighed.
    history: [u32; LINES],
    pub(crate) nodes: u64,
}

/// What one search goes by.
pub(crate) struct Run<'a> {
    last_node: u64,
    next_ask: u64,
    pub(crate) stopped: bool,
    /// The bounds of what is asked for.
    low: i32,
    high: i32,
    go_on: &'a dyn Fn(&Progress) -> bool,
}

impl<'a> Run<'a> {
    /// A run within a limit, of a search that has looked at so many nodes before.
    pub(crate) fn new(limit: &Limit<'a>, nodes: u64) -> Self {
        Self {
            last_node: nodes.saturating_add(limit.nodes),
            next_ask: nodes + ASK_EVERY,
            stopped: false,
            low: 0,
            high: 0,
            go_on: limit.go_on,
        }
    }
}

impl<const K: usize> Search<K> {
    pub(crate) fn new(graph: Graph<K>, bytes: usize) -> Self {
        Self {
            graph,
            sets: Sets::default(),
            table: Table::new(bytes),
            history: [0; LINES],
            nodes: 0,
        }
    }

    /// The value of a node.
    pub(crate) fn value(&mut self, node: &Node<K>, run: &mut Run<'_>) -> i32 {
        let most = i32::from(node.boxes);
        (run.low, run.high) = (-most, most);
        let mut value = most & 1;
        while run.low < run.high && !run.stopped {
            let target = value.max(run.low + 2);
            value = self.bound(node, target, run);
            if run.stopped {
                break;
            }
            if value >= target {
                run.low = value;
            } else {
                run.high = value;
            }
        }
        run.low
    }

    /// A lower bound of the node's value that is at least `target`, or an upper bound that is less.
    pub(crate) fn bound(&mut self, node: &Node<K>, target: i32, run: &mut Run<'_>) -> i32 {
        let most = i32::from(node.boxes);
        if node.open() == 0 {
            return self.sets.value(node.loose);
        }
        // The value is odd where the number of boxes is.
        let target = target + ((target ^ most) & 1);
        if target > most {
            return most;
        }
        if target <= -most {
            return -most;
        }
        if !self.spend(run) {
            return 0;
        }
        let before = self.nodes;
        let (open, image) = node.key();
        let mut first = u8::MAX;
        if let Some(known) = self.table.get(open, node.loose) {
            let (low, high) = (i32::from(known.low), i32::from(known.high));
            if low >= target {
                return low;
            }
            if high < target {
                return high;
            }
            first = known.line;
        }
        let (graph, history) = (&self.graph, &self.history);
        let (moves, mut best) = Moves::of(graph, &self.sets, node, target, |each| {
            if first != u8::MAX && each.name(graph, image) == first {
                return i32::MAX;
            }
            match each {
                Move::Safe(line) => {
                    // The fewer safe lines it leaves the better, and then what was good elsewhere.
                    let left = node.safe_after(graph, usize::from(*line)).count_ones() as i32;
                    ((64 - left) << 24) + history[usize::from(*line)] as i32
                }
                Move::Chain(chain) => -i32::from(chain.boxes),
                Move::Loose(opening) => -i32::from(opening.boxes),
            }
        });
        let mut line = first;
        for each in moves.iter() {
            let value = self.after(node, each, target, run);
            if run.stopped {
                return 0;
            }
            if value > best {
                best = value;
            }
            if value >= target {
                line = each.name(&self.graph, image);
                if let Move::Safe(line) = each {
                    self.praise(usize::from(*line), node.safe.count_ones());
                }
                break;
            }
        }
        let (low, high) = if best >= target {
            (best, most)
        } else {
            best -= (best ^ most) & 1;
            (-most, best)
        };
        let known = Known {
            low: low as i8,
            high: high as i8,
            line,
        };
        self.table
            .put(open, node.loose, known, self.nodes - before + 1);
        best
    }

    /// The same for what a move makes of a node, seen from who moves.
    pub(crate) fn after(
        &mut self,
        node: &Node<K>,
        each: &Move,
        target: i32,
        run: &mut Run<'_>,
    ) -> i32 {
        match each {
            Move::Safe(line) => {
                let next = node.draw(&self.graph, &mut self.sets, usize::from(*line));
                -self.bound(&next, 1 - target, run)
            }
            Move::Chain(chain) => {
                let next = node.take(&self.graph, &mut self.sets, chain);
                self.opened(&next, chain.boxes, chain.stake(), target, run)
            }
            Move::Loose(opening) => {
                let next = node.take_loose(opening);
                self.opened(&next, opening.boxes, opening.stake, target, run)
            }
        }
    }

    /// What a player gains at least or at most who has opened so many boxes, `next` being left.
    fn opened(
        &mut self,
        next: &Node<K>,
        boxes: u8,
        stake: u8,
        target: i32,
        run: &mut Run<'_>,
    ) -> i32 {
        let (taken, given) = (i32::from(boxes), i32::from(stake));
        if given == 0 {
            return -(taken + self.bound(next, 1 - target - taken, run));
        }
        // The opponent has `taken - given` for sure and then the better of +(given + rest) and
        // -(given + rest), which must not be more than `room`.
        let room = given - taken - target;
        if room < 0 {
            return given - taken;
        }
        let low = self.bound(next, -room - given, run);
        if low < -room - given {
            return opened(boxes, stake, low);
        }
        let high = self.bound(next, room - given + 1, run);
        if high > room - given {
            return opened(boxes, stake, high);
        }
        target
    }

    /// Notes that a line was good enough where so many were safe.
    fn praise(&mut self, line: usize, safe: u32) {
        let history = &mut self.history[line];
        *history += safe * safe;
        if *history >= HISTORY {
            self.history.iter_mut().for_each(|often| *often /= 2);
        }
    }

    /// Counts a node; false if the search was told to stop.
    fn spend(&mut self, run: &mut Run<'_>) -> bool {
        if run.stopped || self.nodes >= run.last_node {
            run.stopped = true;
            return false;
        }
        self.nodes += 1;
        if self.nodes >= run.next_ask {
            run.next_ask = self.nodes + ASK_EVERY;
            run.stopped = !(run.go_on)(&Progress {
                nodes: self.nodes,
                low: run.low,
                high: run.high,
            });
        }
        !run.stopped
    }
}
