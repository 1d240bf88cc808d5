//! The status line: what happened last and whose turn it is. The same is read out by the page's live region (`said`).

use game::Seats;
use leptos::prelude::*;
use protocol::{Outcome, Phase};

use super::scene::Scene;
use crate::board::Shown;
use crate::play::{self, Place};
use crate::texts::{say, say_of, words};

/// The line.
#[component]
pub(crate) fn StatusLine(scene: Scene) -> impl IntoView {
    let log = Memo::new(move |before: Option<&(usize, String)>| {
        // Everything since the line was said last: a pass after a move is never silent.
        let said = before.map_or(0, |(said, _)| *said);
        let now = scene.log.with(Vec::len);
        let first = said.min(now.saturating_sub(1)).max(now.saturating_sub(3));
        let new = scene
            .log
            .with(|log| log.get(first..).unwrap_or_default().to_vec());
        let alone = scene.alone.get_untracked();
        let text = scene.sentences(&new, alone.is_some_and(|i| (first..now).contains(&i)));
        (now, text.join(" "))
    });
    let turn = Memo::new(move |_| state(scene));
    view! {
        <div class="status" data-testid="status">
            <strong>{move || turn.get()}</strong>
            " "
            // How it ended is said already.
            <span class="muted">{move || (!scene.is_over()).then(|| log.get().1)}</span>
        </div>
        <Warning scene />
    }
}

/// Whose turn it is, or how it ended; reactive.
pub(super) fn state(scene: Scene) -> String {
    if scene.live.place == Place::House && !play::is_up() {
        return say("status-reconnecting");
    }
    scene
        .status
        .with(|status| match (&status.phase, &status.outcome) {
            (Phase::Over, Some(Outcome::Result { places, reason })) => {
                let names = scene.names.get();
                let names: Vec<&str> = names.iter().map(String::as_str).collect();
                let you = scene.you.get().seat().filter(|_| !scene.live.both);
                words()
                    .outcome(scene.kind, *places, *reason, &names, you)
                    .line
            }
            (Phase::Playing | Phase::Setup, _) => turn(scene, status.turn),
            _ => String::new(),
        })
}

fn turn(scene: Scene, turn: Seats) -> String {
    let own = scene.you.get().seat().filter(|_| !scene.live.both);
    if own.is_some_and(|own| turn.contains(own)) {
        return say("status-your-turn");
    }
    let Some(seat) = turn.iter().next() else {
        return String::new();
    };
    let name = scene.name(seat);
    let bot = scene
        .seats
        .with(|s| s.iter().any(|s| s.seat == seat && s.bot.is_some()));
    let key = if bot {
        "status-thinking"
    } else {
        "status-turn"
    };
    say_of(key, &[("name", (&*name).into())])
}

/// That the match will be drawn soon if nothing changes.
#[component]
fn Warning(scene: Scene) -> impl IntoView {
    let left = Memo::new(move |_| quiet_left(scene));
    move || {
        left.get().map(|left| {
            view! {
                <p class="banner" data-tone="warn" data-testid="quiet-warning">
                    {warning(left)}
                </p>
            }
        })
    }
}

/// How many moves are left until then, once there are few; reactive.
fn quiet_left(scene: Scene) -> Option<i64> {
    match scene.view.get() {
        Shown::Two(games::AnyView::Ataxx(view)) if view.warns() => view.quiet_left().map(i64::from),
        _ => None,
    }
}

fn warning(left: i64) -> String {
    say_of("quiet-warning", &[("left", left.into())])
}

/// The warning where it is worth being read out: now and then, and at the very end; reactive.
pub(super) fn warning_to_tell(scene: Scene) -> Option<String> {
    quiet_left(scene)
        .filter(|left| *left <= 3 || left % 10 == 0)
        .map(warning)
}
