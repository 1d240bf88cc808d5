//! Somebody solving a puzzle.

use game::{Event, Illegal, Seat, Viewer};
use games::{AnyEvent, AnyGame, AnyView, Form};

use crate::{Puzzle, Step};

/// A puzzle under way: the match as far as right moves have brought it.
#[derive(Clone, Debug)]
pub struct Attempt {
    puzzle: Puzzle,
    seat: Seat,
    game: AnyGame,
    /// The decision that is open; none once it is solved.
    at: Option<u16>,
}

/// What a move was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It is not right; nothing has changed.
    Wrong,
    /// It is right, and these events have happened: the move itself and what answers it.
    Right(Vec<AnyEvent>),
}

impl Attempt {
    /// Begins.
    ///
    /// # Errors
    /// When nobody is to move.
    pub fn new(puzzle: Puzzle) -> Result<Self, Illegal> {
        Ok(Self {
            seat: puzzle.seat()?,
            game: puzzle.game(),
            at: Some(0),
            puzzle,
        })
    }

    /// The puzzle.
    #[must_use]
    pub const fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// What the seat knows now.
    #[must_use]
    pub fn view(&self) -> AnyView {
        self.game.view(Viewer::Seat(self.seat))
    }

    /// The match as it stands.
    #[must_use]
    pub const fn game(&self) -> &AnyGame {
        &self.game
    }

    /// Whether it is solved.
    #[must_use]
    pub const fn is_solved(&self) -> bool {
        self.at.is_none()
    }

    /// The move that leads on, the longest way; none once it is solved.
    #[must_use]
    pub fn hint(&self) -> Option<&Form> {
        let step = self.puzzle.at(self.at?).next()?;
        Some(&step.action)
    }

    /// Plays a move.
    ///
    /// # Errors
    /// When the rules do not allow it, or the puzzle is solved.
    pub fn play(&mut self, action: &str) -> Result<Answer, Illegal> {
        let over = || Illegal::new("over");
        let at = self.at.ok_or_else(over)?;
        self.view().allows(action)?;
        let mut game = self.game.clone();
        game.apply(&Event::Act(self.seat, action.parse()?))?;
        let Some(step) = self.found(at, &game) else {
            return Ok(Answer::Wrong);
        };
        let mut events = vec![Event::Act(self.seat, step.action.clone())];
        for event in &step.then {
            game.apply(event)?;
            events.push(event.clone());
        }
        (self.at, self.game) = (step.to, game);
        Ok(Answer::Right(events))
    }

    /// The right move that does what led to this, however it was written.
    fn found(&self, at: u16, played: &AnyGame) -> Option<Step> {
        let same = |step: &&Step| {
            let mut game = self.game.clone();
            let act = Event::Act(self.seat, step.action.clone());
            game.apply(&act).is_ok() && game == *played
        };
        self.puzzle.at(at).find(same).cloned()
    }
}
