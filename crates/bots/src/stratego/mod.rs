//! The Stratego player: odds for what it cannot see, and a search that has one plan for all of them.
//!
//! A level gets a view and never an enemy rank that has not shown itself.

mod appraise;
mod belief;
mod board;
mod deeds;
mod deep;
mod foe;
mod greedy;
mod lure;
mod search;
mod setup;
mod worlds;
mod worth;

use game::{Level, Rng, Seat, Turn, View as _};
use game_stratego::{Action, Move, Notice, Phase, View};
use games::Form;

use crate::meter::Meter;
use crate::{Budget, Choice, Limits};
use board::Board;
use search::Search;

pub(crate) use appraise::{appraise, standing};

/// What a decision of this level may cost by default.
#[must_use]
pub(crate) const fn limits(level: Level) -> Limits {
    let (nodes, millis) = match level {
        Level::Easy => (2_000, 20),
        Level::Medium => (5_000, 20),
        Level::Hard => (60_000, 150),
        Level::Master => (1_000_000, 1_000),
    };
    Limits { nodes, millis }
}

/// How a level thinks.
struct Mind {
    /// How often, of 100 times, it moves whatever comes to hand.
    errs: usize,
    /// Plies it looks ahead.
    depth: u8,
    /// Worlds it looks at; none: one search over what is likely.
    worlds: usize,
    /// Set-ups it draws.
    setups: u32,
}

impl Mind {
    const fn of(level: Level) -> Self {
        let (errs, depth, worlds, setups) = match level {
            Level::Easy => (35, 2, 0, 1),
            Level::Medium => (6, 2, 0, 4),
            Level::Hard => (0, 6, 6, 12),
            Level::Master => (0, 12, 12, 12),
        };
        Self {
            errs,
            depth,
            worlds,
            setups,
        }
    }
}

/// What taking the last move back costs.
const BACK: f32 = 6.0;
/// What the first move of a piece tells, and so costs.
const STIR: f32 = 1.5;

/// The action a computer player of this level takes; `None` if the viewer owes none. The same view,
/// level, node budget and seed give the same action, as long as `stop` does not interfere. Any
/// budget gives a legal action, however small.
#[must_use]
pub(crate) fn choose(
    view: &View,
    told: &[Form],
    level: Level,
    budget: &Budget<'_>,
    seed: u64,
) -> Option<Choice> {
    let mind = Mind::of(level);
    acted(view, mind.setups, budget, seed, |_, meter, rng| {
        play(view, &moves(told), &mind, meter, rng)
    })
}

/// The moves that were made.
fn moves(told: &[Form]) -> Vec<Move> {
    let notices = told.iter().filter_map(|text| text.as_str().parse().ok());
    let moves = notices.filter_map(|notice| match notice {
        Notice::Moved(_, moved, _) => Some(moved),
        _ => None,
    });
    moves.collect()
}

/// The nodes of a search to `depth`, as Hard does it.
pub(crate) fn probe(view: &View, depth: u8) -> Option<Choice> {
    let mind = Mind {
        depth,
        ..Mind::of(Level::Hard)
    };
    let budget = Budget::nodes(u64::MAX);
    let (mut rng, mut meter) = (Rng::new(0), Meter::new(&budget));
    let moved = play(view, &[], &mind, &mut meter, &mut rng)?;
    Some(Choice {
        action: moved.to_string(),
        nodes: meter.spent(),
    })
}

/// The choice between the legal moves.
fn play(
    view: &View,
    past: &[Move],
    mind: &Mind,
    meter: &mut Meter<'_>,
    rng: &mut Rng,
) -> Option<Move> {
    let seat = view.viewer().seat()?;
    let moves = legal(view)?;
    if moves.len() < 2 || rng.chance(mind.errs, 100) {
        return rng.pick(&moves).copied();
    }
    let bonus = |moved: &Move| bonus(view, seat, *moved);
    if mind.worlds > 0 {
        let moves: Vec<(Move, f32)> = moves.iter().map(|moved| (*moved, bonus(moved))).collect();
        let cost = deep::Cost {
            worlds: mind.worlds,
            depth: mind.depth as i8,
        };
        return deep::decide(view, past, &moves, cost, meter, rng);
    }
    let mut board = Board::of(view, seat);
    let with_bonus = |moved: Move| (moved, bonus(&moved) + board.urge(moved));
    let moves: Vec<(Move, f32)> = moves.into_iter().map(with_bonus).collect();
    let ranked = Search::new(&mut board, meter).rank(&moves, mind.depth, rng);
    ranked.first().map(|(moved, _)| *moved)
}

/// The legal moves.
fn legal(view: &View) -> Option<Vec<Move>> {
    let moves = view
        .actions()?
        .into_iter()
        .filter_map(|action| match action {
            Action::Move(moved) => Some(moved),
            Action::Setup(_) => None,
        });
    Some(moves.collect())
}

/// What a move is worth beside what a search says.
fn bonus(view: &View, seat: Seat, moved: Move) -> f32 {
    let last = view.last_of(seat);
    let back = last.is_some_and(|last| last.to == moved.from && last.from == moved.to);
    let stirs = view.piece(moved.from).is_some_and(|piece| !piece.moved);
    let attacks = view.piece(moved.to).is_some();
    let back = if back && !attacks { BACK } else { 0.0 };
    let stirs = if stirs { STIR } else { 0.0 };
    -(back + stirs)
}

/// What the player does that looks one ply ahead.
pub(crate) fn greedy(view: &View, seed: u64) -> Option<Choice> {
    let budget = Budget::nodes(0);
    acted(view, 1, &budget, seed, |seat, _, rng| {
        greedy::greedy(view, seat, rng)
    })
}

/// What the player does that looks ahead and takes what it cannot see for average.
pub(crate) fn classic(view: &View, depth: u8, budget: &Budget<'_>, seed: u64) -> Option<Choice> {
    let depth = i8::try_from(depth).unwrap_or(i8::MAX);
    acted(view, 4, budget, seed, |_, meter, rng| {
        deep::classic(view, depth, meter, rng)
    })
}

/// A set-up, the best of so many, or the move that `choose` makes.
fn acted(
    view: &View,
    setups: u32,
    budget: &Budget<'_>,
    seed: u64,
    choose: impl FnOnce(Seat, &mut Meter<'_>, &mut Rng) -> Option<Move>,
) -> Option<Choice> {
    let seat = view.viewer().seat()?;
    let (mut rng, mut meter) = (Rng::new(seed), Meter::new(budget));
    let action = match (view.phase(), view.turn()) {
        (Phase::Arrange(owing), _) if owing.contains(seat) => {
            Action::Setup(setup::arrange(view.setup().barrage, setups, &mut rng))
        }
        (Phase::Play(turn), Turn::Act(_)) if turn == seat => {
            Action::Move(choose(seat, &mut meter, &mut rng)?)
        }
        _ => return None,
    };
    Some(Choice {
        action: action.to_string(),
        nodes: meter.spent().max(1), // a glance at the board counts as one
    })
}
