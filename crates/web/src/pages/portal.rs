//! The front page: the games, one's name, and what is kept in this browser.

use client::{Kept, Stand};
use games::Kind;
use leptos::prelude::*;
use protocol::Refused;
use wasm_bindgen_futures::spawn_local;

use super::card::GameCard;
use super::record;
use crate::api;
use crate::board::Pictures;
use crate::browser;
use crate::me::me;
use crate::parts::{Refusal, SeatLink};
use crate::play;
use crate::route::{Route, router};
use crate::texts::{say, say_of, words};

/// The portal.
#[component]
pub(crate) fn PortalPage() -> impl IntoView {
    let me = me();
    let house = words().house();
    browser::document().set_title(&say("title-portal"));
    me.refresh();
    let refused = RwSignal::new(None::<Refused>);
    let pictures = Pictures::load();
    view! {
        <main data-testid="portal">
            <div class="hero">
                <h1>{house}</h1>
                <p>{say("portal-about")}</p>
            </div>
            <div class="page">
                {move || {
                    me.is_away()
                        .then(|| {
                            view! {
                                <p class="banner" data-tone="warn" data-testid="offline-notice">
                                    {say("portal-away")}
                                </p>
                            }
                        })
                }}
                <section aria-labelledby="friendlies">
                    <div class="row">
                        <h2 class="grow" id="friendlies">{say("friendlies")}</h2>
                        <a class="button" href="/learn" data-testid="to-learn">
                            {say("to-learn")}
                        </a>
                        <a class="button" href="/leaderboard" data-testid="to-leaderboard">
                            {say("leaderboard")}
                        </a>
                    </div>
                    // With room kept, so that nothing moves when the house has said it.
                    <p class="muted two-lines" data-testid="coins">
                        {move || {
                            me.coins()
                                .map(|purse| words().purse(purse.today, purse.limit, purse.balance))
                        }}
                    </p>
                    <Refusal why=refused />
                    <div class="cards">
                        {Kind::OFFERED
                            .iter()
                            .map(|kind| view! { <GameCard kind=*kind pictures refused /> })
                            .collect_view()}
                    </div>
                    <p>
                        <a class="button" href="/puzzles" data-testid="to-puzzles">
                            {say("to-puzzles")}
                        </a>
                    </p>
                </section>
                <History />
                <div class="cards">
                    <Name />
                    <Import />
                </div>
            </div>
        </main>
    }
}

/// Matches of this browser: those that can be gone on with, and those that are over.
#[component]
fn History() -> impl IntoView {
    let [on, over] = play::history();
    let about_over = (!over.is_empty()).then(|| {
        view! { <p class="small muted" data-testid="kept-about">{say("kept-about")}</p> }
    });
    [("kept-here", on, None), ("kept-over", over, about_over)]
        .into_iter()
        .filter(|(_, kept, _)| !kept.is_empty())
        .map(|(key, kept, about)| {
            view! {
                <section class="stack" data-testid=key>
                    <h2>{say(key)}</h2>
                    {about}
                    <ul class="seats">{kept.iter().map(link_to).collect_view()}</ul>
                </section>
            }
        })
        .collect_view()
}

/// The way to a match of this browser, with how it ended.
fn link_to(kept: &Kept) -> impl IntoView + use<> {
    let game = words().game(kept.game);
    let key = if kept.both { "kept-both" } else { "kept-bot" };
    let of = say_of(key, &[("game", (&*game).into())]);
    let stand = kept.stand.word();
    let ended = || {
        say_of(
            "kept-ended",
            &[("match", (&*of).into()), ("stand", stand.into())],
        )
    };
    let text = if kept.stand == Stand::On {
        of.clone()
    } else {
        ended()
    };
    view! {
        <li>
            <a class="button" data-stand=stand href=Route::Local(kept.id).address()>{text}</a>
        </li>
    }
}

/// What one is called, and a way to change it.
#[component]
fn Name() -> impl IntoView {
    let me = me();
    let field = RwSignal::new(String::new());
    let refused = RwSignal::new(None::<Refused>);
    let saved = RwSignal::new(false);
    Effect::new(move || {
        if let Some(name) = me.name() {
            field.set(name);
        }
    });
    let save = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let name = field.get_untracked().trim().to_owned();
        spawn_local(async move {
            let done = match api::rename(name).await {
                Ok(answer) => {
                    me.set(answer);
                    Ok(())
                }
                Err(failed) => Err(failed.into()),
            };
            saved.try_set(done.is_ok());
            refused.try_set(done.err());
        });
    };
    view! {
        <section class="panel stack">
            <h2>{say("name-title")}</h2>
            <form class="row" on:submit=save>
                <input
                    class="grow"
                    data-testid="name-field"
                    aria-label=say("name-label")
                    maxlength="24"
                    autocomplete="nickname"
                    disabled=move || me.name().is_none()
                    prop:value=move || field.get()
                    on:input=move |event| {
                        saved.set(false);
                        field.set(event_target_value(&event));
                    }
                />
                <button data-testid="name-save" disabled=move || me.name().is_none()>
                    {move || say(if saved.get() { "name-saved" } else { "name-save" })}
                </button>
            </form>
            <p class="small muted">{say("name-about")}</p>
            <Refusal why=refused />
            <Show when=move || me.name().is_some()>
                <a class="button" href="/account" data-testid="to-account">
                    {say("account")}
                </a>
                <SeatLink />
            </Show>
        </section>
    }
}

/// Opens the record of a match from a file.
#[component]
fn Import() -> impl IntoView {
    let router = router();
    let refused = RwSignal::new(None::<Refused>);
    let picked = move |event: web_sys::Event| {
        let input = event_target::<web_sys::HtmlInputElement>(&event);
        let file = input.files().and_then(|files| files.get(0));
        input.set_value("");
        let Some(file) = file else { return };
        spawn_local(async move {
            let text = browser::read_text(&file).await.unwrap_or_default();
            match record::open(text).await {
                Ok(()) => router.go(Route::Record),
                Err(why) => {
                    refused.try_set(Some(why));
                }
            }
        });
    };
    view! {
        <section class="panel stack">
            <h2>{say("import-title")}</h2>
            <p class="muted">{say("import-about")}</p>
            // The browser's own field speaks the browser's language.
            <div class="file">
                <input
                    type="file"
                    class="hidden-text"
                    id="record-file"
                    accept=".txt,text/plain"
                    data-testid="import-record"
                    on:change=picked
                />
                <label class="button wide" for="record-file">{say("import-label")}</label>
            </div>
            <Refusal why=refused />
        </section>
    }
}
