//! Ataxx: a deep search of every move by the engine, with a large margin between the moves that win and the others.

use bots::{AtaxxEngine, Bounds};
use game::Seat;
use game_ataxx::{Action, Position, Quiet};
use games::{AnyGame, AnyView, Form};

use super::{Prover, Rigour};
use crate::{Fault, Goal, Puzzle, Theme};

/// How many positions are searched after each move.
const NODES: u64 = 2_500;
/// And at a glance.
const GLANCE: u64 = 150;
/// The table of the search, in bytes.
const BYTES: u64 = 1 << 18;
/// A piece is worth 100. A move that is right in a new puzzle leads to so much at least, one that is wrong to nothing.
const WON: i32 = 300;
/// What divides them when it is proven again: another net judges a little differently.
const BETWEEN: i32 = 150;

/// The engine.
pub(super) struct Deep {
    engine: AtaxxEngine,
    rigour: Rigour,
}

impl Deep {
    pub(super) fn new(rigour: Rigour) -> Self {
        Self {
            engine: AtaxxEngine::new(BYTES),
            rigour,
        }
    }

    /// What a position is worth to its mover, and the best move, by a search that knows nothing of others.
    fn think(&mut self, position: &Position, nodes: u64) -> (i32, Option<Action>) {
        if let Some(reason) = position.over(Quiet::default()) {
            let winner = position.places(reason).winner();
            let sign = winner.map_or(0, |winner| if winner == position.turn() { 1 } else { -1 });
            return (sign * bots::WIN, None);
        }
        self.engine.forget();
        let limits = Bounds::nodes(nodes);
        let found = self
            .engine
            .think(position, Quiet::default(), &limits, &mut |_| {});
        found.map_or((0, None), |found| (found.value, Some(found.best)))
    }

    /// The moves that win, where all moves either do or lead to nothing.
    fn winning(
        &mut self,
        position: &Position,
        nodes: u64,
        slack: i32,
    ) -> Result<Vec<Action>, Fault> {
        let (won, lost) = match self.rigour {
            Rigour::Making => (WON - slack, slack),
            Rigour::Checking => (BETWEEN, BETWEEN),
        };
        let mut right = Vec::new();
        for action in position.moves(Quiet::default()) {
            let worth = -self.think(&position.play(action), nodes).0;
            if worth >= won {
                right.push(action);
            } else if worth > lost {
                return Err(Fault::Unproven);
            }
        }
        Ok(right)
    }
}

/// How far ahead a move brings its side at once.
fn gain(position: &Position, action: Action) -> i32 {
    let clones = i32::from(matches!(action, Action::Clone(_)));
    2 * position.captured(action).len() as i32 + clones
}

fn of(view: &AnyView) -> Result<&game_ataxx::View, Fault> {
    match view {
        AnyView::Ataxx(view) => Ok(view),
        _ => Err(Fault::Unproven),
    }
}

impl Prover for Deep {
    fn right(&mut self, view: &AnyView, goal: Goal) -> Result<Vec<Form>, Fault> {
        let position = of(view)?.position();
        if goal != Goal::Win {
            return Err(Fault::Unproven);
        }
        if self.rigour == Rigour::Making && self.winning(position, GLANCE, 130)?.is_empty() {
            return Ok(Vec::new());
        }
        let right = self.winning(position, NODES, 0)?;
        Ok(right.iter().map(Form::of).collect())
    }

    /// What the engine plays.
    fn reply(&mut self, game: &AnyGame, _: Seat, _: Goal) -> Result<Form, Fault> {
        let AnyView::Ataxx(view) = game.view(game::Viewer::Watcher) else {
            return Err(Fault::Unproven);
        };
        let (_, best) = self.think(view.position(), NODES);
        best.map(|action| Form::of(&action)).ok_or(Fault::Unproven)
    }

    fn most_right(&self) -> usize {
        2
    }

    /// What turns most at once.
    fn first_sight(&self, view: &AnyView) -> Vec<Form> {
        let Ok(view) = of(view) else {
            return Vec::new();
        };
        let position = view.position();
        let moves = || position.moves(Quiet::default());
        let most = moves().map(|action| gain(position, action)).max();
        let best = moves().filter(|action| Some(gain(position, *action)) == most);
        best.map(|action| Form::of(&action)).collect()
    }

    /// More than one decision: the engine's answers leave few.
    fn is_long(&self, puzzle: &Puzzle) -> bool {
        puzzle.line().len() > 1
    }

    fn theme(&self, puzzle: &Puzzle) -> Theme {
        let seen = self.first_sight(&puzzle.view);
        if puzzle.at(0).any(|step| seen.contains(&step.action)) {
            Theme::Turn
        } else {
            Theme::Patience
        }
    }

    fn goals(&self, view: &AnyView) -> Vec<Goal> {
        let fits = of(view).is_ok_and(|view| {
            let position = view.position();
            (3..=34).contains(&position.empty().len())
                && position.quiet_plies() < 4
                && position.lead().unsigned_abs() <= 8
        });
        if fits { vec![Goal::Win] } else { Vec::new() }
    }
}
