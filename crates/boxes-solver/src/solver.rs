//! The solver of one board, for every position on it.

use game_boxes::{Bits, Grid, Setup};

use crate::graph::{Graph, LINES};
use crate::misere::Misere;
use crate::prover::Prover;
use crate::search::{Run, Search};
use crate::{Fault, Limit};

/// What a position is worth, and by which line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solution {
    /// What the mover still gains: the boxes it will claim less those the opponent will, in misere
    /// the other way round.
    pub value: i32,
    /// A line that gains that, by number.
    pub line: usize,
}

/// What drawing a line is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// The line, by number.
    pub line: usize,
    /// What the mover then gains, counted as in [`Solution`]; none where the limit came first.
    pub gain: Option<i32>,
}

/// What a position is worth, and each of its lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Appraisal {
    /// What the mover gains by a best line.
    pub value: i32,
    /// All open lines in the order of their numbers. What a line costs is the value less its gain.
    pub lines: Vec<Worth>,
}

/// The solver of one size of boards. It keeps what it has proven from one call to the next.
///
/// ```
/// use boxes_solver::{Limit, Solver};
/// use game_boxes::{Bits, Setup};
/// let setup: Setup = "size=3x3".parse()?;
/// let mut solver = Solver::new(&setup, 1 << 20);
/// let solution = solver.solve(Bits::EMPTY, &Limit::NONE);
/// assert_eq!(solution.map(|solution| solution.value), Ok(-3));
/// # Ok::<(), game::Illegal>(())
/// ```
pub struct Solver {
    setup: Setup,
    grid: Option<Grid<3>>,
    bytes: usize,
    engine: Engine,
    nodes: u64,
}

/// The searches behind it.
enum Engine {
    /// Of a whole board, of which it knows the symmetries.
    Whole(Box<dyn Prover>),
    /// Of a board with too many lines what is left, made anew for each position.
    Part,
}

/// The search for boards with these lines.
fn prover<const K: usize>(setup: &Setup, lines: Bits<3>, bytes: usize) -> Box<dyn Prover> {
    let graph = Graph::<K>::new(setup.size, lines);
    if setup.misere {
        Box::new(Misere::new(graph, bytes))
    } else {
        Box::new(Search::new(graph, bytes))
    }
}

impl Solver {
    /// A solver for the boards of a set-up, with a table of at most so many bytes.
    #[must_use]
    pub fn new(setup: &Setup, bytes: usize) -> Self {
        let size = setup.size;
        let all = Bits::first(size.line_count());
        let engine = if size.line_count() > LINES {
            Engine::Part
        } else if size.rows() == size.columns() {
            Engine::Whole(prover::<8>(setup, all, bytes))
        } else {
            Engine::Whole(prover::<4>(setup, all, bytes))
        };
        Self {
            setup: *setup,
            grid: Grid::new(size),
            bytes,
            engine,
            nodes: 0,
        }
    }

    /// How many boards have been looked at so far.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The value under best play of a board with these lines drawn, and a line that gets it.
    ///
    /// # Errors
    /// Nothing is left to draw, too much is, or the limit came first.
    pub fn solve(&mut self, drawn: Bits<3>, limit: &Limit<'_>) -> Result<Solution, Fault> {
        self.ask(drawn, limit, Question::Solve)?.solution()
    }

    /// A line after which the mover still gains at least `target`, by number; none if there is none.
    /// Cheaper than the value.
    ///
    /// # Errors
    /// As those of [`solve`](Self::solve).
    pub fn reach(
        &mut self,
        drawn: Bits<3>,
        target: i32,
        limit: &Limit<'_>,
    ) -> Result<Option<usize>, Fault> {
        self.ask(drawn, limit, Question::Reach(target))
            .map(|answer| answer.line)
    }

    /// All lines that gain as much as the board is worth, by number, and its value.
    ///
    /// # Errors
    /// As those of [`solve`](Self::solve).
    pub fn solve_all(
        &mut self,
        drawn: Bits<3>,
        limit: &Limit<'_>,
    ) -> Result<(Solution, Vec<usize>), Fault> {
        let answer = self.ask(drawn, limit, Question::All)?;
        Ok((answer.solution()?, answer.all))
    }

    /// The value of a board and what each of its lines gains, as far as the limit allows: the value is
    /// found first, or there is no answer.
    ///
    /// ```
    /// use boxes_solver::{Limit, Solver};
    /// use game_boxes::{Bits, Position};
    /// let setup = "size=1x4".parse()?;
    /// let position: Position = "d555 x".parse()?;
    /// let drawn = position.board().map_or(Bits::EMPTY, |board| board.drawn());
    /// let appraisal = Solver::new(&setup, 1 << 20).appraise(drawn, &Limit::nodes(1_000))?;
    /// // The first line takes all four boxes, every other one gives them away.
    /// let gains = appraisal.lines.iter().map(|each| each.gain);
    /// assert!(gains.eq([Some(4), Some(-4), Some(-4), Some(-4)]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// As those of [`solve`](Self::solve).
    pub fn appraise(&mut self, drawn: Bits<3>, limit: &Limit<'_>) -> Result<Appraisal, Fault> {
        let before = self.nodes;
        let (solution, best) = self.solve_all(drawn, limit)?;
        let here = self.boxes(drawn);
        let open = self
            .grid
            .as_ref()
            .map_or(Bits::EMPTY, |grid| grid.open(drawn));
        let mut lines = Vec::new();
        for line in open.iter() {
            if best.contains(&line) {
                let gain = Some(solution.value);
                lines.push(Worth { line, gain });
                continue;
            }
            let next = drawn.or(Bits::one(line));
            let claimed = self.boxes(next) - here;
            let rest = Limit {
                nodes: limit.nodes.saturating_sub(self.nodes - before),
                go_on: limit.go_on,
            };
            let value = match self.solve(next, &rest) {
                Ok(solution) => Some(solution.value),
                Err(Fault::Over) => Some(0),
                Err(_) => None,
            };
            let won = if self.setup.misere { -claimed } else { claimed };
            let gain = value.map(|value| won + if claimed > 0 { value } else { -value });
            lines.push(Worth { line, gain });
        }
        let value = solution.value;
        Ok(Appraisal { value, lines })
    }

    /// How many boxes these lines close.
    fn boxes(&self, drawn: Bits<3>) -> i32 {
        let sides = self.grid.iter().flat_map(|grid| grid.sides());
        sides.filter(|sides| drawn.covers(**sides)).count() as i32
    }

    fn ask(
        &mut self,
        drawn: Bits<3>,
        limit: &Limit<'_>,
        question: Question,
    ) -> Result<Answer, Fault> {
        let grid = self.grid.as_ref().ok_or(Fault::Over)?;
        let open = grid.open(drawn);
        if open.is_empty() {
            return Err(Fault::Over);
        }
        match &mut self.engine {
            Engine::Whole(prover) => {
                let before = prover.nodes();
                let answer = answer(grid, prover.as_mut(), drawn, limit, question);
                self.nodes += prover.nodes() - before;
                answer
            }
            Engine::Part => {
                if open.len() > LINES {
                    return Err(Fault::OutOfReach { lines: open.len() });
                }
                let mut prover = prover::<1>(&self.setup, open, self.bytes);
                let answer = answer(grid, prover.as_mut(), drawn, limit, question);
                self.nodes += prover.nodes();
                answer
            }
        }
    }
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Question {
    Solve,
    All,
    Reach(i32),
}

/// What a search says to that.
struct Answer {
    value: i32,
    /// A line that gains what was asked for.
    line: Option<usize>,
    /// All of them, if all were asked for.
    all: Vec<usize>,
}

impl Answer {
    fn solution(&self) -> Result<Solution, Fault> {
        let value = self.value;
        let line = self.line.ok_or(Fault::Over)?;
        Ok(Solution { value, line })
    }
}

fn answer(
    grid: &Grid<3>,
    prover: &mut dyn Prover,
    drawn: Bits<3>,
    limit: &Limit<'_>,
    question: Question,
) -> Result<Answer, Fault> {
    let mut run = Run::new(limit, prover.nodes());
    let mut all = Vec::new();
    if let Question::Reach(value) = question {
        let line = prover.reach(grid, drawn, value, &mut run)?;
        return Ok(Answer { value, line, all });
    }
    let Solution { value, line } = prover.solve(grid, drawn, &mut run)?;
    if question == Question::All {
        for line in grid.open(drawn).iter() {
            if prover.is_best(grid, drawn, line, value, &mut run)? {
                all.push(line);
            }
        }
    }
    let line = Some(line);
    Ok(Answer { value, line, all })
}
