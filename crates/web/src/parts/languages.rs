//! The switch of languages, which every page has.

use leptos::prelude::*;
use words::Lang;

use crate::texts::{say, words};

/// Each language by its own name. They are plain links: the house keeps the choice and writes the page
/// anew, and a match that goes on comes back by itself.
#[component]
pub(crate) fn Languages() -> impl IntoView {
    let present = words().lang();
    let links = Lang::ALL.map(|lang| {
        view! {
            <a
                href=format!("?lang={lang}")
                lang=lang.code()
                hreflang=lang.code()
                data-testid=format!("lang-{lang}")
                aria-current=(lang == present).then_some("true")
            >
                {lang.endonym()}
            </a>
        }
    });
    view! {
        <nav class="languages" data-testid="lang-switch" aria-label=say("languages")>
            {links.into_iter().collect_view()}
        </nav>
    }
}
