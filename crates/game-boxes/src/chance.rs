//! What is drawn by lot: nothing.

use std::fmt;
use std::str::FromStr;

use game::Illegal;

/// Nothing is ever drawn by lot: there is no value of this type, and reading one always fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chance {}

impl fmt::Display for Chance {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl FromStr for Chance {
    type Err = Illegal;

    fn from_str(_: &str) -> Result<Self, Illegal> {
        Err(Illegal::new("no-draw"))
    }
}
