//! The one draw there can be: who moves first.

use std::fmt;
use std::str::FromStr;

use game::{Draw, Illegal, Seat};

/// The seat that moves first by lot. Text form: `red` or `blue`.
///
/// A die decides it: red by an odd number, blue by an even one. Three of six each, so no further kind
/// of draw is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Chance(pub(crate) Seat);

impl Chance {
    /// The draw that decides it.
    pub const DRAW: Draw = Draw::Die;

    /// What a die says.
    ///
    /// # Errors
    /// `bad-draw` when it is not one number of a die.
    pub(crate) fn of(drawn: &[u8]) -> Result<Self, Illegal> {
        match drawn {
            [number] if Self::DRAW.fits(drawn) => Ok(Self(if number % 2 == 1 {
                Seat::FIRST
            } else {
                Seat::SECOND
            })),
            _ => Err(Illegal::new("bad-draw")),
        }
    }

    /// The seat that moves first.
    #[must_use]
    pub const fn first(self) -> Seat {
        self.0
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0 == Seat::FIRST { "red" } else { "blue" })
    }
}

impl FromStr for Chance {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        match text {
            "red" => Ok(Self(Seat::FIRST)),
            "blue" => Ok(Self(Seat::SECOND)),
            _ => Err(Illegal::new("bad-lot").with("lot", text)),
        }
    }
}
