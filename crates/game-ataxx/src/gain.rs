//! How much one move can win: for evaluations, which ask it of every leaf.

use crate::{Position, Squares};

impl Position {
    /// The most by which one move of the side to move can raise its [`lead`](Self::lead) at once:
    /// two for every piece turned and one for a clone. 0 when it cannot move.
    ///
    /// The enemies beside all squares are counted at the same time, in binary numbers that have
    /// each digit of all squares in one bitboard.
    #[inline]
    #[must_use]
    pub fn best_gain(&self) -> u32 {
        let empty = self.empty();
        let (mut squares, mut captured) = (self.us.reach() & empty, 0);
        for (weight, digit) in [8, 4, 2, 1].into_iter().zip(beside(self.them)) {
            let more = squares & digit;
            if !more.is_empty() {
                squares = more;
                captured += weight;
            }
        }
        let clones = squares & self.us.steps();
        2 * captured + u32::from(!clones.is_empty())
    }
}

/// The number of `pieces` beside each square, as four bitboards: the digits of 8, 4, 2 and 1.
#[inline]
fn beside(pieces: Squares) -> [Squares; 4] {
    let [a, b, c, d, e, f, g, h] = pieces.shifted();
    let (one_abc, two_abc) = add(a, b, c);
    let (one_def, two_def) = add(d, e, f);
    let (one_gh, two_gh) = add(g, h, Squares::NONE);
    let (one, two) = add(one_abc, one_def, one_gh);
    let (two_most, four_most) = add(two_abc, two_def, two_gh);
    let (two, four) = add(two_most, two, Squares::NONE);
    let (four, eight) = add(four_most, four, Squares::NONE);
    [eight, four, two, one]
}

/// Adds three digits of every square: the digit of the sum, and what is carried.
#[inline]
fn add(a: Squares, b: Squares, c: Squares) -> (Squares, Squares) {
    let either = (a | b) - (a & b);
    let sum = (either | c) - (either & c);
    (sum, a & b | either & c)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Action, Quiet};
    use game::Rng;

    fn one_by_one(position: &Position) -> u32 {
        let gain = |action| match action {
            Action::Pass => 0,
            _ => (-position.play(action).lead() - position.lead()) as u32,
        };
        position.moves(Quiet::None).map(gain).max().unwrap_or(0)
    }

    #[test]
    fn equals_trying_every_move() {
        let mut rng = Rng::new(5);
        let (mut position, mut games, mut most) = (Position::default(), 0, 0);
        while games < 100 {
            let mut moves = position.moves(Quiet::Hundred);
            if moves.len() == 0 {
                games += 1;
                position = Position::default();
                continue;
            }
            assert_eq!(position.best_gain(), one_by_one(&position), "{position}");
            most = most.max(position.best_gain());
            if let Some(action) = moves.nth(rng.below(moves.len())) {
                position = position.play(action);
            }
        }
        assert!(most >= 15, "rich captures came up: {most}");
    }

    #[test]
    fn all_eight_neighbours_are_counted() {
        let rich = "o6/7/7/2ooo2/2o1o2/2ooo2/3x3 x 0 1".parse::<Position>();
        assert_eq!(rich.map(|position| position.best_gain()), Ok(16));
    }
}
