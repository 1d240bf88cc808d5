//! What a draw brings: a deal.

use std::fmt;
use std::str::FromStr;

use game::Illegal;

use crate::Pile;

/// A deal: "the deal event is the whole order, top first, secret until the end of the match". Text form:
/// `deal 4,9,...`.
///
/// `Debug` does not print it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Chance(pub(crate) Pile);

impl Chance {
    /// The whole deck in order.
    #[must_use]
    pub const fn deck(&self) -> &Pile {
        &self.0
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "deal {}", self.0)
    }
}

impl fmt::Debug for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Chance(deal ..)")
    }
}

impl FromStr for Chance {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let bad = Illegal::new("bad-deal");
        let deck: Pile = text
            .strip_prefix("deal ")
            .and_then(|deck| deck.parse().ok())
            .ok_or_else(|| bad.clone())?;
        if deck.is_known() && !deck.is_empty() {
            Ok(Self(deck))
        } else {
            Err(bad)
        }
    }
}
