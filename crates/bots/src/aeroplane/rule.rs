//! A player by fixed rules: what strength is measured against.

use game_aeroplane::{Action, How, Phase, Position, Progress, Trip};

/// Captures if it can; else it finishes a plane, flies, enters the home column, launches or jumps, the
/// first of these that it can, and else just moves. Of moves alike the plane that is furthest goes. It stacks
/// never, or wherever it can.
pub(super) fn choose(position: &Position, stacks: bool) -> Option<Action> {
    let moves = position.moves();
    let mut best: Option<(Action, (u8, i8, bool))> = None;
    for action in moves.iter() {
        let (class, from, stack) = rank(position, *action);
        let rank = (class, from, stack == stacks);
        if best.is_none_or(|(_, most)| rank > most) {
            best = Some((*action, rank));
        }
    }
    best.map(|(action, _)| action)
}

/// How much the player likes this action of the mover, and whether it stacks.
fn rank(position: &Position, action: Action) -> (u8, i8, bool) {
    let Phase::Move(go, number) = *position.phase() else {
        return (0, 0, false);
    };
    let Action::Move { plane, fly, stack } = action else {
        return (2, Progress::HANGAR.number(), false); // a launch: before the move there is no other
    };
    let Ok(trip) = Trip::of(position, go.mover, plane, number, fly, stack) else {
        return (0, 0, false);
    };
    let (from, end) = (trip.from(), trip.end());
    let captures = trip
        .legs()
        .any(|(_, crossed, hit)| crossed.is_some() || hit.is_some());
    let has = |how| trip.legs().any(|(leg, ..)| leg.how == how);
    let class = if captures {
        6
    } else if end == Progress::CENTRE {
        5
    } else if has(How::Fly) {
        4
    } else if from <= Progress::RING_END && end > Progress::RING_END {
        3
    } else {
        u8::from(has(How::Jump))
    };
    (class, from.number(), stack)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(position: &str, action: &str) {
        let position: Position = position.parse().unwrap();
        let chosen = choose(&position, false).map(|action| action.to_string());
        assert_eq!(chosen.as_deref(), Some(action), "{position}");
    }

    #[test]
    fn captures_come_first_then_the_others_in_their_order() {
        // The plane of seat 2 on its 35 is on our 9.
        check(" | move 0 0 - 1 | 8,55,-,- | 35,-,-,-", "move 1");
        check(" | move 0 0 - 1 | 7,55,-,- | 35,-,-,-", "move 2");
        check(" | move 0 0 - 2 | 16,54,-,- | 53,-,-,-", "move 1 fly");
        check(" | move 0 0 - 2 | 16,49,-,- | -,-,-,-", "move 1 fly");
        check(" | move 0 0 - 2 | 49,4,-,- | -,-,-,-", "move 1");
        check(" | move 0 0 - 2 | 40,4,-,- | -,-,-,-", "launch 3");
        check(" | move 0 0 - 1 | 41,4,-,- | -,-,-,-", "move 1");
        check(" | move 0 0 - 1 | 40,5,-,- | -,-,-,-", "move 2");
        check(" | move 0 0 - 1 | 40,4,-,- | -,-,-,-", "move 1");
        check(" | move 0 0 - 3 | 40,43,-,- | -,-,-,-", "move 2");
        check(" | move 0 0 - 3 | 40,43,56,56 | -,-,-,-", "move 2");
        check(" | move 0 0 - 1 | 11,12,56,56 | -,-,-,-", "move 2");
    }

    #[test]
    fn it_stacks_never_or_where_it_can() {
        let stack = " | move 0 0 - 3 | 40,37,56,56 | -,-,-,-";
        check(stack, "move 1");
        for (position, action) in [
            (" | move 0 0 - 1 | 52,53,56,56 | -,-,-,-", "move 2"),
            (" | move 0 0 - 1 | 53,54,54,56 | -,-,-,-", "move 2"),
            (" | move 0 0 - 3 | 37,40,-,56 | -,-,-,-", "move 2"),
            (" | move 0 0 - 1 | 43,40,42,- | -,-,-,-", "move 1"),
            (" | move 0 0 - 1 | 40,39,56,56 | 34,-,-,-", "move 1"),
            (" | move 0 0 - 4 | 44,40,56,56 | -,-,-,-", "move 1"),
        ] {
            check(position, action);
        }
        let position: Position = " | move 0 0 - 2 | 51,53,55,56 | -,-,-,-".parse().unwrap();
        let chosen = |stacks| choose(&position, stacks).map(|action| action.to_string());
        assert_eq!(chosen(false).as_deref(), Some("move 2"));
        assert_eq!(chosen(true).as_deref(), Some("move 2 stack"));
    }

    #[test]
    fn where_nothing_is_to_choose_it_chooses_nothing() {
        for position in [
            " | roll 0 0 - | 8,-,-,- | -,-,-,-",
            " | move 0 0 - 1 | -,-,-,- | -,-,-,-",
        ] {
            let position: Position = position.parse().unwrap();
            assert_eq!(choose(&position, true), None);
        }
    }
}
