//! The fair draw of a match, as everyone is told of it (docs/fair.md).

use serde::{Deserialize, Serialize};

use fair::{Commitments, Reveal, Secret};
use game::{Seat, Seats};

/// Where the fair draw of a match stands. Nothing here is secret; everyone is told the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draws {
    /// The number of the start, from 0: one more for each that was cancelled since a seat did not
    /// reveal its seed.
    pub start: u32,
    /// The seats that have committed to a seed.
    #[serde(with = "crate::text")]
    pub committed: Seats,
    /// All commitments, once everyone is ready: `house=DIGITS 0=DIGITS 1=DIGITS`.
    #[serde(
        default,
        with = "crate::text::option",
        skip_serializing_if = "Option::is_none"
    )]
    pub commitments: Option<Commitments>,
    /// Until when seeds can be revealed, in milliseconds since the Unix epoch, while that is waited
    /// for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<i64>,
    /// The seeds that were revealed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seeds: Vec<Seed>,
    /// Every secret, once the match is over: `salt=DIGITS house=DIGITS 0=DIGITS 1=DIGITS`.
    #[serde(
        default,
        with = "crate::text::reveal",
        skip_serializing_if = "Option::is_none"
    )]
    pub secrets: Option<Reveal>,
}

/// The seed that a seat has revealed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seed {
    /// Which seat.
    #[serde(with = "crate::text")]
    pub seat: Seat,
    /// Its seed.
    #[serde(with = "crate::text::secret")]
    pub seed: Secret,
}
