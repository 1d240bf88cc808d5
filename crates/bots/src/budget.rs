//! What a decision may cost, and what came of it.

/// What a computer player may spend on one decision.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    /// States looked at. The same number gives the same decision on every machine.
    pub nodes: u64,
    /// Asked about every 1,000 nodes; `true` ends thinking early. For time caps and cancelling.
    pub stop: &'a dyn Fn() -> bool,
}

impl Budget<'_> {
    /// So many nodes, whatever time they take.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Self {
        Self {
            nodes,
            stop: &|| false,
        }
    }
}

/// The default cost of one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// For [`Budget::nodes`].
    pub nodes: u64,
    /// Milliseconds of one core after which [`Budget::stop`] should say so.
    pub millis: u64,
}

/// A decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The action's text form.
    pub action: String,
    /// States looked at.
    pub nodes: u64,
}
