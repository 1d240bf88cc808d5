//! What had happened on the day of a win.

/// What had happened on the day of a win, before it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Before {
    /// Whether another seat of the match is the same person's.
    pub same: bool,
    /// How many matches between the same people counted for coins: the most for any of them.
    pub met: u32,
    /// What the person had earned.
    pub earned: u32,
}
