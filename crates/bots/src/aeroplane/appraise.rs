//! What an Aeroplane Chess position is worth, for reviews.

use game::Seat;
use game_aeroplane::{Fate, Phase, Position, View};
use search::{Stage, focused};

use super::ending;
use super::look::{Eye, Look};
use super::mind::WIDE;
use super::net::{Judge, Net};
use super::node::Node;
use crate::Budget;
use crate::appraisal::{Appraisal, Chances, shared};

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

/// The moves by what they lead to: exactly where the ending can be solved, else as a wide search finds.
fn choice(position: &Position, budget: &Budget<'_>) -> Option<Appraisal> {
    let mover = position.mover()?;
    if let Some((mut worths, nodes)) = ending::worths(position) {
        worths.sort_by(|(_, a), (_, b)| b.total_cmp(a));
        let playing = position.playing();
        let rival = playing.without(mover).iter().next()?;
        let of = |worth: f64| {
            let mut chances = shared(mover, worth);
            chances.swap(mover.other().index(), rival.index());
            chances
        };
        let named = |(action, worth): &(_, f64)| (ToString::to_string(action), of(*worth));
        return Some(Appraisal {
            chances: of(worths.first()?.1),
            actions: worths.iter().map(named).collect(),
            proven: true,
            nodes,
        });
    }
    let judge = Judge::new(position.setup());
    let eye = Eye::Net(Net::get(), &judge, position.playing());
    let root = Look::new(*position, eye);
    debug_assert!(matches!(search::Stochastic::stage(&root), Stage::Move(_)));
    let limits = search::Limits {
        depth: u8::MAX,
        nodes: budget.nodes,
        stop: budget.stop,
    };
    let found = focused(&root, &limits, &WIDE, 0)?;
    let named = |(action, payoffs): &(_, Chances)| (ToString::to_string(action), *payoffs);
    Some(Appraisal {
        chances: found.ranked.first()?.1,
        actions: found.ranked.iter().map(named).collect(),
        proven: false,
        nodes: found.nodes,
    })
}
