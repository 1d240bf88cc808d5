//! The draws of Ataxx: there are none.

use std::fmt;
use std::str::FromStr;

use game::Illegal;

/// What a draw brought. Nothing is ever drawn in Ataxx, so there is no such value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chance {}

impl fmt::Display for Chance {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl FromStr for Chance {
    type Err = Illegal;

    /// # Errors
    /// Always `no-draw`.
    fn from_str(_: &str) -> Result<Self, Illegal> {
        Err(Illegal::new("no-draw"))
    }
}
