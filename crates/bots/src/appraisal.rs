//! What a position and the actions in it are worth: what a review of a match asks for.

use game::Seat;
use games::{AnyGame, AnyView, Form};

use crate::{Budget, aeroplane, aeroplane_net, ataxx, boxes, stratego, tacocat};

/// How likely each seat is to win, by its index; a draw counts as half a win for each. They add up to 1.
pub type Chances = [f64; Seat::MAX];

/// What a position is worth under good play, and what actions in it lead to.
#[derive(Clone, Debug, PartialEq)]
pub struct Appraisal {
    /// The chances if the best action is taken.
    pub chances: Chances,
    /// Actions in their text forms, with what they lead to, the best for who acts first. Where an action is missing, it was not
    /// looked at by itself: what the position after it is worth says it.
    pub actions: Vec<(String, Chances)>,
    /// Whether this is proven. What is proven and what is judged is not to be compared.
    pub proven: bool,
    /// States looked at.
    pub nodes: u64,
}

/// What the viewer of `view` can expect here, as far as its seat can know; `None` where nothing can be
/// said: for a watcher, and once it is settled who wins. `told` are the notices that the seat got, in order. `made` is an action
/// that is to be among those looked at, in games that hide something. The same arguments give the same answer, as long as `stop`
/// does not interfere.
#[must_use]
pub fn appraise(
    view: &AnyView,
    told: &[Form],
    made: Option<&str>,
    budget: &Budget<'_>,
) -> Option<Appraisal> {
    match view {
        AnyView::Ataxx(view) => ataxx::appraise(view, budget),
        AnyView::Boxes(view) => boxes::appraise(view, budget),
        AnyView::Aeroplane(view) => aeroplane::appraise(view, budget),
        AnyView::Stratego(view) => stratego::appraise(view, told, made, budget),
        AnyView::Tacocat(view) => tacocat::appraise(view, made, budget),
        #[cfg(feature = "party")]
        AnyView::Party(_) => None,
    }
}

/// How a match stands in the light of everything, what was hidden too, for games that hide something; `None` in others, and where
/// nothing can be said.
#[must_use]
pub fn standing(game: &AnyGame, budget: &Budget<'_>) -> Option<Chances> {
    match game {
        AnyGame::Stratego(game) => stratego::standing(game),
        AnyGame::Tacocat(game) => tacocat::standing(game, budget),
        _ => None,
    }
}

/// The chances of two seats when `seat` wins with this probability.
pub(crate) fn shared(seat: Seat, chance: f64) -> Chances {
    let mut chances = [0.0; Seat::MAX];
    let chance = chance.clamp(0.0, 1.0);
    chances[seat.index()] = chance;
    chances[seat.other().index()] = 1.0 - chance;
    chances
}

/// The logistic curve: the chance of who is ahead by so many times what is worth a factor e in the odds. Made of operations that
/// every machine rounds alike.
pub(crate) fn logistic(ahead: f64) -> f64 {
    1.0 / (1.0 + aeroplane_net::exp(-ahead))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_logistic_curve_is_even_at_nothing_and_symmetric() {
        assert!((logistic(0.0) - 0.5).abs() < 1e-9);
        for i in 0..100 {
            let ahead = f64::from(i) / 7.0;
            assert!((logistic(ahead) + logistic(-ahead) - 1.0).abs() < 1e-9);
            assert!(logistic(ahead) < logistic(ahead + 0.1));
        }
    }
}
