//! What can be done at a match beside moving.

use leptos::prelude::*;
use protocol::{Deed, Phase};
use wasm_bindgen_futures::spawn_local;

use super::dialog::Confirm;
use super::gathering::select_all;
use super::scene::Scene;
use super::talk::Talk;
use crate::api;
use crate::board::position_text;
use crate::browser;
use crate::play::Place;
use crate::route::{Route, rules_of};
use crate::texts::{say, say_of};

/// The row of buttons: turn the board, copy the position, resign, leave.
#[component]
pub(crate) fn Controls(scene: Scene) -> impl IntoView {
    let playing = Memo::new(move |_| {
        let phase = scene.status.with(|status| status.phase);
        matches!(phase, Phase::Playing | Phase::Setup) && scene.plays()
    });
    view! {
        <div class="controls">
            <button
                class="quiet"
                data-testid="flip"
                aria-pressed=move || scene.flip.get().to_string()
                on:click=move |_| scene.flip.update(|flip| *flip = !*flip)
            >
                {say("flip")}
            </button>
            <CopyPosition scene />
            <Talk scene />
            // In another tab, so that the match stays.
            <a
                class="button quiet"
                data-testid="to-rules"
                href=rules_of(scene.kind)
                target="_blank"
                rel="noopener"
            >
                {say("to-rules")}
            </a>
            {move || playing.get().then(|| view! { <Leaving scene /> })}
        </div>
        {move || {
            (playing.get() && scene.live.place == Place::House).then(|| view! { <SeatLink /> })
        }}
    }
}

#[component]
fn CopyPosition(scene: Scene) -> impl IntoView {
    let copied = RwSignal::new(false);
    let copy = move |_| {
        let text = scene.view.with_untracked(position_text);
        spawn_local(async move {
            let done = browser::copy(&text).await;
            copied.try_set(done);
            browser::after(2_000, move || {
                copied.try_set(false);
            });
        });
    };
    view! {
        <button class="quiet" data-testid="copy-position" on:click=copy>
            {move || say(if copied.get() { "copied" } else { "copy-position" })}
        </button>
    }
}

/// Resigning and leaving: both are a loss, so both are asked about.
#[component]
fn Leaving(scene: Scene) -> impl IntoView {
    let (resigns, exits) = (RwSignal::new(false), RwSignal::new(false));
    let text = move || {
        if scene.live.both {
            let turn = scene.status.with(|status| status.turn.iter().next());
            let holds = scene.you.get().seat().filter(|_| scene.kind.has_secrets());
            let seat = holds.or(turn);
            let name = seat.map(|seat| scene.name(seat)).unwrap_or_default();
            say_of("loss-of", &[("name", (&*name).into())])
        } else {
            say("loss-of-you")
        }
    };
    view! {
        <button class="quiet" data-testid="resign" on:click=move |_| resigns.set(true)>
            {say("resign")}
        </button>
        <button class="quiet" data-testid="exit" on:click=move |_| exits.set(true)>
            {say("exit")}
        </button>
        {move || {
            view! {
                <Confirm
                    open=resigns
                    heading=say("resign-ask")
                    text=text()
                    yes=say("resign")
                    on_yes=Callback::new(move |()| scene.live.command(Deed::Resign))
                />
                <Confirm
                    open=exits
                    heading=say("exit-ask")
                    text=text()
                    yes=say("exit")
                    on_yes=Callback::new(move |()| {
                        scene.live.leaving.set(true);
                        scene.live.command(Deed::Exit);
                    })
                />
            }
        }}
    }
}

/// A one-time link that moves the seat to another device.
#[component]
pub(crate) fn SeatLink() -> impl IntoView {
    let link = RwSignal::new(None::<String>);
    let refused = RwSignal::new(None);
    let make = move |_| {
        spawn_local(async move {
            match api::personal_link().await {
                Ok(made) => {
                    let address = Route::DeviceLink(made.token).address();
                    link.try_set(Some(format!("{}{address}", browser::origin())));
                    refused.try_set(None);
                }
                Err(failed) => {
                    refused.try_set(Some(failed.into()));
                }
            }
        });
    };
    view! {
        <div class="stack">
            <button class="quiet" data-testid="seat-link" on:click=make>
                {say("seat-link")}
            </button>
            {move || {
                link.get().map(|link| {
                    view! {
                        <p class="small muted">{say("seat-link-about")}</p>
                        <input
                            readonly
                            class="wide"
                            data-testid="seat-link-url"
                            aria-label=say("seat-link")
                            value=link
                            on:focus=select_all
                        />
                    }
                })
            }}
            <super::Refusal why=refused />
        </div>
    }
}
