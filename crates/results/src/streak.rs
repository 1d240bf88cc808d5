//! Wins one after another.

use crate::Outcome;

/// Wins one after another: anything else ends a streak.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    /// Up to now.
    pub now: u32,
    /// The most there ever were.
    pub best: u32,
}

impl Streak {
    /// The same after one match more.
    ///
    /// ```
    /// use results::{Outcome, Streak};
    ///
    /// let played = [Outcome::Won, Outcome::Won, Outcome::Drawn, Outcome::Won];
    /// let streak = played.into_iter().fold(Streak::default(), Streak::then);
    /// assert_eq!(streak, Streak { now: 1, best: 2 });
    /// ```
    #[must_use]
    pub fn then(self, outcome: Outcome) -> Self {
        let now = match outcome {
            Outcome::Won => self.now.saturating_add(1),
            Outcome::Drawn | Outcome::Lost => 0,
        };
        Self {
            now,
            best: self.best.max(now),
        }
    }
}
