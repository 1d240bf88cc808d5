//! What is counted while the load runs.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use hdrhistogram::Histogram;

use crate::fault::Fault;

/// What all matches together have done, while it is measured.
#[derive(Debug, Default)]
pub(super) struct Tally {
    measuring: AtomicBool,
    checked: AtomicU64,
    finished: AtomicU64,
    latencies: Mutex<Option<Histogram<u32>>>,
    faults: Mutex<Faults>,
}

#[derive(Debug, Default)]
struct Faults {
    count: u64,
    first: Option<String>,
}

/// The result of a tally.
#[derive(Debug)]
pub(super) struct Totals {
    /// Moves that came to the opponent.
    pub(super) moves: u64,
    /// States that were checked against the rules.
    pub(super) checked: u64,
    /// Matches that ended.
    pub(super) finished: u64,
    /// From sending a move to the opponent's receipt, in microseconds.
    pub(super) latencies: Option<Histogram<u32>>,
    /// Matches that broke off.
    pub(super) faults: u64,
    /// Why the first of them did.
    pub(super) first_fault: Option<String>,
}

/// Latencies of up to a minute, to three digits.
const MOST: u64 = 60_000_000;

impl Tally {
    /// The measurement begins.
    pub(super) fn begin(&self) {
        let fresh = Histogram::new_with_bounds(1, MOST, 3).ok();
        *self
            .latencies
            .lock()
            .unwrap_or_else(PoisonError::into_inner) = fresh;
        self.measuring.store(true, Ordering::Relaxed);
    }

    /// The measurement ends.
    pub(super) fn end(&self) {
        self.measuring.store(false, Ordering::Relaxed);
    }

    /// A move came to the opponent.
    pub(super) fn moved(&self, took: Duration) {
        if self.measuring.load(Ordering::Relaxed) {
            let mut latencies = self
                .latencies
                .lock()
                .unwrap_or_else(PoisonError::into_inner);
            if let Some(latencies) = latencies.as_mut() {
                latencies.saturating_record(u64::try_from(took.as_micros()).unwrap_or(MOST));
            }
        }
    }

    /// A state was as the rules have it.
    pub(super) fn checked(&self) {
        self.count(&self.checked);
    }

    /// A match ended.
    pub(super) fn finished(&self) {
        self.count(&self.finished);
    }

    /// A match broke off, now or at any time.
    pub(super) fn fault(&self, fault: &Fault) {
        let mut faults = self.faults.lock().unwrap_or_else(PoisonError::into_inner);
        faults.count += 1;
        faults.first.get_or_insert_with(|| fault.to_string());
    }

    pub(super) fn totals(&self) -> Totals {
        let latencies = self
            .latencies
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take();
        let mut faults = self.faults.lock().unwrap_or_else(PoisonError::into_inner);
        Totals {
            moves: latencies.as_ref().map_or(0, |latencies| latencies.len()),
            checked: self.checked.load(Ordering::Relaxed),
            finished: self.finished.load(Ordering::Relaxed),
            latencies,
            faults: faults.count,
            first_fault: faults.first.take(),
        }
    }

    fn count(&self, counter: &AtomicU64) {
        if self.measuring.load(Ordering::Relaxed) {
            counter.fetch_add(1, Ordering::Relaxed);
        }
    }
}
