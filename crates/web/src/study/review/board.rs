//! The board of the state that is shown, what is said of it, and the buttons that step.

use game::Viewer;
use games::AnyView;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use super::said;
use super::state::State;
use crate::browser;
use crate::parts::Steps;
use crate::study::field::Field;
use crate::study::hint::{Hint, mark};
use crate::texts::{say, say_of};

/// A board is drawn before its parts are marked.
const DRAWN: i64 = 30;

/// The board with all that belongs to it.
#[component]
pub(super) fn Stage(state: State) -> impl IntoView {
    let view = Signal::derive(move || state.frame().view);
    let last = Signal::derive(move || state.frame().notice);
    let is_there = Memo::new(move |_| state.frames.with(|frames| !frames.is_empty()));
    Effect::new(move || mark_better(state));
    let keys = move |event: KeyboardEvent| match &*event.key() {
        "ArrowLeft" => state.go(state.at.get_untracked().saturating_sub(1)),
        "ArrowRight" => state.go(state.at.get_untracked() + 1),
        _ => {}
    };
    view! {
        <div class="review-stage" on:keydown=keys>
            {state.kind.has_secrets().then(|| view! { <Eyes state /> })}
            {move || is_there.get().then(|| {
                let near = state.near();
                view! {
                    <Field
                        kind=state.kind
                        view
                        last
                        active=Signal::stored(false)
                        near
                        draft=None
                        on_action=Callback::new(|_: String| ())
                    />
                }
            })}
            <Steps
                at=state.at
                last=Signal::stored(state.last())
                ready=Signal::stored(true)
                go=Callback::new(move |to| state.go(to))
            />
            <Said state />
        </div>
    }
}

/// Marks what would have been better on the board, or nothing.
fn mark_better(state: State) {
    let frame = state.frame();
    let better = state
        .ply()
        .and_then(|ply| ply.judged)
        .and_then(|judged| judged.better);
    let shown = better.filter(|_| state.better.get());
    let kind = state.kind;
    browser::after(DRAWN, move || {
        let view = shown
            .as_ref()
            .and_then(|_| AnyView::parse(kind, &frame.view).ok());
        let marks = view
            .zip(shown)
            .map(|(view, action)| Hint::of(&view, &action).marks);
        mark(&marks.unwrap_or_default());
    });
}

/// Through whose eyes one looks, where something was hidden.
#[component]
fn Eyes(state: State) -> impl IntoView {
    let seats = state.head.with_value(|head| head.seats.clone());
    let buttons = seats.into_iter().filter_map(|number| {
        let seat = game::Seat::ALL.get(usize::from(number)).copied()?;
        let eyes = Viewer::Seat(seat);
        Some(view! {
            <button
                data-testid="review-eyes"
                aria-pressed=move || (state.eyes.get() == eyes).to_string()
                on:click=move |_| state.look(eyes)
            >
                {state.name(number)}
            </button>
        })
    });
    view! {
        <div class="row review-eyes" role="group" aria-label=say("review-eyes")>
            <span class="small">{say("review-eyes")}</span>
            {buttons.collect_view()}
        </div>
    }
}

/// What happened, what is to be said of it, and the better action.
#[component]
fn Said(state: State) -> impl IntoView {
    let event = move || {
        let at = state.at.get();
        match state.notice(at) {
            Some(notice) => said::event(state, &notice),
            None => say("review-start"),
        }
    };
    let judged = Memo::new(move |_| state.ply().and_then(|ply| ply.judged));
    let bad = move || judged.get().filter(|judged| judged.better.is_some());
    let tone = move || match bad() {
        Some(_) => "wrong",
        None if judged.get().is_some() => "done",
        None => "more",
    };
    let verdict = move || {
        let judged = bad()?;
        let why = judged.why.map(said::reason);
        Some(view! {
            <p data-testid="review-verdict" data-grade=judged.grade.name()>
                <b>{said::verdict(&judged)}</b> " " {why}
            </p>
        })
    };
    let good = move || {
        let is_good = judged.get().is_some() && bad().is_none();
        is_good.then(|| view! { <p>{say("review-good")}</p> })
    };
    let luck = move || {
        let said = said::luck(state, &state.ply()?)?;
        Some(view! { <p data-testid="review-luck">{said}</p> })
    };
    let better = move || {
        bad()?;
        let shows = state.better.get();
        let key = if shows {
            "review-show-made"
        } else {
            "review-show-better"
        };
        Some(view! {
            <button
                class="wide"
                data-testid="review-better"
                aria-pressed=shows.to_string()
                on:click=move |_| state.better.set(!shows)
            >
                {say(key)}
            </button>
        })
    };
    view! {
        <div class="verdict" role="status" data-tone=tone>
            <p data-testid="review-event">{event}</p>
            {verdict}
            {good}
            {luck}
            {move || state.better.get().then(|| better_said(state))}
        </div>
        {better}
    }
}

/// What the better action is called, and what speaks for it.
fn better_said(state: State) -> Option<impl IntoView> {
    let better = state.ply()?.judged?.better?;
    let view = AnyView::parse(state.kind, &state.frame().view).ok()?;
    let hint = Hint::of(&view, &better).said;
    let said = say_of("review-better", &[("better", (&*hint).into())]);
    Some(view! { <p data-testid="review-better-said">{said}</p> })
}
