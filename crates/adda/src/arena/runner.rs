//! Threads that play pairs, each with its own two players.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::channel;
use std::time::Duration;

use ::arena::{Pair, Plan, play_pair};

use super::spec::Spec;
use crate::fault::Fault;

/// A run of pairs.
pub(super) struct Runner<'a> {
    pub(super) plan: &'a Plan,
    pub(super) specs: [&'a Spec; 2],
    pub(super) margin: Duration,
    /// How many there are.
    pub(super) pairs: u64,
    /// Those that are played already.
    pub(super) known: &'a BTreeSet<u64>,
    pub(super) concurrency: u16,
}

impl Runner<'_> {
    /// Plays what is left and hands over each pair, in the order in which they are finished, until
    /// `take` says that it is enough. Pairs under way are finished and handed over too.
    pub(super) fn run(
        &self,
        mut take: impl FnMut(Pair) -> Result<bool, Fault>,
    ) -> Result<(), Fault> {
        let (next, enough) = (AtomicU64::new(0), AtomicBool::new(false));
        let (send, finished) = channel();
        let mut result = Ok(());
        std::thread::scope(|scope| {
            for _ in 0..self.concurrency {
                let send = send.clone();
                let (next, enough) = (&next, &enough);
                scope.spawn(move || {
                    let mut players = None;
                    while let Some(pair) = self.next(next, enough) {
                        let played = self.play(pair, &mut players);
                        let failed = played.is_err();
                        if send.send(played).is_err() || failed {
                            return;
                        }
                    }
                });
            }
            drop(send);
            while let Ok(played) = finished.recv() {
                match played.and_then(&mut take) {
                    Ok(true) => {}
                    Ok(false) => enough.store(true, Ordering::Relaxed),
                    Err(fault) => {
                        enough.store(true, Ordering::Relaxed);
                        result = Err(fault);
                    }
                }
            }
        });
        result
    }

    /// The number of the next pair that nobody has played.
    fn next(&self, next: &AtomicU64, enough: &AtomicBool) -> Option<u64> {
        loop {
            let pair = next.fetch_add(1, Ordering::Relaxed);
            if pair >= self.pairs || enough.load(Ordering::Relaxed) {
                return None;
            }
            if !self.known.contains(&pair) {
                return Some(pair);
            }
        }
    }

    fn play(&self, pair: u64, players: &mut Option<Players>) -> Result<Pair, Fault> {
        let open = |spec: &Spec| spec.open(self.plan.kind, self.margin);
        let [first, second] = match players {
            Some(players) => players,
            none => none.insert([open(self.specs[0])?, open(self.specs[1])?]),
        };
        Ok(play_pair(
            self.plan,
            pair,
            [first.as_mut(), second.as_mut()],
        )?)
    }
}

/// The two players of a thread.
type Players = [Box<dyn ::arena::Player>; 2];
