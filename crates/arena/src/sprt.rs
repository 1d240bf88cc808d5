//! The sequential probability ratio test: how many pairs are enough.

use crate::pentanomial::SHARES;
use crate::{Pentanomial, expected};

/// Tests whether the first player is stronger by `elo1` rather than only by `elo0`.
///
/// After every pair the generalized log likelihood ratio of the two hypotheses is compared to
/// Wald's bounds ln(β / (1 - α)) and ln((1 - β) / α) (Wald, *Sequential Tests of Statistical
/// Hypotheses*, 1945). The ratio is n Σ p̂ᵢ ln(p¹ᵢ / p⁰ᵢ), where p̂ are the shares of the five results
/// of a pair and pʰ is the most likely distribution under which the mean is that of hypothesis h:
/// pʰᵢ = p̂ᵢ / (1 + x (aᵢ - s)), x the root of Σ p̂ᵢ (aᵢ - s) / (1 + x (aᵢ - s)) (Van den Bergh,
/// *Comments on Normalized Elo* and *A Practical Introduction to the GSPRT*; fishtest's
/// `LLRcalc.py`). As there, a result that never came counts as a thousandth of a pair.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    elo0: f64,
    elo1: f64,
    alpha: f64,
    beta: f64,
}

/// What a test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// More pairs are needed.
    Open,
    /// H0: the first player is not stronger by `elo1`.
    Rejected,
    /// H1: it is stronger than by `elo0`.
    Accepted,
}

/// Bounds that test nothing.
#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
pub enum SprtError {
    /// `elo0` must be below `elo1`, and both finite.
    #[error("the lower difference must be below the upper one")]
    Order,
    /// Error rates are above 0 and below a half.
    #[error("error rates must be above 0 and below 0.5")]
    Rate,
}

/// How near to the wanted mean is near enough.
const NEAR: f64 = 1e-10;
/// Enough steps for any root.
const STEPS_MAX: u32 = 200;

/// How much of a pair a result counts that never came.
const NEVER: f64 = 1e-3;

impl Sprt {
    /// A test between these differences: `alpha` is how often a player that is stronger only by
    /// `elo0` may pass, `beta` how often one that is stronger by `elo1` may fail.
    ///
    /// # Errors
    /// When the bounds test nothing.
    pub fn new(elo0: f64, elo1: f64, alpha: f64, beta: f64) -> Result<Self, SprtError> {
        if !(elo0.is_finite() && elo1.is_finite() && elo0 < elo1) {
            return Err(SprtError::Order);
        }
        if ![alpha, beta].iter().all(|rate| *rate > 0.0 && *rate < 0.5) {
            return Err(SprtError::Rate);
        }
        Ok(Self {
            elo0,
            elo1,
            alpha,
            beta,
        })
    }

    /// The two differences.
    #[must_use]
    pub const fn differences(&self) -> [f64; 2] {
        [self.elo0, self.elo1]
    }

    /// The ratio at which H0 is taken, and that at which H1 is.
    #[must_use]
    pub fn bounds(&self) -> [f64; 2] {
        let Self { alpha, beta, .. } = self;
        [(beta / (1.0 - alpha)).ln(), ((1.0 - beta) / alpha).ln()]
    }

    /// The generalized log likelihood ratio.
    #[must_use]
    pub fn ratio(&self, counts: &Pentanomial) -> f64 {
        if counts.pairs() == 0 {
            return 0.0;
        }
        let weights = counts
            .0
            .map(|count| if count == 0 { NEVER } else { count as f64 });
        let total: f64 = weights.iter().sum();
        let seen = weights.map(|weight| weight / total);
        let tilts = [self.elo0, self.elo1].map(|elo| tilts(&seen, expected(elo)));
        // ln(p1 / p0): what was seen itself falls out.
        let gains = (0..5).map(|i| seen[i] * (tilts[0][i] / tilts[1][i]).ln());
        total * gains.sum::<f64>()
    }

    /// What the results say.
    #[must_use]
    pub fn verdict(&self, counts: &Pentanomial) -> Verdict {
        let (ratio, [low, high]) = (self.ratio(counts), self.bounds());
        match ratio {
            _ if ratio <= low => Verdict::Rejected,
            _ if ratio >= high => Verdict::Accepted,
            _ => Verdict::Open,
        }
    }
}

/// For every result, 1 + x (a - mean): by what the seen share is divided to get the most likely
/// distribution with this mean.
fn tilts(seen: &[f64; 5], mean: f64) -> [f64; 5] {
    let away = SHARES.map(|share| share - mean);
    // Between the poles the sum falls from +inf to -inf: Newton's method, kept between them.
    let (mut low, mut high) = (-1.0 / away[4], -1.0 / away[0]);
    let mut x = 0.0;
    for _ in 0..STEPS_MAX {
        let (mut sum, mut slope) = (0.0, 0.0);
        for (p, a) in seen.iter().zip(away) {
            let part = a / (1.0 + x * a);
            sum += p * part;
            slope -= p * part * part;
        }
        *(if sum > 0.0 { &mut low } else { &mut high }) = x;
        if sum.abs() < NEAR {
            break; // a small step alone says nothing: beside a pole all are
        }
        let next = x - sum / slope;
        x = if next > low && next < high {
            next
        } else {
            f64::midpoint(low, high)
        };
    }
    away.map(|a| (1.0 + x * a).max(f64::MIN_POSITIVE))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_are_walds() {
        let sprt = Sprt::new(0.0, 5.0, 0.05, 0.05).unwrap();
        let [low, high] = sprt.bounds();
        assert!((low + 2.944_44).abs() < 1e-5 && (high - 2.944_44).abs() < 1e-5);
    }

    #[test]
    fn nothing_played_says_nothing() {
        let sprt = Sprt::new(0.0, 5.0, 0.05, 0.05).unwrap();
        assert_eq!(sprt.ratio(&Pentanomial::default()), 0.0);
        assert_eq!(sprt.verdict(&Pentanomial::default()), Verdict::Open);
    }

    #[test]
    fn the_ratio_is_near_its_normal_approximation() {
        // (s1 - s0) (2 s - s0 - s1) / (2 v / n), Van den Bergh's approximation for small differences.
        let sprt = Sprt::new(0.0, 4.0, 0.05, 0.05).unwrap();
        let counts = Pentanomial([300, 1_200, 2_700, 1_300, 330]);
        let (s0, s1) = (expected(0.0), expected(4.0));
        let n = counts.pairs() as f64;
        let near = (s1 - s0) * (2.0 * counts.score() - s0 - s1) / (2.0 * counts.variance() / n);
        assert!((sprt.ratio(&counts) - near).abs() < 0.02 * near.abs().max(1.0));
    }

    #[test]
    fn the_constrained_mean_is_met_whatever_was_seen() {
        let mut rng = game::Rng::new(3);
        for _ in 0..10_000 {
            let seen = [0; 5].map(|_: u8| {
                if rng.chance(1, 2) {
                    NEVER
                } else {
                    1.0 + rng.below(300) as f64
                }
            });
            let total: f64 = seen.iter().sum();
            let seen = seen.map(|weight| weight / total);
            let wanted = 0.02 + 0.96 * rng.below(1_000) as f64 / 1_000.0;
            let tilts = tilts(&seen, wanted);
            let p: Vec<f64> = seen.iter().zip(tilts).map(|(p, tilt)| p / tilt).collect();
            let mean: f64 = p.iter().zip(SHARES).map(|(p, share)| p * share).sum();
            assert!(
                (p.iter().sum::<f64>() - 1.0).abs() < 1e-6,
                "{seen:?} {wanted}"
            );
            assert!((mean - wanted).abs() < 1e-6, "{seen:?} {wanted} {mean}");
        }
    }

    #[test]
    fn clear_results_are_decided() {
        let sprt = Sprt::new(0.0, 10.0, 0.05, 0.05).unwrap();
        let verdict = |counts| sprt.verdict(&Pentanomial(counts));
        assert_eq!(verdict([0, 0, 0, 0, 400]), Verdict::Accepted);
        assert_eq!(verdict([400, 0, 0, 0, 0]), Verdict::Rejected);
        assert_eq!(verdict([1, 0, 0, 0, 1]), Verdict::Open);
    }

    #[test]
    fn bounds_that_test_nothing_are_refused() {
        assert_eq!(Sprt::new(5.0, 5.0, 0.05, 0.05), Err(SprtError::Order));
        assert_eq!(Sprt::new(0.0, f64::NAN, 0.05, 0.05), Err(SprtError::Order));
        assert_eq!(Sprt::new(0.0, 5.0, 0.0, 0.05), Err(SprtError::Rate));
        assert_eq!(Sprt::new(0.0, 5.0, 0.05, 0.5), Err(SprtError::Rate));
    }
}
