//! What a seat chooses.

use std::fmt;
use std::str::FromStr;

use game::Illegal;

use crate::{Arrangement, Move};

/// What a seat does. Text forms: `setup ` and the 40 letters of an [`Arrangement`], which is final;
/// `a4a5` for a move.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Locks a set-up.
    Setup(Arrangement),
    /// Moves a piece.
    Move(Move),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Setup(arrangement) => write!(f, "setup {arrangement}"),
            Self::Move(moved) => write!(f, "{moved}"),
        }
    }
}

impl FromStr for Action {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        match text.strip_prefix("setup ") {
            Some(arrangement) => arrangement.parse().map(Self::Setup),
            None => text.parse().map(Self::Move),
        }
    }
}
