//! What a draw brought.

use std::fmt;
use std::str::FromStr;

use game::Illegal;

/// The number rolled. Text form: `1` to `6`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Chance(u8);

impl Chance {
    /// This number, if a die has it.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=6 => Some(Self(number)),
            _ => None,
        }
    }

    /// The number, 1 to 6.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Chance {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        match text.as_bytes() {
            [digit @ b'1'..=b'6'] => Ok(Self(digit - b'0')),
            _ => Err(Illegal::new("bad-number").with("number", text)),
        }
    }
}
