//! A board of any game on a page of this program.

use std::sync::Arc;

use game::Seat;
use games::Kind;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::ready;
use crate::board::{Board, Shown};
use crate::texts;

/// The board, once it can be shown. What the rules of this program cannot read is not shown.
#[component]
pub(super) fn Field(
    /// Of which game.
    kind: Kind,
    /// The text form of the view.
    #[prop(into)]
    view: Signal<String>,
    /// That of the notice that led to it.
    #[prop(into)]
    last: Signal<Option<String>>,
    /// Whether the viewer may act now.
    #[prop(into)]
    active: Signal<bool>,
    /// Who is nearest.
    near: Seat,
    /// A set-up as far as it has come, where one is to be made.
    draft: Option<String>,
    /// Gets the text form of a legal action of the viewer.
    on_action: Callback<String>,
) -> impl IntoView {
    let is_ready = RwSignal::new(false);
    spawn_local(async move {
        ready::board(kind).await;
        is_ready.try_set(true); // the page may be gone by now
    });
    let board = move || {
        let first = Shown::read(kind, &view.get_untracked())?;
        let shown = Memo::new(move |before: Option<&Shown>| {
            let read = view.with(|view| Shown::read(kind, view));
            read.or_else(|| before.cloned()).unwrap_or(first.clone())
        });
        let flip = near != Seat::FIRST && kind != Kind::Aeroplane;
        let draft = draft.clone();
        let nothing = Callback::new(|_: String| ());
        Some(view! {
            <Board
                view=shown
                last
                active
                flip=Signal::stored(flip)
                near=Signal::stored(near)
                hurry=Callback::new(|()| false)
                on_alone=nothing
                draft=Signal::derive(move || draft.clone())
                on_draft=nothing
                words=Signal::derive(|| Arc::clone(&texts::words()))
                on_action
            />
        })
    };
    view! {
        <div class="match-board field" data-game=kind.name()>
            {move || is_ready.get().then(&board)}
        </div>
    }
}
