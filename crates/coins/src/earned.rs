//! What a win earned.

use crate::Less;

/// What a win earned, and why that is less than such wins do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Earned {
    /// So many coins.
    pub coins: u32,
    /// Why they are fewer than such a win is worth.
    pub less: Option<Less>,
}

impl Earned {
    /// Nothing, for this reason.
    #[must_use]
    pub const fn nothing(why: Less) -> Self {
        Self {
            coins: 0,
            less: Some(why),
        }
    }
}
