//! What stands at the top of every page.

use leptos::prelude::*;

use super::languages::Languages;
use super::settings_panel::SettingsPanel;
use crate::route::{Route, router};
use crate::texts::{say, words};

/// The name of the house, which leads to the front page, the languages, and the settings.
#[component]
pub(crate) fn Top() -> impl IntoView {
    let open = RwSignal::new(false);
    let router = router();
    // The front page has the name in large.
    let is_home = move || router.route() == Route::Portal;
    view! {
        <header class="top" data-home=move || is_home().then_some("")>
            <a class="brand" href="/"><span>{words().house()}</span></a>
            <Languages />
            <button
                class="icon quiet"
                data-testid="settings-open"
                aria-label=say("settings")
                on:click=move |_| open.set(true)
            >
                <svg viewBox="0 0 24 24" aria-hidden="true" width="24" height="24">
                    <path
                        fill="none"
                        stroke="currentColor"
                        stroke-width="2"
                        stroke-linecap="round"
                        d="M4 7h9m5 0h2M4 17h3m5 0h8M15.5 4.5v5m-6 5v5"
                    />
                </svg>
            </button>
        </header>
        <SettingsPanel open />
    }
}
