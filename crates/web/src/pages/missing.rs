//! An address that leads nowhere, or to a page of the house while it is away.

use leptos::prelude::*;

use crate::me::me;
use crate::texts::{entitle, say};

/// Says so, and leads back.
#[component]
pub(crate) fn MissingPage() -> impl IntoView {
    let me = me();
    let said = Memo::new(move |_| {
        say(if me.is_away() {
            "missing-away"
        } else {
            "missing"
        })
    });
    Effect::new(move || entitle(&said.get()));
    view! {
        <main class="empty" data-testid="missing">
            <h1>{said}</h1>
            {move || me.is_away().then(|| view! { <p>{say("missing-away-play")}</p> })}
            <p>
                <a class="button primary" href="/">{say("to-portal")}</a>
            </p>
        </main>
    }
}
