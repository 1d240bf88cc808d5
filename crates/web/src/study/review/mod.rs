//! The review of a match that is over: the chances along its moves, its mistakes with what would have been better and why, and what
//! was luck. The worker goes through the record ply by ply (`Wish::Review`, `Wish::Ply`); the page draws as it
//! grows. Texts are in `ftl/LANG/review.ftl`.

mod board;
mod graph;
mod load;
mod mistakes;
mod said;
mod state;
mod tallies;

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::Refused;
use table::MatchId;

use crate::parts::Refusal;
use crate::texts::{entitle, say, say_of};
use board::Stage;
use graph::Graph;
use load::Found;
use mistakes::Mistakes;
use state::State;
use tallies::Tallies;

/// The review of a match that is over.
#[component]
pub(super) fn ReviewPage(
    /// Which.
    id: MatchId,
) -> impl IntoView {
    entitle(&say("review-title"));
    let found: RwSignal<Option<Found>> = RwSignal::new(None);
    let refused: RwSignal<Option<Refused>> = RwSignal::new(None);
    spawn_local(async move {
        // The page may be gone by now.
        match load::found(id).await {
            Ok(match_) => {
                found.try_set(Some(match_));
            }
            Err(why) => {
                refused.try_set(Some(why));
            }
        }
    });
    let page = move || match found.get() {
        Some(found) => view! { <Whole found /> }.into_any(),
        None if refused.with(Option::is_some) => view! { <Refusal why=refused /> }.into_any(),
        None => view! { <p class="muted" role="status">{say("loading")}</p> }.into_any(),
    };
    view! {
        <h1>{say("review-title")}</h1>
        {page}
        <p>
            <a href=move || found.with(|found| home(found.as_ref(), id))>{say("review-match")}</a>
        </p>
    }
}

/// Where the match itself is looked at.
fn home(found: Option<&Found>, id: MatchId) -> String {
    found.map_or_else(|| format!("/m/{id}"), |found| found.home.clone())
}

/// The review of a match that was found.
#[component]
fn Whole(found: Found) -> impl IntoView {
    let kind = found.kind;
    let state = State::new(found);
    state.run();
    view! {
        <section class="review" data-testid="review" data-game=kind.name() data-done=move || {
            state.is_done().then_some("")
        }>
            <Stage state />
            <Graph state />
            <Progress state />
            <Mistakes state />
            <Tallies state />
        </section>
    }
}

/// How far the review is, and the button that stops it.
#[component]
fn Progress(state: State) -> impl IntoView {
    let at = move || state.plies.with(Vec::len) as i64;
    let of = i64::from(state.head.with_value(|head| head.plies));
    let said = move || match (state.is_done(), state.runs.get()) {
        (true, _) => String::new(),
        (false, true) => say_of("review-works", &[("at", at().into()), ("of", of.into())]),
        (false, false) => say_of("review-stopped", &[("at", at().into()), ("of", of.into())]),
    };
    view! {
        <div class="row review-progress" hidden=move || state.is_done()>
            <progress max=of.to_string() prop:value=move || at().to_string() aria-label=say("review-progress")></progress>
            <span class="grow small" data-testid="review-progress">{said}</span>
            <button data-testid="review-stop" on:click=move |_| state.toggle()>
                {move || say(if state.runs.get() { "review-stop" } else { "review-go-on" })}
            </button>
        </div>
    }
}
