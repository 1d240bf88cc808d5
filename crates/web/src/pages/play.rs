//! The address that starts a match against the computer: a Rules page leads here.

use game::Level;
use games::Kind;
use leptos::prelude::*;
use protocol::Refused;
use wasm_bindgen_futures::spawn_local;

use super::start::Wish;
use crate::browser;
use crate::me::me;
use crate::parts::Refusal;
use crate::route::router;
use crate::texts::{say, say_of, words};

/// Starts the match and goes to it in place of this page, so that "back" starts no other one.
#[component]
pub(crate) fn PlayPage(kind: Kind, level: Level) -> impl IntoView {
    let (router, me) = (router(), me());
    let refused = RwSignal::new(None::<Refused>);
    let name = words().game(kind);
    browser::document().set_title(&say_of("title-match", &[("game", (&*name).into())]));
    let wish = Wish {
        kind,
        setup: String::new(),
        seat: None,
        clock: None,
        rated: false,
    };
    let start = move || {
        let wish = wish.clone();
        spawn_local(async move {
            match wish.against_computer(level, me).await {
                Ok(route) => router.replace(route),
                Err(why) => {
                    refused.try_set(Some(why));
                }
            }
        });
    };
    Effect::new(move |started: Option<bool>| {
        let ready = me.was_asked();
        if ready && started != Some(true) {
            start();
        }
        ready
    });
    view! {
        <main class="page stack center" data-testid="play">
            <h1>{name}</h1>
            <Show when=move || refused.with(Option::is_none)>
                <p role="status">{say("loading")}</p>
            </Show>
            <Refusal why=refused />
            <Show when=move || refused.with(Option::is_some)>
                <p>
                    <a class="button primary" href="/">{say("to-portal")}</a>
                </p>
            </Show>
        </main>
    }
}
