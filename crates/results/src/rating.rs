//! How strong somebody is, as far as rated matches have shown: Glicko-2.
//!
//! After Mark Glickman, "Example of the Glicko-2 system" (2022). A period of his is one rated match here,
//! so that a rating moves at once; in between the deviation grows with the time that has passed, as if
//! periods of [`PERIOD`] had gone by without a match.

use std::f64::consts::PI;

use crate::Outcome;

/// So many milliseconds let a deviation grow as one period without a match does: with the volatility
/// that everybody begins with, 60 becomes 110 in a year.
pub const PERIOD: i64 = 5 * 24 * 60 * 60 * 1000;

/// Points of a rating as it is shown to one of the scale that is computed with.
const SCALE: f64 = 173.7178;
/// Where everybody begins.
const START: f64 = 1500.0;
/// A deviation is at most what it is where nothing is known.
const UNKNOWN: f64 = 350.0;
/// How quickly volatilities change.
const TAU: f64 = 0.5;
/// How exactly a volatility is computed.
const EXACT: f64 = 0.000_001;
/// The most steps that are taken for it: far more than it needs.
const STEPS: usize = 100;
/// The most deviation of a rating that is not provisional.
const KNOWN: f64 = 110.0;

/// A rating: an estimate, how far it may be off, and how steady somebody plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The estimate.
    pub points: f64,
    /// Its deviation: in 95 of 100 cases the strength is within two of it.
    pub deviation: f64,
    /// How much results vary beyond chance.
    pub volatility: f64,
}

impl Default for Rating {
    fn default() -> Self {
        Self {
            points: START,
            deviation: UNKNOWN,
            volatility: 0.06,
        }
    }
}

/// One that was met in a period, and what came of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Met {
    /// The other's rating before.
    pub rating: Rating,
    /// What came of it.
    pub outcome: Outcome,
}

/// What a match made of a rating, in whole points as they are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// Before it.
    pub before: i32,
    /// After it.
    pub after: i32,
    /// Whether too little is known yet.
    pub provisional: bool,
}

impl Change {
    /// From these points to this rating.
    #[must_use]
    pub fn new(before: f64, after: &Rating) -> Self {
        Self {
            before: whole(before),
            after: after.whole(),
            provisional: after.is_provisional(),
        }
    }
}

fn whole(points: f64) -> i32 {
    points.round() as i32
}

impl Rating {
    /// The estimate in whole points, as it is shown.
    #[must_use]
    pub fn whole(&self) -> i32 {
        whole(self.points)
    }

    /// Whether too little is known to compare it with others'.
    #[must_use]
    pub fn is_provisional(&self) -> bool {
        self.deviation > KNOWN
    }

    /// The same after so many milliseconds without a match.
    #[must_use]
    pub fn rested(self, millis: i64) -> Self {
        if millis <= 0 {
            return self; // clocks of a house may go back
        }
        let periods = millis as f64 / PERIOD as f64;
        let (phi, sigma) = (self.deviation / SCALE, self.volatility);
        let grown = (phi * phi + periods * sigma * sigma).sqrt() * SCALE;
        Self {
            deviation: grown.min(UNKNOWN),
            ..self
        }
    }

    /// The same after a period in which these were met; the deviation has grown for the time before it
    /// already ([`Rating::rested`]).
    ///
    /// ```
    /// use results::{Met, Outcome, Rating};
    ///
    /// // The example of the paper; its deviations grow by one period within it.
    /// let rating = |points, deviation| Rating { points, deviation, ..Rating::default() };
    /// let met = |points, deviation, outcome| Met { rating: rating(points, deviation), outcome };
    /// let after = rating(1500.0, 200.0).after(&[
    ///     met(1400.0, 30.0, Outcome::Won),
    ///     met(1550.0, 100.0, Outcome::Lost),
    ///     met(1700.0, 300.0, Outcome::Lost),
    /// ]);
    /// assert!((after.points - 1464.06).abs() < 0.01);
    /// ```
    #[must_use]
    pub fn after(self, all: &[Met]) -> Self {
        let (mu, phi) = ((self.points - START) / SCALE, self.deviation / SCALE);
        let (mut precision, mut gain) = (0.0, 0.0);
        for met in all {
            let (g, expected) = expected(mu, &met.rating);
            precision += g * g * expected * (1.0 - expected);
            gain += g * (score(met.outcome) - expected);
        }
        if precision <= 0.0 {
            return self;
        }
        let variance = 1.0 / precision;
        let sigma = volatility(phi, self.volatility, variance, variance * gain);
        let before = phi * phi + sigma * sigma;
        let phi = (1.0 / before + precision).sqrt().recip();
        Self {
            points: (mu + phi * phi * gain) * SCALE + START,
            deviation: (phi * SCALE).min(UNKNOWN),
            volatility: sigma,
        }
    }
}

const fn score(outcome: Outcome) -> f64 {
    match outcome {
        Outcome::Won => 1.0,
        Outcome::Drawn => 0.5,
        Outcome::Lost => 0.0,
    }
}

/// How much a match against this one says, and what is expected of it.
fn expected(mu: f64, other: &Rating) -> (f64, f64) {
    let (mu_other, phi) = ((other.points - START) / SCALE, other.deviation / SCALE);
    let g = (1.0 + 3.0 * phi * phi / (PI * PI)).sqrt().recip();
    (g, (1.0 + (-g * (mu - mu_other)).exp()).recip())
}

/// The volatility that explains best what came: a zero found by the Illinois variant of regula falsi, as
/// in the paper's step 5.
fn volatility(phi: f64, sigma: f64, variance: f64, delta: f64) -> f64 {
    let a = (sigma * sigma).ln();
    let f = |x: f64| {
        let (e, spread) = (x.exp(), phi * phi + variance);
        let sum = spread + e;
        e * (delta * delta - sum) / (2.0 * sum * sum) - (x - a) / (TAU * TAU)
    };
    let surprise = delta * delta - phi * phi - variance;
    let (mut low, mut high) = (
        a,
        if surprise > 0.0 {
            surprise.ln()
        } else {
            a - TAU
        },
    );
    if surprise <= 0.0 {
        for _ in 0..STEPS {
            if f(high) >= 0.0 {
                break;
            }
            high -= TAU;
        }
    }
    let (mut f_low, mut f_high) = (f(low), f(high));
    for _ in 0..STEPS {
        if (high - low).abs() <= EXACT {
            break;
        }
        let next = low + (low - high) * f_low / (f_high - f_low);
        let f_next = f(next);
        if f_next * f_high <= 0.0 {
            (low, f_low) = (high, f_high);
        } else {
            f_low /= 2.0;
        }
        (high, f_high) = (next, f_next);
    }
    (low / 2.0).exp()
}
