//! What tells the levels apart: how they err, and how far they see.

use game::Level;

/// So many times out of so many.
pub(super) type Odds = (usize, usize);

const NEVER: Odds = (0, 1);

/// How a level plays. All that it may spend is in nodes, so that it plays the same on every machine.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Manner {
    /// How often it draws any line at all where nothing can be taken: a beginner overlooks that this
    /// gives boxes away.
    pub(super) blunders: Odds,
    /// How often it draws any line at all though a box can be taken.
    pub(super) overlooks: Odds,
    /// How often it draws what looks good at a glance: takes all there is, though to leave the last
    /// boxes would be better, and looks no further than for a line that gives nothing away.
    pub(super) hasty: Odds,
    /// The same in misere, where looking further helps more.
    pub(super) hasty_in_misere: Odds,
    /// What it may spend on seeing the end of the match: chains, double-dealing and all.
    pub(super) sight: u64,
    /// What it may spend on trying out what may come where the end is out of sight.
    pub(super) plans: u64,
    /// Whether it proves that a line wins before it draws it, where that can be proven.
    pub(super) proves: bool,
}

impl Manner {
    /// How a level plays.
    pub(crate) const fn of(level: Level) -> Self {
        match level {
            Level::Easy => Self {
                blunders: (1, 50),
                overlooks: (1, 50),
                hasty: (1, 3),
                hasty_in_misere: (1, 3),
                sight: 120,
                plans: 0,
                proves: false,
            },
            Level::Medium => Self {
                blunders: NEVER,
                overlooks: NEVER,
                hasty: (1, 8),
                hasty_in_misere: (1, 6),
                sight: 1_500,
                plans: 1_500,
                proves: false,
            },
            Level::Hard => Self {
                blunders: NEVER,
                overlooks: NEVER,
                hasty: (1, 50),
                hasty_in_misere: (1, 12),
                sight: 20_000,
                plans: 20_000,
                proves: true,
            },
            Level::Master => Self {
                blunders: NEVER,
                overlooks: NEVER,
                hasty: NEVER,
                hasty_in_misere: NEVER,
                sight: u64::MAX,
                plans: u64::MAX,
                proves: true,
            },
        }
    }
}
