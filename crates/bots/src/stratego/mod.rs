//! The Stratego player: odds for what it cannot see, and a search that has one plan for all of them.
//!
//! A level gets a view and never an enemy rank that has not shown itself.

mod belief;
mod board;
mod foe;
mod lure;
mod search;
mod setup;
mod worth;

use game::{Level, Rng, Seat, Turn, View as _};
use game_stratego::{Action, Move, Phase, View};

use crate::meter::Meter;
use crate::{Budget, Choice, Limits};
use board::Board;
use search::Search;

/// What a decision of this level may cost by default.
#[must_use]
pub(crate) const fn limits(level: Level) -> Limits {
    let (nodes, millis) = match level {
        Level::Easy => (2_000, 20),
        Level::Medium => (5_000, 20),
        Level::Hard => (60_000, 150),
        Level::Master => (400_000, 1_000),
    };
    Limits { nodes, millis }
}

/// How a level thinks.
struct Mind {
    /// How often, of 100 times, it moves whatever comes to hand.
    errs: usize,
    /// Plies it looks ahead.
    depth: u8,
    /// Set-ups it draws.
    setups: u32,
}

impl Mind {
    const fn of(level: Level) -> Self {
        let (errs, depth, setups) = match level {
            Level::Easy => (35, 2, 1),
            Level::Medium => (6, 2, 4),
            Level::Hard => (0, 6, 12),
            Level::Master => (0, 8, 12),
        };
        Self {
            errs,
            depth,
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
pub(crate) fn choose(view: &View, level: Level, budget: &Budget<'_>, seed: u64) -> Option<Choice> {
    let seat = view.viewer().seat()?;
    let (mind, mut rng, mut meter) = (Mind::of(level), Rng::new(seed), Meter::new(budget));
    let action = match (view.phase(), view.turn()) {
        (Phase::Arrange(owing), _) if owing.contains(seat) => {
            let arrangement = setup::arrange(view.setup().barrage, mind.setups, &mut rng);
            Action::Setup(arrangement)
        }
        (Phase::Play(turn), Turn::Act(_)) if turn == seat => {
            Action::Move(play(view, seat, &mind, &mut meter, &mut rng)?)
        }
        _ => return None,
    };
    Some(Choice {
        action: action.to_string(),
        nodes: meter.spent().max(1), // a glance at the board counts as one
    })
}

/// The nodes of a search to `depth`, as Hard does it.
pub(crate) fn probe(view: &View, depth: u8) -> Option<Choice> {
    let seat = view.viewer().seat()?;
    let mind = Mind {
        depth,
        ..Mind::of(Level::Hard)
    };
    let budget = Budget::nodes(u64::MAX);
    let (mut rng, mut meter) = (Rng::new(0), Meter::new(&budget));
    let moved = play(view, seat, &mind, &mut meter, &mut rng)?;
    Some(Choice {
        action: moved.to_string(),
        nodes: meter.spent(),
    })
}

/// The choice between the legal moves.
fn play(
    view: &View,
    seat: Seat,
    mind: &Mind,
    meter: &mut Meter<'_>,
    rng: &mut Rng,
) -> Option<Move> {
    let actions = view.actions()?;
    let moves: Vec<Move> = actions
        .into_iter()
        .filter_map(|action| match action {
            Action::Move(moved) => Some(moved),
            Action::Setup(_) => None,
        })
        .collect();
    if moves.len() < 2 || rng.chance(mind.errs, 100) {
        return rng.pick(&moves).copied();
    }
    let last = view.last_of(seat);
    let bonus = |moved: &Move| {
        let back = last.is_some_and(|last| last.to == moved.from && last.from == moved.to);
        let stirs = view.piece(moved.from).is_some_and(|piece| !piece.moved);
        let attacks = view.piece(moved.to).is_some();
        let back = if back && !attacks { BACK } else { 0.0 };
        let stirs = if stirs { STIR } else { 0.0 };
        -(back + stirs)
    };
    let mut board = Board::of(view, seat);
    let with_bonus = |moved: Move| (moved, bonus(&moved) + board.urge(moved));
    let moves: Vec<(Move, f32)> = moves.into_iter().map(with_bonus).collect();
    let ranked = Search::new(&mut board, meter).rank(&moves, mind.depth, rng);
    ranked.first().map(|(moved, _)| *moved)
}
