//! Makes the Tacocat net: rounds of the net with itself, each choice learning what the round came to.

use bots::tacocat_net::{Eyes, HIDDEN, Net, Part, Player, Round, Table, Try, deal, squash};
use game::{Rng, Seat};
use game_tacocat::{Arrow, Setup, Space};

/// What a round that is won is worth, in half rounds.
const WON: f32 = 2.0;
/// One of so many choices is made by lot.
const LOT: usize = 16;
/// How far the chances of choices are blurred before the best is taken.
const BLUR: f32 = 0.04;
/// The most choices that are looked at: of more a part by lot, as what to replace can be chosen in hundreds of ways.
const LOOK: usize = 48;
/// One of so many rounds is played with a tie that one side wins.
const ODD_TIES: usize = 6;
/// How much of the mean of all weights the newest are, after each [`MEAN_EVERY`] rounds.
const MEAN: f32 = 0.002;
const MEAN_EVERY: u64 = 1_000;

/// How the net learns.
#[derive(Clone, Copy, Debug)]
pub struct TacocatLessons {
    /// Rounds to play.
    pub rounds: u64,
    /// The length of the first step; the last is a fiftieth of it.
    pub rate: f32,
    /// What all chance comes from.
    pub seed: u64,
}

/// A choice that was made, and by whom.
struct Made {
    seat: usize,
    eyes: Eyes,
    choice: Try,
}

/// Plays both seats and remembers what was done.
struct Learner {
    net: Net,
    rng: Rng,
    made: Vec<Made>,
}

/// A fraction from 0 to 1.
fn fraction(rng: &mut Rng) -> f32 {
    (rng.next_u64() >> 40) as f32 / (1_u64 << 24) as f32
}

impl Player for Learner {
    fn choose(&mut self, seat: usize, eyes: &Eyes, choices: &[Try]) -> Option<usize> {
        let at = if choices.len() > 1 && self.rng.chance(1, LOT) {
            self.rng.below(choices.len())
        } else {
            self.best(eyes, choices)
        };
        let choice = *choices.get(at)?;
        let eyes = *eyes;
        self.made.push(Made { seat, eyes, choice });
        Some(at)
    }
}

impl Learner {
    fn new(seed: u64) -> Self {
        let mut rng = Rng::new(seed);
        let mut net = Net::blank();
        for part in &mut net.parts {
            for weight in part.rows.iter_mut().flatten() {
                *weight = (fraction(&mut rng) - 0.5) * 0.2;
            }
            for weight in &mut part.out {
                *weight = (fraction(&mut rng) - 0.5) * 0.4;
            }
        }
        let made = Vec::new();
        Self { net, rng, made }
    }

    fn best(&mut self, eyes: &Eyes, choices: &[Try]) -> usize {
        if choices.len() < 2 {
            return 0;
        }
        if choices.len() > LOOK {
            let some: Vec<usize> = (0..LOOK).map(|_| self.rng.below(choices.len())).collect();
            let those: Vec<Try> = some.iter().map(|at| choices[*at]).collect();
            return some[self.best_of(eyes, &those)];
        }
        self.best_of(eyes, choices)
    }

    fn best_of(&mut self, eyes: &Eyes, choices: &[Try]) -> usize {
        let worth = self.net.worths(eyes, choices);
        let (mut best, mut most) = (0, f32::NEG_INFINITY);
        for (at, worth) in worth.enumerate() {
            let blurred = worth + (fraction(&mut self.rng) - fraction(&mut self.rng)) * BLUR;
            if blurred > most {
                (best, most) = (at, blurred);
            }
        }
        best
    }

    /// Plays a round and learns from it; gives the mean squared error.
    fn round(&mut self, setup: &Setup, rate: f32) -> f32 {
        let space = Space::new(1 + self.rng.below(Space::COUNT) as u8).unwrap_or(Space::MIDDLE);
        let (hands, mut pile) = deal(setup.deck(), setup.hand(space), &mut self.rng);
        let arrows = [
            Arrow::Both,
            Arrow::One(Seat::FIRST),
            Arrow::One(Seat::SECOND),
        ];
        let arrow = self.rng.pick(&arrows).copied().unwrap_or(Arrow::Both);
        let odd = self.rng.chance(1, ODD_TIES);
        let tie = if odd { 2 * self.rng.below(2) as u8 } else { 1 };
        let table = Table::new(setup.deck(), hands, tie);
        self.made.clear();
        let Some(worth) = Round::new(table, self).deal(arrow, &mut pile) else {
            return 0.0;
        };
        let made = std::mem::take(&mut self.made);
        let mut error = 0.0;
        for one in &made {
            let came = f32::from(worth) / WON;
            let came = if one.seat == 0 { came } else { 1.0 - came };
            let part = &mut self.net.parts[one.choice.kind()];
            error += learn(part, &one.eyes, &one.choice, came, rate);
        }
        let mean = error / made.len().max(1) as f32;
        self.made = made;
        mean
    }
}

/// One step of a part towards what a round came to; gives the squared error.
fn learn(part: &mut Part, eyes: &Eyes, choice: &Try, came: f32, rate: f32) -> f32 {
    let mut seen: Vec<(usize, f32)> = Vec::with_capacity(40);
    eyes.rows(|row, amount| seen.push((row, amount)));
    choice.rows(|row| seen.push((row, 1.0)));
    let mut hidden = part.bias;
    for (row, amount) in &seen {
        for (unit, weight) in hidden.iter_mut().zip(&part.rows[*row]) {
            *unit += amount * weight;
        }
    }
    let products = hidden
        .iter()
        .zip(&part.out)
        .map(|(unit, out)| unit.max(0.0) * out);
    let (said, slope) = squash(part.out_bias + products.sum::<f32>());
    let error = said - came;
    // As if it were the likelihood that is raised: what is sure and wrong learns fast.
    let step = rate * error * slope / (said * (1.0 - said)).max(0.02);
    let mut back = [0.0; HIDDEN];
    for i in 0..HIDDEN {
        if hidden[i] > 0.0 {
            back[i] = step * part.out[i];
            part.out[i] -= step * hidden[i];
        }
    }
    part.out_bias -= step;
    for (weight, step) in part.bias.iter_mut().zip(&back) {
        *weight -= step;
    }
    for (row, amount) in &seen {
        for (weight, step) in part.rows[*row].iter_mut().zip(&back) {
            *weight -= step * amount;
        }
    }
    error * error
}

/// Draws a mean towards the newest weights.
fn blend(mean: &mut Net, net: &Net) {
    for (mean, part) in mean.parts.iter_mut().zip(&net.parts) {
        for (weight, new) in mean.weights_mut().zip(part.weights()) {
            *weight += (new - *weight) * MEAN;
        }
    }
}

/// Plays and learns; `tell` hears after each hundredth part how many rounds were played, their mean
/// squared error, and the net as it is now.
#[must_use]
pub fn learn_tacocat(lessons: &TacocatLessons, tell: &mut dyn FnMut(u64, f32, &Net)) -> Net {
    let setup = Setup::default();
    let mut learner = Learner::new(lessons.seed);
    let mut mean = learner.net.clone();
    let (part, mut error, mut counted) = ((lessons.rounds / 100).max(1), 0.0, 0);
    for round in 0..lessons.rounds {
        let left = 1.0 - round as f32 / lessons.rounds as f32;
        let rate = lessons.rate * (0.02 + 0.98 * left * left);
        error += learner.round(&setup, rate);
        counted += 1;
        if round % MEAN_EVERY == 0 {
            // At first what is newest is best.
            if round < lessons.rounds / 10 {
                mean = learner.net.clone();
            } else {
                blend(&mut mean, &learner.net);
            }
        }
        if (round + 1) % part == 0 {
            tell(round + 1, error / counted as f32, &mean);
            (error, counted) = (0.0, 0);
        }
    }
    mean
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_goes_down_the_slope() {
        let mut learner = Learner::new(3);
        let setup = Setup::default();
        learner.round(&setup, 0.0);
        for one in &learner.made {
            let part = &mut learner.net.parts[one.choice.kind()];
            let before = learn(part, &one.eyes, &one.choice, 1.0, 0.0);
            learn(part, &one.eyes, &one.choice, 1.0, 0.01);
            let after = learn(part, &one.eyes, &one.choice, 1.0, 0.0);
            assert!(after < before, "{after} {before}");
        }
        assert!(learner.made.len() > 4);
    }

    #[test]
    fn the_same_seed_gives_the_same_net_and_it_learns() {
        let lessons = TacocatLessons {
            rounds: 4_000,
            rate: 0.02,
            seed: 5,
        };
        let mut errors = Vec::new();
        let net = learn_tacocat(&lessons, &mut |_, error, _| errors.push(error));
        let again = learn_tacocat(&lessons, &mut |_, _, _| {});
        assert_eq!(net.to_bytes(), again.to_bytes());
        let mean = |errors: &[f32]| errors.iter().sum::<f32>() / errors.len() as f32;
        // Who says that all is even errs by 0.22.
        assert!(mean(&errors[80..]) < 0.19);
    }
}
