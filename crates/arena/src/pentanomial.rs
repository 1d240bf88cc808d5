//! Results of pairs of matches, counted.
//!
//! The two matches of a pair share their opening and are not independent: a lopsided opening gives
//! each side a win. So the pair is what is counted, as fishtest and cutechess do.

use serde::{Deserialize, Serialize};

/// How many pairs brought the first player 0, ½, 1, 1½ and 2 points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pentanomial(pub [u64; 5]);

impl Pentanomial {
    /// Counts a pair that brought so many half points, at most 4.
    pub fn count(&mut self, half_points: u8) {
        self.0[usize::from(half_points.min(4))] += 1;
    }

    /// How many pairs.
    #[must_use]
    pub fn pairs(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The share of the points that the first player got, 0 to 1; a half without pairs.
    #[must_use]
    pub fn score(&self) -> f64 {
        moments(&self.0.map(|count| count as f64)).0
    }

    /// The variance of a pair's share of the points.
    #[must_use]
    pub fn variance(&self) -> f64 {
        moments(&self.0.map(|count| count as f64)).1
    }
}

/// The share of the points of a pair by its result.
pub(crate) const SHARES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

/// Mean and variance of the shares under these weights.
pub(crate) fn moments(weights: &[f64; 5]) -> (f64, f64) {
    let total: f64 = weights.iter().sum();
    if total <= 0.0 {
        return (0.5, 0.0);
    }
    let sum = |f: &dyn Fn(f64) -> f64| -> f64 {
        let terms = weights.iter().zip(SHARES).map(|(w, s)| w * f(s));
        terms.sum::<f64>() / total
    };
    let mean = sum(&|share| share);
    (mean, sum(&|share| (share - mean).powi(2)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_those_of_the_pairs() {
        let mut counts = Pentanomial::default();
        assert_eq!((counts.score(), counts.variance()), (0.5, 0.0));
        for half_points in [4, 4, 2, 0] {
            counts.count(half_points);
        }
        assert_eq!(counts, Pentanomial([1, 0, 1, 0, 2]));
        assert_eq!(counts.pairs(), 4);
        assert!((counts.score() - 0.625).abs() < 1e-12);
        let variance = (2.0 * 0.375_f64.powi(2) + 0.125_f64.powi(2) + 0.625_f64.powi(2)) / 4.0;
        assert!((counts.variance() - variance).abs() < 1e-12);
    }
}
