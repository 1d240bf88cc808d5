//! Drafts of set-ups: beside the log, since they tell nobody anything.

use std::fmt;

use game::Seat;
use games::Form;

use crate::Table;

/// What a seat has arranged so far of a set-up that it has not locked. `Debug` does not print it.
#[derive(Clone, PartialEq, Eq)]
pub struct Draft {
    /// Whose it is.
    pub seat: Seat,
    /// The ply at which the choice opened that it is for.
    pub decision: u32,
    /// The text form of the set-up, which need not be complete.
    pub text: Form,
}

/// The draft of each seat that keeps one. No part of a table, which is its log; whoever runs the
/// table keeps them beside it.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Drafts([Option<Draft>; Seat::MAX]);

impl Drafts {
    /// No drafts.
    pub const NONE: Self = Self([const { None }; Seat::MAX]);

    /// Keeps a draft in place of the one before.
    pub fn keep(&mut self, draft: Draft) {
        let seat = draft.seat.index();
        self.0[seat] = Some(draft);
    }

    /// The draft of `seat` for the set-up that it owes at `table` now.
    #[must_use]
    pub fn of(&self, table: &Table, seat: Seat) -> Option<&Form> {
        let draft = self.0[seat.index()].as_ref()?;
        let is_open = table.in_setup() && table.decision(seat) == Some(draft.decision);
        is_open.then_some(&draft.text)
    }

    /// Those that are still for a set-up that is owed at `table`.
    pub fn open<'a>(&'a self, table: &'a Table) -> impl Iterator<Item = &'a Draft> {
        let all = self.0.iter().flatten();
        all.filter(|draft| self.of(table, draft.seat).is_some())
    }
}

impl fmt::Debug for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Draft(..)")
    }
}

impl fmt::Debug for Drafts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Drafts(..)") // not even whose
    }
}
