//! When thinking ends.

/// What one search may spend; it ends at whichever comes first.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// Plies.
    pub depth: u8,
    /// States looked at. The same number gives the same answer on every machine.
    pub nodes: u64,
    /// Asked every 1,024 nodes; `true` ends the search at once. For clocks and cancelling.
    pub stop: &'a dyn Fn() -> bool,
}

impl Limits<'_> {
    /// As deep as `depth` plies, whatever it takes.
    #[must_use]
    pub const fn depth(depth: u8) -> Self {
        Self {
            depth,
            nodes: u64::MAX,
            stop: &|| false,
        }
    }

    /// As deep as so many nodes go.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Self {
        Self {
            depth: u8::MAX,
            nodes,
            stop: &|| false,
        }
    }
}
