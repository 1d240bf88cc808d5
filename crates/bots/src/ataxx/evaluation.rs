//! What an Ataxx position is worth at a glance: how Easy judges.

use game_ataxx::{Position, Square, Squares};
use search::Value;

/// One piece more.
pub(crate) const PIECE: Value = 100;
/// A piece on a side of the board has fewer neighbours to be attacked from, one in a corner, which
/// is on two sides, fewer still.
const SIDE: Value = 30;
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

#[cfg(test)]
mod tests {
    use super::*;

    fn position(fen: &str) -> Position {
        fen.parse().unwrap()
    }

    #[test]
    fn the_start_is_even() {
        let start = Position::default();
        assert_eq!(pieces(&start), 0);
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
}
