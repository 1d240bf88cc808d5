//! The mistakes, each a way to where it was made.

use leptos::prelude::*;
use review::Ply;

use super::said;
use super::state::State;
use crate::texts::say;

/// The list of what was not good.
#[component]
pub(super) fn Mistakes(state: State) -> impl IntoView {
    let bad = Memo::new(move |_| {
        state.plies.with(|plies| {
            let is_bad = |ply: &&Ply| {
                ply.judged
                    .as_ref()
                    .is_some_and(|judged| judged.better.is_some())
            };
            plies.iter().filter(is_bad).cloned().collect::<Vec<Ply>>()
        })
    });
    let none = move || state.is_done() && bad.with(Vec::is_empty);
    view! {
        <h2>{say("review-mistakes")}</h2>
        {move || none().then(|| view! { <p data-testid="review-clean">{say("review-clean")}</p> })}
        <ol class="mistakes" data-testid="review-mistakes">
            <For each=move || bad.get() key=|ply| ply.ply let(ply)>
                <Mistake state ply />
            </For>
        </ol>
    }
}

#[component]
fn Mistake(state: State, ply: Ply) -> impl IntoView {
    let at = ply.ply as usize + 1;
    let seat = ply.seat.map(|seat| seat.to_string());
    let judged = ply.judged?;
    let event = move || state.notice(at).map(|notice| said::event(state, &notice));
    Some(view! {
        <li data-seat=seat>
            <button
                data-testid="review-mistake"
                data-grade=judged.grade.name()
                aria-current=move || (state.at.get() == at).then_some("true")
                on:click=move |_| state.show_better(at)
            >
                <span>{event}</span>
                <b>{said::verdict(&judged)}</b>
                {judged.why.map(|why| view! { <span>{said::reason(why)}</span> })}
            </button>
        </li>
    })
}
