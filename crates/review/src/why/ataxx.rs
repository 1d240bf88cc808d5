//! Ataxx: pieces turned, now and by the answer.

use game_ataxx::{Action, Position, Quiet};

use super::Why;

/// The answer counts from so many pieces more on.
const MORE: u8 = 2;

pub(super) fn why(position: &Position, made: Action, better: Action) -> Option<Why> {
    let after = [made, better].map(|action| turned_by_answer(&position.play(action)));
    let now = [made, better].map(|action| position.captured(action).len() as u8);
    let ([count, instead], [turns, could]) = (after, now);
    if count >= instead + MORE && could + MORE > turns {
        Some(Why::LetsTurn { count, instead })
    } else if turns < could {
        Some(Why::TurnsFewer {
            count: turns,
            instead: could,
        })
    } else {
        None
    }
}

/// The most pieces that the one to move turns at once.
fn turned_by_answer(position: &Position) -> u8 {
    let moves = position.moves(Quiet::Hundred);
    moves
        .map(|action| position.captured(action).len() as u8)
        .max()
        .unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first plies of a match, one after the other.
    const MOVES: &str = "g1g3 g6 f4 g6e5 g3f1 f5 f1e3 b2 d3";

    /// What is said of the move at `ply`.
    fn at(ply: usize, better: &str) -> Option<Why> {
        let mut moves = MOVES.split(' ').map(|text| text.parse::<Action>().unwrap());
        let start = Position::start(&"".parse().unwrap());
        let position = moves
            .by_ref()
            .take(ply)
            .fold(start, |at, action| at.play(action));
        why(&position, moves.next().unwrap(), better.parse().unwrap())
    }

    #[test]
    fn turning_fewer_is_seen() {
        let seen = at(8, "f4f6");
        assert_eq!(
            seen,
            Some(Why::TurnsFewer {
                count: 0,
                instead: 3
            })
        );
    }

    #[test]
    fn walking_into_a_big_answer_is_seen() {
        let seen = at(7, "e5f3");
        assert_eq!(
            seen,
            Some(Why::LetsTurn {
                count: 3,
                instead: 0
            })
        );
    }

    #[test]
    fn the_same_move_has_nothing_against_it() {
        assert_eq!(at(8, "d3"), None);
    }
}
