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

/// The states that a replay has, two lines each; none where they cannot be read.
fn frames(kind: Kind, replay: &str) -> Option<Vec<Frame>> {
    let lines: Vec<&str> = replay.lines().collect();
    let frames = lines.chunks_exact(2).map(|lines| {
        let view = Shown::read(kind, lines[0])?;
        let notice = Some(lines[1]).filter(|notice| !notice.is_empty());
        let notice = notice.map(str::to_owned);
        Some(Frame { view, notice })
    });
    frames.collect()
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

/// The buttons that step through the moves.
#[component]
pub(crate) fn Replay(scene: Scene) -> impl IntoView {
    let last = move || {
        scene
            .frames
            .with(|f| f.as_ref().map_or(0, |f| f.len().saturating_sub(1)))
    };
    let at = move || scene.at.get().unwrap_or_else(last);
    let ready = move || scene.frames.with(Option::is_some);
    let go = move |to: usize| {
        let last = last();
        scene.at.set((to < last).then_some(to));
    };
    let button = move |key: &'static str, sign: &'static str, to: fn(usize, usize) -> usize| {
        view! {
            <button
                class="icon"
                data-testid=key
                aria-label=say(key)
                disabled=move || !ready()
                on:click=move |_| go(to(at(), last()))
            >
                <span aria-hidden="true">{sign}</span>
            </button>
        }
    };
    view! {
        <div class="replay" role="group" aria-label=say("replay")>
            {button("replay-first", "⏮", |_, _| 0)}
            {button("replay-prev", "◀", |at, _| at.saturating_sub(1))}
            <span class="replay-ply" data-testid="replay-ply" data-ply=move || at().to_string()>
                {move || {
                    let (at, of) = (at() as i64, last() as i64);
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
