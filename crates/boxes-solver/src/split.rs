//! A long proof in pieces that can be kept: what is proven goes to the caller, and a run that was broken
//! off goes on from what was.
//!
//! The boards near the start are gone through line by line; one with few enough open lines is a piece,
//! which a [`Solver`] answers. Boards that are images of each other are one.

use std::collections::HashMap;

use game_boxes::{Bits, Grid, Setup, Survey};

use crate::graph::{Graph, LINES};
use crate::{Fault, Limit, Solver};

/// What is proven of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proven {
    /// Its open lines, as the bits of a number: of all its images the least.
    pub board: u64,
    /// The mover gains at least this.
    pub low: i8,
    /// And at most this.
    pub high: i8,
}

/// A proof that is made of pieces.
pub struct Split<'a> {
    grid: Grid<3>,
    misere: bool,
    solver: Solver,
    /// The open lines of all boards that are the same as one.
    canonical: Box<dyn Fn(Bits<3>) -> Option<u64>>,
    /// Boards with at most so many open lines are pieces.
    piece: usize,
    known: HashMap<u64, (i8, i8)>,
    /// The most nodes in all.
    last_node: u64,
    keep: &'a mut dyn FnMut(&Proven) -> bool,
}

/// The least image of the open lines, on boards with `K` of them.
fn least<const K: usize>(setup: &Setup) -> Box<dyn Fn(Bits<3>) -> Option<u64>> {
    let size = setup.size;
    let graph = Graph::<K>::new(size, Bits::first(size.line_count()));
    Box::new(move |drawn| {
        let open = graph.open(size, drawn)?;
        let images = (0..K).map(|image| {
            crate::graph::bits(open).fold(0, |board, at| board | graph.images[at][image])
        });
        images.min()
    })
}

impl<'a> Split<'a> {
    /// A proof for boards of a set-up, whose pieces have at most `piece` open lines each. What was
    /// proven before goes in, what is proven goes to `keep`, which says whether to go on.
    ///
    /// # Errors
    /// The board has more lines than can be split.
    pub fn new(
        setup: &Setup,
        bytes: usize,
        piece: usize,
        before: impl IntoIterator<Item = Proven>,
        keep: &'a mut dyn FnMut(&Proven) -> bool,
    ) -> Result<Self, Fault> {
        let lines = setup.size.line_count();
        let grid = Grid::new(setup.size).filter(|_| lines <= LINES);
        let grid = grid.ok_or(Fault::OutOfReach { lines })?;
        let square = setup.size.rows() == setup.size.columns();
        let mut this = Self {
            grid,
            misere: setup.misere,
            solver: Solver::new(setup, bytes),
            canonical: if square {
                least::<8>(setup)
            } else {
                least::<4>(setup)
            },
            piece,
            known: HashMap::new(),
            last_node: u64::MAX,
            keep,
        };
        for proven in before {
            this.learn(&proven);
        }
        Ok(this)
    }

    /// How many boards the solver of the pieces has looked at.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.solver.nodes()
    }

    /// How many boards something is proven of.
    #[must_use]
    pub fn proven(&self) -> usize {
        self.known.len()
    }

    /// The value under best play of a board with these lines drawn.
    ///
    /// # Errors
    /// Nothing is left to draw, or the limit came first.
    pub fn solve(&mut self, drawn: Bits<3>, limit: &Limit<'_>) -> Result<i32, Fault> {
        let survey = Survey::of(&self.grid, drawn);
        if survey.open.is_empty() {
            return Err(Fault::Over);
        }
        self.last_node = self.nodes().saturating_add(limit.nodes);
        let most = i32::from(survey.boxes);
        let (mut low, mut high) = (-most, most);
        let mut target = (most & 1).max(low + 2);
        while low < high {
            if self.reaches(drawn, target, limit)? {
                low = target;
            } else {
                high = target - 2;
            }
            target = if high < target {
                high.max(low + 2)
            } else {
                low + 2
            };
        }
        Ok(low)
    }

    /// Whether the mover gains at least so much.
    fn reaches(&mut self, drawn: Bits<3>, target: i32, limit: &Limit<'_>) -> Result<bool, Fault> {
        let survey = Survey::of(&self.grid, drawn);
        let most = i32::from(survey.boxes);
        if target > most || target <= -most {
            return Ok(target <= -most);
        }
        let lines = survey.open.len();
        let board = (self.canonical)(drawn).ok_or(Fault::OutOfReach { lines })?;
        let (low, high) = self
            .known
            .get(&board)
            .copied()
            .unwrap_or((i8::MIN, i8::MAX));
        let (low, high) = (i32::from(low), i32::from(high));
        if low >= target || high < target {
            return Ok(low >= target);
        }
        let reached = if lines <= self.piece {
            let rest = Limit {
                nodes: self.last_node.saturating_sub(self.nodes()),
                go_on: limit.go_on,
            };
            self.solver.reach(drawn, target, &rest)?.is_some()
        } else {
            self.any_reaches(drawn, &survey, target, limit)?
        };
        // The value is odd where the number of boxes is.
        let target = target + ((target ^ most) & 1);
        let (low, high) = if reached {
            (target, most)
        } else {
            (-most, target - 2)
        };
        let (low, high) = (low as i8, high as i8);
        let proven = Proven { board, low, high };
        self.learn(&proven);
        if !(self.keep)(&proven) {
            return Err(Fault::Stopped);
        }
        Ok(reached)
    }

    /// Whether a line gains at least so much.
    fn any_reaches(
        &mut self,
        drawn: Bits<3>,
        survey: &Survey<3>,
        target: i32,
        limit: &Limit<'_>,
    ) -> Result<bool, Fault> {
        let after = |line: usize| Survey::of(&self.grid, drawn.or(Bits::one(line)));
        let mut lines: Vec<(usize, usize, i32)> = Vec::new();
        for line in survey.open.iter() {
            let next = after(line);
            let claimed = i32::from(survey.boxes) - i32::from(next.boxes);
            // The fewer lines it leaves that give nothing away, the sooner the end is in sight.
            let safe = next.open.minus(next.loony).minus(next.taking).len();
            let gives = usize::from(survey.loony.contains(line)) << 8;
            lines.push((safe + gives, line, claimed));
        }
        lines.sort_unstable();
        let mut seen = Vec::new();
        for (_, line, claimed) in lines {
            let next = drawn.or(Bits::one(line));
            let same = ((self.canonical)(next), claimed);
            if seen.contains(&same) {
                continue;
            }
            seen.push(same);
            let gains = if claimed == 0 {
                !self.reaches(next, 1 - target, limit)?
            } else {
                let won = if self.misere { -claimed } else { claimed };
                self.reaches(next, target - won, limit)?
            };
            if gains {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn learn(&mut self, proven: &Proven) {
        let (low, high) = (proven.low, proven.high);
        let known = self.known.entry(proven.board).or_insert((low, high));
        *known = (known.0.max(low), known.1.min(high));
    }
}
