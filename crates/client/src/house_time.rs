//! The house's time as this side knows it.

use table::Millis;

/// The difference between the house's clock and the local one, from answered pings.
///
/// A ping that took a round trip of `r` tells the difference to within `r / 2` (Cristian, 1989),
/// so the sample with the shortest round trip is kept. It ages by one millisecond in a hundred, so
/// that a drifting local clock is followed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HouseTime {
    best: Option<Sample>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Sample {
    offset: Millis,
    error: Millis,
    at: Millis,
}

const AGEING: Millis = 100;

impl HouseTime {
    /// Takes an answer into account that left the house at `house`, asked for at `sent` and here at
    /// `now`, both by the local clock.
    pub fn sample(&mut self, sent: Millis, house: Millis, now: Millis) {
        let error = (now - sent).max(0) / 2;
        let fresh = Sample {
            offset: house - now + error,
            error,
            at: now,
        };
        let better = self
            .best
            .is_none_or(|best| error <= best.error + (now - best.at).max(0) / AGEING);
        if better {
            self.best = Some(fresh);
        }
    }

    /// The house's time at the local time `now`; the local time itself before the first sample.
    #[must_use]
    pub fn house(&self, now: Millis) -> Millis {
        now + self.best.map_or(0, |best| best.offset)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shortest_round_trip_counts_until_it_is_old() {
        let mut time = HouseTime::default();
        assert_eq!(time.house(5), 5);
        time.sample(0, 10_050, 100); // the house is 10,000 ahead; 50 either way
        assert_eq!(time.house(100), 10_100);
        time.sample(200, 10_900, 1_200); // the whole second was spent on the way back
        assert_eq!(time.house(1_200), 11_200);
        time.sample(2_000, 12_030, 2_020); // a better one, which shows 10,020
        assert_eq!(time.house(2_020), 12_040);
        time.sample(100_000, 110_500, 101_000); // worse, but the best one is old
        assert_eq!(time.house(101_000), 111_000);
    }
}
