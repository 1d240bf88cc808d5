//! A personal link: this browser becomes the same person as another device, by a press.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::api;
use crate::me::me;
use crate::parts::Refusal;
use crate::route::{Route, router};
use crate::texts::{entitle, say};

/// Says what the link does; a press does it.
#[component]
pub(crate) fn DeviceLinkPage(token: String) -> impl IntoView {
    let (router, me) = (router(), me());
    let pressed = RwSignal::new(false);
    let refused = RwSignal::new(None);
    let token = StoredValue::new(token);
    entitle(&say("device-title"));
    let take = move |_| {
        pressed.set(true);
        spawn_local(async move {
            match api::use_link(&token.get_value()).await {
                Ok(answer) => {
                    let next = match answer.live.as_slice() {
                        [only] => Route::Match(only.id),
                        _ => Route::Portal,
                    };
                    me.set(answer);
                    crate::play::reconnect();
                    router.replace(next);
                }
                Err(failed) => {
                    refused.try_set(Some(failed.into()));
                    pressed.try_set(false);
                }
            }
        });
    };
    view! {
        <main class="empty">
            <h1>{say("device-title")}</h1>
            <p>{say("device-about")}</p>
            <button
                class="primary wide"
                data-testid="take-seat"
                disabled=move || pressed.get()
                on:click=take
            >
                {say("device-take")}
            </button>
            <Refusal why=refused />
            <a class="button quiet" href="/">{say("to-portal")}</a>
        </main>
    }
}
