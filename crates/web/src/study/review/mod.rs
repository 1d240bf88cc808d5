//! The review of a match. Texts are in `ftl/LANG/review.ftl`.

use leptos::prelude::*;
use table::MatchId;

use crate::texts::say;

/// The review of a match that is over.
#[component]
pub(super) fn ReviewPage(
    /// Which.
    id: MatchId,
) -> impl IntoView {
    // Until it can be reviewed, the match itself can be looked at.
    view! { <p><a class="button" href=format!("/m/{id}")>{say("replay")}</a></p> }
}
