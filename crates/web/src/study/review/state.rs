//! What the review of a match knows so far, and where in it one is.

use client::Wish;
use game::{Seat, Viewer};
use games::Kind;
use leptos::prelude::*;
use leptos::task::spawn_local;
use review::{Head, Ply};

use super::load::Found;
use crate::parts::states;
use crate::play::{self, ask_annex};

/// One state of the match for the eyes it is seen with, and the notice that led to it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Frame {
    pub(super) view: String,
    pub(super) notice: Option<String>,
}

/// Signals only, so it is copied into every handler.
#[derive(Clone, Copy)]
pub(super) struct State {
    pub(super) kind: Kind,
    record: StoredValue<String>,
    pub(super) names: StoredValue<Vec<String>>,
    pub(super) head: StoredValue<Head>,
    /// Who looks.
    pub(super) eyes: RwSignal<Viewer>,
    /// The states, the start first; empty until they are there.
    pub(super) frames: RwSignal<Vec<Frame>>,
    /// What has been reviewed.
    pub(super) plies: RwSignal<Vec<Ply>>,
    /// Which state is shown.
    pub(super) at: RwSignal<usize>,
    /// Whether the better action is shown in place of the one that was made.
    pub(super) better: RwSignal<bool>,
    /// Whether the worker goes on.
    pub(super) runs: RwSignal<bool>,
}

impl State {
    pub(super) fn new(found: Found) -> Self {
        let state = Self {
            kind: found.kind,
            record: StoredValue::new(found.record),
            names: StoredValue::new(found.names),
            head: StoredValue::new(found.head),
            eyes: RwSignal::new(found.eyes),
            frames: RwSignal::default(),
            plies: RwSignal::default(),
            at: RwSignal::new(0),
            better: RwSignal::new(false),
            runs: RwSignal::new(true),
        };
        state.look(found.eyes);
        state
    }

    /// Shows the match as this viewer saw it.
    pub(super) fn look(self, eyes: Viewer) {
        self.eyes.set(eyes);
        let record = self.record.get_value();
        spawn_local(async move {
            let Ok(replay) = play::replay(record, eyes).await else {
                return;
            };
            let frame = |(view, notice): (&str, Option<&str>)| Frame {
                view: view.to_owned(),
                notice: notice.map(str::to_owned),
            };
            // The page may be gone by now, or asked for other eyes.
            if self.eyes.try_get_untracked() == Some(eyes) {
                self.frames.set(states(&replay).map(frame).collect());
            }
        });
    }

    /// Lets the worker go on, ply by ply, until it is told to stop or is through.
    pub(super) fn run(self) {
        spawn_local(async move {
            while self.runs.try_get_untracked() == Some(true) {
                let Ok(answer) = ask_annex(Wish::Ply).await else {
                    self.runs.try_set(false);
                    return;
                };
                let Ok(ply) = serde_json::from_str::<Ply>(&answer) else {
                    return; // there is none left
                };
                if self.plies.try_update(|plies| plies.push(ply)).is_none() {
                    return; // the page is gone
                }
            }
        });
    }

    /// Stops it, or lets it go on.
    pub(super) fn toggle(self) {
        let runs = !self.runs.get_untracked();
        self.runs.set(runs);
        if runs {
            self.run();
        }
    }

    /// Whether all is reviewed.
    pub(super) fn is_done(self) -> bool {
        let all = self.head.with_value(|head| head.plies as usize);
        self.plies.with(Vec::len) >= all
    }

    /// The last state.
    pub(super) fn last(self) -> usize {
        self.head.with_value(|head| head.plies as usize)
    }

    /// Goes to a state.
    pub(super) fn go(self, at: usize) {
        self.better.set(false);
        self.at.set(at.min(self.last()));
    }

    /// Shows what would have been better than the event that led to this state, through the eyes of who made it.
    pub(super) fn show_better(self, at: usize) {
        self.go(at);
        let acted = self.ply().and_then(|ply| ply.seat);
        let seat = acted.and_then(|seat| Seat::ALL.get(usize::from(seat)).copied());
        if let Some(eyes) = seat.map(Viewer::Seat).filter(|_| self.kind.has_secrets())
            && self.eyes.get_untracked() != eyes
        {
            self.look(eyes);
        }
        self.better.set(true);
    }

    /// The event that led to the state that is shown, as far as it is reviewed.
    pub(super) fn ply(self) -> Option<Ply> {
        let at = self.at.get().checked_sub(1)?;
        self.plies.with(|plies| plies.get(at).cloned())
    }

    /// The state that is shown: with the better action, the one before.
    pub(super) fn frame(self) -> Frame {
        let back = usize::from(self.better.get());
        let at = self.at.get().saturating_sub(back);
        self.frames
            .with(|frames| frames.get(at).cloned().unwrap_or_default())
    }

    /// The notice that led to a state; none at the start.
    pub(super) fn notice(self, at: usize) -> Option<String> {
        self.frames.with(|frames| frames.get(at)?.notice.clone())
    }

    /// What a seat is called.
    pub(super) fn name(self, seat: u8) -> String {
        self.names
            .with_value(|names| names.get(usize::from(seat)).cloned().unwrap_or_default())
    }

    /// The seat whose side of the board is nearest.
    pub(super) fn near(self) -> Seat {
        self.eyes.get().seat().unwrap_or(Seat::FIRST)
    }
}
