//! What a board looks like: what is open, what takes a box, what gives one away.

use crate::{Bits, Grid};

/// What a board looks like.
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
}
