//! What a state is worth, and why a near win is worth more than a far one.

/// What a state is worth to the side to move.
pub type Value = i32;

/// What a win is worth where only winning counts.
///
/// Values beyond half of it lose one point for every ply on the way back to the root, so that a
/// search prefers the shorter way to a win and the longer one to a loss. Games in which the margin
/// counts use smaller values, which are left alone.
pub const WIN: Value = 1_000_000;

/// Beyond every value.
pub(crate) const INFINITE: Value = 2 * WIN;

/// A value beyond this is a win, below its negative a loss.
pub(crate) const DECIDED: Value = WIN / 2;

/// What is still asked about a value: whether it is above `alpha` and below `beta`, and which then.
#[derive(Clone, Copy)]
pub(crate) struct Window {
    pub(crate) alpha: Value,
    pub(crate) beta: Value,
}

impl Window {
    pub(crate) const FULL: Self = Self {
        alpha: -INFINITE,
        beta: INFINITE,
    };

    /// Asks only whether a value is above `alpha`.
    pub(crate) const fn null(alpha: Value) -> Self {
        Self {
            alpha,
            beta: alpha + 1,
        }
    }

    pub(crate) const fn is_null(self) -> bool {
        self.beta - self.alpha == 1
    }

    /// The same for a child, whose value fades on the way up.
    pub(crate) const fn unfaded(self) -> Self {
        Self {
            alpha: unfade_alpha(self.alpha),
            beta: unfade_beta(self.beta),
        }
    }

    /// The same seen by the other side.
    pub(crate) const fn turned(self) -> Self {
        Self {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }
}

/// A child's value as its parent sees it, before the sign.
#[inline]
pub(crate) const fn fade(value: Value) -> Value {
    if value > DECIDED {
        value - 1
    } else if value < -DECIDED {
        value + 1
    } else {
        value
    }
}

/// The highest value that fades to at most `alpha`.
#[inline]
const fn unfade_alpha(alpha: Value) -> Value {
    if alpha >= DECIDED {
        alpha + 1
    } else if alpha < -DECIDED {
        alpha - 1
    } else {
        alpha
    }
}

/// The lowest value that fades to at least `beta`.
#[inline]
const fn unfade_beta(beta: Value) -> Value {
    if beta > DECIDED {
        beta + 1
    } else if beta <= -DECIDED {
        beta - 1
    } else {
        beta
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn windows_fade_with_the_values() {
        let near = |edge: Value| edge - 3..=edge + 3;
        let values: Vec<Value> = near(DECIDED).chain(near(-DECIDED)).chain(near(0)).collect();
        for bound in values.clone() {
            for value in values.clone() {
                assert_eq!(fade(value) > bound, value > unfade_alpha(bound));
                assert_eq!(fade(value) >= bound, value >= unfade_beta(bound));
            }
        }
    }
}
