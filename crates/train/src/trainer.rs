//! Gradient descent: Adam on batches of samples, one pass over each at a time.

use bots::ataxx_net::{BUCKETS, HIDDEN, OPEN_STATES, Parts, STATES, WINDOWS, has_gap, open_state};
use game::Rng;

use crate::sample::{Sample, sigmoid};

/// Where the weights lie in one long list: rows of windows, rows of gaps, bias, output, its bias.
const GAPS: usize = WINDOWS * OPEN_STATES * HIDDEN;
const BIAS: usize = GAPS + STATES * HIDDEN;
const OUT: usize = BIAS + HIDDEN;
const OUT_BIAS: usize = OUT + BUCKETS * 2 * HIDDEN;
const WEIGHTS: usize = OUT_BIAS + BUCKETS;

/// Of Adam (Kingma and Ba, 2014).
const BETA: [f32; 2] = [0.9, 0.999];
const EPSILON: f32 = 1e-8;

/// A row of the hidden units.
type Row = [f32; HIDDEN];

/// A net that learns.
pub struct Trainer {
    weights: Vec<f32>,
    gradient: Vec<f32>,
    /// First and second moments.
    moments: [Vec<f32>; 2],
    steps: i32,
    /// By state, the offset of its open row in a window, and of its row of gaps if it has any.
    open: [usize; STATES],
    gap: [Option<usize>; STATES],
}

/// A row of a list.
fn row(list: &[f32], at: usize) -> &Row {
    static NONE: Row = [0.0; HIDDEN];
    list.get(at..)
        .and_then(|rest| rest.first_chunk())
        .unwrap_or(&NONE)
}

fn add(list: &mut [f32], at: usize, more: &Row) {
    if let Some(row) = list
        .get_mut(at..)
        .and_then(|rest| rest.first_chunk_mut::<HIDDEN>())
    {
        row.iter_mut()
            .zip(more)
            .for_each(|(sum, more)| *sum += more);
    }
}

impl Trainer {
    /// A net that knows nothing.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        let mut rng = Rng::new(seed);
        let mut lot = |most: f32| (rng.below(1 << 20) as f32 / (1 << 19) as f32 - 1.0) * most;
        let mut weights = vec![0.0; WEIGHTS];
        weights[..GAPS].fill_with(|| lot(0.12));
        weights[BIAS..OUT].fill(0.2);
        weights[OUT..OUT_BIAS].fill_with(|| lot(0.15));
        Self {
            gradient: vec![0.0; WEIGHTS],
            moments: [vec![0.0; WEIGHTS], vec![0.0; WEIGHTS]],
            steps: 0,
            open: std::array::from_fn(|state| open_state(state) * HIDDEN),
            gap: std::array::from_fn(|state| has_gap(state).then_some(GAPS + state * HIDDEN)),
            weights,
        }
    }

    /// The hidden units of one side.
    fn hidden(&self, states: &[u8; WINDOWS]) -> Row {
        let mut units = *row(&self.weights, BIAS);
        for (window, state) in states.iter().enumerate() {
            let state = usize::from(*state);
            let at = window * OPEN_STATES * HIDDEN + self.open[state];
            let more = row(&self.weights, at);
            units.iter_mut().zip(more).for_each(|(unit, w)| *unit += w);
            if let Some(at) = self.gap[state] {
                let more = row(&self.weights, at);
                units.iter_mut().zip(more).for_each(|(unit, w)| *unit += w);
            }
        }
        units
    }

    /// What the net says: the hidden units of both sides and the share it expects.
    fn forward(&self, sample: &Sample) -> ([Row; 2], f32) {
        let hidden = [0, 1].map(|side: usize| self.hidden(&sample.states[side]));
        let mut sum = self.weights[OUT_BIAS + sample.bucket];
        for (side, units) in hidden.iter().enumerate() {
            let out = row(&self.weights, OUT + (sample.bucket * 2 + side) * HIDDEN);
            let mut part: Row = [0.0; HIDDEN];
            for ((part, unit), out) in part.iter_mut().zip(units).zip(out) {
                let unit = unit.clamp(0.0, 1.0);
                *part = unit * unit * out;
            }
            sum += part.iter().sum::<f32>();
        }
        (hidden, sigmoid(sum))
    }

    /// The squared error of a sample.
    pub(crate) fn loss(&self, sample: &Sample) -> f32 {
        (self.forward(sample).1 - sample.target).powi(2)
    }

    /// Adds the gradient of a sample's squared error; gives the error.
    pub(crate) fn learn(&mut self, sample: &Sample) -> f32 {
        let (hidden, said) = self.forward(sample);
        let error = said - sample.target;
        let slope = 2.0 * error * said * (1.0 - said);
        self.gradient[OUT_BIAS + sample.bucket] += slope;
        for (side, units) in hidden.iter().enumerate() {
            let at = OUT + (sample.bucket * 2 + side) * HIDDEN;
            let out = row(&self.weights, at);
            let (mut to_out, mut to_units): (Row, Row) = ([0.0; HIDDEN], [0.0; HIDDEN]);
            for i in 0..HIDDEN {
                let unit = units[i].clamp(0.0, 1.0);
                to_out[i] = slope * unit * unit;
                // Nothing is learned through a unit that is clipped.
                let inside = if units[i] < 1.0 { 2.0 * unit } else { 0.0 };
                to_units[i] = slope * out[i] * inside;
            }
            add(&mut self.gradient, at, &to_out);
            add(&mut self.gradient, BIAS, &to_units);
            for (window, state) in sample.states[side].iter().enumerate() {
                let state = usize::from(*state);
                let at = window * OPEN_STATES * HIDDEN + self.open[state];
                add(&mut self.gradient, at, &to_units);
                if let Some(at) = self.gap[state] {
                    add(&mut self.gradient, at, &to_units);
                }
            }
        }
        error * error
    }

    /// Moves the weights along the mean gradient of so many samples.
    pub(crate) fn step(&mut self, samples: usize, rate: f32) {
        self.steps += 1;
        let part = 1.0 / samples.max(1) as f32;
        let unbias = BETA.map(|beta| 1.0 / (1.0 - beta.powi(self.steps)));
        let [first, second] = &mut self.moments;
        let moments = first.iter_mut().zip(second);
        let weights = self.weights.iter_mut().zip(&mut self.gradient).zip(moments);
        for ((weight, gradient), (first, second)) in weights {
            let g = *gradient * part;
            *gradient = 0.0;
            *first = BETA[0] * *first + (1.0 - BETA[0]) * g;
            *second = BETA[1] * *second + (1.0 - BETA[1]) * g * g;
            let spread = (*second * unbias[1]).sqrt() + EPSILON;
            *weight -= rate * *first * unbias[0] / spread;
        }
        // What a byte can hold.
        for weight in &mut self.weights[..BIAS] {
            *weight = weight.clamp(-0.99, 0.99);
        }
        for weight in &mut self.weights[OUT..OUT_BIAS] {
            *weight = weight.clamp(-3.98, 3.98);
        }
    }

    /// The net as it is kept.
    #[must_use]
    pub fn parts(&self, scale: f32) -> Parts {
        let w = &self.weights;
        let rows = |from: usize, count: usize| (0..count).map(move |i| *row(w, from + i * HIDDEN));
        let mut parts = Parts {
            scale,
            open: rows(0, WINDOWS * OPEN_STATES).collect(),
            gaps: rows(GAPS, STATES).collect(),
            bias: *row(w, BIAS),
            out: (0..BUCKETS)
                .map(|b| [0, 1].map(|side: usize| *row(w, OUT + (b * 2 + side) * HIDDEN)))
                .collect(),
            out_bias: std::array::from_fn(|b| w[OUT_BIAS + b]),
        };
        parts.clip();
        parts
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::{Blend, Symmetries};
    use crate::{Record, SelfPlay};

    fn samples() -> Vec<Sample> {
        let records: Vec<Record> = (0..3).flat_map(|n| SelfPlay::new(5, 50).play(n)).collect();
        let (all, blend) = (
            Symmetries::new(),
            Blend {
                scale: 300.0,
                score: 0.5,
            },
        );
        records
            .iter()
            .map(|one| all.sample(one, 0, &blend))
            .collect()
    }

    #[test]
    fn the_gradient_is_the_slope_of_the_error() {
        let samples = samples();
        let mut trainer = Trainer::new(1);
        for sample in samples.iter().step_by(17) {
            trainer.gradient.fill(0.0);
            trainer.learn(sample);
            let gradient = trainer.gradient.clone();
            let (hidden, _) = trainer.forward(sample);
            // Where a unit begins to be clipped there is no slope.
            let smooth = |at: &usize| {
                hidden
                    .iter()
                    .all(|units| (units[at % HIDDEN] - 1.0).abs() > 0.02)
            };
            // The steepest weights of each part, by differences.
            for part in [0..GAPS, BIAS..OUT, OUT..OUT_BIAS, OUT_BIAS..WEIGHTS] {
                let steepest = part
                    .filter(smooth)
                    .max_by(|a, b| gradient[*a].abs().total_cmp(&gradient[*b].abs()));
                let at = steepest.unwrap();
                let (old, h) = (trainer.weights[at], 1e-2);
                trainer.weights[at] = old + h;
                let above = trainer.loss(sample);
                trainer.weights[at] = old - h;
                let below = trainer.loss(sample);
                trainer.weights[at] = old;
                let slope = (above - below) / (2.0 * h);
                let found = gradient[at];
                assert!(
                    (slope - found).abs() < 0.05 * found.abs() + 1e-4,
                    "{at}: {slope} {found}"
                );
            }
        }
    }

    #[test]
    fn what_is_shown_often_is_learned() {
        let samples = samples();
        let mut trainer = Trainer::new(2);
        let loss = |trainer: &Trainer| {
            samples.iter().map(|one| trainer.loss(one)).sum::<f32>() / samples.len() as f32
        };
        let before = loss(&trainer);
        for _ in 0..60 {
            for sample in &samples {
                trainer.learn(sample);
            }
            trainer.step(samples.len(), 0.01);
        }
        let after = loss(&trainer);
        assert!(after < before / 4.0, "{before} to {after}");
    }
}
