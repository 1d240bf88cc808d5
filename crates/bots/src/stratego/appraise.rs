//! What moves of Stratego are worth by what their seat knew, and how a match stands, for reviews.

use game::{Game as _, Level, Seat, View as _, Viewer};
use game_stratego::{Action, Move, Phase, Rank, Stratego, View};
use games::Form;

use super::belief::{RANKS, pieces};
use super::board::own;
use super::worth::Worth;
use super::{Mind, bonus, deep, legal, moves};
use crate::Budget;
use crate::appraisal::{Appraisal, Chances, logistic, shared};
use crate::meter::Meter;

/// What one has to be ahead for the odds of winning to be a factor e better, in the worth of pieces (a marshal is 400): fitted to
/// matches of Medium and Easy (docs/review.md).
const SCALE: f64 = 520.0;

/// The best move and the one that was made, by what the seat knew.
pub(crate) fn appraise(
    view: &View,
    told: &[Form],
    made: Option<&str>,
    budget: &Budget<'_>,
) -> Option<Appraisal> {
    let seat = view.viewer().seat()?;
    let all = match view.phase() {
        Phase::Play(turn) if turn == seat => legal(view)?,
        _ => return None,
    };
    let made = made.and_then(|made| made.parse().ok());
    let made = match made {
        Some(Action::Move(moved)) => Some(moved),
        _ => None,
    };
    let with_bonus = |moved: &Move| (*moved, bonus(view, seat, *moved));
    let all: Vec<(Move, f32)> = all.iter().map(with_bonus).collect();
    let mind = Mind::of(Level::Hard);
    let cost = deep::Cost {
        worlds: mind.worlds,
        depth: mind.depth as i8,
    };
    let half = Budget {
        nodes: budget.nodes / 2,
        ..*budget
    };
    let (mut choice, mut rating) = (Meter::new(&half), Meter::new(&half));
    let meters = [&mut choice, &mut rating];
    let mut rated = deep::rated(view, &moves(told), &all, made, cost, meters)?;
    rated.sort_by_key(|(_, value)| std::cmp::Reverse(*value));
    let named = |(moved, value): &(Move, i32)| {
        let worth = f64::from(*value) / f64::from(deep::SCALE);
        (moved.to_string(), shared(seat, logistic(worth / SCALE)))
    };
    let actions: Vec<(String, Chances)> = rated.iter().map(named).collect();
    Some(Appraisal {
        chances: actions.first()?.1,
        actions,
        proven: false,
        nodes: choice.spent() + rating.spent(),
    })
}

/// How the match stands by the pieces that are left, all ranks being known; `None` before both are set up and once it is over.
pub(crate) fn standing(game: &Stratego) -> Option<Chances> {
    let [first, second] = [Seat::FIRST, Seat::SECOND].map(|seat| game.view(Viewer::Seat(seat)));
    let Phase::Play(_) = first.phase() else {
        return None;
    };
    let ranks = |view: &View, seat| -> Vec<Rank> {
        own(view, seat).iter().map(|(_, rank, _)| *rank).collect()
    };
    let ours = ranks(&first, Seat::FIRST);
    let mut theirs = pieces(&second, Seat::SECOND);
    for enemy in &mut theirs {
        enemy.odds = [0.0; RANKS];
        if let Some(rank) = enemy.piece.rank {
            enemy.odds[rank as usize] = 1.0;
        }
    }
    let worth = Worth::of(&ours, &theirs);
    let sum = |ranks: &[Rank], by: &[f32; RANKS]| -> f64 {
        ranks.iter().map(|rank| f64::from(by[*rank as usize])).sum()
    };
    let ahead = sum(&ours, &worth.own) - sum(&ranks(&second, Seat::SECOND), &worth.enemy);
    Some(shared(Seat::FIRST, logistic(ahead / SCALE)))
}
