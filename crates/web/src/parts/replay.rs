//! Stepping through a match that is over.

use std::sync::Arc;

use games::Kind;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::scene::Scene;
use crate::board::Shown;
use crate::play;
use crate::texts::{say, say_of};

/// One state of a match and the event that led to it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Frame {
    /// The state, for the one who looks.
    pub(super) view: Shown,
    /// What happened; none at the start.
    pub(super) notice: Option<String>,
}

/// The states of a replay as texts: each view, and the notice that led to it.
pub(crate) fn states(replay: &str) -> impl Iterator<Item = (&str, Option<&str>)> {
    let mut lines = replay.lines();
    std::iter::from_fn(move || Some((lines.next()?, lines.next()?)))
        .map(|(view, notice)| (view, Some(notice).filter(|notice| !notice.is_empty())))
}

/// The states that a replay has; none where they cannot be read.
fn frames(kind: Kind, replay: &str) -> Option<Vec<Frame>> {
    let frame = |(view, notice): (&str, Option<&str>)| {
        Some(Frame {
            view: Shown::read(kind, view)?,
            notice: notice.map(str::to_owned),
        })
    };
    states(replay).map(frame).collect()
}

/// Fetches the record once the match is over.
pub(super) fn load(scene: Scene) {
    Effect::new(move || {
        if !scene.is_over() || scene.frames.with_untracked(Option::is_some) {
            return;
        }
        let viewer = scene.you.get_untracked();
        spawn_local(async move {
            if let Ok(record) = scene.live.record().await
                && let Ok(replay) = play::replay(record, viewer).await
                && let Some(found) = frames(scene.kind, &replay)
            {
                // The page may be gone by now.
                scene.frames.try_set(Some(Arc::new(found)));
            }
        });
    });
}

/// The buttons that step through the moves of a match that is over.
#[component]
pub(crate) fn Replay(scene: Scene) -> impl IntoView {
    let last = Signal::derive(move || {
        scene
            .frames
            .with(|f| f.as_ref().map_or(0, |f| f.len().saturating_sub(1)))
    });
    let at = Signal::derive(move || scene.at.get().unwrap_or_else(|| last.get()));
    let ready = Signal::derive(move || scene.frames.with(Option::is_some));
    let go = Callback::new(move |to: usize| {
        scene.at.set((to < last.get_untracked()).then_some(to));
    });
    view! { <Steps at last ready go /> }
}

/// Buttons that step through states.
#[component]
pub(crate) fn Steps(
    /// The state that is shown.
    #[prop(into)]
    at: Signal<usize>,
    /// The last one.
    #[prop(into)]
    last: Signal<usize>,
    /// Whether they can be shown yet.
    #[prop(into)]
    ready: Signal<bool>,
    /// Gets the one to go to; one beyond the last is the last.
    go: Callback<usize>,
) -> impl IntoView {
    let button = move |key: &'static str, sign: &'static str, to: fn(usize, usize) -> usize| {
        view! {
            <button
                class="icon"
                data-testid=key
                aria-label=say(key)
                disabled=move || !ready.get()
                on:click=move |_| go.run(to(at.get_untracked(), last.get_untracked()))
            >
                <span aria-hidden="true">{sign}</span>
            </button>
        }
    };
    view! {
        <div class="replay" role="group" aria-label=say("replay")>
            {button("replay-first", "⏮", |_, _| 0)}
            {button("replay-prev", "◀", |at, _| at.saturating_sub(1))}
            <span class="replay-ply" data-testid="replay-ply" data-ply=move || at.get().to_string()>
                {move || {
                    let (at, of) = (at.get() as i64, last.get() as i64);
                    say_of("replay-at", &[("at", at.into()), ("of", of.into())])
                }}
            </span>
            {button("replay-next", "▶", |at, _| at + 1)}
            {button("replay-last", "⏭", |_, last| last)}
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_replay_gives_every_state_with_what_led_to_it() {
        let game = games::AnyGame::start(Kind::Ataxx, "").unwrap();
        let start_view = game.view(game::Viewer::Watcher).to_string();
        let found = frames(
            Kind::Ataxx,
            &format!("{start_view}\n\n{start_view}\n0 g2\n"),
        )
        .unwrap();
        assert_eq!(
            found[0].view,
            Shown::read(Kind::Ataxx, &start_view).unwrap()
        );
        assert_eq!(found[0].notice, None);
        assert_eq!(found[1].notice.as_deref(), Some("0 g2"));
        assert_eq!(found.len(), 2);
        assert_eq!(frames(Kind::Ataxx, "nothing\n\n"), None);
    }
}
