//! The ways to go on from a node, without those that are no better than another.

use crate::graph::{Graph, bits};
use crate::loose::{Opening, Sets};
use crate::node::{Chain, Node};

/// One way to go on.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Move {
    /// A line that gives nothing away.
    Safe(u8),
    /// A chain on the board is opened, and taken.
    Chain(Chain),
    /// A loose chain or loop is.
    Loose(Opening),
}

/// What is added to the kind of a loose opening, to tell it from lines.
const LOOSE: u8 = 64;

impl Move {
    /// A name that a table entry can hold: the line in the image that stands for all.
    pub(crate) fn name<const K: usize>(&self, graph: &Graph<K>, image: usize) -> u8 {
        match self {
            Self::Safe(line) => graph.to_image[image][usize::from(*line)],
            Self::Chain(chain) => graph.to_image[image][(chain.own.trailing_zeros() & 63) as usize],
            Self::Loose(opening) => LOOSE + opening.stake / 2,
        }
    }
}

/// The moves of one node, in the order in which they are tried.
pub(crate) struct Moves {
    moves: [(i32, Move); 68],
    count: usize,
}

impl Moves {
    /// The moves that can lead to `target` for the mover, who otherwise gets at most the second
    /// number.
    pub(crate) fn of<const K: usize>(
        graph: &Graph<K>,
        sets: &Sets,
        node: &Node<K>,
        target: i32,
        mut worth: impl FnMut(&Move) -> i32,
    ) -> (Self, i32) {
        let mut moves = Self {
            moves: [(0, Move::Safe(0)); 68],
            count: 0,
        };
        let mut most = -i32::from(node.boxes);
        let open = node.open();
        for line in bits(node.safe) {
            let twins = graph.twins[line] & open;
            if twins & ((1 << line) - 1) == 0 {
                let each = Move::Safe(line as u8);
                moves.push(worth(&each), each);
            }
        }
        let safe = moves.count;
        let mut left = open & !node.safe;
        while left != 0 {
            let chain = node.chain(graph, left.trailing_zeros() as usize);
            left &= !chain.own;
            let stake = i32::from(chain.stake());
            let bound = stake - i32::from(chain.boxes);
            if stake > 0 && bound < target {
                most = most.max(bound);
                continue;
            }
            let each = Move::Chain(chain);
            if !moves.replaces(safe, &chain) {
                moves.push(worth(&each), each);
            }
        }
        for opening in sets.openings(node.loose).into_iter().flatten() {
            let stake = i32::from(opening.stake);
            let bound = stake - i32::from(opening.boxes);
            if stake > 0 && bound < target {
                most = most.max(bound);
                continue;
            }
            let each = Move::Loose(opening);
            moves.push(worth(&each), each);
        }
        moves.moves[..moves.count].sort_by_key(|(worth, _)| -worth);
        (moves, most)
    }

    #[inline]
    fn push(&mut self, worth: i32, each: Move) {
        self.moves[self.count] = (worth, each);
        self.count += 1;
    }

    /// Of two chains between the same ends, with the same stake, only the shorter one need be opened.
    /// Whether one of those from `first` on stands for this chain, or does now.
    fn replaces(&mut self, first: usize, chain: &Chain) -> bool {
        let [a, b] = chain.ends;
        for (_, each) in &mut self.moves[first..self.count] {
            let Move::Chain(old) = each else { continue };
            if (old.ends == [a, b] || old.ends == [b, a])
                && old.stake() == chain.stake()
                && old.lines & !old.own == 0
                && chain.lines & !chain.own == 0
            {
                if chain.boxes < old.boxes {
                    *old = *chain;
                }
                return true;
            }
        }
        false
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Move> {
        self.moves[..self.count].iter().map(|(_, each)| each)
    }
}
