//! The way to what people say to each other at a table. All of it is a module of its own ([`crate::talk`]), which comes
//! with the first word.

use leptos::prelude::*;
use protocol::{Refused, SeatState};
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use wasm_bindgen_futures::spawn_local;

use super::said::Voice;
use super::scene::Scene;
use crate::board::ask_soon;
use crate::play::{Place, speak};
use crate::talk::{HEAR, MODULE, OPEN};
use crate::texts::say;

/// The button that opens what can be said; nothing where nobody else would read it.
#[component]
pub(super) fn Talk(scene: Scene) -> impl IntoView {
    let others = || {
        let own = scene.you.get_untracked().seat();
        let other = |seat: &&SeatState| seat.bot.is_none() && Some(seat.seat) != own;
        let seats = scene.seats.get_untracked();
        let line = |seat: &SeatState| format!("\n{} {}", seat.seat, scene.name(seat.seat));
        own.map(|_| seats.iter().filter(other).map(line).collect::<String>())
    };
    let others = others().filter(|others| scene.live.place == Place::House && !others.is_empty());
    let voice = Voice::of_this();
    Effect::new(move || {
        let Some(said) = scene.live.said.get() else {
            return;
        };
        let name = scene.name(said.seat);
        let from = said.from.unwrap_or_default();
        let text = format!(
            "{}\n{}\n{}\n{from}\n{name}",
            said.ch, said.seat, said.phrase
        );
        spawn_local(async move {
            let heard = ask_soon(MODULE, HEAR, &text.into(), &JsValue::NULL).await;
            voice.say(
                heard
                    .and_then(|heard| heard.as_string())
                    .unwrap_or_default(),
            );
        });
    });
    others.map(|others| {
        let id = scene.live.id;
        let text = StoredValue::new(format!("{id}{others}"));
        let open = move |_| {
            let page = Closure::<dyn Fn(String)>::new(move |phrase: String| speak(id, &phrase));
            let (text, page) = (text.get_value().into(), page.into_js_value());
            spawn_local(async move {
                if ask_soon(MODULE, OPEN, &text, &page).await.is_none() {
                    let why = Refused::new("not-loaded");
                    scene.live.refused.try_set(Some(why));
                }
            });
        };
        view! {
            <button class="quiet" data-testid="talk" on:click=open>
                {say("talk")}
            </button>
        }
    })
}
