//! The name of a puzzle.

use std::fmt;
use std::str::FromStr;

use game::Illegal;
use games::Kind;

use crate::Goal;
use crate::fault::bad;

/// The name of a puzzle within its game: eight letters and digits that follow from its position and goal, so that
/// a file made anew keeps the names of what it keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id([u8; Id::LENGTH]);

/// No letter that looks like a digit.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstvwxyz0123456789";

impl Id {
    const LENGTH: usize = 8;

    /// That of a position, as its view says it, and a goal.
    #[must_use]
    pub fn of(kind: Kind, view: &str, goal: Goal) -> Self {
        // FNV-1a, of which 40 bits are enough to tell some thousand puzzles apart.
        let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
        for byte in format!("{kind} {goal} {view}").bytes() {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        hash ^= hash >> 32;
        Self(std::array::from_fn(|i| {
            LETTERS[(hash >> (5 * i)) as usize % LETTERS.len()]
        }))
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0
            .iter()
            .try_for_each(|letter| write!(f, "{}", char::from(*letter)))
    }
}

impl FromStr for Id {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let letters: [u8; Self::LENGTH] = text.as_bytes().try_into().map_err(|_| bad())?;
        let known = letters.iter().all(|letter| LETTERS.contains(letter));
        known.then_some(Self(letters)).ok_or_else(bad)
    }
}
