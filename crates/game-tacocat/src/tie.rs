//! What equal last cards do.

use std::fmt;
use std::str::FromStr;

use game::Illegal;

/// What happens when the last two cards are equal. Text forms: `redeal`, `arrow`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Tie {
    /// "The token stays, the whole deck is shuffled, a new round on the same space."
    #[default]
    Redeal,
    /// "The arrow's player wins the tie; a double arrow redeals."
    Arrow,
}

impl Tie {
    /// Every rule of ties.
    pub const ALL: [Self; 2] = [Self::Redeal, Self::Arrow];
}

impl fmt::Display for Tie {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Redeal => "redeal",
            Self::Arrow => "arrow",
        })
    }
}

impl FromStr for Tie {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        match text {
            "redeal" => Ok(Self::Redeal),
            "arrow" => Ok(Self::Arrow),
            _ => Err(Illegal::new("bad-tie").with("tie", text)),
        }
    }
}
