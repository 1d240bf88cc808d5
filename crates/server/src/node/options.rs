//! How a node behaves.

use std::fmt;
use std::ops::Range;
use std::sync::Arc;
use std::time::{Duration, Instant};

use coins::Tariff;
use table::Millis;

use super::calendar::Calendar;

/// Where a node gets the time from.
#[derive(Clone)]
pub struct Now(Arc<dyn Fn() -> Millis + Send + Sync>);

impl Now {
    /// The system's clock as it stands now, and from here the time that passes: a clock that is set
    /// anew or a machine that sleeps takes time from nobody. What is missing then is given back with
    /// the next start, as time in which the house was down.
    #[must_use]
    pub fn system() -> Self {
        let since_epoch = std::time::UNIX_EPOCH.elapsed().unwrap_or_default();
        let start = Instant::now();
        Self::by(move || {
            let now = since_epoch + start.elapsed();
            Millis::try_from(now.as_millis()).unwrap_or(Millis::MAX)
        })
    }

    /// Another clock, for tests: milliseconds since the Unix epoch.
    #[must_use]
    pub fn by(clock: impl Fn() -> Millis + Send + Sync + 'static) -> Self {
        Self(Arc::new(clock))
    }

    pub(super) fn get(&self) -> Millis {
        (self.0)()
    }
}

impl fmt::Debug for Now {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Now({})", self.get())
    }
}

/// How a node behaves.
#[derive(Clone, Debug)]
pub struct NodeOptions {
    /// How many matches of one person may go on at once.
    pub matches_per_person: u32,
    /// Threads on which computer players think; 0: as many as there are cores, less one.
    pub thinkers: usize,
    /// How long after the last event a computer player's move comes at the earliest, in
    /// milliseconds: a number of this range made of what everybody knows, so that it tells nothing.
    pub pause: Range<u64>,
    /// How long a match that nobody follows stays in memory after it was last used.
    pub idle: Duration,
    /// How often the node looks for what is due.
    pub poll: Duration,
    /// What wins are worth.
    pub tariff: Tariff,
    /// Which day it is where the house is.
    pub calendar: Calendar,
    /// Another node of this house is running: nothing was down.
    pub joining: bool,
    /// Names that speak for the house beside those that always do: what it and its computer player are called.
    pub reserved: Vec<String>,
    /// The clock.
    pub now: Now,
}

impl Default for NodeOptions {
    fn default() -> Self {
        Self {
            matches_per_person: 20,
            thinkers: 0,
            pause: 300..500,
            idle: Duration::from_secs(60),
            poll: Duration::from_millis(100),
            tariff: Tariff::default(),
            calendar: Calendar::default(),
            joining: false,
            reserved: Vec::new(),
            now: Now::system(),
        }
    }
}

impl NodeOptions {
    pub(super) fn thinkers(&self) -> usize {
        match self.thinkers {
            0 => std::thread::available_parallelism().map_or(1, |cores| (cores.get() - 1).max(1)),
            given => given,
        }
    }
}
