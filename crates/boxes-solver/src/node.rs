//! A board on which nothing can be taken, as the search walks through it.

use crate::graph::{Graph, OUTSIDE, bits};
use crate::loose::{self, Sets};

/// What is open of a board, in all its images, and the chains and loops that have come off it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node<const K: usize> {
    /// The open lines of all components that have a box with more than two open sides.
    images: [u64; K],
    /// Those that give no box away.
    pub(crate) safe: u64,
    /// All other components, by the number of their set.
    pub(crate) loose: u32,
    /// The boxes not claimed yet, of both.
    pub(crate) boxes: u8,
}

/// Neighbouring boxes with two open sides, and what opening them makes of the board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Chain {
    /// The lines between them, for which all are the same.
    pub(crate) own: u64,
    /// The lines that are drawn when it has been opened and taken: those and, where both its ends
    /// meet in a box with three open sides, what falls with that box.
    pub(crate) lines: u64,
    /// How many boxes fall.
    pub(crate) boxes: u8,
    /// The boxes it ends at, that stay; none where it ends at the border.
    pub(crate) ends: [u8; 2],
}

impl Chain {
    /// How many boxes can be given back. Two boxes or one are opened so that none can.
    pub(crate) const fn stake(&self) -> u8 {
        if self.boxes > 2 { 2 } else { 0 }
    }
}

/// Where a walk through boxes with two open sides ends.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Border,
    Joint(u8),
    Start,
}

impl<const K: usize> Node<K> {
    /// The node of a board on which nothing can be taken.
    pub(crate) fn new(graph: &Graph<K>, sets: &mut Sets, open: u64) -> Self {
        let mut node = Self {
            images: [0; K],
            safe: open,
            loose: 0,
            boxes: 0,
        };
        for line in bits(open) {
            for (image, bit) in node.images.iter_mut().zip(graph.images[line]) {
                *image |= bit;
            }
        }
        for spot in 0..graph.sides.len() as u8 {
            if graph.open_sides(spot, open) != 0 {
                node.boxes += 1;
            }
        }
        for spot in 0..graph.sides.len() as u8 {
            node.narrowed(graph, sets, spot);
        }
        node
    }

    /// The open lines that are still on the board.
    #[inline]
    pub(crate) const fn open(&self) -> u64 {
        self.images[0]
    }

    /// The image that stands for all of them, and which one it is.
    #[inline]
    pub(crate) fn key(&self) -> (u64, usize) {
        let mut least = self.images[0];
        for image in &self.images[1..] {
            least = least.min(*image);
        }
        let which = self.images.iter().position(|image| *image == least);
        (least, which.unwrap_or(0))
    }

    #[inline]
    fn remove(&mut self, graph: &Graph<K>, lines: u64) {
        for line in bits(lines) {
            for (image, bit) in self.images.iter_mut().zip(&graph.images[line]) {
                *image &= !bit;
            }
        }
        self.safe &= !lines;
    }

    /// The lines that are still safe after a safe one, on the board.
    #[inline]
    pub(crate) fn safe_after(&self, graph: &Graph<K>, line: usize) -> u64 {
        let mut lost = 1 << line;
        for spot in graph.beside[line] {
            if spot != OUTSIDE {
                let sides = graph.open_sides(spot, self.open());
                if is_pair(sides & sides.wrapping_sub(1)) {
                    lost |= sides;
                }
            }
        }
        self.safe & !lost
    }

    /// The node after a line that gives nothing away.
    #[inline]
    pub(crate) fn draw(&self, graph: &Graph<K>, sets: &mut Sets, line: usize) -> Self {
        let mut node = *self;
        node.remove(graph, 1 << line);
        for spot in graph.beside[line] {
            if spot != OUTSIDE {
                node.narrowed(graph, sets, spot);
            }
        }
        node
    }

    /// The node after a chain was opened and taken.
    #[inline]
    pub(crate) fn take(&self, graph: &Graph<K>, sets: &mut Sets, chain: &Chain) -> Self {
        let mut node = *self;
        node.remove(graph, chain.lines);
        node.boxes -= chain.boxes;
        for spot in chain.ends {
            if spot != OUTSIDE {
                node.narrowed(graph, sets, spot);
            }
        }
        node
    }

    /// The node after one of the loose chains and loops was.
    #[inline]
    pub(crate) const fn take_loose(&self, opening: &loose::Opening) -> Self {
        let mut node = *self;
        node.loose = opening.rest;
        node.boxes -= opening.boxes;
        node
    }

    /// Looks at a box that has lost sides: with two left, its lines give boxes away, and it may be part
    /// of a chain or loop that touches nothing any more.
    #[inline]
    fn narrowed(&mut self, graph: &Graph<K>, sets: &mut Sets, spot: u8) {
        let sides = graph.open_sides(spot, self.open());
        if !is_pair(sides) {
            return;
        }
        self.safe &= !sides;
        let (first, second) = (sides.trailing_zeros(), 63 - sides.leading_zeros());
        let mut lines = sides;
        let mut boxes = 1;
        let end = walk(
            graph,
            self.open(),
            spot,
            first as usize,
            &mut lines,
            &mut boxes,
        );
        let member = match end {
            End::Joint(_) => return,
            End::Start => loose::ring(boxes),
            End::Border => {
                match walk(
                    graph,
                    self.open(),
                    spot,
                    second as usize,
                    &mut lines,
                    &mut boxes,
                ) {
                    End::Border => loose::chain(boxes),
                    _ => return,
                }
            }
        };
        self.remove(graph, lines);
        self.loose = sets.add(self.loose, member);
    }

    /// The chain that a line belongs to which gives boxes away.
    #[inline]
    pub(crate) fn chain(&self, graph: &Graph<K>, line: usize) -> Chain {
        let open = self.open();
        let [first, second] = graph.beside[line];
        let spot = if is_pair(graph.open_sides(first, open)) {
            first
        } else {
            second
        };
        let sides = graph.open_sides(spot, open);
        let (mut lines, mut boxes) = (sides, 1);
        let ways = [sides.trailing_zeros(), 63 - sides.leading_zeros()];
        let mut ends = [OUTSIDE; 2];
        for (way, end) in ways.into_iter().zip(&mut ends) {
            let found = walk(graph, open, spot, way as usize, &mut lines, &mut boxes);
            if let End::Joint(spot) = found {
                *end = spot;
            }
        }
        let own = lines;
        let joint = ends[0];
        if joint == ends[1] && joint != OUTSIDE {
            let tail = graph.open_sides(joint, open) & !lines;
            if tail.count_ones() == 1 {
                ends[1] = OUTSIDE;
                // The box where it meets itself falls with it, and so does what hangs on that.
                lines |= tail;
                boxes += 1;
                let way = tail.trailing_zeros() as usize;
                ends[0] = match walk(graph, open, joint, way, &mut lines, &mut boxes) {
                    End::Joint(spot) => spot,
                    End::Border | End::Start => OUTSIDE,
                };
            }
        }
        Chain {
            own,
            lines,
            boxes,
            ends,
        }
    }
}

/// Whether a set has exactly two members: quicker than to count them where the processor may not.
#[inline]
const fn is_pair(set: u64) -> bool {
    let rest = set & set.wrapping_sub(1);
    rest != 0 && rest & (rest - 1) == 0
}

/// Walks from a box over one of its lines on through boxes with two open sides, counts them and
/// gathers their lines.
#[inline]
fn walk<const K: usize>(
    graph: &Graph<K>,
    open: u64,
    start: u8,
    mut line: usize,
    lines: &mut u64,
    boxes: &mut u8,
) -> End {
    let mut spot = start;
    loop {
        spot = graph.across(line, spot);
        if spot == OUTSIDE {
            return End::Border;
        }
        if spot == start {
            return End::Start;
        }
        let sides = graph.open_sides(spot, open);
        if !is_pair(sides) {
            return End::Joint(spot);
        }
        *lines |= sides;
        *boxes += 1;
        line = (sides & !(1 << line)).trailing_zeros() as usize;
    }
}
