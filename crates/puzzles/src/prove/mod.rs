//! Which moves are right: what each game proves it by.

mod aeroplane;
mod ataxx;
mod boxes;
mod stratego;
mod tacocat;
mod worlds;

use game::{Seat, Turn};
use games::{AnyGame, AnyView, Form, Kind};

use crate::{Fault, Goal, Grade, Puzzle, Theme};

/// How sure a proof must be, where there is more than yes and no.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rigour {
    /// For a new puzzle.
    Making,
    /// For one that was made, maybe by another version of an engine.
    Checking,
}

/// What proves the moves of one game. It may keep what it has proven.
pub(crate) trait Prover {
    /// Every right move of the seat whose view this is.
    fn right(&mut self, view: &AnyView, goal: Goal) -> Result<Vec<Form>, Fault>;

    /// The answer of the seat to move, against the one that solves.
    fn reply(&mut self, game: &AnyGame, solver: Seat, goal: Goal) -> Result<Form, Fault>;

    /// Whether the goal is reached by this move. Asked of goals that are reached at some move only.
    fn reaches(&self, _before: &AnyView, _action: &Form, _after: &AnyGame) -> bool {
        false
    }

    /// Whether the goal is reached as the match stands. Asked of the same goals.
    fn is_reached(&self, game: &AnyGame) -> bool {
        matches!(game.turn(), Turn::Over(..))
    }

    /// Whether a puzzle has nothing to find after all.
    fn is_dull(&self, _puzzle: &Puzzle, _grade: Grade) -> bool {
        false
    }

    /// How many right moves a puzzle may begin with.
    fn most_right(&self) -> usize {
        usize::MAX
    }

    /// The moves that look best at first sight.
    fn first_sight(&self, view: &AnyView) -> Vec<Form>;

    /// Whether a way is long, as far as its grade goes.
    fn is_long(&self, puzzle: &Puzzle) -> bool {
        puzzle.line().len() >= 3
    }

    /// What a puzzle is about.
    fn theme(&self, puzzle: &Puzzle) -> Theme;

    /// Goals that a position may have for its seat, those to be tried first in front.
    fn goals(&self, view: &AnyView) -> Vec<Goal>;
}

/// The prover of a game.
pub(crate) fn prover(kind: Kind, rigour: Rigour) -> Option<Box<dyn Prover>> {
    Some(match kind {
        Kind::Boxes => Box::new(boxes::Exact::default()),
        Kind::Ataxx => Box::new(ataxx::Deep::new(rigour)),
        Kind::Aeroplane => Box::new(aeroplane::Chances::new(rigour)),
        Kind::Tacocat => Box::new(tacocat::Surely),
        Kind::Stratego => Box::new(stratego::Surely),
        #[allow(
            unreachable_patterns,
            reason = "the test game of other crates' tests has no puzzles"
        )]
        _ => return None,
    })
}
