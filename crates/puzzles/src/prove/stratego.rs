//! Stratego: what is won by moves that work whatever the hidden ranks are.
//!
//! All armies that fit what is known are played at once. A move is right if the goal is reached after it in all of
//! them, against every answer, by moves that depend on nothing but what is seen.

use std::collections::BTreeMap;

use game::{Event, Seat, Turn, Viewer};
use game_stratego::{Action, Clash, Move, Position, Rank, View};
use games::{AnyGame, AnyView, Form};

use super::Prover;
use super::worlds::worlds;
use crate::{Fault, Goal, Grade, Puzzle, Theme};

/// There can be so many armies.
const ARMIES: usize = 120;
/// Moves that a question may look at.
const NODES: u64 = 60_000;

/// What proves it. Nothing is kept.
pub(super) struct Surely;

/// A search over all the armies that the other may have.
struct Search {
    seat: Seat,
    nodes: u64,
}

/// What is seen of a move beside the move itself: the ranks that fought.
type Seen = Option<(Rank, Rank)>;

/// Positions after a move, by what is seen of it.
fn played(
    worlds: &[Position],
    moved: Move,
    nodes: &mut u64,
) -> Result<BTreeMap<Seen, Vec<Position>>, Fault> {
    let mut seen: BTreeMap<Seen, Vec<Position>> = BTreeMap::new();
    for world in worlds.iter().filter(|world| world.allows(moved).is_ok()) {
        *nodes += 1;
        let fight = world.fight(moved);
        let mut next = world.clone();
        next.play(moved);
        seen.entry(fight).or_default().push(next);
    }
    if *nodes > NODES {
        return Err(Fault::Unproven);
    }
    Ok(seen)
}

impl Search {
    /// Whether some move reaches the goal in all these worlds.
    fn wins(&mut self, worlds: &[Position], goal: Goal) -> Result<bool, Fault> {
        let moves = worlds.first().map(Position::moves).unwrap_or_default();
        for moved in moves {
            if self.does(worlds, moved, goal)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether this move does.
    fn does(&mut self, worlds: &[Position], moved: Move, goal: Goal) -> Result<bool, Fault> {
        if goal.moves() == Some(0) {
            return Ok(false);
        }
        for (fight, next) in played(worlds, moved, &mut self.nodes)? {
            let fine = match (self.ended(&next), fight) {
                (Some(won), _) => won,
                (None, Some((own, other))) if Clash::of(own, other) != Clash::Wins => false,
                (None, Some(_)) if matches!(goal, Goal::Piece(_)) => self.is_safe(&next)?,
                (None, _) => self.holds(&next, goal.after())?,
            };
            if !fine {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether these are over, and the solver has won.
    fn ended(&self, worlds: &[Position]) -> Option<bool> {
        let end = worlds.first()?.over()?;
        Some(end.winner == Some(self.seat))
    }

    /// The moves that the other may have.
    fn answers(worlds: &[Position]) -> Vec<Move> {
        let mut moves: Vec<Move> = worlds.iter().flat_map(Position::moves).collect();
        moves.sort_unstable();
        moves.dedup();
        moves
    }

    /// Whether the goal is reached after every answer.
    fn holds(&mut self, worlds: &[Position], goal: Goal) -> Result<bool, Fault> {
        if goal.moves() == Some(0) {
            return Ok(false);
        }
        for answer in Self::answers(worlds) {
            for (fight, next) in played(worlds, answer, &mut self.nodes)? {
                let loses = fight.is_some_and(|(by, own)| Clash::of(by, own) != Clash::Loses);
                let fine = match self.ended(&next) {
                    Some(won) => won,
                    None if loses && matches!(goal, Goal::Piece(_)) => false,
                    None => self.wins(&next, goal)?,
                };
                if !fine {
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }

    /// Whether no answer removes a piece.
    fn is_safe(&mut self, worlds: &[Position]) -> Result<bool, Fault> {
        let mut moves = Vec::new();
        for world in worlds {
            world.moves_into(&mut moves);
            self.nodes += moves.len() as u64;
            let removes = |moved: &Move| {
                let fight = world.fight(*moved);
                fight.is_some_and(|(by, own)| Clash::of(by, own) != Clash::Loses)
            };
            if moves.iter().any(removes) {
                return Ok(false);
            }
        }
        if self.nodes > NODES {
            return Err(Fault::Unproven);
        }
        Ok(true)
    }
}

fn of(view: &AnyView) -> Result<(&View, Seat), Fault> {
    match (view, view.viewer()) {
        (AnyView::Stratego(view), Viewer::Seat(seat)) => Ok((view, seat)),
        _ => Err(Fault::Unproven),
    }
}

fn moved(form: &Form) -> Option<Move> {
    match form.as_str().parse() {
        Ok(Action::Move(moved)) => Some(moved),
        _ => None,
    }
}

/// Whether a move attacks.
fn attacks(view: &View, form: &Form) -> bool {
    moved(form).is_some_and(|moved| view.piece(moved.to).is_some())
}

impl Prover for Surely {
    fn right(&mut self, view: &AnyView, goal: Goal) -> Result<Vec<Form>, Fault> {
        let actions = view.actions().ok_or(Fault::Unproven)?;
        let (view, seat) = of(view)?;
        if !matches!(goal, Goal::Flag(_) | Goal::Piece(_)) {
            return Err(Fault::Unproven);
        }
        let worlds = worlds(view, seat, ARMIES).ok_or(Fault::Unproven)?;
        let mut right = Vec::new();
        let mut search = Search { seat, nodes: 0 };
        for form in actions {
            let moved = moved(&form).ok_or(Fault::Unproven)?;
            if search.does(&worlds, moved, goal)? {
                right.push(form);
            }
        }
        Ok(right)
    }

    /// What leaves the fewest right moves.
    fn reply(&mut self, game: &AnyGame, solver: Seat, goal: Goal) -> Result<Form, Fault> {
        let actions = game.view(Viewer::Seat(solver.other())).actions();
        let mut best: Option<(f64, Form)> = None;
        for action in actions.unwrap_or_default() {
            let mut next = game.clone();
            next.apply(&Event::Act(solver.other(), action.clone()))?;
            let share = if matches!(next.turn(), Turn::Over(..)) {
                2.0
            } else {
                let view = next.view(Viewer::Seat(solver));
                let all = view.actions().map_or(1, |all| all.len().max(1));
                self.right(&view, goal)?.len() as f64 / all as f64
            };
            if best.as_ref().is_none_or(|(least, _)| share < *least) {
                best = Some((share, action));
            }
        }
        best.map(|(_, action)| action).ok_or(Fault::Unproven)
    }

    /// A right move that attacks has won what it attacked.
    fn reaches(&self, before: &AnyView, action: &Form, after: &AnyGame) -> bool {
        self.is_reached(after) || of(before).is_ok_and(|(view, _)| attacks(view, action))
    }

    /// A piece that is simply taken is nothing to find.
    fn is_dull(&self, puzzle: &Puzzle, grade: Grade) -> bool {
        puzzle.goal == Goal::Piece(1) && grade == Grade::ALL[0]
    }

    /// Attacks, where there are any.
    fn first_sight(&self, view: &AnyView) -> Vec<Form> {
        let actions = view.actions().unwrap_or_default();
        let Ok((view, _)) = of(view) else {
            return actions;
        };
        let (attacks, others): (Vec<Form>, Vec<Form>) =
            actions.into_iter().partition(|form| attacks(view, form));
        if attacks.is_empty() { others } else { attacks }
    }

    /// More than one move is needed, and there are many to choose from.
    fn is_long(&self, puzzle: &Puzzle) -> bool {
        let many = puzzle.view.actions().is_some_and(|all| all.len() > 12);
        puzzle.goal.moves() > Some(1) && many
    }

    fn theme(&self, puzzle: &Puzzle) -> Theme {
        match puzzle.goal {
            Goal::Flag(_) => Theme::Flag,
            _ => Theme::Catch,
        }
    }

    fn goals(&self, view: &AnyView) -> Vec<Goal> {
        let fits = of(view).is_ok_and(|(view, seat)| worlds(view, seat, ARMIES).is_some());
        if fits {
            [1, 2]
                .into_iter()
                .flat_map(|n| [Goal::Flag(n), Goal::Piece(n)])
                .chain([Goal::Flag(3)])
                .collect()
        } else {
            Vec::new()
        }
    }
}
