//! What is said on top of a page for as long as it is so.

use games::Kind;
use leptos::prelude::*;
use protocol::LiveMatch;

use crate::browser;
use crate::me::me;
use crate::play;
use crate::route::{Route, router};
use crate::texts::{say, say_of, words};

/// That the page is older than the house, that the house cannot be reached, which matches go on.
#[component]
pub(crate) fn Banners() -> impl IntoView {
    let router = router();
    let me = me();
    let at_house = move || matches!(router.route(), Route::Match(_));
    // The front page says it in its own place, and a match says that it is reconnecting.
    view! {
        {move || {
            play::is_outdated().then(|| {
                view! {
                    <div class="banner" data-tone="warn" role="alert" data-testid="outdated">
                        <span class="grow">{say("outdated")}</span>
                        <button class="primary" on:click=|_| browser::reload()>{say("reload")}</button>
                    </div>
                }
            })
        }}
        {move || {
            (at_house() && !play::is_up()).then(|| {
                view! {
                    <div class="banner" data-tone="warn" data-testid="reconnecting">
                        {say("reconnecting")}
                    </div>
                }
            })
        }}
        {move || {
            let here = match router.route() {
                Route::Match(id) => Some(id),
                _ => None,
            };
            let mut live = me.live();
            live.retain(|live| Some(live.id) != here);
            (!live.is_empty()).then(|| live_banner(&live))
        }}
    }
}

fn live_banner(live: &[LiveMatch]) -> impl IntoView + use<> {
    let count = live.len() as i64;
    let links: Vec<_> = live
        .iter()
        .map(|live| {
            let id = live.id;
            view! {
                <li>
                    <a
                        class="button"
                        data-testid="live-match"
                        data-match=id.to_string()
                        href=Route::Match(id).address()
                    >
                        {describe(live)}
                    </a>
                </li>
            }
        })
        .collect();
    view! {
        <nav class="banner" data-tone="good" data-testid="live-banner" aria-label=say("live-matches")>
            <span>{say_of("live-banner", &[("count", count.into())])}</span>
            <ul class="row">{links}</ul>
        </nav>
    }
}

/// "Ataxx with Ravi".
fn describe(live: &LiveMatch) -> String {
    let words = words();
    let game = live
        .game
        .parse()
        .map_or_else(|_| live.game.clone(), |kind: Kind| words.game(kind));
    if !live.started {
        return say_of("live-waiting", &[("game", (&*game).into())]);
    }
    let others: Vec<String> = live
        .others
        .iter()
        .map(|name| name.clone().unwrap_or_else(|| words.bot()))
        .collect();
    let others = others.join(", ");
    say_of(
        "live-with",
        &[("game", (&*game).into()), ("name", (&*others).into())],
    )
}
