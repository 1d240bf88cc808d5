//! The list of all lessons.

use games::Kind;
use leptos::prelude::*;
use lessons::Lesson;

use super::progress;
use crate::texts::{say, say_of, words};

/// A card for each game: what it is, and how far one has come.
#[component]
pub(super) fn List() -> impl IntoView {
    let cards = Kind::OFFERED.iter().filter_map(|kind| Lesson::of(*kind));
    view! {
        <h1>{say("study-learn")}</h1>
        <p>{say("learn-about")}</p>
        <ul class="lessons">{cards.map(card).collect_view()}</ul>
    }
}

fn card(lesson: Lesson) -> impl IntoView {
    let kind = lesson.kind;
    let kept = progress::done(kind);
    let done = lesson.steps.iter().filter(|step| kept.contains(step.name));
    let args = [
        ("done", (done.count() as i64).into()),
        ("of", (lesson.steps.len() as i64).into()),
    ];
    let name = words().game(kind);
    // Begins with what is to be read (WCAG 2.5.3).
    let label = format!("{}: {name}", say("learn-open"));
    view! {
        <li class="panel" data-testid="lesson-card" data-game=kind.name()>
            <h2>
                <a href=format!("/learn/{kind}")>{name}</a>
            </h2>
            <p>{words().about(kind)}</p>
            <p class="small muted">{say_of("learn-progress", &args)}</p>
            <a class="button primary" href=format!("/learn/{kind}") aria-label=label>
                {say("learn-open")}
            </a>
        </li>
    }
}
