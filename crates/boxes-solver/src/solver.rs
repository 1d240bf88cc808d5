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
