//! Why there is no review.

use game::Illegal;
use table::RecordError;

/// What is in the way of a review.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The text is no record.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The rules refuse something in it.
    #[error("the rules: {0}")]
    Rules(#[from] Illegal),
    /// The match is not over: what is secret in it stays so.
    #[error("the match is not over")]
    NotOver,
}

impl Fault {
    /// The stable code.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::Record(error) => error.why.code(),
            Self::Rules(why) => why.code(),
            Self::NotOver => "not-over",
        }
    }
}
