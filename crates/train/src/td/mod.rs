//! Makes the net by which Aeroplane Chess is judged: temporal differences, TD(lambda), on matches of the
//! net with itself (R. Sutton, *Learning to predict by the methods of temporal differences*, 1988; G. Tesauro,
//! *Temporal difference learning and TD-Gammon*, 1995).
//!
//! Every move is the best one at a glance; the dice bring variety enough. When somebody has finished, the
//! positions before are gone through from the last to the first: each is told what came of it, mixed with
//! what the net thinks of the ones after it. Those who are left play on for the next place, which teaches
//! boards with fewer seats.

mod learner;
mod matches;

use aeroplane_net::Net;
use bots::aeroplane_net;
use game::Rng;

use learner::Learner;
use matches::Tables;

/// How a net is trained by matches with itself.
#[derive(Clone, Copy, Debug)]
pub struct Lessons {
    /// How many matches.
    pub matches: u32,
    /// The length of the first step; the last is a fiftieth of it.
    pub rate: f32,
    /// How much of what came of a position counts at the last match, against what the net thinks of the next
    /// position; at the first match all of it does.
    pub lambda: f64,
    /// What all chance comes from.
    pub seed: u64,
}

/// How far the lessons are.
#[derive(Clone, Copy, Debug)]
pub struct Report {
    /// Matches played.
    pub matches: u32,
    /// Positions learned from.
    pub positions: u64,
    /// The squared error of what the net thought of the winner of matches of two in the last thousand matches, on average.
    pub error: f64,
}

/// The last step as a share of the first.
const LAST: f32 = 0.02;
/// Matches between two reports.
const EVERY: u32 = 1_000;

impl Lessons {
    /// Trains a net, and says every thousand matches how it goes.
    pub fn run(&self, told: &mut dyn FnMut(&Report, &Net)) -> Net {
        let mut rng = Rng::new(self.seed);
        let mut learner = Learner::new(&mut rng);
        let tables = Tables::new();
        let (mut positions, mut sum, mut count) = (0, 0.0, 0_u64);
        for done in 0..self.matches {
            let part = done as f32 / self.matches as f32;
            learner.rate = self.rate * (1.0 - part + LAST * part);
            let lambda = 1.0 + (self.lambda - 1.0) * f64::from(part);
            let table = tables.draw(&mut rng);
            for span in table.play(learner.net(), &mut rng) {
                let mut goal = span.came;
                for position in span.positions.iter().rev() {
                    let chances = learner.learn(table, position, &goal);
                    positions += 1;
                    if table.is_plain() {
                        let wrong = |(chance, came): (&f64, f64)| (chance - came).powi(2);
                        let wrong = chances.iter().zip(span.came).map(wrong).sum::<f64>() / 2.0;
                        (sum, count) = (sum + wrong, count + 1);
                    }
                    for (goal, chance) in goal.iter_mut().zip(chances) {
                        *goal = lambda * *goal + (1.0 - lambda) * chance;
                    }
                }
            }
            if (done + 1) % EVERY == 0 || done + 1 == self.matches {
                let report = Report {
                    matches: done + 1,
                    positions,
                    error: sum / count.max(1) as f64,
                };
                told(&report, learner.net());
                (sum, count) = (0.0, 0);
            }
        }
        learner.into_net()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lessons_repeat_themselves_and_follow_from_the_seed() {
        let lessons = Lessons {
            matches: 30,
            rate: 0.000_04,
            lambda: 0.7,
            seed: 5,
        };
        let mut seen = 0;
        let net = lessons.run(&mut |report, _| seen = report.positions);
        assert!(seen > 1_000, "{seen}");
        let again = lessons.run(&mut |_, _| {});
        assert_eq!(net.to_bytes(), again.to_bytes());
        let other = Lessons { seed: 6, ..lessons };
        assert_ne!(net.to_bytes(), other.run(&mut |_, _| {}).to_bytes());
    }
}
