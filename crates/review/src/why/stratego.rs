//! Stratego: what could be seen of known pieces.

use game::Seat;
use game_stratego::{Action, Clash, Move, Rank, Square, Squares, View};

use super::Why;

pub(super) fn why(view: &View, seat: Seat, made: Action, better: Action) -> Option<Why> {
    let (Action::Move(made), Action::Move(better)) = (made, better) else {
        return None;
    };
    let attack = |moved: Move| {
        let own = view.piece(moved.from)?.rank?;
        let known = view.piece(moved.to)?.rank?;
        Some(Clash::of(own, known))
    };
    if attack(made) == Some(Clash::Loses) {
        return Some(Why::AttacksStronger);
    }
    if attack(better) == Some(Clash::Wins) && view.piece(made.to).is_none() {
        return Some(Why::MissesCapture);
    }
    (hangs(view, seat, made) && !hangs(view, seat, better)).then_some(Why::LeavesHanging)
}

/// Whether after a step a piece of the other side that is known and beats an own one stands beside it.
fn hangs(view: &View, seat: Seat, moved: Move) -> bool {
    let owner = |square: Square| {
        if square == moved.from {
            None
        } else if square == moved.to {
            view.piece(moved.from)
        } else {
            view.piece(square)
        }
    };
    if view.piece(moved.to).is_some() {
        return false; // what a fight leaves is not known before
    }
    Square::all().any(|square| {
        let own = owner(square).filter(|piece| piece.seat == seat);
        let Some(own) = own
            .and_then(|piece| piece.rank)
            .filter(|rank| *rank != Rank::Bomb)
        else {
            return false;
        };
        Squares::near(square).into_iter().any(|beside| {
            let foe = owner(beside).filter(|piece| piece.seat != seat);
            let foe = foe.and_then(|piece| piece.rank);
            foe.is_some_and(|rank| rank.moves() && Clash::of(rank, own) == Clash::Wins)
        })
    })
}
