//! What of a match is shown now: what came at once is shown one after the other, so that each step
//! can be seen.

use std::collections::VecDeque;

use leptos::prelude::*;
use protocol::Snapshot;
use table::Millis;

use crate::board;
use crate::browser;

/// A match as it is shown.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stage {
    shown: RwSignal<Option<Snapshot>>,
    coming: StoredValue<VecDeque<Snapshot>>,
    /// How often something was shown: who waits for the end of a step knows whether it has passed.
    count: StoredValue<u32>,
}

/// How long the last step of this match is shown at least.
pub(super) fn last(shown: &Snapshot) -> Millis {
    const LEAST: Millis = 1_200;
    hold(shown).max(LEAST)
}

/// How long a step of this match is shown before the next.
fn hold(shown: &Snapshot) -> Millis {
    let last = shown.log.last().map(|line| &*line.notice);
    board::hold(&shown.game, last.unwrap_or_default())
}

impl Stage {
    /// Nothing to show yet.
    pub(super) fn new() -> Self {
        Self {
            shown: RwSignal::new(None),
            coming: StoredValue::new(VecDeque::new()),
            count: StoredValue::new(0),
        }
    }

    /// What is shown; reactive.
    pub(crate) const fn shown(self) -> RwSignal<Option<Snapshot>> {
        self.shown
    }

    /// Shows this next: at once, or after the steps before it.
    pub(super) fn show(self, next: &Snapshot) {
        let newest = |coming: &mut VecDeque<Snapshot>| coming.back_mut().map(|s| s.log.len());
        let waiting = self.coming.try_update_value(newest).flatten();
        let shown = self
            .shown
            .with_untracked(|shown| shown.as_ref().map(|s| s.log.len()));
        let steps = next.log.len();
        match (waiting, shown) {
            // Nothing new on the board, or nothing to follow on: in place of the newest.
            (Some(waiting), _) if waiting == steps => {
                let is_shown = self.coming.try_update_value(|coming| {
                    coming.pop_back();
                    coming.push_back(next.clone());
                    coming.len() == 1
                });
                if is_shown == Some(true) {
                    self.shown.set(Some(next.clone()));
                }
            }
            (None, Some(shown)) if shown + 1 == steps => self.step(next.clone()),
            (Some(_), _) if !browser::prefers_reduced_motion() => {
                self.coming
                    .update_value(|coming| coming.push_back(next.clone()));
            }
            _ => self.jump(next.clone()),
        }
    }

    /// Ends the step that is shown; whether others wait behind it, of which the next is shown then. Where
    /// none does, what comes next is shown at once.
    pub(crate) fn hurry(self) -> bool {
        let waits = self.coming.with_value(|coming| coming.len() > 1);
        if waits {
            self.proceed();
        } else {
            self.coming.update_value(VecDeque::clear);
            self.count.update_value(|count| *count += 1);
        }
        waits
    }

    /// Shows it without the steps before it.
    pub(super) fn jump(self, next: Snapshot) {
        self.coming.update_value(VecDeque::clear);
        self.shown.set(Some(next));
    }

    /// Shows a step and holds the following ones back for a while.
    fn step(self, next: Snapshot) {
        let held = hold(&next);
        if held == 0 || browser::prefers_reduced_motion() {
            return self.jump(next);
        }
        self.shown.set(Some(next.clone()));
        // It stays in the queue as long as it is held.
        self.coming.update_value(|coming| coming.push_back(next));
        self.proceed_after(held);
    }

    fn proceed_after(self, held: Millis) {
        self.count.update_value(|count| *count += 1);
        let now = self.count.get_value();
        browser::after(held, move || {
            // The page may be gone, and whoever was in a hurry be further.
            if self.count.try_get_value() == Some(now) {
                self.proceed();
            }
        });
    }

    fn proceed(self) {
        let next = self.coming.try_update_value(|coming| {
            let game = coming.pop_front().map(|passed| passed.game);
            if coming.len() > board::most(&game.unwrap_or_default()) {
                let last = coming.pop_back();
                coming.clear();
                return last.map(|last| (last, false));
            }
            coming.front().cloned().map(|next| (next, true))
        });
        if let Some((next, held)) = next.flatten() {
            let hold = hold(&next);
            self.shown.set(Some(next));
            if held {
                self.proceed_after(hold);
            }
        }
    }
}
