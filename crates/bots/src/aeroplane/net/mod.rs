//! The net by which the better levels judge: how likely each seat is to be the first to finish.
//!
//! Each seat that plays looks at the board as if it sat at seat 0, with the same weights. What it sees
//! ([`Inputs`]) adds rows of weights to its hidden units and to its strength; what the units say, squeezed
//! to -1..1, is weighed by one of three sets, which go by how many seats play. The chances are the strengths,
//! put through a softmax:
//!
//! ```text
//! hidden      = bias + sum over the inputs of how much * rows[input]
//! strength    = sum over the inputs of how much * direct[input] + out[set] . squeeze(hidden)
//! chance of s = exp(strength of s) / sum over the seats that play of exp(strength)
//! ```
//!
//! It is made by self-play: `train td` (docs/strength.md).

mod inputs;
mod judge;
mod survey;
mod weights;

pub use inputs::{Inputs, LEAD, ROWS};
pub use judge::{Judge, chances};
pub use weights::{BadNet, Net};

/// Hidden units of each seat.
pub const HIDDEN: usize = 32;
/// Sets of weights of the output: two, three and four seats.
pub const SETS: usize = 3;

/// A row of weights or of hidden units.
pub type Row = [f32; HIDDEN];

/// To -1..1, steepest at 0.
#[inline]
#[must_use]
pub fn squeeze(unit: f32) -> f32 {
    unit / (1.0 + unit.abs())
}

/// e to the power of `x` for x from -60 to 60, by operations that every machine rounds alike, to within 1e-8 of it.
#[inline]
#[must_use]
pub fn exp(x: f64) -> f64 {
    let x = x.clamp(-60.0, 60.0);
    let whole = (x * std::f64::consts::LOG2_E).round();
    let rest = x - whole * std::f64::consts::LN_2;
    // The series of Taylor: |rest| is below 0.35.
    let mut sum = 1.0;
    for n in [8.0, 7.0, 6.0, 5.0, 4.0, 3.0, 2.0, 1.0] {
        sum = 1.0 + rest / n * sum;
    }
    let power = f64::from_bits(((whole as i64 + 1023) as u64) << 52);
    sum * power
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_exponential_is_one() {
        for i in -590..=590 {
            let x = f64::from(i) / 10.0;
            assert!((exp(x) / x.exp() - 1.0).abs() < 1e-8, "{x}");
        }
        assert!((exp(0.0) - 1.0).abs() < f64::EPSILON);
        assert!(exp(1e9).is_finite() && exp(-1e9) > 0.0);
    }

    #[test]
    fn units_are_squeezed() {
        assert_eq!([-1.0, 0.0, 3.0].map(squeeze), [-0.5, 0.0, 0.75]);
    }
}
