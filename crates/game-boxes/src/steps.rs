//! The ways to go on from a board, without those that are no better than another.

use crate::{Bits, Grid, Harvest};

/// One way to go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Step<const W: usize> {
    /// The line drawn.
    pub(crate) line: u8,
    /// The board after it; in the normal game after the opponent has taken what there was, too.
    pub(crate) rest: Bits<W>,
    /// Normal game: the boxes there are for the opponent. Misere: the boxes the mover claims.
    pub(crate) boxes: u8,
    /// Normal game: how many of them the opponent can give back to leave the next move to us.
    pub(crate) stake: u8,
}

/// What a board looks like before a step.
#[derive(Clone, Copy, Debug)]
pub struct Survey<const W: usize> {
    /// The lines not drawn yet.
    pub open: Bits<W>,
    /// The lines of boxes with one open side: each takes a box.
    pub taking: Bits<W>,
    /// The lines of boxes with two open sides: each leaves a box to take.
    pub loony: Bits<W>,
    /// How many boxes are not claimed yet.
    pub boxes: u8,
    /// Whether every open box has two open sides: only chains and loops are left.
    pub simple: bool,
}

impl<const W: usize> Survey<W> {
    /// Looks at a board.
    #[inline]
    #[must_use]
    pub fn of(grid: &Grid<W>, drawn: Bits<W>) -> Self {
        let mut survey = Self {
            open: grid.open(drawn),
            taking: Bits::EMPTY,
            loony: Bits::EMPTY,
            boxes: 0,
            simple: true,
        };
        for sides in grid.sides() {
            let open = sides.and(survey.open);
            if open.is_pair() {
                survey.loony = survey.loony.or(open);
                survey.boxes += 1;
            } else if !open.is_empty() {
                survey.simple = false;
                survey.boxes += 1;
                if open.is_single() {
                    survey.taking = survey.taking.or(open);
                }
            }
        }
        survey
    }

    /// The open lines, one of each kind where some are the same: the open border lines of one box
    /// all join it to nothing, so it does not matter which of them is drawn.
    fn lines(&self, grid: &Grid<W>) -> Bits<W> {
        grid.twins().iter().fold(self.open, |lines, twins| {
            lines.minus(twins.and(self.open).without_lowest())
        })
    }

    /// Whether every open line takes a box, so that the mover has to take all the rest.
    pub(crate) fn is_forced(&self) -> bool {
        self.taking.covers(self.open)
    }

    /// Adds the steps of the misere game: every line, or those that take nothing.
    pub(crate) fn misere_steps(
        &self,
        grid: &Grid<W>,
        drawn: Bits<W>,
        takes: bool,
        steps: &mut Vec<Step<W>>,
    ) {
        let lines = self.lines(grid);
        for line in if takes {
            lines
        } else {
            lines.minus(self.taking)
        }
        .iter()
        {
            let rest = drawn.or(Bits::one(line));
            let beside = grid.beside(line).into_iter().flatten();
            let claimed = beside.filter(|spot| grid.open_sides(*spot, rest).is_empty());
            steps.push(Step {
                line: line as u8,
                rest,
                boxes: claimed.count() as u8,
                stake: 0,
            });
        }
    }

    /// Adds the steps of the normal game, on a board without takeable boxes: every safe line, and of
    /// the loony ones the one that gives away least of each chain or loop.
    pub(crate) fn normal_steps(&self, grid: &Grid<W>, drawn: Bits<W>, steps: &mut Vec<Step<W>>) {
        let lines = self.lines(grid);
        for line in lines.minus(self.loony).iter() {
            steps.push(Step {
                line: line as u8,
                rest: drawn.or(Bits::one(line)),
                boxes: 0,
                stake: 0,
            });
        }
        let safe = steps.len();
        for line in lines.and(self.loony).iter() {
            let harvest = Harvest::after(grid, drawn, line);
            let step = Step {
                line: line as u8,
                rest: harvest.rest,
                boxes: harvest.boxes,
                stake: harvest.stake,
            };
            // Two lines that open the same boxes leave the same rest. What the opponent can give
            // back is the opponent's choice, so the one without that choice is better for us: of a
            // chain of two, the line in the middle.
            match steps[safe..].iter_mut().find(|old| old.rest == step.rest) {
                Some(old) if step.stake < old.stake => *old = step,
                Some(_) => {}
                None => steps.push(step),
            }
        }
        if self.simple {
            keep_shortest(steps, safe);
        }
    }
}

/// Where only chains and loops are left, no longer one need be opened before a shorter one of its
/// kind (Buzzard and Ciere, "Playing Simple Loony Dots-and-Boxes Endgames Optimally", Integers 14,
/// 2014, for long ones; the tests compare short ones with a search of everything). The stake tells
/// the kinds apart.
fn keep_shortest<const W: usize>(steps: &mut Vec<Step<W>>, from: usize) {
    let mut kept = from;
    for at in from..steps.len() {
        let step = steps[at];
        match steps[from..kept]
            .iter_mut()
            .find(|old| old.stake == step.stake)
        {
            Some(old) if step.boxes < old.boxes => *old = step,
            Some(_) => {}
            None => {
                steps[kept] = step;
                kept += 1;
            }
        }
    }
    steps.truncate(kept);
}
