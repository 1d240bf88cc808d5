//! Pieces beside the board.

use boards::{ArmyBoard, Edition};
use game::Seat;
use game_stratego::{Piece, Rank, Square};

/// A piece of this rank that lies open, as a small picture.
pub(super) fn icon(seat: Seat, rank: Rank, edition: Edition) -> String {
    let shape = open(seat, rank, edition);
    format!(
        "<svg class=\"man\" viewBox=\"-50 -50 100 100\" aria-hidden=\"true\" data-seat=\"{seat}\">{shape}</svg>"
    )
}

/// The same around the origin of another picture.
pub(super) fn open(seat: Seat, rank: Rank, edition: Edition) -> String {
    let Some(home) = Square::new(0, 0) else {
        return String::new();
    };
    let piece = Piece {
        seat,
        home,
        rank: Some(rank),
        fought: false,
        moved: false,
        slid: false,
    };
    ArmyBoard::piece(&piece, false, edition)
}
