//! What an action does, for its button.

use game_aeroplane::{Action, How, Phase, Plane, Position, Progress, Trip};
use words::{Arg, Words};

/// What an action does.
pub(super) struct Way {
    how: &'static str,
    to: i64,
    stacks: bool,
    /// How many planes of others it sends home.
    pub(super) hits: usize,
}

/// The plane of an action.
pub(super) const fn plane_of(action: Action) -> Option<Plane> {
    match action {
        Action::Launch(plane) | Action::Move { plane, .. } => Some(plane),
        Action::Roll | Action::Pass => None,
    }
}

impl Way {
    /// What an action of the present mover does; `None` where it moves no plane.
    pub(super) fn of(position: &Position, action: Action) -> Option<Self> {
        let (seat, Phase::Move(_, number)) = (position.mover()?, position.phase()) else {
            return None;
        };
        let Action::Move { plane, fly, stack } = action else {
            return Some(Self {
                how: "launch",
                to: 0,
                stacks: false,
                hits: 0,
            });
        };
        let trip = Trip::of(position, seat, plane, *number, fly, stack).ok()?;
        let struck = trip.legs().flat_map(|(_, crossed, hit)| [crossed, hit]);
        let how = match trip.end() {
            _ if fly => "fly",
            Progress::CENTRE => "centre",
            _ if trip.legs().any(|(leg, ..)| leg.how == How::Jump) => "jump",
            _ => "move",
        };
        Some(Self {
            how,
            to: trip.end().number().into(),
            stacks: stack,
            hits: struck.flatten().map(|struck| struck.planes.len()).sum(),
        })
    }

    /// In words, by a message that is told how, where to, whether it stacks and how many it hits.
    pub(super) fn say(&self, words: &Words, key: &str) -> String {
        let args = [
            ("how", Arg::Text(self.how)),
            ("to", Arg::Number(self.to)),
            ("stack", Arg::Text(if self.stacks { "yes" } else { "no" })),
            ("hits", Arg::Number(self.hits as i64)),
        ];
        words.say(key, &args)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_button_knows_where_its_plane_ends_and_whom_it_hits() {
        let check = |position: &str, action: &str, how, to, hits| {
            let position: Position = position.parse().unwrap();
            let way = Way::of(&position, action.parse().unwrap()).unwrap();
            assert_eq!((way.how, way.to, way.hits), (how, to, hits), "{action}");
        };
        check(
            " | move 0 0 - 2 | -,8,-,- | -,-,-,-",
            "launch 1",
            "launch",
            0,
            0,
        );
        check(
            " | move 0 0 - 3 | 8,-,-,- | -,-,-,-",
            "move 1",
            "move",
            11,
            0,
        );
        check(
            " | move 0 0 - 2 | 8,-,-,- | -,-,-,-",
            "move 1",
            "jump",
            14,
            0,
        );
        check(
            " | move 0 0 - 3 | 15,-,-,- | 53,4,-,-",
            "move 1 fly",
            "fly",
            30,
            2,
        );
        check(
            " | move 0 0 - 3 | 53,-,-,- | -,-,-,-",
            "move 1",
            "centre",
            56,
            0,
        );
        let rolls: Position = " | roll 0 0 - | -,-,-,- | -,-,-,-".parse().unwrap();
        assert!(Way::of(&rolls, Action::Roll).is_none());
    }
}
