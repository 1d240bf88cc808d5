//! What an Ataxx position is worth, by hand. Weights were chosen by matches of 150 games at equal
//! node budgets.

use game::Seat;
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

const SIDES: [Squares; 4] = {
    const LAST: u8 = Square::SIDE - 1;
    [column(0), column(LAST), row(0), row(LAST)]
};

const fn column(at: u8) -> Squares {
    let (mut squares, mut row) = (Squares::NONE, 0);
    while let Some(square) = Square::new(at, row) {
        squares = squares.with(square);
        row += 1;
    }
    squares
}

const fn row(at: u8) -> Squares {
    let (mut squares, mut column) = (Squares::NONE, 0);
    while let Some(square) = Square::new(column, at) {
        squares = squares.with(square);
        column += 1;
    }
    squares
}

/// To the side to move: pieces and where they stand.
pub(crate) fn pieces(position: &Position) -> Value {
    let turn = position.turn();
    let sides = |seat| -> Value {
        let on = |side: &Squares| (position.pieces(seat) & *side).len() as Value;
        SIDES.iter().map(on).sum()
    };
    position.lead() * PIECE + (sides(turn) - sides(turn.other())) * SIDE
}

/// To the side to move: what its best move would win at once.
pub(crate) fn threat(position: &Position) -> Value {
    let seat: Seat = position.turn();
    let (enemy, near) = (position.pieces(seat.other()), position.near(seat));
    let wins = |to: Square| {
        let captured = (Squares::near(to) & enemy).len() as Value;
        2 * captured + Value::from(near.contains(to)) // a clone is a piece more
    };
    position.reach(seat).map(wins).max().unwrap_or_default() * THREAT
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
