//! Steps of a net towards what came of a position.

use bots::aeroplane_net::{HIDDEN, Inputs, LEAD, Net, Row, SETS, chances, squeeze};
use game::{Rng, Seat};
use game_aeroplane::Position;

use super::matches::Table;

/// How fast the memory of the size of steps fades.
const FADES: f32 = 0.001;
/// Against steps of any length where nothing was ever to learn.
const LEAST: f32 = 1e-6;
/// The largest weight that the file holds, and some room.
const MOST: f32 = 15.0;

/// The weight of a lead in the race to begin with.
const PLAIN: f32 = 0.8;

/// A net that learns. Steps are divided by the size that they have had of late, row by row.
pub(super) struct Learner {
    net: Net,
    /// The length of a step.
    pub(super) rate: f32,
    /// By input: squares of what its row and its direct weight were to change.
    rows: Vec<f32>,
    direct: Vec<f32>,
    bias: f32,
    out: [f32; SETS],
}

/// The share of a step that is taken, by the squares of those before, of which it becomes one.
fn share(seen: &mut f32, square: f32) -> f32 {
    if *seen == 0.0 {
        *seen = square;
    } else {
        *seen += FADES * (square - *seen);
    }
    1.0 / (seen.sqrt() + LEAST)
}

fn square(row: &Row) -> f32 {
    row.iter().map(|weight| weight * weight).sum::<f32>() / HIDDEN as f32
}

/// Changes a row by so much of a step.
fn step(row: &mut Row, by: f32, of: &Row) {
    for (weight, change) in row.iter_mut().zip(of) {
        *weight = (*weight - by * change).clamp(-MOST, MOST);
    }
}

impl Learner {
    /// A net of small weights by lot, which takes the lead in the race for what it is.
    pub(super) fn new(rng: &mut Rng) -> Self {
        let mut net = Net::blank();
        let mut lot = |most: f32| (rng.below(2_001) as f32 / 1_000.0 - 1.0) * most;
        for weight in net.rows.iter_mut().flatten() {
            *weight = lot(0.1);
        }
        for weight in net.out.iter_mut().flatten() {
            *weight = lot(0.1);
        }
        net.direct[LEAD..LEAD + Seat::MAX - 1].fill(PLAIN);
        let inputs = net.rows.len();
        Self {
            net,
            rate: 0.0,
            rows: vec![0.0; inputs],
            direct: vec![0.0; inputs],
            bias: 0.0,
            out: [0.0; SETS],
        }
    }

    pub(super) const fn net(&self) -> &Net {
        &self.net
    }

    pub(super) fn into_net(self) -> Net {
        self.net
    }

    /// Takes a step; what the net thought before it.
    pub(super) fn learn(
        &mut self,
        table: &Table,
        position: &Position,
        goal: &[f64; Seat::MAX],
    ) -> [f64; Seat::MAX] {
        let sees = table.inputs(position);
        let set = position.playing().len().clamp(2, Seat::MAX) - 2;
        let hidden = sees.map(|inputs| inputs.map(|inputs| self.net.hidden(&inputs)));
        let mut strengths = [None; Seat::MAX];
        for (i, strength) in strengths.iter_mut().enumerate() {
            if let (Some(inputs), Some(hidden)) = (&sees[i], &hidden[i]) {
                *strength = Some(self.net.strength(inputs, hidden, set));
            }
        }
        let chances = chances(&strengths);
        for i in 0..Seat::MAX {
            if let (Some(inputs), Some(hidden)) = (&sees[i], &hidden[i]) {
                let wrong = (chances[i] - goal[i]) as f32;
                self.step(inputs, hidden, set, wrong);
            }
        }
        chances
    }

    /// A step for one seat, whose strength is too high by the direction of `wrong`.
    fn step(&mut self, inputs: &Inputs, hidden: &Row, set: usize, wrong: f32) {
        let out = &mut self.net.out[set];
        let (mut of_out, mut of_hidden) = ([0.0; HIDDEN], [0.0; HIDDEN]);
        for unit in 0..HIDDEN {
            let slope = 1.0 / (1.0 + hidden[unit].abs());
            of_out[unit] = wrong * squeeze(hidden[unit]);
            of_hidden[unit] = wrong * out[unit] * slope * slope;
        }
        let size = square(&of_hidden);
        step(
            out,
            self.rate * share(&mut self.out[set], square(&of_out)),
            &of_out,
        );
        step(
            &mut self.net.bias,
            self.rate * share(&mut self.bias, size),
            &of_hidden,
        );
        for (input, much) in inputs.iter() {
            let of_rows = self.rate * much * share(&mut self.rows[input], size * much * much);
            step(&mut self.net.rows[input], of_rows, &of_hidden);
            let change = wrong * much;
            let by = self.rate * share(&mut self.direct[input], change * change);
            let weight = &mut self.net.direct[input];
            *weight = (*weight - by * change).clamp(-MOST, MOST);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_aeroplane::Setup;

    #[test]
    fn what_is_told_often_is_learned_and_the_rest_stays_a_guess() {
        let table = Table::of(Setup::new(3).unwrap());
        let at = |text: &str| -> Position { text.parse().unwrap() };
        let even = at("players=3 | die 0 0 - | -,-,-,- | -,-,-,- | -,-,-,-");
        let told = at("players=3 | die 1 0 - | 9,-,-,- | 20,56,-,- | 3,4,-,-");
        let mut learner = Learner::new(&mut Rng::new(1));
        let [red, yellow, blue, green] = learner.learn(&table, &even, &[0.0; 4]);
        assert!(green == 0.0 && (red + yellow + blue - 1.0).abs() < 1e-9);
        assert!(
            [red, yellow, blue]
                .iter()
                .all(|chance| (0.2..0.5).contains(chance))
        );
        learner.rate = 0.001;
        let goal = [0.0, 0.0, 1.0, 0.0];
        let before = learner.learn(&table, &told, &goal)[2];
        for _ in 0..100 {
            learner.learn(&table, &told, &goal);
        }
        let after = learner.learn(&table, &told, &goal)[2];
        assert!(before < 0.5 && after > 0.9, "{before} {after}");
    }
}
