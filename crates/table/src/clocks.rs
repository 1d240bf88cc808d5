//! The clocks of one match, derived from the times of its entries, never from a running counter.

use game::{Seat, Seats};

use crate::{Charge, Clock, Millis};

/// The most credit for the network that one move gets.
const CREDIT_MOST: Millis = 500;
/// Credit a seat has at the start.
const QUOTA_START: Millis = 2_000;
/// Credit it gains with each own move.
const QUOTA_GAIN: Millis = 100;
/// The most it can gather.
const QUOTA_MOST: Millis = 4_000;

/// The time left of every seat, who is running since when, and the credit each has left for the
/// network.
///
/// A clock is at zero at its *deadline*. Because a move may be under way with credit for the
/// network, the flag falls [`Clocks::GRACE`] after it; a move that arrives in between counts only
/// if its credit reaches back before the deadline. The grace is the same for everyone, so whose
/// clock is at zero first never depends on anyone's network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clocks {
    spec: Clock,
    hands: [Hand; Seat::MAX],
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Hand {
    left: Millis,
    quota: Millis,
    running: Option<Running>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Running {
    since: Millis,
    /// Against the time for a set-up, not the match's.
    setup: bool,
}

impl Clocks {
    /// How long after a deadline the flag falls.
    pub const GRACE: Millis = CREDIT_MOST;

    /// Full clocks, standing still.
    #[must_use]
    pub fn new(spec: Clock) -> Self {
        let left = spec.start().unwrap_or_default();
        let hand = Hand {
            left,
            quota: QUOTA_START,
            running: None,
        };
        Self {
            spec,
            hands: std::array::from_fn(|_| hand.clone()),
        }
    }

    /// The time control.
    #[must_use]
    pub const fn spec(&self) -> Clock {
        self.spec
    }

    /// The seats whose clock is running.
    #[must_use]
    pub fn running(&self) -> Seats {
        Seat::ALL
            .into_iter()
            .filter(|seat| self.hand(*seat).running.is_some())
            .collect()
    }

    /// The time `seat` has at `now`, not below zero: of its set-up while it arranges one. `None`
    /// without a clock.
    #[must_use]
    pub fn left(&self, seat: Seat, now: Millis) -> Option<Millis> {
        self.spec.start()?;
        let hand = self.hand(seat);
        match hand.running {
            None => Some(hand.left),
            Some(running) => {
                Some((self.deadline_of(hand, running)? - now.max(running.since)).max(0))
            }
        }
    }

    /// What `seat` had when its running clock started; `None` without a clock.
    #[must_use]
    pub fn budget(&self, seat: Seat) -> Option<Millis> {
        let running = self.hand(seat).running?;
        Some(self.deadline_of(self.hand(seat), running)? - running.since)
    }

    /// When the running clock of `seat` is at zero.
    #[must_use]
    pub fn deadline(&self, seat: Seat) -> Option<Millis> {
        let hand = self.hand(seat);
        self.deadline_of(hand, hand.running?)
    }

    /// The credit that a move of `seat` gets which the network kept for `lag`.
    #[must_use]
    pub fn credit(&self, seat: Seat, lag: Millis) -> Millis {
        lag.clamp(0, CREDIT_MOST).min(self.hand(seat).quota)
    }

    /// Makes exactly the clocks of `owing` run: those that are not start at `at`, others stop where
    /// they are: whoever ran out of time or gave up is shown with what was left then.
    pub(crate) fn run(&mut self, owing: Seats, setup: bool, at: Millis) {
        for seat in Seat::ALL {
            let runs = self
                .hand(seat)
                .running
                .is_some_and(|running| running.setup == setup);
            match (owing.contains(seat), runs) {
                (true, true) => {}
                (true, false) => {
                    self.hands[seat.index()].running = Some(Running { since: at, setup })
                }
                (false, _) => self.stop(seat, at),
            }
        }
    }

    fn stop(&mut self, seat: Seat, at: Millis) {
        let left = self.left(seat, at);
        let hand = &mut self.hands[seat.index()];
        if let (Some(Running { setup: false, .. }), Some(left)) = (hand.running.take(), left) {
            hand.left = left;
        }
    }

    /// Stops the clock of `seat`, which has acted at `at`, and books what it pays.
    pub(crate) fn pay(&mut self, seat: Seat, charge: Charge, at: Millis) {
        let spec = self.spec;
        let hand = &mut self.hands[seat.index()];
        let Some(running) = hand.running.take() else {
            return;
        };
        if running.setup {
            return;
        }
        let spent = match charge {
            Charge::Clock { credit } => {
                hand.quota = (hand.quota - credit + QUOTA_GAIN).clamp(0, QUOTA_MOST);
                (at - running.since - credit).max(0)
            }
            Charge::Spent(spent) => spent,
        };
        hand.left = spec.after_move((hand.left - spent).max(0));
    }

    /// Gives every running clock `span` back.
    pub(crate) fn give_back(&mut self, span: Millis) {
        for running in self
            .hands
            .iter_mut()
            .filter_map(|hand| hand.running.as_mut())
        {
            running.since += span;
        }
    }

    fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.index()]
    }

    fn deadline_of(&self, hand: &Hand, running: Running) -> Option<Millis> {
        self.spec.start()?;
        let span = if running.setup {
            self.spec.setup()?
        } else {
            hand.left
        };
        Some(running.since + span)
    }
}
