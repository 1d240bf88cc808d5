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
        self.ask(drawn, limit, Question::Solve)
            .map(|answer| answer.0)
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
        self.ask(drawn, limit, Question::All)
    }

    fn ask(
        &mut self,
        drawn: Bits<3>,
        limit: &Limit<'_>,
        question: Question,
    ) -> Result<(Solution, Vec<usize>), Fault> {
        let grid = Grid::<3>::new(self.size).ok_or(Fault::Over)?;
        let open = grid.open(drawn);
        if open.is_empty() {
            return Err(Fault::Over);
        }
        match &mut self.engine {
            Engine::Square(search) => {
                let before = search.nodes;
                let answer = answer(&grid, search, drawn, limit, question);
                self.nodes += search.nodes - before;
                answer
            }
            Engine::Oblong(search) => {
                let before = search.nodes;
                let answer = answer(&grid, search, drawn, limit, question);
                self.nodes += search.nodes - before;
                answer
            }
            Engine::Part => {
                if open.len() > LINES {
                    return Err(Fault::OutOfReach { lines: open.len() });
                }
                let mut search = Search::<1>::new(Graph::new(self.size, open), self.bytes);
                let answer = answer(&grid, &mut search, drawn, limit, question);
                self.nodes += search.nodes;
                answer
            }
            Engine::Misere => {
                let mut misere = Misere::new(&grid, self.bytes);
                let answer = misere.answer(drawn, limit, question == Question::All);
                self.nodes += misere.nodes();
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
}

fn answer<const K: usize>(
    grid: &Grid<3>,
    search: &mut Search<K>,
    drawn: Bits<3>,
    limit: &Limit<'_>,
    question: Question,
) -> Result<(Solution, Vec<usize>), Fault> {
    let mut run = Run::new(limit, search.nodes);
    let mut root = Root { grid, search };
    let solution = root.solve(drawn, &mut run)?;
    let mut lines = Vec::new();
    if question == Question::All {
        for line in grid.open(drawn).iter() {
            if root.is_best(drawn, line, solution.value, &mut run)? {
                lines.push(line);
            }
        }
    }
    Ok((solution, lines))
}
