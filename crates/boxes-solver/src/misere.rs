//! The misere game, where little is known but the rules: every line is tried, one at a time. What helps is
//! that boards which are images of each other are one, that a value is odd where the number of boxes
//! is, and that where every line takes a box, the mover has to take them all.

use game_boxes::{Bits, Grid};

use crate::graph::{Graph, LINES, OUTSIDE, bits};
use crate::prover::Prover;
use crate::search::Run;
use crate::table::{Known, Table};
use crate::{Fault, Solution};

/// The most that is noted of a line.
const HISTORY: u32 = 1 << 20;

/// Proves bounds of boards of the misere game.
pub(crate) struct Misere<const K: usize> {
    graph: Graph<K>,
    table: Table,
    /// How often each line was good enough, weighed.
    history: [u32; LINES],
    /// The lines of all boards on the way to the current one, and what they are worth trying.
    lines: Vec<(u32, Stroke)>,
    nodes: u64,
}

/// A line, and the boxes it takes.
#[derive(Clone, Copy, Debug)]
struct Stroke {
    line: u8,
    takes: u8,
}

/// A board.
#[derive(Clone, Copy, Debug)]
struct Board<const K: usize> {
    /// The open lines, in all images.
    images: [u64; K],
    /// The boxes not claimed yet.
    boxes: u8,
}

impl<const K: usize> Board<K> {
    const fn open(&self) -> u64 {
        self.images[0]
    }

    fn draw(&self, graph: &Graph<K>, stroke: Stroke) -> Self {
        let mut board = *self;
        let bits = &graph.images[usize::from(stroke.line)];
        for (image, bit) in board.images.iter_mut().zip(bits) {
            *image &= !bit;
        }
        board.boxes -= stroke.takes;
        board
    }

    /// The image that stands for all of them, and which one it is.
    fn key(&self) -> (u64, usize) {
        let least = self.images.iter().min().copied().unwrap_or(0);
        let which = self.images.iter().position(|image| *image == least);
        (least, which.unwrap_or(0))
    }
}

impl<const K: usize> Misere<K> {
    pub(crate) fn new(graph: Graph<K>, bytes: usize) -> Self {
        Self {
            graph,
            table: Table::new(bytes),
            history: [0; LINES],
            lines: Vec::new(),
            nodes: 0,
        }
    }

    fn board(&self, grid: &Grid<3>, drawn: Bits<3>) -> Result<Board<K>, Fault> {
        let size = grid.size();
        let open = self.graph.open(size, drawn);
        let open = open.ok_or(Fault::OutOfReach {
            lines: size.line_count() - drawn.len(),
        })?;
        let mut images = [0; K];
        for line in bits(open) {
            for (image, bit) in images.iter_mut().zip(self.graph.images[line]) {
                *image |= bit;
            }
        }
        let spots = 0..self.graph.sides.len() as u8;
        let boxes = spots.filter(|spot| self.graph.open_sides(*spot, open) != 0);
        Ok(Board {
            images,
            boxes: boxes.count() as u8,
        })
    }

    /// The value of a board.
    fn value(&mut self, board: &Board<K>, run: &mut Run<'_>) -> i32 {
        let most = i32::from(board.boxes);
        let (mut low, mut high) = (-most, most);
        let mut value = most & 1;
        while low < high && !run.stopped {
            run.tell(low, high);
            let target = value.max(low + 2);
            value = self.bound(board, target, run);
            if value >= target {
                low = value;
            } else {
                high = value;
            }
        }
        low
    }

    /// A lower bound of the board's value that is at least `target`, or an upper bound that is less.
    fn bound(&mut self, board: &Board<K>, target: i32, run: &mut Run<'_>) -> i32 {
        let most = i32::from(board.boxes);
        // The value is odd where the number of boxes is.
        let target = target + ((target ^ most) & 1);
        if target > most {
            return most;
        }
        if target <= -most {
            return -most;
        }
        if !run.may_count(&mut self.nodes) {
            return 0;
        }
        let (key, image) = board.key();
        let mut first = u8::MAX;
        if let Some(known) = self.table.get(key, 0) {
            let (low, high) = (i32::from(known.low), i32::from(known.high));
            if low >= target {
                return low;
            }
            if high < target {
                return high;
            }
            first = known.line;
        }
        if !run.may_go_on(self.nodes) {
            return 0;
        }
        let (before, bottom) = (self.nodes, self.lines.len());
        if self.gather(board, |graph, line| graph.to_image[image][line] == first) {
            self.lines.truncate(bottom);
            return -most;
        }
        let (mut best, mut line) = (-most, first);
        for at in bottom..self.lines.len() {
            let stroke = self.lines[at].1;
            best = best.max(self.after(board, stroke, target, run));
            if run.stopped {
                self.lines.truncate(bottom);
                return 0;
            }
            if best >= target {
                line = self.graph.to_image[image][usize::from(stroke.line)];
                self.praise(stroke.line, board.open().count_ones());
                break;
            }
        }
        self.lines.truncate(bottom);
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
        self.table.put(key, 0, known, self.nodes - before + 1);
        best
    }

    /// The same for a line, seen from who draws it.
    fn after(&mut self, board: &Board<K>, stroke: Stroke, target: i32, run: &mut Run<'_>) -> i32 {
        let next = board.draw(&self.graph, stroke);
        match i32::from(stroke.takes) {
            0 => -self.bound(&next, 1 - target, run),
            takes => self.bound(&next, target + takes, run) - takes,
        }
    }

    /// Lays the lines of a board on the stack, the most promising first. Whether every one takes a box.
    fn gather(&mut self, board: &Board<K>, is_first: impl Fn(&Graph<K>, usize) -> bool) -> bool {
        let bottom = self.lines.len();
        let open = board.open();
        let mut forced = true;
        for line in bits(open) {
            if self.graph.twins[line] & open & ((1 << line) - 1) != 0 {
                continue;
            }
            let falls = |spot: &&u8| {
                let sides = match **spot {
                    OUTSIDE => 0,
                    spot => self.graph.open_sides(spot, open),
                };
                sides == 1 << line
            };
            let takes = self.graph.beside[line].iter().filter(falls).count() as u8;
            forced &= takes > 0;
            let worth = match takes {
                _ if is_first(&self.graph, line) => u32::MAX,
                0 => HISTORY + self.history[line],
                _ => self.history[line],
            };
            let line = line as u8;
            self.lines.push((worth, Stroke { line, takes }));
        }
        self.lines[bottom..].sort_by_key(|(worth, _)| u32::MAX - worth);
        forced
    }

    /// Notes that a line was good enough where so many were open.
    fn praise(&mut self, line: u8, open: u32) {
        let history = &mut self.history[usize::from(line)];
        *history += open * open;
        if *history >= HISTORY {
            self.history.iter_mut().for_each(|often| *often /= 2);
        }
    }

    /// A line that gains at least `target`, which the board is worth.
    fn line(
        &mut self,
        grid: &Grid<3>,
        drawn: Bits<3>,
        target: i32,
        run: &mut Run<'_>,
    ) -> Result<usize, Fault> {
        let board = self.board(grid, drawn)?;
        let bottom = self.lines.len();
        self.gather(&board, |_, _| false);
        let strokes = self.lines.split_off(bottom);
        for (_, stroke) in strokes {
            let gains = self.after(&board, stroke, target, run) >= target;
            if run.stopped {
                break;
            }
            if let (true, Some(line)) = (gains, self.graph.real(usize::from(stroke.line), drawn)) {
                return Ok(line);
            }
        }
        Err(Fault::Stopped)
    }
}

impl<const K: usize> Prover for Misere<K> {
    fn solve(
        &mut self,
        grid: &Grid<3>,
        drawn: Bits<3>,
        run: &mut Run<'_>,
    ) -> Result<Solution, Fault> {
        let board = self.board(grid, drawn)?;
        let value = self.value(&board, run);
        if run.stopped {
            return Err(Fault::Stopped);
        }
        let line = self.line(grid, drawn, value, run)?;
        Ok(Solution { value, line })
    }

    fn reach(
        &mut self,
        grid: &Grid<3>,
        drawn: Bits<3>,
        target: i32,
        run: &mut Run<'_>,
    ) -> Result<Option<usize>, Fault> {
        let board = self.board(grid, drawn)?;
        let gains = self.bound(&board, target, run) >= target;
        if run.stopped {
            return Err(Fault::Stopped);
        }
        gains
            .then(|| self.line(grid, drawn, target, run))
            .transpose()
    }

    fn is_best(
        &mut self,
        grid: &Grid<3>,
        drawn: Bits<3>,
        line: usize,
        value: i32,
        run: &mut Run<'_>,
    ) -> Result<bool, Fault> {
        let board = self.board(grid, drawn)?;
        let after = self.board(grid, drawn.or(Bits::one(line)))?;
        let gains = match i32::from(board.boxes - after.boxes) {
            0 => self.bound(&after, 1 - value, run) < 1 - value,
            takes => self.bound(&after, value + takes, run) >= value + takes,
        };
        if run.stopped {
            return Err(Fault::Stopped);
        }
        Ok(gains)
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }
}
