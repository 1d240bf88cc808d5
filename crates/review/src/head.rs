//! What a review begins with.

use serde::{Deserialize, Serialize};

/// What is known of a review before its first ply.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Head {
    /// The numbers of the seats, in the order of all chances.
    pub seats: Vec<u8>,
    /// The chances at the start, in per mille.
    pub start: Vec<u16>,
    /// How many events there are in all.
    pub plies: u32,
}
