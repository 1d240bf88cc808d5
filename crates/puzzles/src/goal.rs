//! What is to be reached.

use std::fmt;
use std::str::FromStr;

use game::Illegal;

use crate::fault::bad;

/// What the moves of a puzzle have to reach. Text forms: `win`, `chance`, `round`, `flag 2`, `piece 2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// The match is won against whatever the other does.
    Win,
    /// The best chance to win, by far.
    Chance,
    /// The round is won, whatever the other holds.
    Round,
    /// The flag is taken in so many moves, wherever it is.
    Flag(u8),
    /// A piece is won in so many moves and none lost, not by the answer to the last one either.
    Piece(u8),
}

impl Goal {
    /// The stable word, without a number.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::Chance => "chance",
            Self::Round => "round",
            Self::Flag(_) => "flag",
            Self::Piece(_) => "piece",
        }
    }

    /// How many moves there are for it, where they are counted.
    #[must_use]
    pub const fn moves(self) -> Option<u8> {
        match self {
            Self::Flag(moves) | Self::Piece(moves) => Some(moves),
            Self::Win | Self::Chance | Self::Round => None,
        }
    }

    /// What is left of it after a move.
    pub(crate) const fn after(self) -> Self {
        match self {
            Self::Flag(moves) => Self::Flag(moves.saturating_sub(1)),
            Self::Piece(moves) => Self::Piece(moves.saturating_sub(1)),
            other => other,
        }
    }

    /// Whether the puzzle goes on until this is reached, and not only as long as there are wrong moves.
    pub(crate) const fn is_reached(self) -> bool {
        matches!(self, Self::Round | Self::Flag(_) | Self::Piece(_))
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())?;
        self.moves().map_or(Ok(()), |moves| write!(f, " {moves}"))
    }
}

impl FromStr for Goal {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let (word, moves) = text.split_once(' ').unwrap_or((text, ""));
        let number = || moves.parse().ok().filter(|n| (1..=9).contains(n));
        let goal = match word {
            "win" => Self::Win,
            "chance" => Self::Chance,
            "round" => Self::Round,
            "flag" => Self::Flag(number().ok_or_else(bad)?),
            "piece" => Self::Piece(number().ok_or_else(bad)?),
            _ => return Err(bad()),
        };
        (goal.to_string() == text).then_some(goal).ok_or_else(bad)
    }
}
