//! Proving a puzzle anew from its text.

use game::{Event, Turn, Viewer};
use games::{AnyGame, Form};

use crate::prove::{self, Prover, Rigour};
use crate::{Fault, Goal, Grade, Id, Puzzle, tree};

/// Proves that a puzzle is as it says: at each decision the moves it takes for right are all that are, every
/// answer is legal, and every way ends where its goal is reached or nothing is left to decide; its name, its grade and
/// its theme follow from it.
///
/// # Errors
/// What is not so.
pub fn check(puzzle: &Puzzle) -> Result<(), Fault> {
    let mut prover = prove::prover(puzzle.kind(), Rigour::Checking).ok_or(Fault::Unproven)?;
    let seat = puzzle.seat()?;
    let game = puzzle.game();
    differs("the world", game.view(Viewer::Seat(seat)) == puzzle.view)?;
    let id = Id::of(puzzle.kind(), &puzzle.view.to_string(), puzzle.goal);
    differs("the name", id == puzzle.id)?;
    ways(prover.as_mut(), puzzle, game)?;
    differs("the grade", grade(prover.as_ref(), puzzle) == puzzle.grade)?;
    differs("the theme", prover.theme(puzzle) == puzzle.theme)
}

fn differs(what: &'static str, same: bool) -> Result<(), Fault> {
    same.then_some(()).ok_or(Fault::Differs(what))
}

/// Goes every way.
fn ways(prover: &mut dyn Prover, puzzle: &Puzzle, start: AnyGame) -> Result<(), Fault> {
    let seat = puzzle.seat()?;
    let mut reached: Vec<Option<(AnyGame, Goal)>> = vec![Some((start, puzzle.goal))];
    let mut at = 0;
    while at < reached.len() {
        let (game, goal) = reached[at].clone().ok_or(Fault::Differs("a decision"))?;
        let view = game.view(Viewer::Seat(seat));
        let mut right = prover.right(&view, goal)?;
        let mut listed: Vec<Form> = puzzle
            .at(at as u16)
            .map(|step| step.action.clone())
            .collect();
        for moves in [&mut right, &mut listed] {
            moves.sort_by(|one, other| one.as_str().cmp(other.as_str()));
        }
        differs("a right move", right == listed && !right.is_empty())?;
        differs("the choice", at > 0 || tree::is_choice(&view, &right))?;
        for step in puzzle.at(at as u16) {
            let mut next = game.clone();
            next.apply(&Event::Act(seat, step.action.clone()))?;
            let done = goal.is_reached() && prover.reaches(&view, &step.action, &next);
            for event in &step.then {
                let own = matches!(event, Event::Act(who, _) if *who == seat);
                let drawn = matches!(event, Event::Chance(_) | Event::Out(..));
                differs("an answer", !own && !drawn)?;
                next.apply(event)?;
            }
            let done = done || goal.is_reached() && prover.is_reached(&next);
            let Some(to) = step.to.map(usize::from) else {
                differs("an end", done || !goal.is_reached())?;
                continue;
            };
            let owing = next.turn().owing();
            let due = matches!(next.turn(), Turn::Act(_)) && owing.len() == 1;
            differs("a way", !done && due && owing.contains(seat) && to > at)?;
            if to >= reached.len() {
                reached.resize(to + 1, None);
            }
            let state = (next, goal.after());
            match &reached[to] {
                None => reached[to] = Some(state),
                Some(known) => differs("a decision", *known == state)?,
            }
        }
        at += 1;
    }
    let known = |step: &crate::Step| usize::from(step.at) < reached.len();
    differs("a decision", puzzle.steps.iter().all(known))
}

/// How hard it is: see [`Grade`].
pub(crate) fn grade(prover: &dyn Prover, puzzle: &Puzzle) -> Grade {
    let Ok(seat) = puzzle.seat() else {
        return Grade::of(false, false);
    };
    let mut game = puzzle.game();
    let mut misleads = false;
    for step in puzzle.line() {
        let view = game.view(Viewer::Seat(seat));
        let seen = prover.first_sight(&view);
        let right = |form: &&Form| puzzle.at(step.at).any(|step| step.action == **form);
        misleads |= seen.iter().filter(right).count() * 2 < seen.len();
        let events = std::iter::once(Event::Act(seat, step.action.clone()));
        for event in events.chain(step.then.iter().cloned()) {
            if game.apply(&event).is_err() {
                return Grade::of(misleads, false);
            }
        }
    }
    Grade::of(misleads, prover.is_long(puzzle))
}
