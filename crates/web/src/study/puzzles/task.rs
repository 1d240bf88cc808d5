//! A puzzle being solved: signals only, so that it is copied into every handler.

use game::{Seat, Viewer};
use games::{AnyEvent, Kind};
use leptos::prelude::*;
use puzzles::{Answer, Attempt, Puzzle};

use super::solved::{self, Streak};
use crate::texts::{say, say_of, words};
use crate::{board, browser};

/// What is to be said of the last move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum State {
    /// Nothing was played yet.
    Asks,
    /// The move was wrong.
    Wrong,
    /// The rules do not allow it, and why.
    Refused(String),
    /// It was right, and there is more to find.
    More,
    /// The puzzle is solved.
    Solved,
    /// The solution was shown.
    Shown,
}

impl State {
    pub(super) const fn name(&self) -> &'static str {
        match self {
            Self::Asks => "asks",
            Self::Wrong => "wrong",
            Self::Refused(_) => "refused",
            Self::More => "more",
            Self::Solved => "done",
            Self::Shown => "shown",
        }
    }

    pub(super) const fn is_over(&self) -> bool {
        matches!(self, Self::Solved | Self::Shown)
    }
}

/// A puzzle under way.
#[derive(Clone, Copy)]
pub(super) struct Task {
    pub(super) kind: Kind,
    pub(super) seat: Seat,
    /// The day, if it is the puzzle of the day.
    pub(super) day: Option<u64>,
    puzzle: StoredValue<Puzzle>,
    attempt: StoredValue<Option<Attempt>>,
    pub(super) view: RwSignal<String>,
    pub(super) last: RwSignal<Option<String>>,
    pub(super) state: RwSignal<State>,
    /// Whether the page is showing what came of a move.
    pub(super) shows: RwSignal<bool>,
    /// Goes up when the board is to be made anew.
    pub(super) round: RwSignal<u32>,
}

/// What came of one event: the notice, and the view after it.
struct Frame {
    notice: String,
    view: String,
}

impl Task {
    pub(super) fn start(puzzle: Puzzle, day: Option<u64>) -> Self {
        let task = Self {
            kind: puzzle.kind(),
            seat: puzzle.seat().unwrap_or(Seat::FIRST),
            day,
            puzzle: StoredValue::new(puzzle),
            attempt: StoredValue::new(None),
            view: RwSignal::new(String::new()),
            last: RwSignal::new(None),
            state: RwSignal::new(State::Asks),
            shows: RwSignal::new(false),
            round: RwSignal::new(0),
        };
        task.reset();
        task
    }

    /// Puts everything back to the beginning.
    pub(super) fn reset(self) {
        let attempt = self
            .puzzle
            .with_value(|puzzle| Attempt::new(puzzle.clone()));
        let attempt = attempt.ok();
        let view = attempt.as_ref().map(|attempt| attempt.view().to_string());
        self.view.set(view.unwrap_or_default());
        self.attempt.set_value(attempt);
        self.last.set(None);
        self.state.set(State::Asks);
        self.shows.set(false);
        self.round.update(|round| *round += 1);
    }

    /// Somebody moves.
    pub(super) fn act(self, action: &str) {
        if self.shows.get_untracked() || self.state.with_untracked(State::is_over) {
            return;
        }
        match self.play(action) {
            Some(Ok(Some(frames))) => {
                let then = self.then(State::Solved);
                leptos::task::spawn_local(self.show(frames, then));
            }
            Some(Ok(None)) => self.taken_back(State::Wrong),
            Some(Err(why)) => self.taken_back(State::Refused(why)),
            None => {}
        }
    }

    /// Plays a move: what came of it, nothing if it is wrong, or why it is not legal.
    fn play(self, action: &str) -> Option<Result<Option<Vec<Frame>>, String>> {
        let seat = self.seat;
        self.attempt.try_update_value(|attempt| {
            let attempt = attempt.as_mut()?;
            let before = attempt.game().clone();
            Some(match attempt.play(action) {
                Ok(Answer::Right(events)) => Ok(Some(frames(before, &events, seat))),
                Ok(Answer::Wrong) => Ok(None),
                Err(why) => {
                    let args = why.args().iter().map(|(name, value)| (*name, &**value));
                    Err(words().refused(why.code(), args))
                }
            })
        })?
    }

    /// What is so once everything is shown: there is more to find, or this.
    fn then(self, over: State) -> State {
        let is_solved = self
            .attempt
            .with_value(|attempt| attempt.as_ref().is_some_and(Attempt::is_solved));
        if is_solved { over } else { State::More }
    }

    /// Nothing has changed; a board that is drawn by its module begins anew.
    fn taken_back(self, state: State) {
        self.state.set(state);
        if !matches!(self.kind, Kind::Ataxx | Kind::Boxes) {
            self.round.update(|round| *round += 1);
        }
    }

    /// Shows what came of a move, one event after the other.
    async fn show(self, frames: Vec<Frame>, then: State) {
        let round = self.round.get_untracked();
        self.shows.set(true);
        for frame in frames {
            if self.round.try_get_untracked() != Some(round) {
                return; // it began anew, or the page is gone
            }
            let wait = board::hold(self.kind.name(), &frame.notice);
            self.last.set(Some(frame.notice));
            self.view.set(frame.view);
            browser::wait(wait).await;
        }
        if self.round.try_get_untracked() != Some(round) {
            return;
        }
        if then == State::Solved {
            self.keep();
        }
        self.shows.set(false);
        self.state.set(then);
    }

    /// Keeps that it is solved.
    fn keep(self) {
        let id = self.puzzle.with_value(|puzzle| puzzle.id);
        solved::add(self.kind, id);
        if let Some(day) = self.day {
            Streak::add(day);
        }
    }

    /// Shows the solution from where it stands.
    pub(super) fn solve(self) {
        if self.shows.get_untracked() || self.state.with_untracked(State::is_over) {
            return;
        }
        leptos::task::spawn_local(async move {
            loop {
                let hint = self.attempt.try_with_value(|attempt| {
                    let hint = attempt.as_ref()?.hint()?;
                    Some(hint.as_str().to_owned())
                });
                let Some(Some(hint)) = hint else { return };
                let Some(Ok(Some(frames))) = self.play(&hint) else {
                    return;
                };
                let then = self.then(State::Shown);
                let is_over = then.is_over();
                self.show(frames, then).await;
                if is_over || self.state.try_get_untracked() != Some(State::More) {
                    return;
                }
            }
        });
    }

    /// What is said of the last move.
    pub(super) fn verdict(self) -> String {
        match self.state.get() {
            State::Asks => String::new(),
            State::Wrong => say("puzzle-wrong"),
            State::Refused(why) => say_of("learn-not-legal", &[("why", (&*why).into())]),
            State::More => say("puzzle-more"),
            State::Solved => say("puzzle-solved"),
            State::Shown => say("puzzle-shown"),
        }
    }
}

/// What a seat sees of these events.
fn frames(mut game: games::AnyGame, events: &[AnyEvent], seat: Seat) -> Vec<Frame> {
    let viewer = Viewer::Seat(seat);
    let mut frames = Vec::new();
    for event in events {
        let Ok(notice) = game.notice(event, viewer) else {
            break;
        };
        if game.apply(event).is_err() {
            break;
        }
        frames.push(Frame {
            notice: notice.as_str().to_owned(),
            view: game.view(viewer).to_string(),
        });
    }
    frames
}
