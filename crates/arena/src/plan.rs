//! What every pair of a run has in common, and what follows for each from its number.

use game::Rng;
use games::Kind;
use serde::{Deserialize, Serialize};

use crate::Opening;

/// What is played. Equal plans give equal pairs, as long as players answer alike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Which game.
    pub kind: Kind,
    /// Its options.
    pub setup: String,
    /// What all chance comes from: openings by lot, dice, and what players leave to chance.
    pub seed: u64,
    /// Where matches start.
    pub opening: Opening,
}

/// What chance a draw of seeds is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Lot {
    Opening,
    Dice,
    Players,
}

impl Plan {
    /// The generator of this pair for one purpose, independent of all others.
    pub(crate) fn rng(&self, pair: u64, lot: Lot) -> Rng {
        let mut seeds = Rng::new(self.seed);
        let (a, b) = (seeds.next_u64(), seeds.next_u64());
        let number = pair.wrapping_mul(4).wrapping_add(lot as u64);
        // Another generator for each: SplitMix64 spreads neighbouring seeds.
        Rng::new(a ^ Rng::new(b ^ number).next_u64())
    }
}
