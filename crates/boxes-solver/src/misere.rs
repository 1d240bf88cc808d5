//! The misere game, where little is known but the rules: the search of `game_boxes`, line by line.

use game_boxes::{Bits, Grid};

use crate::{Fault, Limit, Progress, Solution};

/// A solver of one misere board.
pub(crate) struct Misere<'a> {
    grid: &'a Grid<3>,
    solver: game_boxes::Solver<'a, 3>,
}

/// An entry of the table there, in bytes, with room to spare.
const BUCKET: usize = 96;

impl<'a> Misere<'a> {
    pub(crate) fn new(grid: &'a Grid<3>, bytes: usize) -> Self {
        let bits = (bytes / BUCKET).max(1).ilog2();
        Self {
            grid,
            solver: game_boxes::Solver::new(grid, true, bits),
        }
    }

    pub(crate) const fn nodes(&self) -> u64 {
        self.solver.nodes()
    }

    /// The value, a best line, and with `all` every best line.
    pub(crate) fn answer(
        &mut self,
        drawn: Bits<3>,
        limit: &Limit<'_>,
        all: bool,
    ) -> Result<(Solution, Vec<usize>), Fault> {
        let solution = self.solve(drawn, limit)?;
        let mut lines = Vec::new();
        for line in self.grid.open(drawn).iter().filter(|_| all) {
            let after = drawn.or(Bits::one(line));
            let closed = |sides: &&Bits<3>| after.covers(**sides) && !drawn.covers(**sides);
            let claimed = self.grid.sides().iter().filter(closed).count() as i32;
            let rest = if self.grid.open(after).is_empty() {
                0
            } else {
                self.solve(after, limit)?.value
            };
            let value = if claimed > 0 { rest - claimed } else { -rest };
            if value == solution.value {
                lines.push(line);
            }
        }
        Ok((solution, lines))
    }

    fn solve(&mut self, drawn: Bits<3>, limit: &Limit<'_>) -> Result<Solution, Fault> {
        let most = self.grid.sides().len() as i32;
        let inner = game_boxes::Limit {
            nodes: limit.nodes.saturating_sub(self.solver.nodes()),
            stop: &|| {
                !(limit.go_on)(&Progress {
                    nodes: 0,
                    low: -most,
                    high: most,
                })
            },
        };
        let found = self.solver.solve(drawn, &inner).ok_or(Fault::Stopped)?;
        Ok(Solution {
            value: found.value,
            line: found.line,
        })
    }
}
