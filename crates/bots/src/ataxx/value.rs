//! What a position is worth inside the search, so small that it fits into the table.

use search::WIN;

/// What a win at the root would be worth; one less for every ply to it.
pub(crate) const MATE: i32 = 30_000;
/// A value beyond this is a win that was seen, below its negative a loss.
pub(crate) const DECIDED: i32 = MATE - 1_000;
/// Estimates stay within this.
pub(crate) const ESTIMATE_MAX: i32 = 25_000;
/// Beyond every value.
pub(crate) const INFINITE: i32 = MATE + 1;

/// The value as the rest of the house knows it: a win is worth [`WIN`] less the plies to it.
pub(crate) const fn outward(value: i32) -> i32 {
    if value > DECIDED {
        WIN - (MATE - value)
    } else if value < -DECIDED {
        -WIN + (MATE + value)
    } else {
        value
    }
}

/// A value from `ply` plies below the root, as seen from where it was found: what the table keeps.
pub(crate) const fn to_table(value: i32, ply: usize) -> i32 {
    if value > DECIDED {
        value + ply as i32
    } else if value < -DECIDED {
        value - ply as i32
    } else {
        value
    }
}

/// The way back.
pub(crate) const fn from_table(value: i32, ply: usize) -> i32 {
    if value > DECIDED {
        value - ply as i32
    } else if value < -DECIDED {
        value + ply as i32
    } else {
        value
    }
}
