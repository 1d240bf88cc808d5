//! Puzzles: the list of them, one, and the one of the day. Texts are in `ftl/LANG/puzzles.ftl`.

use leptos::prelude::*;

use crate::study::route::Puzzles;
use crate::texts::{say, words};

/// A page of puzzles.
#[component]
pub(super) fn PuzzlesPage(
    /// Which.
    which: Puzzles,
) -> impl IntoView {
    let name = match which {
        Puzzles::Of(kind) | Puzzles::One(kind, _) => words().game(kind),
        Puzzles::All | Puzzles::Daily => say("study-puzzles"),
    };
    view! { <h1>{name}</h1> }
}
