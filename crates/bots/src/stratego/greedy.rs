//! A player that looks one ply ahead: what strength is measured against.

use game::{Rng, Seat};
use game_stratego::{Clash, Move, Rank, View};

use super::legal;

/// By rank: bomb, spy, scout, miner, sergeant, lieutenant, captain, major, colonel, general, marshal, flag.
const WORTH: [i32; 12] = [40, 60, 15, 45, 25, 40, 65, 100, 170, 280, 400, 10_000];
/// What a piece that is not known is taken for, and what finding out is worth.
const USUAL: Rank = Rank::Captain;
const NEWS: i32 = 12;

/// The move that brings most at once: what is known to be weaker is taken, what is not known is taken for
/// average; else a step forwards. By lot between equals.
pub(crate) fn greedy(view: &View, seat: Seat, rng: &mut Rng) -> Option<Move> {
    let rated: Vec<(i32, Move)> = legal(view)?
        .into_iter()
        .map(|moved| (gain(view, seat, moved), moved))
        .collect();
    let most = rated.iter().map(|(gain, _)| *gain).max()?;
    let best: Vec<Move> = rated
        .into_iter()
        .filter(|(gain, _)| *gain == most)
        .map(|(_, moved)| moved)
        .collect();
    rng.pick(&best).copied()
}

fn gain(view: &View, seat: Seat, moved: Move) -> i32 {
    let rank = view.piece(moved.from).and_then(|piece| piece.rank);
    let Some(own) = rank else { return 0 };
    let Some(target) = view.piece(moved.to) else {
        let ahead = i32::from(moved.to.row()) - i32::from(moved.from.row());
        return if seat == Seat::FIRST { ahead } else { -ahead };
    };
    let news = if target.rank.is_none() { NEWS } else { 0 };
    let other = target.rank.unwrap_or(USUAL);
    let (mine, its) = (WORTH[own as usize], WORTH[other as usize]);
    news + match Clash::of(own, other) {
        Clash::Wins => its,
        Clash::Both => its - mine,
        Clash::Loses => -mine,
    }
}
