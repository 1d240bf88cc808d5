//! A match as the parts of its page look at it.

use std::sync::Arc;

use game::{Seat, Viewer};
use games::Kind;
use leptos::prelude::*;
use protocol::{LogLine, Phase, SeatState, Snapshot, Status};

use super::replay::Frame;
use crate::board::{self, Happened, Shown};
use crate::play::Live;
use crate::texts::{say, words};

/// One match, cut into signals that change no more often than what they hold.
#[derive(Clone, Copy)]
pub(crate) struct Scene {
    /// Where it comes from.
    pub(super) live: Live,
    /// The game.
    pub(super) kind: Kind,
    /// The seats.
    pub(super) seats: Memo<Vec<SeatState>>,
    /// The players' names by seat number.
    pub(super) names: Memo<Vec<String>>,
    /// Where it stands.
    pub(super) status: Memo<Status>,
    /// The events so far.
    pub(super) log: Memo<Vec<LogLine>>,
    /// Whose eyes these are.
    pub(super) you: Memo<Viewer>,
    /// What the board shows.
    pub(super) view: Memo<Shown>,
    /// The event that led to it.
    pub(super) last: Memo<Option<String>>,
    /// Whether the board is turned.
    pub(super) flip: RwSignal<bool>,
    /// The states of the whole match, once it is over.
    pub(super) frames: RwSignal<Option<Arc<Vec<Frame>>>>,
    /// Which of them is shown; none for the match itself.
    pub(super) at: RwSignal<Option<usize>>,
    /// Which event of the log came of the only move there was, played by itself.
    pub(super) alone: RwSignal<Option<usize>>,
}

impl Scene {
    /// The scene of a match of which `first` is shown now. `None` if it is of a game or of rules
    /// that this client does not know.
    pub(crate) fn new(live: Live, first: &Snapshot) -> Option<Self> {
        let kind: Kind = first.game.parse().ok()?;
        let view = Shown::read(kind, &first.view)?;
        let shown = live.stage.shown();
        let (frames, at) = (RwSignal::new(None::<Arc<Vec<Frame>>>), RwSignal::new(None));
        let seats = Memo::new(move |_| part(live, |s| s.seats.clone()).unwrap_or_default());
        let present = Memo::new(move |before: Option<&Shown>| {
            let now = shown.with(|s| Shown::read(kind, &s.as_ref()?.view));
            now.or_else(|| before.cloned())
                .unwrap_or_else(|| view.clone())
        });
        let frame = move || -> Option<Frame> { frames.get()?.get(at.get()?).cloned() };
        let status = first.status.clone();
        let you = first.you;
        Some(Self {
            live,
            kind,
            seats,
            names: Memo::new(move |_| seats.with(|seats| names(kind, seats))),
            status: Memo::new(move |_| {
                part(live, |s| s.status.clone()).unwrap_or_else(|| status.clone())
            }),
            log: Memo::new(move |_| part(live, |s| s.log.clone()).unwrap_or_default()),
            you: Memo::new(move |_| part(live, |s| s.you).unwrap_or(you)),
            view: Memo::new(move |_| match frame() {
                Some(frame) => frame.view,
                None => present.get(),
            }),
            last: Memo::new(move |_| match frame() {
                Some(frame) => frame.notice,
                None => part(live, |s| Some(s.log.last()?.notice.clone()))?,
            }),
            flip: RwSignal::new(false),
            frames,
            at,
            alone: RwSignal::new(None),
        })
    }

    /// The seat that is nearest: one's own, or the first; turned with the board.
    pub(super) fn near(self) -> Seat {
        // Where something is hidden, those who share a page play from their own sides in turn.
        let is_shared = self.live.both && !self.kind.has_secrets();
        let own = self.you.get().seat().filter(|_| !is_shared);
        let seat = own.unwrap_or(Seat::FIRST);
        match self.kind {
            _ if !self.flip.get() => seat,
            Kind::Aeroplane => around(seat, 2),
            _ => seat.other(),
        }
    }

    /// The seats whose strips stand above the board, and those below it, from left to right: each where
    /// its side of the board is.
    pub(super) fn strips(self) -> [Vec<Seat>; 2] {
        let near = self.near();
        if self.kind != Kind::Aeroplane {
            return [vec![near.other()], vec![near]];
        }
        let plays = |seat: &Seat| {
            self.seats
                .with(|seats| seats.iter().any(|s| s.seat == *seat))
        };
        [[1, 2], [0, 3]].map(|turns| {
            let seats = turns.map(|turn| around(near, turn)).into_iter();
            seats.filter(plays).collect()
        })
    }

    /// The own set-up as far as it had come when the house told it last.
    pub(super) fn draft(self) -> Option<String> {
        part(self.live, |shown| shown.draft.clone()).flatten()
    }

    /// Whether this page's person plays here.
    pub(super) fn plays(self) -> bool {
        self.you.get().seat().is_some()
    }

    /// Whether the match is over.
    pub(super) fn is_over(self) -> bool {
        self.status.with(|status| status.phase == Phase::Over)
    }

    /// The sentence of a notice.
    pub(super) fn sentence(self, notice: &str) -> String {
        self.names.with(|names| sentence(self.kind, notice, names))
    }

    /// The sentences of these events, without what the next one tells better; and that one of them
    /// played itself, if it did.
    pub(super) fn sentences(self, lines: &[LogLine], alone: bool) -> Vec<String> {
        let tells = |line: &&LogLine| Happened::of(self.kind, &line.notice) != Some(Happened::Roll);
        let told = lines.iter().filter(tells);
        let told = told.map(|line| self.sentence(&line.notice));
        told.chain(alone.then(|| say("played-alone"))).collect()
    }

    /// The name of a seat.
    pub(super) fn name(self, seat: Seat) -> String {
        self.names
            .with(|names| names.get(seat.index()).cloned().unwrap_or_default())
    }
}

/// The seat so many places on, clockwise around a board of four.
const fn around(seat: Seat, places: usize) -> Seat {
    Seat::ALL[(seat.index() + places) % Seat::MAX]
}

/// A part of what is shown of a match; reactive.
fn part<T>(live: Live, of: impl FnOnce(&Snapshot) -> T) -> Option<T> {
    live.stage.shown().with(|shown| shown.as_ref().map(of))
}

/// What happened, in words.
pub(crate) fn sentence(kind: Kind, notice: &str, names: &[String]) -> String {
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let said = words().notice_of_two(kind, notice, &names);
    said.unwrap_or_else(|| board::sentence(kind, notice, &names))
}

/// Every player's name, by the number of the seat.
///
/// Computer players all have one name, so where several play each is called by its colour.
pub(crate) fn names(kind: Kind, seats: &[SeatState]) -> Vec<String> {
    let several = seats.iter().filter(|seat| seat.bot.is_some()).count() > 1;
    let mut names = vec![String::new(); Seat::MAX];
    for seat in seats {
        names[seat.seat.index()] = if several && seat.bot.is_some() {
            words().side(kind, seat.seat)
        } else {
            words().player(seat.name.as_deref(), seat.bot)
        };
    }
    names
}
