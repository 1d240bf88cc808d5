//! A short list of actions.

use std::ops::Deref;

use crate::{Action, Plane};

/// The legal actions of a seat: at most four for each plane, in place.
#[derive(Clone, Copy, Debug)]
pub struct Moves {
    actions: [Action; Self::MOST],
    count: usize,
}

impl Moves {
    /// The most there can be: with and without the flight, with and without stacking.
    const MOST: usize = 4 * Plane::COUNT;

    /// No action.
    pub const NONE: Self = Self {
        actions: [Action::Pass; Self::MOST],
        count: 0,
    };

    /// Adds one.
    #[inline]
    pub(crate) fn push(&mut self, action: Action) {
        self.actions[self.count] = action;
        self.count += 1;
    }
}

impl Deref for Moves {
    type Target = [Action];

    #[inline]
    fn deref(&self) -> &[Action] {
        &self.actions[..self.count]
    }
}
