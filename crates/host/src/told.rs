//! What computer players were told, so that none has to be told everything again for each choice.

use game::{Seat, Viewer};
use games::Form;
use table::{Entry, Table};

use crate::catch_up;

/// The notices of the seats that have asked for theirs once.
#[derive(Clone, Default)]
pub(crate) struct ToldBots([Option<Vec<Form>>; Seat::MAX]);

impl ToldBots {
    /// What a seat was told; `None` if it has not asked yet.
    pub(crate) fn of(&self, seat: Seat) -> Option<&[Form]> {
        self.0[seat.index()].as_deref()
    }

    /// A seat has asked, and was told this much so far.
    pub(crate) fn begin(&mut self, seat: Seat, told: Vec<Form>) {
        self.0[seat.index()] = Some(told);
    }

    /// What the seats are told of an entry; `before` is the table before it.
    pub(crate) fn next(&self, before: &Table, entry: &Entry) -> [Option<Form>; Seat::MAX] {
        Seat::ALL.map(|seat| {
            self.of(seat)?;
            let notice = catch_up::notice(before, entry, Viewer::Seat(seat))?;
            Some(Form::of(&notice))
        })
    }

    /// The entry is part of the match now.
    pub(crate) fn add(&mut self, notices: [Option<Form>; Seat::MAX]) {
        for (told, notice) in self.0.iter_mut().zip(notices) {
            if let Some(told) = told {
                told.extend(notice);
            }
        }
    }
}
