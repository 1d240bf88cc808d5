//! Small pictures of games in play, for their cards on the portal.

use std::collections::BTreeMap;

use client::wire;
use games::Kind;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::{api, browser};

/// The still pictures of all games, drawn when the client was built: a page that shows none does without them.
#[derive(Clone, Copy)]
pub struct Pictures(RwSignal<BTreeMap<String, String>>);

impl Pictures {
    /// Fetches them; until they are here there are none.
    pub fn load() -> Self {
        let pictures = RwSignal::new(BTreeMap::new());
        spawn_local(async move {
            let address = browser::meta("adda-pictures").unwrap_or_default();
            let text = api::asset(&address).await.unwrap_or_default();
            if let Ok(found) = wire::read(&text) {
                pictures.try_set(found); // the page may be gone by now
            }
        });
        Self(pictures)
    }
}

/// A still picture of `kind`. It says nothing, so screen readers pass it over.
#[component]
pub fn Preview(
    /// Which game.
    kind: Kind,
    /// Where it is.
    pictures: Pictures,
) -> impl IntoView {
    let picture = move || {
        let picture = pictures.0.with(|all| all.get(kind.name()).cloned());
        picture.unwrap_or_default()
    };
    view! { <div class="preview" inner_html=picture /> }
}
