//! The strong levels: alpha-beta over sampled worlds, with one decision for all of them.
//!
//! In each world the other side moves by the ranks that it has there. The own side does not know
//! them: what it attacks later in a line, without having seen it before, counts as what it is likely to
//! be on the whole, the same in every world; so no plan is worth more for ranks that only the world knows.

mod plan;
mod scene;
mod search;
mod table;

use std::cmp::Reverse;

use game::View as _;
use game::{Rng, Seat};
use game_stratego::{Move, Rank, Square, Squares, View};

use super::belief::{Enemy, RANKS, pieces};
use super::board::{drive, own};
use super::deeds::Deeds;
use super::foe::Foe;
use super::legal;
use super::lure::lure;
use super::worlds::Worlds;
use super::worth::Worth;
use crate::meter::Meter;
use plan::Plan;
use scene::{Scene, Unit};
pub(super) use table::SCALE;
use table::{Table, scaled};

/// Plies by which two moves are compared in a review.
const RATED: i8 = 4;
/// Worlds that are drawn to find out what is likely.
const SAMPLES: usize = 256;

/// How hard a level thinks.
#[derive(Clone, Copy)]
pub(super) struct Cost {
    pub(super) worlds: usize,
    /// Plies.
    pub(super) depth: i8,
}

/// The best of these moves, each with a bonus.
pub(super) fn decide(
    view: &View,
    past: &[Move],
    moves: &[(Move, f32)],
    cost: Cost,
    meter: &mut Meter<'_>,
    rng: &mut Rng,
) -> Option<Move> {
    believed(view, past, moves, cost, rng, |mut plan, moves| {
        plan.decide(&moves, cost.depth, meter)
    })?
}

/// The best of these moves and the one that was made, with what they come to over all worlds for the own side: one
/// meter for the choice, one for that.
pub(super) fn rated(
    view: &View,
    past: &[Move],
    moves: &[(Move, f32)],
    made: Option<Move>,
    cost: Cost,
    [choice, rating]: [&mut Meter<'_>; 2],
) -> Option<Vec<(Move, i32)>> {
    let mut rng = Rng::new(0);
    believed(view, past, moves, cost, &mut rng, |mut plan, moves| {
        let best = plan.decide(&moves, cost.depth, choice)?;
        let made = made.filter(|made| *made != best);
        plan.rate([Some(best), made].into_iter().flatten(), RATED, rating)
    })?
}

/// What becomes of a plan for what the seat believes, and of the moves in the order of their promise.
fn believed<R>(
    view: &View,
    past: &[Move],
    moves: &[(Move, f32)],
    cost: Cost,
    rng: &mut Rng,
    then: impl FnOnce(Plan<'_>, Vec<(Move, i32)>) -> R,
) -> Option<R> {
    let seat = view.viewer().seat()?;
    let other = seat.other();
    let mut foes = pieces(view, other);
    let deeds = Deeds::read(view, other, past);
    for foe in foes.iter_mut().filter(|foe| foe.piece.rank.is_none()) {
        let said = deeds.of(foe.piece.home);
        foe.odds
            .iter_mut()
            .zip(said)
            .for_each(|(odds, said)| *odds *= said);
    }
    let worlds = Worlds::draw(view, other, &foes, SAMPLES, rng);
    for (i, foe) in foes.iter_mut().enumerate() {
        foe.odds = worlds.odds(i);
    }
    let every = (SAMPLES / cost.worlds.max(1)).max(1);
    let chosen: Vec<&Vec<Rank>> = worlds
        .ranks
        .iter()
        .step_by(every)
        .take(cost.worlds)
        .collect();
    let deals = chosen.into_iter().map(Vec::as_slice);
    Some(planned(view, seat, &foes, deals, moves, then))
}

/// What becomes of a plan when the foes have these ranks.
fn planned<'a, R>(
    view: &View,
    seat: Seat,
    foes: &[Enemy],
    deals: impl Iterator<Item = &'a [Rank]>,
    moves: &[(Move, f32)],
    then: impl FnOnce(Plan<'_>, Vec<(Move, i32)>) -> R,
) -> R {
    let men = own(view, seat);
    let ranks: Vec<Rank> = men.iter().map(|(_, rank, _)| *rank).collect();
    let worth = Worth::of(&ranks, foes);
    let worth = worth.driven(drive(view, foes, &men, &worth));
    let guesses: Vec<(Square, Foe)> = foes
        .iter()
        .map(|foe| (foe.square, Foe::of(foe, &worth)))
        .collect();
    let still = men.iter().filter(|(_, rank, _)| !rank.moves());
    let walls: Squares = still.map(|(square, ..)| *square).collect();
    let walls = walls | Squares::LAKES;
    let lure = lure(&guesses, walls, &worth);
    let flag = men.iter().find(|(_, rank, _)| *rank == Rank::Flag);
    let guesses: Vec<Foe> = guesses.into_iter().map(|(_, foe)| foe).collect();
    let table = Table::new(
        seat,
        &worth,
        &lure,
        &guesses,
        flag.map(|(square, ..)| *square),
        walls,
    );
    let scenes = deals.enumerate().map(|(world, deal)| {
        let theirs = foes.iter().zip(deal).map(|(foe, rank)| {
            let unit = Unit {
                rank: *rank,
                own: false,
                known: foe.piece.rank.is_some(),
                moved: foe.piece.moved,
            };
            (foe.square, unit)
        });
        let ours = men.iter().map(|(square, rank, known)| {
            let moved = view.piece(*square).is_some_and(|piece| piece.moved);
            let unit = Unit {
                rank: *rank,
                own: true,
                known: *known,
                moved,
            };
            (*square, unit)
        });
        let units: Vec<(Square, Unit)> = theirs.chain(ours).collect();
        Scene::new(&units, &table, (world as u64 + 1) << 48)
    });
    let scenes: Vec<Scene> = scenes.collect();
    let mut moves: Vec<(Move, i32)> = moves
        .iter()
        .map(|(moved, bonus)| (*moved, scaled(*bonus) + table.urge(view, *moved)))
        .collect();
    if let Some(scene) = scenes.first() {
        // Those that promise most come first, where not all can be looked at. It is the same in all worlds.
        let promise = |moved| {
            let attack = scene.promise(moved, &table);
            attack.unwrap_or_else(|| scene.gain(moved, &table))
        };
        moves.sort_by_cached_key(|(moved, bonus)| Reverse(bonus + promise(*moved)));
    }
    let plan = Plan {
        table: &table,
        scenes,
    };
    then(plan, moves)
}

/// What a program does that looks ahead well and believes nothing: all that is not known is average.
pub(super) fn classic(
    view: &View,
    depth: i8,
    meter: &mut Meter<'_>,
    rng: &mut Rng,
) -> Option<Move> {
    let seat = view.viewer().seat()?;
    let mut foes = pieces(view, seat.other());
    for foe in &mut foes {
        let rank = foe.piece.rank.unwrap_or(Rank::Captain);
        foe.piece.rank = Some(rank);
        foe.odds = [0.0; RANKS];
        foe.odds[rank as usize] = 1.0;
    }
    let deal: Vec<Rank> = foes.iter().filter_map(|foe| foe.piece.rank).collect();
    let mut moves: Vec<(Move, f32)> = legal(view)?
        .into_iter()
        .map(|moved| (moved, rng.below(3) as f32 / 2.0))
        .collect();
    rng.shuffle(&mut moves);
    let deals = [deal.as_slice()].into_iter();
    planned(view, seat, &foes, deals, &moves, |mut plan, moves| {
        plan.decide(&moves, depth, meter)
    })
}
