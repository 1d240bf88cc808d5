//! Every right move at every decision, as far as a puzzle goes.

use game::{Event, Seat, Turn, Viewer};
use games::{AnyEvent, AnyGame, AnyView, Form};

use crate::prove::Prover;
use crate::{Fault, Goal, Step};

/// More decisions than this in a row are tiring.
const DEEPEST: usize = 8;
/// And so many in all are too many ways.
const MOST: usize = 30;

/// A decision of the solver.
struct Decision {
    game: AnyGame,
    goal: Goal,
    /// How many came before on the way.
    depth: usize,
    right: Vec<Form>,
}

/// Whether there is something to find: few right moves among many.
pub(crate) fn is_choice(view: &AnyView, right: &[Form]) -> bool {
    let all = view.actions().map_or(0, |actions| actions.len());
    !right.is_empty() && all > 2 && right.len() * 2 <= all
}

/// The steps of a puzzle that begins here.
///
/// # Errors
/// There is nothing to find, too much, or it is not proven.
pub(crate) fn grow(
    prover: &mut dyn Prover,
    game: &AnyGame,
    seat: Seat,
    goal: Goal,
) -> Result<Vec<Step>, Fault> {
    let view = game.view(Viewer::Seat(seat));
    let right = prover.right(&view, goal)?;
    if !is_choice(&view, &right) {
        return Err(Fault::Unproven);
    }
    let mut decisions = vec![Decision {
        game: game.clone(),
        goal,
        depth: 0,
        right,
    }];
    let mut steps = Vec::new();
    let mut at = 0;
    while at < decisions.len() {
        let before = decisions[at].game.view(Viewer::Seat(seat));
        for action in decisions[at].right.clone() {
            let (game, goal) = (decisions[at].game.clone(), decisions[at].goal);
            let (then, next) = follow(prover, game, seat, goal, &before, &action)?;
            let to = match next {
                Some(game) => meet(prover, &mut decisions, at, game, seat)?,
                None => None,
            };
            if decisions.len() > MOST {
                return Err(Fault::Unproven);
            }
            steps.push(Step {
                at: at as u16,
                action,
                then,
                to,
            });
        }
        at += 1;
    }
    longest_first(&mut steps);
    Ok(steps)
}

/// What answers a right move, and the match at the solver's next decision, if it comes to one.
fn follow(
    prover: &mut dyn Prover,
    mut game: AnyGame,
    seat: Seat,
    goal: Goal,
    before: &AnyView,
    action: &Form,
) -> Result<(Vec<AnyEvent>, Option<AnyGame>), Fault> {
    game.apply(&Event::Act(seat, action.clone()))?;
    let mut then = Vec::new();
    if goal.is_reached() && prover.reaches(before, action, &game) {
        return Ok((then, None));
    }
    loop {
        if goal.is_reached() && prover.is_reached(&game) {
            return Ok((then, None));
        }
        let event: AnyEvent = match game.turn() {
            Turn::Auto(forced) => Event::Auto(forced),
            Turn::Act(seats) if seats.len() == 1 && seats.contains(seat) => {
                return Ok((then, Some(game)));
            }
            Turn::Act(seats) if seats.len() == 1 => {
                let other = seats.iter().next().ok_or(Fault::Unproven)?;
                Event::Act(other, prover.reply(&game, seat, goal.after())?)
            }
            // A die, a deal, or a choice that both make unseen: nobody can go on from here alone.
            Turn::Act(_) | Turn::Setup(_) | Turn::Chance(_) | Turn::Over(..) => {
                return Ok((then, None));
            }
        };
        game.apply(&event)?;
        then.push(event);
    }
}

/// The number of the decision that a match has come to; none if there is nothing to decide any more.
fn meet(
    prover: &mut dyn Prover,
    decisions: &mut Vec<Decision>,
    from: usize,
    game: AnyGame,
    seat: Seat,
) -> Result<Option<u16>, Fault> {
    let (goal, depth) = (decisions[from].goal.after(), decisions[from].depth + 1);
    let same = |decision: &Decision| decision.game == game && decision.goal == goal;
    if let Some(known) = decisions.iter().position(same) {
        // Only forwards, so that every way ends.
        return if known > from {
            Ok(Some(known as u16))
        } else {
            Err(Fault::Unproven)
        };
    }
    if depth >= DEEPEST {
        return if goal.is_reached() {
            Err(Fault::Unproven)
        } else {
            Ok(None)
        };
    }
    let view = game.view(Viewer::Seat(seat));
    let right = match prover.right(&view, goal) {
        Ok(right) => right,
        Err(_) if !goal.is_reached() => return Ok(None),
        Err(fault) => return Err(fault),
    };
    if goal.is_reached() && right.is_empty() {
        return Err(Fault::Unproven);
    }
    if !goal.is_reached() && !is_choice(&view, &right) {
        return Ok(None);
    }
    decisions.push(Decision {
        game,
        goal,
        depth,
        right,
    });
    Ok(Some((decisions.len() - 1) as u16))
}

/// Puts the longest way first at each decision.
fn longest_first(steps: &mut [Step]) {
    let count = steps.iter().map(|step| step.at + 1).max().unwrap_or(0);
    let mut length = vec![0; usize::from(count)];
    let way = |length: &[usize], step: &Step| 1 + step.to.map_or(0, |to| length[usize::from(to)]);
    // Steps lead to later decisions, and stand in the order of decisions.
    for step in steps.iter().rev() {
        let at = usize::from(step.at);
        length[at] = length[at].max(way(&length, step));
    }
    steps.sort_by_key(|step| (step.at, std::cmp::Reverse(way(&length, step))));
}
