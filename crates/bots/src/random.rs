//! A player that chooses by lot: for games without an engine, yet, and the test game.

use game::{Expired, Rng};
use games::AnyView;

use crate::Choice;
#[cfg(feature = "party")]
use crate::Limits;

#[cfg(feature = "party")]
pub(crate) const fn limits() -> Limits {
    Limits {
        nodes: 1,
        millis: 20,
    }
}

/// A uniformly random legal action; `None` if the viewer owes none. One that is too large to list is
/// completed as a deadline would.
#[must_use]
pub fn lot(view: &AnyView, seed: u64) -> Option<Choice> {
    let mut rng = Rng::new(seed);
    let seat = view.viewer().seat()?;
    if !view.turn().owing().contains(seat) {
        return None;
    }
    let action = match view.actions() {
        Some(actions) => rng.pick(&actions)?.to_string(),
        None => match view.world(&mut rng).expired(seat, &mut rng) {
            Expired::Act(action) => action.to_string(),
            Expired::Out => return None,
        },
    };
    Some(Choice { action, nodes: 1 })
}
