//! Where a puzzle comes from.

use std::fmt;
use std::str::FromStr;

use game::Illegal;

use crate::fault::bad;

/// The match of engines that a position is out of. Text form: `seed 1 match 12 ply 30`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Source {
    /// The seed of the run that made it.
    pub seed: u64,
    /// The match of this run, from 0.
    pub number: u64,
    /// How many events it had.
    pub ply: usize,
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { seed, number, ply } = self;
        write!(f, "seed {seed} match {number} ply {ply}")
    }
}

impl FromStr for Source {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let words: Vec<&str> = text.split(' ').collect();
        let ["seed", seed, "match", number, "ply", ply] = words[..] else {
            return Err(bad());
        };
        let source = Self {
            seed: seed.parse().map_err(|_| bad())?,
            number: number.parse().map_err(|_| bad())?,
            ply: ply.parse().map_err(|_| bad())?,
        };
        (source.to_string() == text)
            .then_some(source)
            .ok_or_else(bad)
    }
}
