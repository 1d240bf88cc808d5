//! One puzzle, to be solved on the board.

use leptos::html;
use leptos::prelude::*;

use super::load::Puzzled;
use super::solved::{Streak, solved};
use super::task::{State, Task};
use super::{address, goal};
use crate::study::field::Field;
use crate::texts::{entitle, say, say_of, words};

/// One puzzle.
#[component]
pub(super) fn One(
    /// All of its game.
    all: Puzzled,
    /// Which of them.
    at: usize,
    /// The day, if it is the puzzle of the day.
    day: Option<u64>,
) -> impl IntoView {
    let puzzle = all[at].clone();
    let (kind, theme, grade) = (puzzle.kind(), puzzle.theme, puzzle.grade);
    let goal = goal(&puzzle);
    let task = Task::start(puzzle, day);
    let game = words().game(kind);
    let number = [("number", (at as i64 + 1).into())];
    let name = match day {
        Some(_) => say("puzzles-daily"),
        None => say_of("puzzle-number", &number),
    };
    entitle(&format!("{name} · {game}"));
    let grade = say(&format!("puzzle-grade-{grade}"));
    let hint = RwSignal::new(false);
    view! {
        <h1>{name}</h1>
        <p class="muted">{game} " · " {grade}</p>
        <section class="lesson" data-testid="puzzle" data-state=move || task.state.with(State::name)>
            <p class="lesson-text" data-testid="puzzle-goal">{goal}</p>
            <PuzzleField task />
            <p
                class="verdict"
                role="status"
                data-testid="verdict"
                data-tone=move || task.state.with(State::name)
            >
                {move || task.verdict()}
            </p>
            <p role="status" data-testid="puzzle-hint">
                {move || hint.get().then(|| say(&format!("puzzle-theme-{theme}")))}
            </p>
            <Buttons task hint next=next(&all, at) />
            {day.map(|day| view! { <Days task day /> })}
        </section>
        <p>
            <a href=format!("/puzzles/{kind}")>{say("puzzles-of-game")}</a>
        </p>
    }
}

/// The next puzzle that is not solved, else the next one.
fn next(all: &Puzzled, at: usize) -> impl Fn() -> String + Copy + Send + Sync + 'static + use<> {
    let kind = all[at].kind();
    let ids = StoredValue::new(all.iter().map(|puzzle| puzzle.id).collect::<Vec<_>>());
    move || {
        let solved = solved(kind);
        let next = ids.with_value(|ids| {
            let others = (1..ids.len()).map(|step| (at + step) % ids.len());
            let mut open = others.filter(|other| !solved.contains(&ids[*other]));
            open.next().unwrap_or((at + 1) % ids.len())
        });
        address(kind, next)
    }
}

/// The board, made anew when a move was taken back that it has drawn already.
#[component]
fn PuzzleField(task: Task) -> impl IntoView {
    let active = Signal::derive(move || !task.shows.get() && !task.state.with(State::is_over));
    let on_action = Callback::new(move |action: String| task.act(&action));
    move || {
        task.round.track();
        view! {
            <Field
                kind=task.kind
                view=task.view
                last=task.last
                active
                near=task.seat
                draft=None
                on_action
            />
        }
    }
}

#[component]
fn Buttons(
    task: Task,
    hint: RwSignal<bool>,
    next: impl Fn() -> String + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let is_over = move || task.state.with(State::is_over);
    let link = NodeRef::<html::A>::new();
    view! {
        <div class="row lesson-buttons">
            {move || match is_over() {
                true => view! {
                    <button data-testid="puzzle-again" on:click=move |_| task.reset()>
                        {say("puzzle-again")}
                    </button>
                }
                .into_any(),
                false => view! {
                    <button
                        data-testid="puzzle-hint-button"
                        disabled=move || hint.get()
                        on:click=move |_| hint.set(true)
                    >
                        {say("puzzle-hint")}
                    </button>
                    <button
                        data-testid="puzzle-show"
                        disabled=move || task.shows.get()
                        on:click=move |_| task.solve()
                    >
                        {say("puzzle-show")}
                    </button>
                }
                .into_any(),
            }}
            <a
                class="button grow"
                class:primary=is_over
                node_ref=link
                data-testid="puzzle-next"
                href=move || {
                    task.state.track(); // what is solved has changed
                    next()
                }
            >
                {say("puzzle-next")}
            </a>
        </div>
    }
}

/// How many days in a row.
#[component]
fn Days(task: Task, day: u64) -> impl IntoView {
    view! {
        <p data-testid="puzzle-streak">
            {move || {
                task.state.track();
                let days = Streak::kept().on(day) as i64;
                say_of("puzzles-streak", &[("days", days.into())])
            }}
        </p>
    }
}
