//! The steps of a round, for the strip above the table.

use game_tacocat::{Notice, Phase, Position};

/// A step of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    Replace,
    Duel,
    Play,
    Move,
    Tile,
}

impl Step {
    /// In their order.
    pub(super) const ALL: [Self; 5] = [
        Self::Replace,
        Self::Duel,
        Self::Play,
        Self::Move,
        Self::Tile,
    ];

    /// Its name on the page and in messages.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Replace => "replace",
            Self::Duel => "duel",
            Self::Play => "play",
            Self::Move => "move",
            Self::Tile => "tile",
        }
    }

    /// Where a round stands. While the end of one is looked at, Tacocat moves first, and then the tile is placed.
    pub(super) fn of(position: &Position, last: Option<&Notice>, tiles: bool) -> Option<Self> {
        if let Some(Notice::Reveals { won: Some(_), .. }) = last {
            return Some(if tiles { Self::Tile } else { Self::Move });
        }
        match position.phase() {
            _ if position.end().is_some() => None,
            Phase::Deal => None,
            Phase::ReplaceBoth | Phase::Replace { .. } => Some(Self::Replace),
            Phase::Duel => Some(Self::Duel),
            Phase::Lead(_) | Phase::Defend(..) | Phase::Reveal => Some(Self::Play),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_tacocat::View;

    #[track_caller]
    fn check(view: &str, last: &str, tiles: bool, expect: Option<&str>) {
        let view: View = view.parse().unwrap();
        let step = Step::of(view.position(), last.parse().ok().as_ref(), tiles);
        assert_eq!(step.map(Step::name), expect);
    }

    #[test]
    fn a_round_goes_from_step_to_step() {
        let deal = "w |  | - | 1 5:4 | deal | - 1 open | - 1 open | - | ?38";
        check(deal, "reveals 7 4 won 1 from 4 to 5", false, Some("move"));
        check(deal, "reveals 7 4 won 1 from 4 to 5", true, Some("tile"));
        check(deal, "reveals 4 4", false, None);
        let replace = "w |  | - | 0 4:- | replace | ?7 1 open | ?7 1 open | - | ?24";
        check(replace, "dealt 7", false, Some("replace"));
        let duel = "w |  | - | 0 4:- | duel | ?7 1 open | ?7 1 open | - | ?24";
        check(duel, "replace - -", false, Some("duel"));
        let lead = "w |  | - | 2 5:4 | lead 0 | ?5 1 open | ?5 1 open | 3,8 | ?26";
        check(lead, "duel 8 3", false, Some("play"));
    }
}
