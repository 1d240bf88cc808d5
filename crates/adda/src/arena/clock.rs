//! A player's clock over one match.

use std::time::Duration;

use game_ataxx::Position;

use super::limit::{Limit, Time};
use crate::uai::share;

/// The clock of a level is shared out over so many moves to come.
const MOVES_TO_GO: u32 = 25;

/// What is left to a player, and whether it was late.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clock {
    time: Time,
    margin: Duration,
    left: Duration,
}

impl Clock {
    /// A clock before a match; so much later than it says is not yet late.
    pub(super) fn new(limit: &Limit, margin: Duration) -> Self {
        let left = match limit.time {
            Time::Free => Duration::ZERO,
            Time::Move(time) | Time::Clock(time, _) => time,
        };
        Self {
            time: limit.time,
            margin,
            left,
        }
    }

    /// What is left on a clock, or the time of a move.
    pub(super) const fn left(&self) -> Duration {
        self.left
    }

    /// How long a player in this process should think.
    pub(super) fn thinking(&self) -> Option<Duration> {
        self.time_by(|left, inc| (left / MOVES_TO_GO + inc * 3 / 4).min(left / 2))
    }

    /// The same for the Ataxx engine, which goes by the position.
    pub(super) fn thinking_about(&self, position: &Position) -> Option<Duration> {
        self.time_by(|left, inc| share(left, inc, position))
    }

    fn time_by(&self, share: impl Fn(Duration, Duration) -> Duration) -> Option<Duration> {
        match self.time {
            Time::Free => None,
            Time::Move(time) => Some(time),
            Time::Clock(_, inc) => Some(share(self.left, inc)),
        }
    }

    /// After how long an answer is late for certain.
    pub(super) fn latest(&self) -> Option<Duration> {
        (self.time != Time::Free).then(|| self.left + self.margin)
    }

    /// A move took so long; whether that was too long.
    pub(super) fn spend(&mut self, time: Duration) -> bool {
        let late = self.latest().is_some_and(|latest| time > latest);
        if let Time::Clock(_, inc) = self.time {
            self.left = self.left.saturating_sub(time) + inc;
        }
        late
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(millis: u64) -> Duration {
        Duration::from_millis(millis)
    }

    fn clock(time: Time) -> Clock {
        let limit = Limit {
            time,
            ..Limit::default()
        };
        Clock::new(&limit, ms(10))
    }

    #[test]
    fn a_clock_runs_down_and_gains() {
        let mut clock = clock(Time::Clock(ms(100), ms(20)));
        assert!(!clock.spend(ms(50)));
        assert_eq!(clock.left(), ms(70));
        assert!(!clock.spend(ms(79)), "within the margin");
        assert_eq!(clock.left(), ms(20));
        assert!(clock.spend(ms(31)));
    }

    #[test]
    fn the_time_of_a_move_comes_anew() {
        let mut clock = clock(Time::Move(ms(50)));
        for _ in 0..3 {
            assert!(!clock.spend(ms(60)));
        }
        assert!(clock.spend(ms(61)));
    }

    #[test]
    fn without_a_clock_nobody_is_late() {
        let mut clock = clock(Time::Free);
        assert!(!clock.spend(ms(1_000_000)));
        assert_eq!((clock.thinking(), clock.latest()), (None, None));
    }
}
