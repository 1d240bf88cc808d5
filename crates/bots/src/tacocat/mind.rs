//! How a level thinks.

use game::Level;

/// How a level thinks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mind {
    /// How often, of 100 times, it does whatever comes to hand.
    pub(crate) errs: usize,
    /// The most worlds it looks at; without any it plays by fixed rules.
    pub(crate) worlds: u32,
    /// The most cards of a hand with which it also solves each world.
    pub(crate) exact: u8,
    /// How many choices of what to replace it tries out, twice as often each time half of them are
    /// dropped; without any it replaces by fixed rules.
    pub(crate) replaces: u32,
    /// Whether it takes into account that the other chose what to keep.
    pub(crate) infers: bool,
}

impl Mind {
    pub(crate) const fn of(level: Level) -> Self {
        match level {
            Level::Easy => Self {
                errs: 25,
                worlds: 0,
                exact: 0,
                replaces: 0,
                infers: false,
            },
            Level::Medium => Self {
                errs: 0,
                worlds: 2,
                exact: 0,
                replaces: 0,
                infers: false,
            },
            Level::Hard => Self {
                errs: 0,
                worlds: 120,
                exact: 7,
                replaces: 16,
                infers: true,
            },
            Level::Master => Self {
                errs: 0,
                worlds: 480,
                exact: 7,
                replaces: 32,
                infers: true,
            },
        }
    }
}
