//! What earlier searches say about moves and about estimates.

use game_ataxx::{Action, Position, Square};

use super::value::ESTIMATE_MAX;

/// Scores of moves, and by how much estimates were wrong.
pub(crate) struct History {
    /// By side, square left and square landed on.
    moves: Vec<i16>,
    /// By a move before and the move, each as the square landed on and whether it is a jump; for
    /// one and for two plies before.
    follow: [Vec<i16>; 2],
    /// By side and what is empty: how much more was found than estimated.
    correction: Vec<i16>,
}

/// What is known of the moves of one side at one place.
pub(crate) struct Scores<'a> {
    moves: &'a [i16; 1 << 12],
    follow: [&'a [i16; 128]; 2],
}

impl Scores<'_> {
    /// How good it was to land there after the moves before.
    #[inline]
    pub(crate) fn landing(&self, to: Square, jump: bool) -> i32 {
        let here = to.bit() as usize & 63 | usize::from(jump) << 6;
        i32::from(self.follow[0][here]) + i32::from(self.follow[1][here]) / 2
    }

    /// How good the move itself was, wherever it was played.
    #[inline]
    pub(crate) fn path(&self, action: Action) -> i32 {
        i32::from(self.moves[path(action) & 0xfff])
    }
}

/// Scores stay within this.
pub(crate) const HISTORY_MAX: i32 = 8_192;
/// Entries of the correction history for each side.
const CORRECTIONS: usize = 1 << 14;
/// Corrections are kept in such fractions of a point, and weigh so much at once.
const GRAIN: i32 = 64;
const CORRECTION_MAX: i32 = 100 * GRAIN;

/// A move as an index below 128; passes share that of a bit off the board.
fn landing(action: Action) -> usize {
    match action {
        Action::Clone(to) => to.bit() as usize,
        Action::Jump(_, to) => 64 + to.bit() as usize,
        Action::Pass => 63,
    }
}

/// A move with the square it leaves, below 4,096.
fn path(action: Action) -> usize {
    match action {
        Action::Clone(to) => (to.bit() * 65) as usize,
        Action::Jump(from, to) => (from.bit() * 64 + to.bit()) as usize,
        Action::Pass => 63,
    }
}

/// Moves a score towards a bonus, the less the nearer it is.
fn add(score: &mut i16, bonus: i32) {
    let bonus = bonus.clamp(-HISTORY_MAX, HISTORY_MAX);
    let old = i32::from(*score);
    *score = (old + bonus - old * bonus.abs() / HISTORY_MAX) as i16;
}

impl History {
    pub(crate) fn new() -> Self {
        Self {
            moves: vec![0; 2 << 12],
            follow: [vec![0; 128 * 128], vec![0; 128 * 128]],
            correction: vec![0; 2 * CORRECTIONS],
        }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.moves.fill(0);
        self.follow.iter_mut().for_each(|table| table.fill(0));
        self.correction.fill(0);
    }

    /// What is known of the moves of a side, `before` being the moves one and two plies before.
    #[inline]
    pub(crate) fn of(&self, side: usize, before: [Action; 2]) -> Scores<'_> {
        let follow = |which: usize| {
            let rows = self.follow[which].as_chunks().0;
            &rows[landing(before[which]) & 127]
        };
        Scores {
            moves: &self.moves.as_chunks().0[side & 1],
            follow: [follow(0), follow(1)],
        }
    }

    /// A move was better or worse than others.
    pub(crate) fn learn(&mut self, side: usize, before: [Action; 2], action: Action, bonus: i32) {
        let here = landing(action);
        add(&mut self.moves[(side & 1) << 12 | path(action)], bonus);
        for (table, before) in self.follow.iter_mut().zip(before) {
            add(&mut table[landing(before) << 7 | here], bonus);
        }
    }

    fn place(position: &Position) -> usize {
        let key = position.empty().bits().wrapping_mul(0x9e37_79b9_7f4a_7c15);
        position.turn().index() * CORRECTIONS + (key >> 50) as usize
    }

    /// The estimate with what searches of like positions said about it.
    pub(crate) fn corrected(&self, position: &Position, estimate: i32) -> i32 {
        let correction = i32::from(self.correction[Self::place(position)]) / GRAIN;
        (estimate + correction).clamp(-ESTIMATE_MAX, ESTIMATE_MAX)
    }

    /// A search to `depth` found so much more than was estimated.
    pub(crate) fn correct(&mut self, position: &Position, depth: i32, error: i32) {
        let entry = &mut self.correction[Self::place(position)];
        let weight = (depth + 1).min(16);
        let error = (error * GRAIN).clamp(-CORRECTION_MAX, CORRECTION_MAX);
        let mixed = (i32::from(*entry) * (256 - weight) + error * weight) / 256;
        *entry = mixed.clamp(-CORRECTION_MAX, CORRECTION_MAX) as i16;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn action(text: &str) -> Action {
        text.parse().unwrap()
    }

    #[test]
    fn what_was_good_scores_higher_and_stays_in_bounds() {
        let mut history = History::new();
        let before = [action("a1"), Action::Pass];
        for _ in 0..1_000 {
            history.learn(1, before, action("g1e3"), 900);
            history.learn(1, before, action("g2"), -900);
        }
        let score = |history: &History, side, before, text: &str| {
            let (action, scores) = (action(text), history.of(side, before));
            let jump = matches!(action, Action::Jump(..));
            scores.path(action) + scores.landing(action.to().unwrap(), jump)
        };
        let good = score(&history, 1, before, "g1e3");
        assert!(
            good > 2 * HISTORY_MAX && good <= 5 * HISTORY_MAX / 2,
            "{good}"
        );
        assert!(score(&history, 1, before, "g2") < -2 * HISTORY_MAX);
        assert_eq!(score(&history, 0, [action("b1"); 2], "g2"), 0);
        history.clear();
        assert_eq!(score(&history, 1, before, "g2"), 0);
    }

    #[test]
    fn estimates_are_corrected_towards_what_was_found() {
        let mut history = History::new();
        let position = Position::default();
        for _ in 0..200 {
            history.correct(&position, 8, 40);
        }
        let corrected = history.corrected(&position, 100);
        assert!((135..=140).contains(&corrected), "{corrected}");
        let other = position.play(action("g2"));
        assert_eq!(history.corrected(&other, 100), 100);
    }
}
