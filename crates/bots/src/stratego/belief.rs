//! What is likely to be which rank among the enemy pieces that have not shown theirs.

use game::Seat;
use game_stratego::{Arrangement, Piece, Rank, Square, View};

use super::worlds::cell;

/// How likely a piece is of each rank, in the order of [`Rank::ALL`].
pub(crate) type Odds = [f32; RANKS];
/// How many ranks there are.
pub(crate) const RANKS: usize = Rank::ALL.len();

/// How often rows and columns are brought in line.
const ROUNDS: usize = 12;

/// An enemy piece on the board.
#[derive(Clone, Copy)]
pub(crate) struct Enemy {
    pub(crate) square: Square,
    pub(crate) piece: Piece,
    pub(crate) odds: Odds,
}

/// Every piece of `seat` on the board with how likely each rank is by itself: where people set up which
/// rank, and what has moved being neither bomb nor flag.
pub(crate) fn pieces(view: &View, seat: Seat) -> Vec<Enemy> {
    let pieces = Square::all().filter_map(|square| Some((square, view.piece(square)?)));
    let theirs = pieces.filter(|(_, piece)| piece.seat == seat);
    let enemies = theirs.map(|(square, piece)| Enemy {
        square,
        piece,
        odds: prior(&piece),
    });
    enemies.collect()
}

/// The same with what each piece is likely to be, as many of each rank as are left.
pub(crate) fn enemies(view: &View, seat: Seat) -> Vec<Enemy> {
    let mut all = pieces(view, seat);
    let left = left(view, seat, &all);
    balance(&mut all, &left);
    all
}

/// How many of each rank are left among the pieces that are not known.
pub(crate) fn left(view: &View, seat: Seat, all: &[Enemy]) -> Odds {
    let mut left = [0.0; RANKS];
    for rank in Rank::ALL {
        left[rank as usize] = rank.count(view.setup().barrage) as f32;
    }
    let lost = view.lost(seat);
    let known = all.iter().map(|enemy| &enemy.piece).chain(&lost);
    for rank in known.filter_map(|piece| piece.rank) {
        left[rank as usize] -= 1.0;
    }
    left
}

/// How often people set up each rank there.
fn prior(piece: &Piece) -> Odds {
    let mut odds = [0.0; RANKS];
    if let Some(rank) = piece.rank {
        odds[rank as usize] = 1.0;
        return odds;
    }
    let cell = cell(piece.seat, piece.home);
    for rank in Rank::ALL {
        if rank.moves() || !piece.moved {
            odds[rank as usize] = 50.0 + f32::from(Arrangement::frequency(rank, cell));
        }
    }
    odds
}

/// Makes every unknown piece one piece, and all of a rank as many as are left: iterative proportional
/// fitting.
fn balance(all: &mut [Enemy], left: &Odds) {
    let mut unknown: Vec<&mut Enemy> = all
        .iter_mut()
        .filter(|enemy| enemy.piece.rank.is_none())
        .collect();
    for _ in 0..ROUNDS {
        for (rank, due) in left.iter().enumerate() {
            let sum: f32 = unknown.iter().map(|enemy| enemy.odds[rank]).sum();
            let factor = if sum > 0.0 { due.max(0.0) / sum } else { 0.0 };
            for enemy in &mut unknown {
                enemy.odds[rank] *= factor;
            }
        }
        for enemy in &mut unknown {
            let sum: f32 = enemy.odds.iter().sum();
            if sum > 0.0 {
                enemy.odds.iter_mut().for_each(|odds| *odds /= sum);
            }
        }
    }
}
