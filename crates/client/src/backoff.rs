//! How long to wait before the next try to connect.

use game::Rng;
use table::Millis;

/// Waits that double from a quarter of a second up to eight seconds, each between half and the
/// whole of that at random, so that not every client of a restarted house comes back at once.
#[derive(Clone, Debug)]
pub struct Backoff {
    tries: u32,
    rng: Rng,
}

const FIRST: Millis = 250;
const DOUBLINGS: u32 = 5;

impl Backoff {
    /// The longest wait.
    pub const MOST: Millis = FIRST << DOUBLINGS;

    /// Waits from the start, random by `seed`.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self {
            tries: 0,
            rng: Rng::new(seed),
        }
    }

    /// The next wait.
    pub fn next_wait(&mut self) -> Millis {
        let most = FIRST << self.tries.min(DOUBLINGS);
        self.tries = self.tries.saturating_add(1);
        most / 2 + self.rng.below((most / 2) as usize + 1) as Millis
    }

    /// The connection stands: the next wait is a short one again.
    pub const fn reset(&mut self) {
        self.tries = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_to_the_most_and_start_anew() {
        let mut backoff = Backoff::new(1);
        for most in [250, 500, 1000, 2000, 4000, 8000, 8000, 8000] {
            let wait = backoff.next_wait();
            assert!((most / 2..=most).contains(&wait), "{wait} of {most}");
        }
        assert_eq!(Backoff::MOST, 8000);
        backoff.reset();
        assert!(backoff.next_wait() <= 250);
    }
}
