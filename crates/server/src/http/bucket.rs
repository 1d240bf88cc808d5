//! Token buckets: how often somebody may do something.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use crate::config::Rate;

/// One bucket. Full at first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    tokens: f32,
    at: Instant,
}

impl Bucket {
    pub(crate) fn full(rate: Rate, now: Instant) -> Self {
        Self {
            tokens: rate.burst as f32,
            at: now,
        }
    }

    /// Takes one token.
    ///
    /// # Errors
    /// When there is none: after how many seconds there will be one.
    pub(crate) fn take(&mut self, rate: Rate, now: Instant) -> Result<(), u32> {
        self.fill(rate, now);
        if self.tokens >= 1.0 {
            self.tokens -= 1.0;
            return Ok(());
        }
        let missing = 1.0 - self.tokens;
        let seconds = missing * 60.0 / rate.per_minute.max(1) as f32;
        Err((seconds.ceil() as u32).max(1))
    }

    fn fill(&mut self, rate: Rate, now: Instant) {
        let passed = now.saturating_duration_since(self.at).as_secs_f32();
        let more = passed * rate.per_minute as f32 / 60.0;
        self.tokens = (self.tokens + more).min(rate.burst as f32);
        self.at = now;
    }

    fn is_full(mut self, rate: Rate, now: Instant) -> bool {
        self.fill(rate, now);
        self.tokens >= rate.burst as f32
    }
}

/// How many buckets are kept before the full ones are thrown away.
const KEPT: usize = 10_000;

/// A bucket for each of many.
#[derive(Debug)]
pub(crate) struct Buckets<K> {
    rate: Option<Rate>,
    of: Mutex<(HashMap<K, Bucket>, usize)>,
}

impl<K: Eq + Hash> Buckets<K> {
    /// Buckets of this rate; none: nothing is limited.
    pub(crate) fn new(rate: Option<Rate>) -> Self {
        Self {
            rate,
            of: Mutex::new((HashMap::new(), KEPT)),
        }
    }

    /// Takes one token from the bucket of `key`.
    ///
    /// # Errors
    /// When there is none: after how many seconds there will be one.
    pub(crate) fn take(&self, key: K, now: Instant) -> Result<(), u32> {
        let Some(rate) = self.rate else {
            return Ok(());
        };
        let mut guard = self.of.lock().unwrap_or_else(PoisonError::into_inner);
        let (buckets, sweep_at) = &mut *guard;
        if buckets.len() >= *sweep_at {
            buckets.retain(|_, bucket| !bucket.is_full(rate, now));
            *sweep_at = KEPT.max(buckets.len() * 2);
        }
        buckets
            .entry(key)
            .or_insert_with(|| Bucket::full(rate, now))
            .take(rate, now)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    const RATE: Rate = Rate::new(3, 60);

    #[test]
    fn a_bucket_gives_its_burst_and_then_its_rate() {
        let start = Instant::now();
        let mut bucket = Bucket::full(RATE, start);
        for _ in 0..3 {
            assert_eq!(bucket.take(RATE, start), Ok(()));
        }
        assert_eq!(bucket.take(RATE, start), Err(1));
        let later = start + Duration::from_secs(1);
        assert_eq!(bucket.take(RATE, later), Ok(()));
        assert_eq!(bucket.take(RATE, later), Err(1));
    }

    #[test]
    fn everybody_has_an_own_bucket_and_full_ones_are_forgotten() {
        let buckets = Buckets::new(Some(Rate::new(1, 60)));
        let start = Instant::now();
        for key in 1..KEPT {
            assert_eq!(buckets.take(key, start), Ok(()));
            assert_eq!(buckets.take(key, start), Err(1));
        }
        let later = start + Duration::from_secs(2);
        assert_eq!(buckets.take(KEPT, later), Ok(()));
        assert_eq!(buckets.of.lock().unwrap().0.len(), KEPT);
        assert_eq!(buckets.take(KEPT + 1, later), Ok(()));
        assert_eq!(buckets.of.lock().unwrap().0.len(), 2);
    }

    #[test]
    fn no_rate_is_no_limit() {
        let buckets = Buckets::new(None);
        let start = Instant::now();
        assert!((0..10_000).all(|_| buckets.take((), start).is_ok()));
    }
}
