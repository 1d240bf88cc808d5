//! What an Ataxx position is worth, by hand.

use game_ataxx::{Position, Square, Squares};
use search::Value;

/// One piece more.
pub(crate) const PIECE: Value = 100;
/// A piece on a side of the board has fewer neighbours to be attacked from, one in a corner fewer
/// still (it is on two sides).
const SIDE: Value = 8;
/// Having the move.
const TEMPO: Value = 40;
/// An empty square beside an own piece and within reach of the enemy: a hole to land in.
const HOLE: Value = 6;

const COLUMNS: [Squares; 2] = [line(false, 0), line(false, Square::SIDE - 1)];
const ROWS: [Squares; 2] = [line(true, 0), line(true, Square::SIDE - 1)];

const fn line(row: bool, at: u8) -> Squares {
    let mut squares = Squares::NONE;
    let mut i = 0;
    while i < Square::SIDE {
        let (column, row) = if row { (i, at) } else { (at, i) };
        if let Some(square) = Square::new(column, row) {
            squares = squares.with(square);
        }
        i += 1;
    }
    squares
}

/// To the side to move.
pub(crate) fn evaluate(position: &Position) -> Value {
    let (us, them) = (position.turn(), position.turn().other());
    side(position, us) - side(position, them) + TEMPO
}

fn side(position: &Position, seat: game::Seat) -> Value {
    let pieces = position.pieces(seat);
    let edges: u32 = [COLUMNS, ROWS]
        .into_iter()
        .flatten()
        .map(|line| (pieces & line).len())
        .sum();
    let holes = position.near(seat) & position.reach(seat.other());
    pieces.len() as Value * PIECE + edges as Value * SIDE - holes.len() as Value * HOLE
}
