//! A match as the parts of its page look at it.

use std::sync::Arc;

use game::{Seat, Viewer};
use games::{AnyView, Kind};
use leptos::prelude::*;
use protocol::{LogLine, Phase, SeatState, Snapshot, Status};

use super::replay::Frame;
use crate::play::Live;
use crate::texts::words;

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
    pub(super) view: Memo<AnyView>,
    /// The event that led to it.
    pub(super) last: Memo<Option<String>>,
    /// Whether the board is turned.
    pub(super) flip: RwSignal<bool>,
    /// The states of the whole match, once it is over.
    pub(super) frames: RwSignal<Option<Arc<Vec<Frame>>>>,
    /// Which of them is shown; none for the match itself.
    pub(super) at: RwSignal<Option<usize>>,
}

impl Scene {
    /// The scene of a match of which `first` is shown now. `None` if it is of a game or of rules
    /// that this client does not know.
    pub(crate) fn new(live: Live, first: &Snapshot) -> Option<Self> {
        let kind: Kind = first.game.parse().ok()?;
        let view = AnyView::parse(kind, &first.view).ok()?;
        let shown = live.stage.shown();
        let (frames, at) = (RwSignal::new(None::<Arc<Vec<Frame>>>), RwSignal::new(None));
        let seats = Memo::new(move |_| part(live, |s| s.seats.clone()).unwrap_or_default());
        let present = Memo::new(move |before: Option<&AnyView>| {
            let now = shown.with(|s| AnyView::parse(kind, &s.as_ref()?.view).ok());
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
            names: Memo::new(move |_| seats.with(|seats| names(seats))),
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
        })
    }

    /// The seat whose strip stands below the board: one's own, or the first; turned with the board.
    pub(super) fn near(self) -> Seat {
        let own = if self.live.both {
            None
        } else {
            self.you.get().seat()
        };
        let seat = own.unwrap_or(Seat::FIRST);
        if self.flip.get() { seat.other() } else { seat }
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
        self.names.with(|names| {
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            words().notice(self.kind, notice, &names)
        })
    }

    /// The name of a seat.
    pub(super) fn name(self, seat: Seat) -> String {
        self.names
            .with(|names| names.get(seat.index()).cloned().unwrap_or_default())
    }
}

/// A part of what is shown of a match; reactive.
fn part<T>(live: Live, of: impl FnOnce(&Snapshot) -> T) -> Option<T> {
    live.stage.shown().with(|shown| shown.as_ref().map(of))
}

/// Every player's name, by the number of the seat.
pub(super) fn names(seats: &[SeatState]) -> Vec<String> {
    let mut names = vec![String::new(); Seat::MAX];
    for seat in seats {
        names[seat.seat.index()] = words().player(seat.name.as_deref(), seat.bot);
    }
    names
}
