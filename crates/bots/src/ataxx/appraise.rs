//! What an Ataxx position is worth, for reviews.

use game::{Turn, View as _};
use game_ataxx::View;
use search::WIN;

use super::think;
use crate::Budget;
use crate::appraisal::{Appraisal, logistic, shared};

/// The value by which the odds of winning grow by a factor e, between players who err as people do: fitted to the results of
/// Medium and Easy (docs/review.md).
const SCALE: f64 = 850.0;
/// A value beyond this is a win that was seen, below its negative a loss.
const DECIDED: i32 = WIN / 2;

/// What the one to act can expect, and the best action.
pub(crate) fn appraise(view: &View, budget: &Budget<'_>) -> Option<Appraisal> {
    let Turn::Act(seats) = view.turn() else {
        return None;
    };
    let seat = seats.iter().next()?;
    let found = think(view.position(), view.setup().quiet(), u8::MAX, budget, 0)?;
    let chance = match found.value {
        DECIDED.. => 1.0,
        value if value <= -DECIDED => 0.0,
        value => logistic(f64::from(value) / SCALE),
    };
    let chances = shared(seat, chance);
    Some(Appraisal {
        chances,
        actions: vec![(found.best.to_string(), chances)],
        proven: false,
        nodes: found.nodes,
    })
}
