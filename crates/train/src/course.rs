//! A whole training: epochs over all records, in new order and symmetries each time.

use std::fs::File;
use std::path::PathBuf;

use bots::ataxx_net::Parts;
use game::Rng;

use crate::sample::{Blend, SYMMETRIES, Symmetries};
use crate::{DataReader, Fault, Record, Trainer};

/// How a net is trained.
#[derive(Clone, Debug)]
pub struct Course {
    /// Passes over all records.
    pub epochs: u32,
    /// Samples between two steps.
    pub batch: usize,
    /// The length of the first step; the last is a hundredth of it.
    pub rate: f32,
    /// The weight of scores against results.
    pub score: f32,
    /// What all chance comes from.
    pub seed: u64,
}

/// What is known after an epoch.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// The number of the epoch, from 1.
    pub epoch: u32,
    /// The mean squared error of what was learned from, as it was met.
    pub learned: f64,
    /// The same of the records kept apart.
    pub apart: f64,
}

/// One record in so many matches is kept apart, to see what was learned and not only remembered.
const APART: usize = 50;

/// Records to learn from, and those kept apart.
pub struct Library {
    learned: Vec<Record>,
    apart: Vec<Record>,
}

impl Library {
    /// Reads whole files.
    ///
    /// # Errors
    /// When one is not there or holds something else, or there is nothing to learn from.
    pub fn read(files: &[PathBuf]) -> Result<Self, Fault> {
        let (mut learned, mut apart, mut matches) = (Vec::new(), Vec::new(), 0);
        for path in files {
            let mut reader = DataReader::of(File::open(path)?)?;
            while let Some(records) = reader.next_match()? {
                matches += 1;
                let whole = matches % APART == 0;
                let to = if whole { &mut apart } else { &mut learned };
                to.extend(records);
            }
        }
        if learned.is_empty() || apart.is_empty() {
            return Err(Fault::NoData);
        }
        Ok(Self { learned, apart })
    }

    /// How many records there are to learn from.
    #[must_use]
    pub fn len(&self) -> usize {
        self.learned.len()
    }

    /// Never: there is something to learn from.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.learned.is_empty()
    }
}

impl Course {
    /// Trains a net; `hear` is told of every epoch, with the net as it is then. Its scale is that by which the scores fit the results.
    pub fn run(&self, library: &Library, hear: &mut dyn FnMut(Lesson, &Parts)) {
        let blend = Blend {
            scale: Blend::fit(&library.learned),
            score: self.score,
        };
        let symmetries = Symmetries::new();
        let (mut rng, mut trainer) = (Rng::new(self.seed), Trainer::new(self.seed));
        let mut order: Vec<u32> = (0..library.learned.len() as u32).collect();
        let all = order.len().div_ceil(self.batch) as u32 * self.epochs;
        let mut steps = 0;
        for epoch in 1..=self.epochs {
            rng.shuffle(&mut order);
            let mut error = 0.0;
            for batch in order.chunks(self.batch) {
                for i in batch {
                    let record = &library.learned[*i as usize];
                    let symmetry = rng.below(SYMMETRIES);
                    let sample = symmetries.sample(record, symmetry, &blend);
                    error += f64::from(trainer.learn(&sample));
                }
                trainer.step(batch.len(), self.rate_at(steps, all));
                steps += 1;
            }
            let apart = library.apart.iter().map(|record| {
                let sample = symmetries.sample(record, 0, &blend);
                f64::from(trainer.loss(&sample))
            });
            let lesson = Lesson {
                epoch,
                learned: error / library.learned.len() as f64,
                apart: apart.sum::<f64>() / library.apart.len() as f64,
            };
            hear(lesson, &trainer.parts(blend.scale));
        }
    }

    /// Falls along half a cosine to a hundredth.
    fn rate_at(&self, step: u32, all: u32) -> f32 {
        let done = step as f32 / all.max(1) as f32;
        let height = 0.5 + 0.5 * (std::f32::consts::PI * done).cos();
        self.rate * (0.01 + 0.99 * height)
    }
}
