//! What makes a level what it is.

use game::Level;
use search::Focus;

use super::estimate::Sense;

/// How a level thinks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mind {
    /// Of a hundred choices, how many are made without looking.
    pub(super) errs: usize,
    /// How many plies it looks ahead at most.
    pub(super) depth: u8,
    /// How it judges what it sees there.
    pub(super) sight: Sight,
}

/// How a position is judged.
#[derive(Clone, Copy, Debug)]
pub(super) enum Sight {
    /// By hand, with an eye for this.
    Hand(Sense),
    /// By the net, and exactly where an ending can be solved.
    Net,
}

/// What a move leads to, and nothing after it.
const GLANCE: u8 = 1;
/// Beyond this nothing was gained.
const DEEP: u8 = 8;

/// Which moves are looked at: what the net thinks of a move at a glance is rarely wrong by more.
pub(super) const FOCUS: Focus = Focus {
    most: 2,
    within: 0.02,
    root: 0.08,
};

/// The same for a proof: no move of the root is given up.
pub(super) const WIDE: Focus = Focus {
    most: 3,
    within: 0.05,
    root: 1.0,
};

impl Mind {
    pub(super) const fn of(level: Level) -> Self {
        match level {
            // A beginner runs.
            Level::Easy => Self {
                errs: 40,
                depth: GLANCE,
                sight: Sight::Hand(Sense {
                    danger: false,
                    stacks: false,
                }),
            },
            // It looks around, most of the time.
            Level::Medium => Self {
                errs: 8,
                depth: GLANCE,
                sight: Sight::Hand(Sense {
                    danger: true,
                    stacks: false,
                }),
            },
            // It knows what a position is worth, looks no further, and nods now and then.
            Level::Hard => Self {
                errs: 5,
                depth: GLANCE,
                sight: Sight::Net,
            },
            Level::Master => Self {
                errs: 0,
                depth: DEEP,
                sight: Sight::Net,
            },
        }
    }
}
