//! How somebody who was away gets what was missed.

use game::Viewer;
use protocol::Tell;
use table::{Entry, Millis, Table, TableEvent};

use crate::{Host, tell};

/// What `viewer` learns from `entry`, if it is an event of the game. `before` is the table before it.
pub(crate) fn notice(before: &Table, entry: &Entry, viewer: Viewer) -> Option<String> {
    match &entry.event {
        TableEvent::Play { event, .. } => {
            Some(before.game().notice(event, viewer).ok()?.to_string())
        }
        _ => None,
    }
}

impl Host {
    /// What `viewer`, who has `since` entries of the match, has missed: the steps, or the whole where
    /// more than the game changed or nothing is known.
    pub(crate) fn missed(&self, viewer: Viewer, since: Option<u32>, now: Millis) -> Vec<Tell> {
        let whole = || vec![Tell::Match(Box::new(self.snapshot(viewer, now)))];
        let Some(missed) = since.and_then(|since| self.log().get(since as usize..)) else {
            return whole();
        };
        if since == Some(0)
            || self.earned(viewer).is_some() // steps do not say it
            || self.rated(viewer).is_some()
            || !missed
                .iter()
                .all(|entry| matches!(entry.event, TableEvent::Play { .. }))
        {
            return whole();
        }
        let mut steps = Vec::new();
        self.replay(viewer, |after, _, notice| {
            if since.is_some_and(|since| after.ply() > since) {
                steps.push(Tell::Step(Box::new(tell::step(
                    self, after, viewer, notice,
                ))));
            }
        });
        steps
    }

    /// Goes through the events of the game in the log: the table after each, its entry, and what
    /// `viewer` learnt from it.
    pub(crate) fn replay(&self, viewer: Viewer, mut each: impl FnMut(&Table, &Entry, String)) {
        let Some((first, rest)) = self.log().split_first() else {
            return;
        };
        let Ok(mut table) = Table::open_by(self.id(), first) else {
            return;
        };
        for entry in rest {
            let notice = notice(&table, entry, viewer);
            if table.evolve(entry).is_err() {
                return; // cannot happen: every entry of the log has evolved this host's table
            }
            if let Some(notice) = notice {
                each(&table, entry, notice);
            }
        }
    }
}
