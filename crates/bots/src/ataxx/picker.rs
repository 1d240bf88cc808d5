//! Moves in the order in which they are tried.

use game_ataxx::{Action, Position, Squares};

use super::history::{History, Scores};

/// One point of what a move wins at once (two for a piece turned, one for a clone), in points of
/// history.
const GAIN: i32 = 4_096;
/// A killer counts like so much.
const KILLER: i32 = 2 * GAIN;

/// A move and what it wins at once: two for every piece turned, one for a clone.
#[derive(Clone, Copy)]
pub(crate) struct Candidate {
    pub(crate) action: Action,
    pub(crate) gain: u8,
}

/// The moves of a position that are left to try. Most of them are never needed in order, so nothing
/// is sorted; the best of what is left is a plain maximum over whole numbers, several at once.
#[derive(Default)]
pub(crate) struct List {
    moves: Vec<Candidate>,
    /// How early to try each: its score, and below it its place, so that equals keep their order.
    keys: Vec<i32>,
}

/// Bits of a key for the place: no board has more than 600 moves, at most 16 jumps and a clone to each empty square.
const PLACE: u32 = 10;
/// Of a move that was tried.
const DONE: i32 = i32::MIN;

/// What the order is made of.
pub(crate) struct Clues<'a> {
    pub(crate) history: &'a History,
    pub(crate) killers: [Option<Action>; 2],
    /// The moves one and two plies before.
    pub(crate) before: [Action; 2],
    /// Tried already.
    pub(crate) known: Option<Action>,
}

impl List {
    /// All moves but the one that is known, scored; there is a move.
    pub(crate) fn fill(&mut self, position: &Position, clues: &Clues<'_>) {
        self.moves.clear();
        self.keys.clear();
        let turn = position.turn();
        let (us, them) = (position.pieces(turn), position.pieces(turn.other()));
        let scores = clues.history.of(turn.index(), clues.before);
        for to in position.reach(turn) {
            let near = Squares::near(to);
            let turned = 2 * (near & them).len();
            if !(near & us).is_empty() {
                let base = (turned + 1) as i32 * GAIN + scores.landing(to, false);
                self.push(clues, &scores, Action::Clone(to), turned + 1, base);
            }
            let from = Squares::ring(to) & us;
            let base = turned as i32 * GAIN + scores.landing(to, true);
            for from in from {
                self.push(clues, &scores, Action::Jump(from, to), turned, base);
            }
        }
    }

    #[inline]
    fn push(
        &mut self,
        clues: &Clues<'_>,
        scores: &Scores<'_>,
        action: Action,
        gain: u32,
        base: i32,
    ) {
        if clues.known == Some(action) {
            return;
        }
        let mut score = base + scores.path(action);
        if clues.killers.contains(&Some(action)) {
            score += KILLER;
        }
        self.keys
            .push(score << PLACE | ((1 << PLACE) - 1 - self.moves.len() as i32));
        self.moves.push(Candidate {
            action,
            gain: gain as u8,
        });
    }

    /// The best of what is left.
    pub(crate) fn next(&mut self) -> Option<Candidate> {
        let best = self.keys.iter().copied().fold(DONE, i32::max);
        if best == DONE {
            return None;
        }
        let place = ((1 << PLACE) - 1 - (best & ((1 << PLACE) - 1))) as usize;
        *self.keys.get_mut(place)? = DONE;
        self.moves.get(place).copied()
    }
}

/// What a move wins at once.
pub(crate) fn gain(position: &Position, action: Action) -> u8 {
    let clone = u32::from(matches!(action, Action::Clone(_)));
    (2 * position.captured(action).len() + clone) as u8
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
            let mut list = List::default();
            list.fill(&position, &clues);
            let mut gains = Vec::new();
            let mut found = vec![clues.known.unwrap().to_string()];
            while let Some(best) = list.next() {
                assert_eq!(best.gain, gain(&position, best.action));
                gains.push(best.gain);
                found.push(best.action.to_string());
            }
            assert!(list.next().is_none());
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
