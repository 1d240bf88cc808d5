//! How long a solver may think, and what it tells meanwhile.

/// What is proven so far in one call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The boards looked at.
    pub nodes: u64,
    /// The mover gains at least this from where something is to be decided.
    pub low: i32,
    /// And at most this.
    pub high: i32,
}

/// When a solver gives up.
#[derive(Clone, Copy)]
pub struct Limit<'a> {
    /// After so many nodes. It never looks at one more.
    pub nodes: u64,
    /// When this says no; it is asked about every 1,000 nodes.
    pub go_on: &'a dyn Fn(&Progress) -> bool,
}

impl Limit<'_> {
    /// No limit.
    pub const NONE: Limit<'static> = Limit {
        nodes: u64::MAX,
        go_on: &|_| true,
    };

    /// So many nodes and no more.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Limit<'static> {
        Limit {
            nodes,
            go_on: &|_| true,
        }
    }
}
