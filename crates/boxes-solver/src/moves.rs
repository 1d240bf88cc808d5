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

    /// The boxes the opponent can take, and how many of them can be given back.
    #[inline]
    pub(crate) const fn gift(&self) -> (u8, u8) {
        match self {
            Self::Safe(_) => (0, 0),
            Self::Chain(chain) => (chain.boxes, chain.stake()),
            Self::Loose(opening) => (opening.boxes, opening.stake),
        }
    }
}

/// Lays the moves that can lead to `target` for the mover on a stack, the most promising first. The mover
/// otherwise gets at most the number that is given back.
pub(crate) fn gather<const K: usize>(
    graph: &Graph<K>,
    sets: &Sets,
    node: &Node<K>,
    target: i32,
    stack: &mut Vec<(i32, Move)>,
    mut worth: impl FnMut(&Move) -> i32,
) -> i32 {
    let bottom = stack.len();
    let mut most = -i32::from(node.boxes);
    let open = node.open();
    for line in bits(node.safe) {
        let twins = graph.twins[line] & open;
        if twins & ((1 << line) - 1) == 0 {
            let each = Move::Safe(line as u8);
            stack.push((worth(&each), each));
        }
    }
    let safe = stack.len();
    let mut left = open & !node.safe;
    while left != 0 {
        let chain = node.chain(graph, left.trailing_zeros() as usize);
        left &= !chain.own;
        let each = Move::Chain(chain);
        if let Some(bound) = misses(chain.boxes, chain.stake(), target) {
            most = most.max(bound);
        } else if !replaces(&mut stack[safe..], &chain) {
            stack.push((worth(&each), each));
        }
    }
    for opening in sets.openings(node.loose).into_iter().flatten() {
        let each = Move::Loose(opening);
        match misses(opening.boxes, opening.stake, target) {
            Some(bound) => most = most.max(bound),
            None => stack.push((worth(&each), each)),
        }
    }
    stack[bottom..].sort_by_key(|(worth, _)| -worth);
    most
}

/// The most that an opening gains, if that is less than what is asked for.
#[inline]
fn misses(boxes: u8, stake: u8, target: i32) -> Option<i32> {
    let bound = i32::from(stake) - i32::from(boxes);
    (stake > 0 && bound < target).then_some(bound)
}

/// Of two chains between the same ends that both leave something to give back only the shorter one need be
/// opened; of two that leave nothing only if they are equally long: what the other one then becomes
/// part of may be a chain of two or of three, which is not the same at all. Whether one of these
/// stands for this chain, or does now.
fn replaces(moves: &mut [(i32, Move)], chain: &Chain) -> bool {
    let [a, b] = chain.ends;
    for (_, each) in moves {
        let Move::Chain(old) = each else { continue };
        if (old.ends == [a, b] || old.ends == [b, a])
            && old.stake() == chain.stake()
            && (chain.stake() > 0 || old.boxes == chain.boxes)
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
