//! Elo differences with their error bars.

use crate::Pentanomial;
use crate::pentanomial::moments;

/// How much stronger the first player is than the second, in points of the logistic Elo scale.
///
/// With s the share of the points and v the variance of a pair's share over n pairs:
///
/// - Elo(s) = -400 log10(1/s - 1) (Elo, *The Rating of Chessplayers*, 1978);
/// - the bounds are Elo(s ± 1.96 √(v/n)), as fishtest and cutechess have it, where s, v and n are
///   taken with one more pair won and one more lost, so that a few pairs, or pairs that all ended
///   the same way, do not look certain (Agresti and Coull, *Approximate is better than "exact"*,
///   The American Statistician 52, 1998, for the pair as the unit);
/// - the likelihood of superiority is Φ((s - ½) / √(v/n)), with the same s, v and n;
/// - normalized Elo is (s - ½) / √(2v) · 800 / ln 10 (Van den Bergh, *Normalized Elo*, 2021): how
///   easily the difference is seen, whatever the share of draws.
///
/// Points are infinite where a share is 0 or 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Elo {
    /// The difference.
    pub value: f64,
    /// The lower end of the 95 % interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// The difference in units of its own spread; 0 where that is unknown.
    pub normalized: f64,
    /// The probability that the first player is the stronger.
    pub superiority: f64,
}

/// Half of the width of a 95 % interval, in standard errors.
const Z: f64 = 1.959_964;

impl Elo {
    /// What these results say.
    #[must_use]
    pub fn of(counts: &Pentanomial) -> Self {
        let [none, half, one, more, all] = counts.0.map(|count| count as f64);
        let weights = [none + 1.0, half, one, more, all + 1.0];
        let (mean, variance) = moments(&weights);
        let error = (variance / weights.iter().sum::<f64>()).sqrt();
        let spread = (2.0 * counts.variance()).sqrt();
        let normalized = if spread > 0.0 {
            (counts.score() - 0.5) / spread * 800.0 / std::f64::consts::LN_10
        } else {
            0.0
        };
        Self {
            value: points(counts.score()),
            low: points(mean - Z * error),
            high: points(mean + Z * error),
            normalized,
            superiority: normal((mean - 0.5) / error),
        }
    }
}

/// The share of the points that so much more strength brings.
#[must_use]
pub fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10.0_f64.powf(-elo / 400.0))
}

/// The difference in strength that brings such a share of the points.
fn points(share: f64) -> f64 {
    let share = share.clamp(0.0, 1.0);
    400.0 * (share / (1.0 - share)).log10()
}

/// The normal distribution function, by the error function's approximation 7.1.26 of Abramowitz
/// and Stegun, good to 2e-7.
fn normal(x: f64) -> f64 {
    let t = 1.0 / (1.0 + 0.327_591_1 * x.abs() / std::f64::consts::SQRT_2);
    let series = [
        1.061_405_429,
        -1.453_152_027,
        1.421_413_741,
        -0.284_496_736,
        0.254_829_592,
    ];
    let tail = series.iter().fold(0.0, |sum, factor| (sum + factor) * t);
    let tail = tail * (-x * x / 2.0).exp() / 2.0;
    if x < 0.0 { tail } else { 1.0 - tail }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(a: f64, b: f64, by: f64) {
        assert!((a - b).abs() < by, "{a} is not {b}");
    }

    #[test]
    fn known_differences() {
        near(points(0.5), 0.0, 1e-9);
        near(points(0.75), 190.85, 0.01);
        near(points(expected(-123.0)), -123.0, 1e-9);
        assert_eq!(points(1.0), f64::INFINITY);
        assert_eq!(points(-0.2), f64::NEG_INFINITY);
    }

    #[test]
    fn the_normal_distribution() {
        near(normal(0.0), 0.5, 1e-6);
        near(normal(1.959_964), 0.975, 1e-6);
        near(normal(-1.0), 0.158_655, 1e-6);
        near(normal(9.0), 1.0, 1e-9);
    }

    #[test]
    fn many_pairs_give_what_others_give() {
        // 20,000 pairs: one more pair each way is not seen.
        let counts = Pentanomial([1_000, 4_000, 9_500, 4_400, 1_100]);
        let elo = Elo::of(&counts);
        let error = (counts.variance() / 20_000.0).sqrt();
        near(elo.value, points(counts.score()), 1e-9);
        near(elo.low, points(counts.score() - 1.96 * error), 0.02);
        near(elo.high, points(counts.score() + 1.96 * error), 0.02);
        assert!(elo.superiority > 0.999);
        near(elo.normalized, 8.046, 0.001);
    }

    #[test]
    fn a_few_pairs_are_not_certain() {
        let won = Elo::of(&Pentanomial([0, 0, 0, 0, 5]));
        assert_eq!((won.value, won.high), (f64::INFINITY, f64::INFINITY));
        assert!((0.0..300.0).contains(&won.low), "{}", won.low);
        let even = Elo::of(&Pentanomial([0, 0, 5, 0, 0]));
        near(even.value, 0.0, 1e-9);
        assert!(even.low < -80.0 && even.high > 80.0);
        let none = Elo::of(&Pentanomial::default());
        near(none.value, 0.0, 1e-9);
        near(none.superiority, 0.5, 1e-6);
    }

    #[test]
    fn swapping_the_players_turns_the_sign() {
        let one = Elo::of(&Pentanomial([1, 2, 9, 5, 3]));
        let other = Elo::of(&Pentanomial([3, 5, 9, 2, 1]));
        near(one.value, -other.value, 1e-9);
        near(one.low, -other.high, 1e-9);
        near(one.superiority, 1.0 - other.superiority, 1e-6);
    }
}
