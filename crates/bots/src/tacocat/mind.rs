//! How a level thinks.

use game::Level;

use super::playout::{By, Seats};

/// How a level thinks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mind {
    /// How often, of 100 times, it does whatever comes to hand.
    pub(crate) errs: usize,
    /// The worlds in which each option is played out at first; without any it plays by fixed rules.
    pub(crate) worlds: u32,
    /// The worlds of a duel.
    pub(crate) duels: u32,
    /// The worlds in which each choice of what to replace is played out at first, twice as many each time half of
    /// them are dropped; without any it replaces by fixed rules.
    pub(crate) replaces: u32,
    /// The most cards of a hand with which it solves the end of a round with both hands hidden.
    pub(crate) solves: u8,
    /// Who plays out.
    pub(crate) by: By,
    /// In so many of four worlds the rival plays by fixed rules all the same: not everybody plays like the net.
    pub(crate) simple: usize,
    /// Whether it takes into account that the other chose what to keep.
    pub(crate) infers: bool,
}

/// Plays by fixed rules.
const SIMPLE: Mind = Mind {
    errs: 0,
    worlds: 0,
    duels: 0,
    replaces: 0,
    solves: 0,
    by: By::Rules,
    simple: 0,
    infers: false,
};

impl Mind {
    pub(crate) const fn of(level: Level) -> Self {
        match level {
            Level::Easy => Self { errs: 25, ..SIMPLE },
            Level::Medium => Self {
                worlds: 2,
                duels: 2,
                ..SIMPLE
            },
            Level::Hard => Self {
                worlds: 40,
                duels: 40,
                replaces: 8,
                solves: 2,
                infers: true,
                ..SIMPLE
            },
            Level::Master => Self {
                worlds: 384,
                duels: 384,
                replaces: 96,
                solves: 2,
                by: By::Net,
                simple: 3,
                infers: true,
                ..SIMPLE
            },
        }
    }

    /// Who plays the own seat and the other's in a world, by its number.
    pub(crate) const fn seats(&self, world: usize) -> Seats {
        let simple = world % 4 < self.simple;
        [self.by, if simple { By::Rules } else { self.by }]
    }
}
