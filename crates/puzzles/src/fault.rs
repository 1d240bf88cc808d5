//! Why a text is no puzzle, or a puzzle is not proven.

use game::Illegal;

/// What is wrong with a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The text is none of a puzzle.
    #[error("line {line}: {why}")]
    Text {
        /// Its number, from 1.
        line: usize,
        /// What is wrong there.
        why: Illegal,
    },
    /// The rules refuse something in it.
    #[error("the rules: {0}")]
    Rules(#[from] Illegal),
    /// What is proven is not what the text says.
    #[error("{0} is not as the puzzle says")]
    Differs(&'static str),
    /// Nothing can be proven of it within the bounds.
    #[error("this is not proven")]
    Unproven,
}

impl Fault {
    /// The stable code.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::Text { why, .. } | Self::Rules(why) => why.code(),
            Self::Differs(_) => "differs",
            Self::Unproven => "unproven",
        }
    }
}

/// The text is none.
pub(crate) const fn bad() -> Illegal {
    Illegal::new("bad-puzzle")
}
