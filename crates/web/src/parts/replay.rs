//! Stepping through a match that is over.

use std::sync::Arc;

use game::Viewer;
use games::AnyView;
use leptos::prelude::*;
use table::Record;
use wasm_bindgen_futures::spawn_local;

use super::scene::Scene;
use crate::texts::{say, say_of};

/// One state of a match and the event that led to it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Frame {
    /// The state, for the one who looks.
    pub(super) view: AnyView,
    /// What happened; none at the start.
    pub(super) notice: Option<String>,
}

/// The states of a record, for `viewer`; none where it does not replay.
fn frames(record: &str, viewer: Viewer) -> Option<Vec<Frame>> {
    let record: Record = record.parse().ok()?;
    let states = record.states().ok()?;
    let notices = states
        .iter()
        .zip(&record.events)
        .map(|(state, (_, event))| {
            let notice = state.notice(event, viewer).ok()?;
            Some(notice.to_string())
        });
    let notices = std::iter::once(None).chain(notices);
    let frames = states.iter().zip(notices).map(|(state, notice)| Frame {
        view: state.view(viewer),
        notice,
    });
    Some(frames.collect())
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
                && let Some(found) = frames(&record, viewer)
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

    const RECORD: &str = "adda 1\nmatch 0123456789ab\noffer ataxx/1 friendly 300+0\nstart 1790000000000\n\
        seat 0 Mina\nresult 2,1 resigned\n\n0 0 g2\n1530 1 a2\n4210 ! 0 resigned\n";

    #[test]
    fn a_record_gives_every_state_with_what_led_to_it() {
        let frames = frames(RECORD, Viewer::Watcher).unwrap();
        let notices: Vec<Option<&str>> = frames.iter().map(|f| f.notice.as_deref()).collect();
        assert_eq!(
            notices,
            [None, Some("0 g2"), Some("1 a2"), Some("! 0 resigned")]
        );
        assert!(
            frames[0]
                .view
                .to_string()
                .starts_with("w x5o/7/7/7/7/7/o5x x 0 1")
        );
        assert_ne!(frames[1].view, frames[2].view);
        assert_eq!(super::frames("nothing", Viewer::Watcher), None);
    }
}
