//! What came of a pair of matches.

use serde::{Deserialize, Serialize};

use crate::Lapse;

/// Two matches from one opening, the first player on the first seat and then on the second.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pair {
    /// Its number in the run.
    pub pair: u64,
    /// Where both started, as a watcher's view writes it.
    pub opening: String,
    /// The matches.
    pub matches: [Match; 2],
}

/// One match. What belongs to the players is by player, not by seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Match {
    /// What the first player got: 2 for a win, 1 for a draw.
    pub half_points: u8,
    /// Why it ended: a reason of the rules, or how a player failed.
    pub end: String,
    /// Who failed to move, and how.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lapse: Option<(u8, Lapse)>,
    /// What happened after the opening, an event each.
    pub events: Vec<String>,
    /// How many moves each player made.
    pub moves: [u64; 2],
    /// States each player looked at.
    pub nodes: [u64; 2],
    /// Microseconds each player took.
    pub micros: [u64; 2],
    /// The longest that each player took for a move, in microseconds.
    pub longest: [u64; 2],
}

impl Pair {
    /// What the first player got of both, 4 at most.
    #[must_use]
    pub fn half_points(&self) -> u8 {
        let points = self.matches.iter().map(|one| one.half_points.min(2));
        points.sum()
    }

    /// The same without what clocks say.
    #[must_use]
    pub fn timeless(mut self) -> Self {
        for one in &mut self.matches {
            (one.micros, one.longest) = ([0; 2], [0; 2]);
        }
        self
    }
}
