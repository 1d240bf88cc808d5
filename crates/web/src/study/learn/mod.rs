//! How to play: small steps on small boards ([`lessons`] has what they ask for), then a first match with hints. Texts are in
//! `ftl/LANG/study.ftl`.

mod first;
mod lesson;
mod list;
mod progress;

use games::Kind;
use leptos::prelude::*;
use lessons::Lesson;

use crate::texts::entitle;
use crate::texts::{say, words};
use first::FirstMatch;
use lesson::LessonPlay;
use list::List;

/// How to play a game, or the list of all games.
#[component]
pub(crate) fn LearnPage(
    /// Which.
    of: Option<Kind>,
) -> impl IntoView {
    match of.and_then(Lesson::of) {
        Some(lesson) => view! { <OfGame lesson /> }.into_any(),
        None => {
            entitle(&say("study-learn"));
            view! { <List /> }.into_any()
        }
    }
}

/// The lesson of a game, and the match that follows it.
#[component]
fn OfGame(lesson: Lesson) -> impl IntoView {
    let kind = lesson.kind;
    let name = words().game(kind);
    entitle(&name);
    let plays = RwSignal::new(false);
    let all = words().say("learn-rules", &[("game", (&*name).into())]);
    view! {
        <h1>{name}</h1>
        {move || match plays.get() {
            true => view! { <FirstMatch kind back=move || plays.set(false) /> }.into_any(),
            false => view! { <LessonPlay lesson on_match=move || plays.set(true) /> }.into_any(),
        }}
        <p>
            <a href=crate::route::rules_of(kind) data-testid="to-rules">{all}</a>
        </p>
    }
}
