//! A match that has started: the players, the board, and everything beside it.

use leptos::html;
use leptos::prelude::*;
use table::Millis;
use wasm_bindgen::JsCast;

use super::controls::Controls;
use super::gathering::is_rated;
use super::log::Log;
use super::player::Player;
use super::refusal::Refusal;
use super::replay;
use super::result::Result;
use super::said;
use super::scene::Scene;
use super::status::StatusLine;
use super::toasts::Toasts;
use crate::board::{Board, Happened};
use crate::browser::{self, Sound};
use crate::play::Place;
use crate::settings::settings;
use crate::texts::{say, words};

/// The table.
#[component]
pub(crate) fn TableView(scene: Scene) -> impl IntoView {
    replay::load(scene);
    sound(scene);
    said::tell(scene);
    let players = move |place: usize| {
        let [above, below] = scene.strips();
        let seats = if place == 0 { above } else { below }.into_iter();
        seats
            .map(|seat| view! { <Player scene seat /> }.into_any())
            .collect_view()
    };
    let active = Signal::derive(move || {
        !scene.live.is_still() && !scene.live.busy.get() && scene.at.get().is_none()
    });
    let (alone, asks) = (settings().alone, settings().confirm);
    let asked = asked(scene);
    let words = words();
    view! {
        <h1 class="hidden-text">{words.game(scene.kind)}</h1>
        <div class="match-them">
            {move || players(0)}
        </div>
        <div class="match-board">
            <Board
                view=scene.view
                last=scene.last
                active
                flip=scene.flip
                near=Signal::derive(move || scene.near())
                hurry=Callback::new(move |()| scene.live.stage.hurry())
                words=Signal::stored(words)
                on_alone=Callback::new(move |action| {
                    if alone.get_untracked() {
                        play_alone(scene, active, action);
                    }
                })
                draft=Signal::derive(move || scene.draft())
                on_draft=Callback::new(move |draft| scene.live.draft(draft))
                on_action=Callback::new(move |action| {
                    // The die is no choice.
                    if asks.get_untracked() && action != ROLL {
                        asked.set(Some(action));
                    } else {
                        scene.live.act(action);
                    }
                })
            />
            {move || asked.get().map(|action| view! { <Ask scene asked action /> })}
        </div>
        <div class="match-you">
            {move || players(1)}
        </div>
        <div class="match-side">
            <StatusLine scene />
            <Refusal why=scene.live.refused />
            <Result scene />
            <Controls scene />
            {(scene.live.place == Place::Browser && !scene.live.is_still())
                .then(|| {
                    let key = if scene.live.both { "offline-both" } else { "offline-bot" };
                    view! { <p class="note" data-testid="offline-notice">{say(key)}</p> }
                })}
            {scene
                .live
                .stage
                .shown()
                .with_untracked(|shown| shown.as_ref().is_some_and(is_rated))
                .then(|| view! { <p class="small muted" data-testid="rated">{say("rated")}</p> })}
            <Log scene />
        </div>
        <Toasts scene />
    }
}

/// The action that nobody has to think about.
const ROLL: &str = "roll";

/// The move that was chosen and is asked about, until something else happens.
fn asked(scene: Scene) -> RwSignal<Option<String>> {
    let asked = RwSignal::new(None);
    Effect::new(move || {
        scene.log.with(Vec::len);
        asked.set(None);
    });
    asked
}

/// Whether this move is to be made. The focus comes here, and goes back to the board.
#[component]
fn Ask(scene: Scene, asked: RwSignal<Option<String>>, action: String) -> impl IntoView {
    let yes = NodeRef::<html::Button>::new();
    let before = StoredValue::new_local(browser::document().active_element());
    Effect::new(move || {
        if let Some(yes) = yes.get() {
            let _ = yes.focus();
        }
    });
    let done = move || {
        asked.set(None);
        let Some(before) = before.get_value() else {
            return;
        };
        if let Some(square) = before.dyn_ref::<web_sys::SvgElement>() {
            let _ = square.focus();
        } else if let Some(button) = before.dyn_ref::<web_sys::HtmlElement>() {
            let _ = button.focus();
        }
    };
    view! {
        <div class="row center" role="group" aria-label=say("ask-move") data-testid="ask-move">
            <span class="grow">{say("ask-move")}</span>
            <button
                class="primary"
                data-testid="ask-yes"
                node_ref=yes
                on:click=move |_| {
                    done();
                    scene.live.act(action.clone());
                }
            >
                {say("ask-yes")}
            </button>
            <button data-testid="ask-no" on:click=move |_| done()>
                {say("ask-no")}
            </button>
        </div>
    }
}

/// How long the only move that there is can be looked at before it plays itself.
const PAUSE: Millis = 800;

/// Plays the only move that there is, if it is still the only one then.
fn play_alone(scene: Scene, active: Signal<bool>, action: String) {
    let now = scene.log.with_untracked(Vec::len);
    browser::after(PAUSE, move || {
        // The page may be gone, or further.
        let same = scene.log.try_with_untracked(Vec::len) == Some(now);
        if same && active.try_get_untracked() == Some(true) {
            scene.alone.set(Some(now));
            scene.live.act(action);
        }
    });
}

/// Makes heard what happens.
fn sound(scene: Scene) {
    let settings = settings();
    Effect::new(move |heard: Option<(usize, bool)>| {
        let over = scene.is_over();
        let (count, newest) = scene.log.with(|log| {
            let newest = log
                .last()
                .and_then(|line| Happened::of(scene.kind, &line.notice));
            (log.len(), newest)
        });
        if heard.is_none() && count == 0 {
            settings.signal(Sound::Start);
        }
        if let Some((heard, was_over)) = heard {
            let sound = match newest {
                _ if over && !was_over => Some(Sound::Over),
                _ if count <= heard => None,
                Some(Happened::Roll) => None, // what it shows is heard
                Some(Happened::Gain) => Some(Sound::Gain),
                Some(Happened::Pass) => Some(Sound::Pass),
                _ => Some(Sound::Act),
            };
            if let Some(sound) = sound {
                settings.signal(sound);
            }
        }
        (count, over)
    });
    Effect::new(move || {
        if scene.live.refused.with(Option::is_some) {
            settings.signal(Sound::Refused);
        }
    });
}
