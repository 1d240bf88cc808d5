//! What the viewer is asked for now.

use game::{Turn, View as _};
use game_tacocat::{Attack, Phase, View};

/// What the viewer is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ask {
    /// Nothing: others choose, or the table goes on by itself.
    Nothing,
    /// Cards to replace, so many at most.
    Replace(u8),
    /// A card for the duel.
    Duel,
    /// An attack.
    Lead,
    /// Answers to an attack.
    Defend(Attack),
}

impl Ask {
    /// What a viewer who may act is asked for.
    pub(super) fn of(view: &View) -> Self {
        let owes = match view.turn() {
            Turn::Act(seats) => view.viewer().seat().filter(|seat| seats.contains(*seat)),
            _ => None,
        };
        let Some(seat) = owes else {
            return Self::Nothing;
        };
        let position = view.position();
        match position.phase() {
            Phase::ReplaceBoth => Self::Replace(position.hand(seat).len()),
            Phase::Replace { most, .. } => Self::Replace(most),
            Phase::Duel => Self::Duel,
            Phase::Lead(_) => Self::Lead,
            Phase::Defend(_, attack) => Self::Defend(attack),
            Phase::Deal | Phase::Reveal => Self::Nothing,
        }
    }

    /// Its name on the page and in messages.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::Replace(_) => "replace",
            Self::Duel => "duel",
            Self::Lead => "lead",
            Self::Defend(_) => "defend",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(view: &str, expect: Ask) {
        assert_eq!(Ask::of(&view.parse().unwrap()), expect, "{view}");
    }

    #[test]
    fn one_is_asked_for_what_one_owes() {
        let own = "| 0 4:- | replace | 1,2,3,4,5,6,7 1 open | ?7 1 in | - | ?24";
        check(&format!("0 |  | - {own}"), Ask::Replace(7));
        let done = "0 |  | - | 0 4:- | replace | 1,2,3,4,5,6,7 1 in:3 | ?7 1 open | - | ?24";
        check(done, Ask::Nothing);
        let few = "1 |  | - | 1 3:4 | replace 0 2 | ?6 1 open | 1,2,3,4,5,6 1 open | 3,3 | ?24";
        check(few, Ask::Nothing);
        let defend = "1 |  | - | 2 5:4 | defend 1 4,4 | ?3 1 open | 5,7,7,9,10 1 open | 3,8 | ?26";
        check(defend, Ask::Defend("4,4".parse().unwrap()));
        let watched = "w |  | - | 2 5:4 | lead 0 | ?5 1 open | ?5 1 open | 3,8 | ?26";
        check(watched, Ask::Nothing);
    }
}
