//! Aeroplane Chess: the chance to finish first, exactly where an ending can be solved, else by a wide and deep search.

use game::Seat;
use game_aeroplane::{Action, Phase, Position, Progress, Trip};
use games::{AnyGame, AnyView, Form};

use super::{Prover, Rigour};
use crate::{Fault, Goal, Puzzle, Theme};

/// How much the search looks at.
const NODES: u64 = 60_000;
/// And at a glance.
const GLANCE: u64 = 1_500;

/// The search for chances.
pub(super) struct Chances {
    rigour: Rigour,
}

impl Chances {
    pub(super) const fn new(rigour: Rigour) -> Self {
        Self { rigour }
    }

    /// Moves at most so much worse than the best are right too, and all others must be so much worse.
    const fn margins(&self) -> (f64, f64) {
        match self.rigour {
            Rigour::Making => (0.004, 0.03),
            Rigour::Checking => (0.012, 0.02),
        }
    }

    /// The right moves, after a search that spends so many nodes.
    fn sorted(&self, view: &game_aeroplane::View, nodes: u64) -> Result<Vec<Form>, Fault> {
        let worths = bots::aeroplane_chances(view, nodes).ok_or(Fault::Unproven)?;
        let best = worths.iter().map(|(_, worth)| *worth).fold(0.0, f64::max);
        let (same, worse) = self.margins();
        let mut right = Vec::new();
        for (action, worth) in worths {
            let lost = best - worth;
            if lost <= same {
                right.push(Form::of(&action));
            } else if lost < worse {
                return Err(Fault::Unproven);
            }
        }
        right.sort_by(|one, other| one.as_str().cmp(other.as_str()));
        Ok(right)
    }
}

fn of(view: &AnyView) -> Result<&game_aeroplane::View, Fault> {
    match view {
        AnyView::Aeroplane(view) => Ok(view),
        _ => Err(Fault::Unproven),
    }
}

/// What a move does.
fn trip(position: &Position, action: Action) -> Option<Trip> {
    let (Phase::Move(go, number), Action::Move { plane, fly, stack }) = (*position.phase(), action)
    else {
        return None;
    };
    Trip::of(position, go.mover, plane, number, fly, stack).ok()
}

fn hits(trip: &Trip) -> bool {
    trip.legs()
        .any(|(_, crossed, hit)| crossed.is_some() || hit.is_some())
}

impl Prover for Chances {
    fn right(&mut self, view: &AnyView, goal: Goal) -> Result<Vec<Form>, Fault> {
        let view = of(view)?;
        if goal != Goal::Chance {
            return Err(Fault::Unproven);
        }
        // What is close at a glance hardly ever becomes clear.
        if self.rigour == Rigour::Making {
            self.sorted(view, GLANCE)?;
        }
        self.sorted(view, NODES)
    }

    /// A die follows on every move: nobody answers.
    fn reply(&mut self, _: &AnyGame, _: Seat, _: Goal) -> Result<Form, Fault> {
        Err(Fault::Unproven)
    }

    /// What the player by fixed rules does.
    fn first_sight(&self, view: &AnyView) -> Vec<Form> {
        let choice = bots::fixed(view).and_then(|choice| choice.action.parse().ok());
        choice.into_iter().collect()
    }

    /// More than three moves to choose from.
    fn is_long(&self, puzzle: &Puzzle) -> bool {
        puzzle.view.actions().is_some_and(|all| all.len() > 3)
    }

    fn theme(&self, puzzle: &Puzzle) -> Theme {
        let Ok(position) = of(&puzzle.view).map(game_aeroplane::View::position) else {
            return Theme::Race;
        };
        let right = puzzle
            .line()
            .first()
            .map(|step| step.action.as_str().parse());
        let Some(Ok(action)) = right else {
            return Theme::Race;
        };
        match (action, trip(position, action)) {
            (_, Some(trip)) if hits(&trip) => Theme::Hit,
            (Action::Move { fly: true, .. }, _) => Theme::Fly,
            (Action::Move { stack: true, .. }, _) => Theme::Stack,
            (_, Some(trip)) if trip.end() == Progress::CENTRE => Theme::Home,
            (Action::Launch(_), _) => Theme::Home,
            _ => Theme::Race,
        }
    }

    fn goals(&self, view: &AnyView) -> Vec<Goal> {
        let choice = view.actions().is_some_and(|all| all.len() > 2);
        if choice {
            vec![Goal::Chance]
        } else {
            Vec::new()
        }
    }
}
