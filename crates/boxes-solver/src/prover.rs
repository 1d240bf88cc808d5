//! What a solver asks of a search, whatever the game.

use game_boxes::{Bits, Grid};

use crate::root::Root;
use crate::search::{Run, Search};
use crate::{Fault, Solution};

/// A search that answers questions about positions as people see them.
pub(crate) trait Prover: Send {
    /// The value of a board and a line that gets it.
    fn solve(
        &mut self,
        grid: &Grid<3>,
        drawn: Bits<3>,
        run: &mut Run<'_>,
    ) -> Result<Solution, Fault>;

    /// A line that gains at least `target`, if there is one.
    fn reach(
        &mut self,
        grid: &Grid<3>,
        drawn: Bits<3>,
        target: i32,
        run: &mut Run<'_>,
    ) -> Result<Option<usize>, Fault>;

    /// Whether a line gains as much as the board is worth.
    fn is_best(
        &mut self,
        grid: &Grid<3>,
        drawn: Bits<3>,
        line: usize,
        value: i32,
        run: &mut Run<'_>,
    ) -> Result<bool, Fault>;

    /// How many boards it has looked at.
    fn nodes(&self) -> u64;
}

impl<const K: usize> Prover for Search<K> {
    fn solve(
        &mut self,
        grid: &Grid<3>,
        drawn: Bits<3>,
        run: &mut Run<'_>,
    ) -> Result<Solution, Fault> {
        let search = self;
        Root { grid, search }.solve(drawn, run)
    }

    fn reach(
        &mut self,
        grid: &Grid<3>,
        drawn: Bits<3>,
        target: i32,
        run: &mut Run<'_>,
    ) -> Result<Option<usize>, Fault> {
        let search = self;
        Root { grid, search }.reach(drawn, target, run)
    }

    fn is_best(
        &mut self,
        grid: &Grid<3>,
        drawn: Bits<3>,
        line: usize,
        value: i32,
        run: &mut Run<'_>,
    ) -> Result<bool, Fault> {
        let search = self;
        Root { grid, search }.is_best(drawn, line, value, run)
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }
}
