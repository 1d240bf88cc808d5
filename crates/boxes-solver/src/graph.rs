//! The board as strings and coins: which open lines hold which boxes, and in how many ways that
//! looks the same.

use game_boxes::{Bits, Size};

/// The most lines that a board, or what is left of it, may have here.
pub(crate) const LINES: usize = 64;
/// No box: the outside of the board.
pub(crate) const OUTSIDE: u8 = u8::MAX;

/// The lines and boxes of a board that a search goes by, `K` images of it under its symmetries.
///
/// Lines have numbers of their own here. The open border lines of one box are all the same, so they
/// are drawn in the order of their numbers, whatever the players draw: a box at the corner has a
/// first and a second one, and every symmetry leads first lines to first lines.
#[derive(Clone, Debug)]
pub(crate) struct Graph<const K: usize> {
    /// The line of the game behind each line.
    lines: Vec<u8>,
    /// The sides of each box.
    pub(crate) sides: Vec<u64>,
    /// The boxes beside each line.
    pub(crate) beside: [[u8; 2]; LINES],
    /// The lines that are the same as each line; none if it is the only one of its kind.
    pub(crate) twins: [u64; LINES],
    /// The bit of each line in each image.
    pub(crate) images: [[u64; K]; LINES],
    /// The number of each line in each image.
    pub(crate) to_image: [[u8; LINES]; K],
    /// The line with each number in each image.
    pub(crate) from_image: [[u8; LINES]; K],
}

impl<const K: usize> Graph<K> {
    /// The graph of these lines of a board, which are at most [`LINES`]. With `K` above 1 they must
    /// be all of its lines, and `K` its number of symmetries.
    pub(crate) fn new(size: Size, lines: Bits<3>) -> Self {
        let lines: Vec<u8> = lines.iter().take(LINES).map(|line| line as u8).collect();
        let number = |line: usize| lines.iter().position(|each| usize::from(*each) == line);
        let mut graph = Self {
            sides: Vec::new(),
            beside: [[OUTSIDE; 2]; LINES],
            twins: [0; LINES],
            images: [[0; K]; LINES],
            to_image: [[0; LINES]; K],
            from_image: [[0; LINES]; K],
            lines: Vec::new(),
        };
        for spot in size.spots() {
            let sides: Bits<3> = size.sides(spot);
            let own: u64 = sides.iter().filter_map(number).map(|at| 1 << at).sum();
            if own == 0 {
                continue;
            }
            let this = graph.sides.len() as u8;
            graph.sides.push(own);
            for at in bits(own) {
                let [first, second] = &mut graph.beside[at];
                *if *first == OUTSIDE { first } else { second } = this;
            }
        }
        for sides in &graph.sides {
            let border = bits(*sides).filter(|at| graph.beside[*at][1] == OUTSIDE);
            let border: u64 = border.map(|at| 1 << at).sum();
            if border.count_ones() > 1 {
                bits(border).for_each(|at| graph.twins[at] = border);
            }
        }
        graph.lines = lines;
        graph.find_images(size);
        graph
    }

    fn find_images(&mut self, size: Size) {
        for image in 0..K {
            for at in 0..self.lines.len() {
                let to = if image == 0 {
                    at
                } else {
                    self.image_of(size, image, at)
                };
                self.to_image[image][at] = to as u8;
                self.from_image[image][to] = at as u8;
                self.images[at][image] = 1 << to;
            }
        }
    }

    /// Where a symmetry leads a line of a whole board.
    fn image_of(&self, size: Size, image: usize, at: usize) -> usize {
        let (rows, columns) = (size.rows(), size.columns());
        let moved = |line: u8| {
            let line = size.line(usize::from(line))?;
            let mut dots = line.dots().map(|dot| {
                let (mut column, mut row) = (dot.column(), dot.row());
                if image & 1 == 1 {
                    column = columns - column;
                }
                if image & 2 == 2 {
                    row = rows - row;
                }
                if image & 4 == 4 {
                    (column, row) = (row, column);
                }
                (column, row)
            });
            dots.sort_unstable();
            let [from, to] = dots;
            size.lines().find(|line| {
                let [a, b] = line.dots();
                (a.column(), a.row()) == from && (b.column(), b.row()) == to
            })
        };
        let number = |line| moved(line).and_then(|line| size.line_number(line));
        let to = number(self.lines[at]).unwrap_or(at);
        if self.twins[at] == 0 {
            return to;
        }
        // The n-th of its kind goes to the n-th of the other kind.
        let nth = bits(self.twins[at]).position(|each| each == at);
        bits(self.twins[to]).nth(nth.unwrap_or(0)).unwrap_or(to)
    }

    /// What is open of these lines when those are drawn, in the numbers of this graph; none if a line
    /// is open that this graph does not have.
    pub(crate) fn open(&self, size: Size, drawn: Bits<3>) -> Option<u64> {
        let open = Bits::first(size.line_count()).minus(drawn);
        let mut here = 0u64;
        for line in open.iter() {
            let at = self
                .lines
                .iter()
                .position(|each| usize::from(*each) == line)?;
            here |= 1 << at;
        }
        for at in bits(here) {
            // Of lines that are the same, the last ones are open.
            if self.twins[at] & here == self.twins[at] & here & !((1 << at) - 1) {
                let count = (self.twins[at] & here).count_ones();
                let mut last = self.twins[at];
                while last.count_ones() > count {
                    last &= last - 1;
                }
                here = here & !self.twins[at] | last;
            }
        }
        Some(here)
    }

    /// An open line of the game that is the same as this one.
    pub(crate) fn real(&self, at: usize, drawn: Bits<3>) -> Option<usize> {
        let same = self.twins[at] | 1 << at;
        bits(same)
            .filter_map(|at| self.lines.get(at).copied().map(usize::from))
            .find(|line| !drawn.contains(*line))
    }

    /// The open sides of a box.
    #[inline]
    pub(crate) fn open_sides(&self, spot: u8, open: u64) -> u64 {
        self.sides[usize::from(spot)] & open
    }

    /// The box on the other side of a line.
    #[inline]
    pub(crate) fn across(&self, line: usize, spot: u8) -> u8 {
        let [first, second] = self.beside[line];
        if first == spot { second } else { first }
    }
}

/// The numbers in a set.
#[inline]
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(lowest)
    })
}
