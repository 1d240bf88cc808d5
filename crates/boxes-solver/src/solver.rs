//! The solver of one board, for every position on it.

use game_boxes::{Bits, Grid, Setup, Size};

use crate::graph::{Graph, LINES};
use crate::misere::Misere;
use crate::root::Root;
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
    size: Size,
    grid: Option<Grid<3>>,
    bytes: usize,
    engine: Engine,
    nodes: u64,
}

/// The searches behind it. Those of whole boards know their symmetries.
enum Engine {
    Square(Box<Search<8>>),
    Oblong(Box<Search<4>>),
    /// Of a board with too many lines what is left, made anew for each position.
    Part,
    Misere,
}

impl Solver {
    /// A solver for the boards of a set-up, with a table of at most so many bytes.
    #[must_use]
    pub fn new(setup: &Setup, bytes: usize) -> Self {
        let size = setup.size;
        let all = Bits::first(size.line_count());
        let engine = if setup.misere {
            Engine::Misere
        } else if size.line_count() > LINES {
            Engine::Part
        } else if size.rows() == size.columns() {
            Engine::Square(Box::new(Search::new(Graph::new(size, all), bytes)))
        } else {
            Engine::Oblong(Box::new(Search::new(Graph::new(size, all), bytes)))
        };
        Self {
            size,
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
            Engine::Square(search) => {
                let before = search.nodes;
                let answer = answer(grid, search, drawn, limit, question);
                self.nodes += search.nodes - before;
                answer
            }
            Engine::Oblong(search) => {
                let before = search.nodes;
                let answer = answer(grid, search, drawn, limit, question);
                self.nodes += search.nodes - before;
                answer
            }
            Engine::Part => {
                if open.len() > LINES {
                    return Err(Fault::OutOfReach { lines: open.len() });
                }
                let mut search = Search::<1>::new(Graph::new(self.size, open), self.bytes);
                let answer = answer(grid, &mut search, drawn, limit, question);
                self.nodes += search.nodes;
                answer
            }
            Engine::Misere => {
                let mut misere = Misere::new(grid, self.bytes);
                let answer = misere.answer(drawn, limit, question == Question::All);
                self.nodes += misere.nodes();
                answer.map(|(solution, all)| Answer::of_value(solution, all, question))
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

    /// The answer where the value is known.
    fn of_value(solution: Solution, all: Vec<usize>, question: Question) -> Self {
        let Solution { value, line } = solution;
        let enough = !matches!(question, Question::Reach(target) if value < target);
        Self {
            value,
            line: enough.then_some(line),
            all,
        }
    }
}

fn answer<const K: usize>(
    grid: &Grid<3>,
    search: &mut Search<K>,
    drawn: Bits<3>,
    limit: &Limit<'_>,
    question: Question,
) -> Result<Answer, Fault> {
    let mut run = Run::new(limit, search.nodes);
    let mut root = Root { grid, search };
    if let Question::Reach(target) = question {
        let line = root.reach(drawn, target, &mut run)?;
        return Ok(Answer {
            value: target,
            line,
            all: Vec::new(),
        });
    }
    let solution = root.solve(drawn, &mut run)?;
    let mut lines = Vec::new();
    if question == Question::All {
        for line in grid.open(drawn).iter() {
            if root.is_best(drawn, line, solution.value, &mut run)? {
                lines.push(line);
            }
        }
    }
    Ok(Answer::of_value(solution, lines, question))
}
