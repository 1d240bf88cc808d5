//! What a search asks for.

/// What a search asks: whether a value is above `alpha` and below `beta`, and which then.
#[derive(Clone, Copy)]
pub(crate) struct Window {
    pub(crate) alpha: i32,
    pub(crate) beta: i32,
}

impl Window {
    /// Asks only whether a value is above `alpha`.
    pub(crate) const fn null(alpha: i32) -> Self {
        Self {
            alpha,
            beta: alpha + 1,
        }
    }

    /// The same seen by the other side.
    pub(crate) const fn turned(self) -> Self {
        Self {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }

    pub(crate) const fn is_null(self) -> bool {
        self.beta - self.alpha == 1
    }
}
