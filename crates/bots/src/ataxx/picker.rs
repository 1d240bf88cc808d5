//! Moves in the order in which they are tried.

use game_ataxx::{Action, Position, Squares};

use super::history::History;

/// One point of what a move wins at once (two for a piece turned, one for a clone), in points of
/// history.
const GAIN: i32 = 4_096;
/// A killer counts like so much.
const KILLER: i32 = 2 * GAIN;

/// A move and how early to try it.
#[derive(Clone, Copy)]
pub(crate) struct Scored {
    pub(crate) action: Action,
    /// What it wins at once: two for every piece turned, one for a clone.
    pub(crate) gain: u8,
    score: i32,
}

/// What the order is made of.
pub(crate) struct Clues<'a> {
    pub(crate) history: &'a History,
    pub(crate) killers: [Option<Action>; 2],
    /// The moves one and two plies before.
    pub(crate) before: [Action; 2],
    /// Tried already.
    pub(crate) known: Option<Action>,
}

/// All moves but the one that is known, scored; there is a move.
pub(crate) fn list(position: &Position, clues: &Clues<'_>, into: &mut Vec<Scored>) {
    into.clear();
    let turn = position.turn();
    let (us, them) = (position.pieces(turn), position.pieces(turn.other()));
    let side = turn.index();
    let mut push = |action, gain: u32| {
        if clues.known == Some(action) {
            return;
        }
        let mut score = gain as i32 * GAIN + clues.history.score(side, clues.before, action);
        if clues.killers.contains(&Some(action)) {
            score += KILLER;
        }
        into.push(Scored {
            action,
            gain: gain as u8,
            score,
        });
    };
    for to in position.reach(turn) {
        let turned = 2 * (Squares::near(to) & them).len();
        if !(Squares::near(to) & us).is_empty() {
            push(Action::Clone(to), turned + 1);
        }
        for from in Squares::ring(to) & us {
            push(Action::Jump(from, to), turned);
        }
    }
}

/// What a move wins at once.
pub(crate) fn gain(position: &Position, action: Action) -> u8 {
    let clone = u32::from(matches!(action, Action::Clone(_)));
    (2 * position.captured(action).len() + clone) as u8
}

/// Brings the best of what is left to place `i`: most of the list is never needed in order.
pub(crate) fn next(moves: &mut [Scored], i: usize) -> Option<Scored> {
    let mut best = i;
    for j in i + 1..moves.len() {
        if moves[j].score > moves[best].score {
            best = j;
        }
    }
    if best < moves.len() {
        moves.swap(i, best);
    }
    moves.get(i).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_ataxx::Quiet;

    #[test]
    fn every_move_comes_once_the_rich_first() {
        for fen in [
            "1o3xx/2oo3/2-1-2/oo2o2/2-o-xx/1oo2x1/1o5 x 5 13",
            "xxx2oo/6o/3x3/x4o1/xx3oo/2xoo1o/2x2oo x 8 21",
        ] {
            let position: Position = fen.parse().unwrap();
            let clues = Clues {
                history: &History::new(),
                killers: [None; 2],
                before: [Action::Pass; 2],
                known: position.moves(Quiet::None).next(),
            };
            let mut moves = Vec::new();
            list(&position, &clues, &mut moves);
            let mut gains = Vec::new();
            let mut found = vec![clues.known.unwrap().to_string()];
            for i in 0..moves.len() {
                let scored = next(&mut moves, i).unwrap();
                assert_eq!(scored.gain, gain(&position, scored.action));
                gains.push(scored.gain);
                found.push(scored.action.to_string());
            }
            assert!(next(&mut moves, gains.len()).is_none());
            assert!(gains.is_sorted_by(|a, b| a >= b), "{gains:?}");
            let mut all: Vec<String> = position
                .moves(Quiet::None)
                .map(|one| one.to_string())
                .collect();
            all.sort_unstable();
            found.sort_unstable();
            assert_eq!(found, all);
        }
    }
}
