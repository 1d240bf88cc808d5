//! A small picture of a game in play, for its card on the portal.

use boards::Picture;
use games::Kind;
use leptos::prelude::*;

/// A still picture of `kind`. It says nothing, so screen readers pass it over.
#[component]
pub fn Preview(
    /// Which game.
    kind: Kind,
) -> impl IntoView {
    let picture = boards::in_play(kind).map(|view| Picture::new(&view).labels(false).inline());
    view! { <div class="preview" inner_html=picture.unwrap_or_default() /> }
}
