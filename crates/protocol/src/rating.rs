//! How strong people are, as rated matches have shown.

use serde::{Deserialize, Serialize};

/// How strong somebody is at a game, in whole points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Strength {
    /// The rating; 1500 where no rated match was played.
    pub points: i32,
    /// Whether too few matches were played to be sure of it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub provisional: bool,
}

/// What a rated match made of the viewer's own rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Change {
    /// The points before it.
    pub before: i32,
    /// The rating after it.
    pub after: Strength,
}
