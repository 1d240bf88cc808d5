//! How hard a puzzle is.

use std::fmt;
use std::str::FromStr;

use game::Illegal;

use crate::fault::bad;

/// How hard a puzzle is: what looks good at first sight is right everywhere and the way is short; one of
/// these does not hold; neither does. Text forms: `1`, `2`, `3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Grade(u8);

impl Grade {
    /// Every grade, the easiest first.
    pub const ALL: [Self; 3] = [Self(1), Self(2), Self(3)];

    /// What is misleading or long is harder.
    pub(crate) const fn of(misleads: bool, long: bool) -> Self {
        Self(1 + misleads as u8 + long as u8)
    }

    /// From 1 to 3.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Grade {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let fits = |grade: &Self| grade.to_string() == text;
        Self::ALL.into_iter().find(fits).ok_or_else(bad)
    }
}
