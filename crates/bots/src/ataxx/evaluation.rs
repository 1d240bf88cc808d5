//! What an Ataxx position is worth, by hand. Weights were chosen by matches of 150 games at equal
//! node budgets.

use game_ataxx::{Position, Square, Squares};
use search::Value;

/// One piece more.
pub(crate) const PIECE: Value = 100;
/// A piece on a side of the board has fewer neighbours to be attacked from, one in a corner, which
/// is on two sides, fewer still.
const SIDE: Value = 30;
/// A piece that the best next move would win: half of it, since the answer takes some back. Without
/// this the last move of a line always looks too good.
const THREAT: Value = PIECE / 2;

/// The squares on the sides.
const BORDER: Squares = {
    let (mut squares, mut i) = (Squares::CORNERS, 1);
    while let Some(square) = Square::new(i, 0) {
        squares = squares.with(square);
        if let (Some(top), Some(left), Some(right)) = (
            Square::new(i, Square::SIDE - 1),
            Square::new(0, i),
            Square::new(Square::SIDE - 1, i),
        ) {
            squares = squares.with(top).with(left).with(right);
        }
        i += 1;
    }
    squares
};

/// To the side to move: pieces and where they stand.
pub(crate) fn pieces(position: &Position) -> Value {
    let turn = position.turn();
    let sides = |seat| {
        let pieces = position.pieces(seat);
        ((pieces & BORDER).len() + (pieces & Squares::CORNERS).len()) as Value
    };
    position.lead() * PIECE + (sides(turn) - sides(turn.other())) * SIDE
}

/// To the side to move: what its best move would win at once.
pub(crate) fn threat(position: &Position) -> Value {
    position.best_gain() as Value * THREAT
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(fen: &str) -> Position {
        fen.parse().unwrap()
    }

    #[test]
    fn the_start_is_even_but_for_the_move() {
        let start = Position::default();
        assert_eq!(pieces(&start), 0);
        assert_eq!(threat(&start), THREAT); // a clone
    }

    #[test]
    fn the_border_is_24_squares() {
        let inner =
            |square: &Square| (1..6).contains(&square.column()) && (1..6).contains(&square.row());
        let border = Square::all().filter(|square| !inner(square));
        assert_eq!(BORDER, border.collect());
    }

    #[test]
    fn a_corner_counts_as_two_sides() {
        let middle = pieces(&position("7/7/7/3x3/7/3o3/7 x 0 1"));
        let side = pieces(&position("7/7/7/x6/7/3o3/7 x 0 1"));
        let corner = pieces(&position("7/7/7/7/7/3o3/x6 x 0 1"));
        assert_eq!((middle, side, corner), (0, SIDE, 2 * SIDE));
        assert_eq!(pieces(&position("7/7/7/7/7/3o3/x6 o 0 1")), -corner);
    }

    #[test]
    fn the_best_capture_is_the_threat() {
        // c4 turns two and clones; d5 jumps and turns two.
        let both = position("7/7/2oo3/1x5/7/7/7 x 0 1");
        assert_eq!(threat(&both), 5 * THREAT);
        assert_eq!(
            threat(&position("7/7/7/7/ooooooo/ooooooo/xxxxxxx x 0 1")),
            0
        );
    }
}
