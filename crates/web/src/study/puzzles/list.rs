//! The lists of puzzles: all games, and the grades of one.

use games::Kind;
use leptos::prelude::*;
use puzzles::Grade;

use super::load::{self, Puzzled};
use super::solved::{Streak, solved};
use super::{address, day};
use crate::texts::{say, say_of, words};

/// The puzzle of the day, and a card for each game.
#[component]
pub(super) fn AllGames() -> impl IntoView {
    let days = Streak::kept().on(day::today()) as i64;
    let cards = Kind::OFFERED
        .iter()
        .map(|kind| view! { <Card kind=*kind /> });
    view! {
        <h1>{say("study-puzzles")}</h1>
        <p>{say("puzzles-about")}</p>
        <p>
            <a class="button primary wide" href="/puzzles/daily" data-testid="to-daily">
                {say("puzzles-daily")}
            </a>
        </p>
        <p class="small muted">{say_of("puzzles-streak", &[("days", days.into())])}</p>
        <ul class="lessons">{cards.collect_view()}</ul>
    }
}

/// A game, and how many of its puzzles are solved.
#[component]
fn Card(kind: Kind) -> impl IntoView {
    let done = RwSignal::new(String::new());
    wasm_bindgen_futures::spawn_local(async move {
        if let Some(all) = load::puzzles(kind).await {
            done.try_set(progress(&all)); // the page may be gone by now
        }
    });
    view! {
        <li class="panel" data-testid="puzzle-card" data-game=kind.name()>
            <h2>
                <a href=format!("/puzzles/{kind}")>{words().game(kind)}</a>
            </h2>
            <p class="small muted">{move || done.get()}</p>
        </li>
    }
}

/// How many are solved.
fn progress(all: &Puzzled) -> String {
    let kept = all.first().map(|puzzle| solved(puzzle.kind()));
    let kept = kept.unwrap_or_default();
    let done = all
        .iter()
        .filter(|puzzle| kept.contains(&puzzle.id))
        .count();
    let args = [
        ("done", (done as i64).into()),
        ("of", (all.len() as i64).into()),
    ];
    say_of("puzzles-progress", &args)
}

/// The puzzles of a game, by their grades.
#[component]
pub(super) fn OfGame(kind: Kind, all: Puzzled) -> impl IntoView {
    let kept = solved(kind);
    let grades = Grade::ALL.map(|grade| {
        let entries = all
            .iter()
            .enumerate()
            .filter(|(_, puzzle)| puzzle.grade == grade)
            .map(|(at, puzzle)| entry(kind, at, kept.contains(&puzzle.id)))
            .collect_view();
        let of_grade = all.iter().any(|puzzle| puzzle.grade == grade);
        of_grade.then(|| {
            view! {
                <h2>{say(&format!("puzzle-grade-{grade}"))}</h2>
                <ol class="steps">{entries}</ol>
            }
        })
    });
    view! {
        <p class="small muted" data-testid="puzzles-progress">{progress(&all)}</p>
        {grades.into_iter().collect_view()}
        <p>
            <a href=crate::route::rules_of(kind)>
                {say_of("learn-rules", &[("game", (&*words().game(kind)).into())])}
            </a>
        </p>
    }
}

fn entry(kind: Kind, at: usize, is_done: bool) -> impl IntoView {
    let number = say_of("puzzle-number", &[("number", (at as i64 + 1).into())]);
    let label = match is_done {
        true => format!("{number}: {}", say("learn-done")),
        false => number,
    };
    view! {
        <li>
            <a
                class="button"
                aria-label=label
                data-done=is_done.then_some("")
                href=address(kind, at)
            >
                {words().lang().digits(&(at + 1).to_string()).into_owned()}
            </a>
        </li>
    }
}
