//! Why another action would have been better.

mod aeroplane;
mod ataxx;
mod boxes;
mod stratego;
mod tacocat;

use game::{Seat, Viewer};
use games::{AnyGame, AnyView};
use serde::{Deserialize, Serialize};

/// What was wrong with an action, by what its seat could see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum Why {
    /// Ataxx: the other side can turn so many pieces now, and fewer after the better move.
    LetsTurn {
        /// The most pieces that one answer turns.
        count: u8,
        /// The same after the better move.
        instead: u8,
    },
    /// Ataxx: it turns fewer pieces than the better move.
    TurnsFewer {
        /// Pieces turned.
        count: u8,
        /// By the better move.
        instead: u8,
    },
    /// Dots and Boxes: the other side can take so many boxes now, and fewer after the better line.
    GivesBoxes {
        /// Boxes that can be taken.
        count: u8,
        /// The same after the better line.
        instead: u8,
    },
    /// Dots and Boxes: boxes were there for the taking.
    LeavesBoxes {
        /// So many.
        count: u8,
    },
    /// Dots and Boxes: it takes the last boxes, and has to open the next chain; giving these back would have left that to the other side.
    TakesAll {
        /// Boxes that were to be given back.
        count: u8,
    },
    /// Aeroplane Chess: planes of another could be sent home.
    MissesHit {
        /// So many.
        count: u8,
    },
    /// Aeroplane Chess: a plane could reach the centre.
    MissesHome,
    /// Aeroplane Chess: a plane could have left the hangar.
    MissesLaunch,
    /// Stratego: it attacks a piece that is known to be stronger.
    AttacksStronger,
    /// Stratego: a piece that is known to be weaker could be taken.
    MissesCapture,
    /// Stratego: a piece that is known to be stronger can take an own one now.
    LeavesHanging,
    /// Tacocat: all cards of the attack could be answered.
    GivesUpCards {
        /// Cards that were given up.
        count: u8,
    },
    /// Tacocat: the attack could be answered with lower cards.
    AnswersTooHigh,
}

impl Why {
    /// Its stable name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::LetsTurn { .. } => "lets-turn",
            Self::TurnsFewer { .. } => "turns-fewer",
            Self::GivesBoxes { .. } => "gives-boxes",
            Self::LeavesBoxes { .. } => "leaves-boxes",
            Self::TakesAll { .. } => "takes-all",
            Self::MissesHit { .. } => "misses-hit",
            Self::MissesHome => "misses-home",
            Self::MissesLaunch => "misses-launch",
            Self::AttacksStronger => "attacks-stronger",
            Self::MissesCapture => "misses-capture",
            Self::LeavesHanging => "leaves-hanging",
            Self::GivesUpCards { .. } => "gives-up-cards",
            Self::AnswersTooHigh => "answers-too-high",
        }
    }

    /// How many, and how many the better action would have: what its sentence speaks of.
    #[must_use]
    pub const fn counts(self) -> (Option<u8>, Option<u8>) {
        match self {
            Self::LetsTurn { count, instead }
            | Self::TurnsFewer { count, instead }
            | Self::GivesBoxes { count, instead } => (Some(count), Some(instead)),
            Self::LeavesBoxes { count }
            | Self::TakesAll { count }
            | Self::MissesHit { count }
            | Self::GivesUpCards { count } => (Some(count), None),
            Self::MissesHome
            | Self::MissesLaunch
            | Self::AttacksStronger
            | Self::MissesCapture
            | Self::LeavesHanging
            | Self::AnswersTooHigh => (None, None),
        }
    }
}

/// Why `better` is better than `made` for `seat`, if a reason is certain.
pub(crate) fn why(game: &AnyGame, seat: Seat, made: &str, better: &str) -> Option<Why> {
    match game.view(Viewer::Seat(seat)) {
        AnyView::Ataxx(view) => {
            ataxx::why(view.position(), made.parse().ok()?, better.parse().ok()?)
        }
        AnyView::Boxes(view) => boxes::why(&view, made.parse().ok()?, better.parse().ok()?),
        AnyView::Aeroplane(view) => {
            aeroplane::why(view.position(), made.parse().ok()?, better.parse().ok()?)
        }
        AnyView::Stratego(view) => {
            stratego::why(&view, seat, made.parse().ok()?, better.parse().ok()?)
        }
        _ => tacocat::why(made.parse().ok()?, better.parse().ok()?),
    }
}
