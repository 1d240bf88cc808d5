//! The search itself: does the mover gain at least so much?

use crate::graph::{Graph, LINES};
use crate::loose::{Sets, opened};
use crate::moves::{self, Move};
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
    /// The moves of all nodes on the way to the current one, and what they are worth trying.
    moves: Vec<(i32, Move)>,
    /// What those lead to.
    children: Vec<Child<K>>,
}

/// What is known of a node: its value lies in `low..=high`.
#[derive(Clone, Copy)]
struct Seen {
    /// The image that stands for all of them, and which one it is.
    key: u64,
    image: u8,
    /// The move to try first.
    line: u8,
    low: i32,
    high: i32,
}

/// What a move leads to.
#[derive(Clone, Copy)]
struct Child<const K: usize> {
    node: Node<K>,
    seen: Seen,
    /// Where the move lies on the stack.
    at: usize,
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

    /// Takes down what is known of the answer, to tell it.
    pub(crate) const fn tell(&mut self, low: i32, high: i32) {
        (self.low, self.high) = (low, high);
    }

    /// Counts a node, if there is one left.
    #[inline]
    pub(crate) const fn may_count(&mut self, nodes: &mut u64) -> bool {
        self.stopped |= *nodes >= self.last_node;
        if !self.stopped {
            *nodes += 1;
        }
        !self.stopped
    }

    /// Whether nobody says after so many nodes that it is enough.
    #[inline]
    pub(crate) fn may_go_on(&mut self, nodes: u64) -> bool {
        if nodes >= self.next_ask {
            self.next_ask = nodes + ASK_EVERY;
            self.stopped = !(self.go_on)(&Progress {
                nodes,
                low: self.low,
                high: self.high,
            });
        }
        !self.stopped
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
            moves: Vec::new(),
            children: Vec::new(),
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
        if node.open() == 0 {
            return self.sets.value(node.loose);
        }
        let most = i32::from(node.boxes);
        if target > most {
            return most;
        }
        if target <= -most {
            return -most;
        }
        if !run.may_count(&mut self.nodes) {
            return 0;
        }
        let (key, image) = node.key();
        let seen = self.recall(node, key, image);
        self.prove(node, &seen, target, run)
    }

    /// The same for a node that was looked at.
    fn prove(&mut self, node: &Node<K>, seen: &Seen, target: i32, run: &mut Run<'_>) -> i32 {
        // The value is odd where the number of boxes is.
        let target = target + ((target ^ i32::from(node.boxes)) & 1);
        if seen.low >= target {
            return seen.low;
        }
        if seen.high < target {
            return seen.high;
        }
        if !run.may_go_on(self.nodes) {
            return 0;
        }
        let before = self.nodes;
        let (moves, children) = (self.moves.len(), self.children.len());
        let found = self.expand(node, seen, target, run);
        self.moves.truncate(moves);
        self.children.truncate(children);
        if run.stopped {
            return 0;
        }
        let most = i32::from(node.boxes);
        let (mut best, line) = found;
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
            .put(seen.key, node.loose, known, self.nodes - before + 1);
        best
    }

    /// What the table knows of a node that is more than chains and loops.
    #[inline]
    fn recall(&self, node: &Node<K>, key: u64, image: usize) -> Seen {
        let most = i32::from(node.boxes);
        let known = self.table.get(key, node.loose).unwrap_or(Known {
            low: -most as i8,
            high: most as i8,
            line: u8::MAX,
        });
        Seen {
            key,
            image: image as u8,
            line: known.line,
            low: i32::from(known.low),
            high: i32::from(known.high),
        }
    }

    /// Tries the moves of a node: the bound, and the name of the move that reaches `target`, or of the
    /// one that once did.
    fn expand(&mut self, node: &Node<K>, seen: &Seen, target: i32, run: &mut Run<'_>) -> (i32, u8) {
        let bottom = self.moves.len();
        let mut best = self.gather(node, seen, target);
        // The first one is often good enough. What the others lead to is then looked up all at once.
        if let Some((_, each)) = self.moves.get(bottom).copied() {
            best = best.max(self.after(node, &each, target, run));
            if best >= target || run.stopped {
                return (best, self.done(node, seen, &each));
            }
        }
        let first = self.children.len();
        let mut near = 0;
        for at in bottom + 1..self.moves.len() {
            let child = self.child(node, at);
            near ^= self
                .table
                .touch(Table::hash(child.seen.key, child.node.loose));
            self.children.push(child);
        }
        std::hint::black_box(near);
        let mut kept = first;
        for at in first..self.children.len() {
            let child = &mut self.children[at];
            let (key, image) = (child.seen.key, child.seen.image);
            if key != 0 {
                if !run.may_count(&mut self.nodes) {
                    return (best, seen.line);
                }
                let node = child.node;
                let seen = self.recall(&node, key, usize::from(image));
                self.children[at].seen = seen;
            }
            let child = self.children[at];
            let each = self.moves[child.at].1;
            let (boxes, stake) = each.gift();
            let (low, high) = opened(boxes, stake, child.seen.low, child.seen.high);
            if low >= target {
                return (low, self.done(node, seen, &each));
            }
            if high < target {
                best = best.max(high);
            } else {
                self.children[kept] = child;
                kept += 1;
            }
        }
        self.children.truncate(kept);
        for at in first..kept {
            let child = self.children[at];
            let each = self.moves[child.at].1;
            best = best.max(self.reach(&child.node, &child.seen, each.gift(), target, run));
            if best >= target || run.stopped {
                return (best, self.done(node, seen, &each));
            }
        }
        (best, seen.line)
    }

    /// Lays the moves on the stack; the most that those gain which are not worth trying.
    fn gather(&mut self, node: &Node<K>, seen: &Seen, target: i32) -> i32 {
        let (graph, history, moves) = (&self.graph, &self.history, &mut self.moves);
        moves::gather(graph, &self.sets, node, target, moves, |each| {
            if seen.line != u8::MAX && each.name(graph, usize::from(seen.image)) == seen.line {
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
        })
    }

    /// Notes that a move was good enough, and names it.
    fn done(&mut self, node: &Node<K>, seen: &Seen, each: &Move) -> u8 {
        if let Move::Safe(line) = each {
            self.praise(usize::from(*line), node.safe.count_ones());
        }
        each.name(&self.graph, usize::from(seen.image))
    }

    /// What the move at this place of the stack leads to, not looked up yet.
    fn child(&mut self, node: &Node<K>, at: usize) -> Child<K> {
        let next = self.next(node, &{ self.moves[at].1 });
        let (key, image) = if next.open() == 0 { (0, 0) } else { next.key() };
        let value = self.sets.value(next.loose); // of the whole node, where that is all
        Child {
            node: next,
            seen: Seen {
                key,
                image: image as u8,
                line: u8::MAX,
                low: value,
                high: value,
            },
            at,
        }
    }

    /// What a move makes of a node.
    #[inline]
    fn next(&mut self, node: &Node<K>, each: &Move) -> Node<K> {
        match each {
            Move::Safe(line) => node.draw(&self.graph, &mut self.sets, usize::from(*line)),
            Move::Chain(chain) => node.take(&self.graph, &mut self.sets, chain),
            Move::Loose(opening) => node.take_loose(opening),
        }
    }

    /// A bound as that of [`bound`](Self::bound) for what a move makes of a node, seen from who moves.
    pub(crate) fn after(
        &mut self,
        node: &Node<K>,
        each: &Move,
        target: i32,
        run: &mut Run<'_>,
    ) -> i32 {
        let next = self.next(node, each);
        let (key, image) = if next.open() == 0 { (0, 0) } else { next.key() };
        let seen = if key == 0 {
            let value = self.sets.value(next.loose);
            Seen {
                key,
                image: 0,
                line: u8::MAX,
                low: value,
                high: value,
            }
        } else {
            if !run.may_count(&mut self.nodes) {
                return 0;
            }
            self.recall(&next, key, image)
        };
        self.reach(&next, &seen, each.gift(), target, run)
    }

    /// The same where it was looked up. The opponent can take so many boxes and give so many of them
    /// back.
    fn reach(
        &mut self,
        next: &Node<K>,
        seen: &Seen,
        (boxes, stake): (u8, u8),
        target: i32,
        run: &mut Run<'_>,
    ) -> i32 {
        let (taken, given) = (i32::from(boxes), i32::from(stake));
        if given == 0 {
            return -(taken + self.prove(next, seen, 1 - target - taken, run));
        }
        // The opponent has `taken - given` for sure and then the better of +(given + rest) and
        // -(given + rest), which must not be more than `room`.
        let room = given - taken - target;
        if room < 0 {
            return given - taken;
        }
        let low = self.prove(next, seen, -room - given, run);
        if low < -room - given {
            return opened(boxes, stake, low, low).1;
        }
        let high = self.bound(next, room - given + 1, run);
        if high > room - given {
            return opened(boxes, stake, high, high).1;
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
}
