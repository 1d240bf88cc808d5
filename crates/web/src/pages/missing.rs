//! An address that leads nowhere.

use leptos::prelude::*;

use crate::texts::{entitle, say};

/// Says so, and leads back.
#[component]
pub(crate) fn MissingPage() -> impl IntoView {
    entitle(&say("missing"));
    view! {
        <main class="empty">
            <h1>{say("missing")}</h1>
            <p>
                <a class="button primary" href="/">{say("to-portal")}</a>
            </p>
        </main>
    }
}
