//! What an Aeroplane Chess position is worth, for reviews.

use game::Seat;
use game_aeroplane::{Action, Fate, Phase, Position, View};
use search::focused;

use super::ending;
use super::look::{Eye, Look};
use super::mind::WIDE;
use super::net::{Judge, Net};
use super::node::Node;
use crate::Budget;
use crate::appraisal::{Appraisal, Chances};

/// How likely each seat is to finish first, and what each move leads to; `None` once somebody has.
pub(crate) fn appraise(view: &View, budget: &Budget<'_>) -> Option<Appraisal> {
    let position = view.position();
    let seats = position.setup().seats();
    let finished = |seat: Seat| matches!(position.side(seat).fate(), Fate::Home(_));
    if seats.iter().any(finished) {
        return None;
    }
    match position.phase() {
        Phase::Move(..) if position.moves().len() > 1 => choice(position, budget),
        _ => Some(Appraisal {
            chances: before_the_die(position),
            actions: Vec::new(),
            proven: false,
            nodes: 1,
        }),
    }
}

/// As the net says it once all is done that is no choice.
fn before_the_die(position: &Position) -> Chances {
    let (judge, among) = (Judge::new(position.setup()), position.playing());
    let settled = judge.answer(Net::get(), position);
    judge.payoffs(Net::get(), &Node::new(settled), among)
}

/// The moves by what they lead to, the best first.
fn choice(position: &Position, budget: &Budget<'_>) -> Option<Appraisal> {
    let mover = position.mover()?.index();
    let mut ranked = ranked(position, budget)?;
    ranked
        .moves
        .sort_by(|(_, a), (_, b)| b[mover].total_cmp(&a[mover]));
    let named = |(action, chances): &(Action, Chances)| (action.to_string(), *chances);
    Some(Appraisal {
        chances: ranked.moves.first()?.1,
        actions: ranked.moves.iter().map(named).collect(),
        proven: ranked.proven,
        nodes: ranked.nodes,
    })
}

/// What the moves of a position lead to.
pub(super) struct Ranked {
    pub(super) moves: Vec<(Action, Chances)>,
    proven: bool,
    /// States looked at.
    nodes: u64,
}

/// What each move leads to: exactly where the ending can be solved, else as a wide search finds.
pub(super) fn ranked(position: &Position, budget: &Budget<'_>) -> Option<Ranked> {
    let mover = position.mover()?;
    if let Some((worths, nodes)) = ending::worths(position) {
        let rival = position.playing().without(mover).iter().next()?;
        let of = |(action, worth): (Action, f64)| {
            let mut chances = Chances::default();
            chances[mover.index()] = worth;
            chances[rival.index()] = 1.0 - worth;
            (action, chances)
        };
        return Some(Ranked {
            moves: worths.into_iter().map(of).collect(),
            proven: true,
            nodes,
        });
    }
    let judge = Judge::new(position.setup());
    let eye = Eye::Net(Net::get(), &judge, position.playing());
    let limits = search::Limits {
        depth: u8::MAX,
        nodes: budget.nodes,
        stop: budget.stop,
    };
    let found = focused(&Look::new(*position, eye), &limits, &WIDE, 0)?;
    Some(Ranked {
        moves: found.ranked,
        proven: false,
        nodes: found.nodes,
    })
}
