//! Where draws come from.

use game::{Draw, Rng};

/// The source of everything random that a table needs, handed in by whoever runs it.
pub trait Luck {
    /// The outcome of a fair draw, as [`Draw::fits`] asks.
    fn draw(&mut self, draw: Draw) -> Vec<u8>;

    /// A generator for what is not drawn fairly: completing a set-up whose time ran out.
    fn rng(&mut self) -> &mut Rng;
}

/// Luck from one seed: for play without a server, simulations and tests.
#[derive(Clone, Debug)]
pub struct Seeded(Rng);

impl Seeded {
    /// The luck of this seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(Rng::new(seed))
    }
}

impl Luck for Seeded {
    fn draw(&mut self, draw: Draw) -> Vec<u8> {
        match draw {
            Draw::Die => vec![self.0.below(6) as u8 + 1],
            Draw::Deck { cards, .. } => {
                let mut deck: Vec<u8> = (0..cards).collect();
                self.0.shuffle(&mut deck);
                deck
            }
        }
    }

    fn rng(&mut self) -> &mut Rng {
        &mut self.0
    }
}
