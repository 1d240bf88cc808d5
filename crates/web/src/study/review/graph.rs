//! The chances along the moves as a picture, and the way through it.

use leptos::prelude::*;

use super::said::percent;
use super::state::State;
use crate::texts::{say, say_of};

/// The height of the picture, in its own units.
const HIGH: u32 = 200;
/// The width of a ply.
const STEP: u32 = 10;

/// The picture, with a slider below it that goes to each state.
#[component]
pub(super) fn Graph(state: State) -> impl IntoView {
    let width = state.last() as u32 * STEP;
    let seats = state.head.with_value(|head| head.seats.clone());
    // Of two, what is below the line is the first one's.
    let is_area = seats.len() == 2;
    let curves = seats.iter().enumerate().map(|(place, seat)| {
        let points = Memo::new(move |_| points(state, place));
        let path = move || {
            let line = points.with(|points| line(points));
            match is_area {
                true => {
                    let end = points.with(Vec::len).saturating_sub(1) as u32 * STEP;
                    format!("M0 {HIGH}L{line}L{end} {HIGH}Z")
                }
                false => format!("M{line}"),
            }
        };
        (place == 0 || !is_area).then(|| {
            view! {
                <path
                    d=path
                    data-seat=seat.to_string()
                    class=if is_area { "chance-area" } else { "chance-line" }
                    vector-effect="non-scaling-stroke"
                />
            }
        })
    });
    let curves = curves.collect_view();
    let now = move || state.at.get() as u32 * STEP;
    let said = move || {
        let chances = state.plies.with(|_| chances(state, state.at.get()));
        let parts = state
            .head
            .with_value(|head| head.seats.clone())
            .into_iter()
            .zip(chances);
        let part = |(seat, chance): (u8, u16)| {
            let (name, percent) = (state.name(seat), percent(chance.into()));
            say_of(
                "review-chance",
                &[("name", (&*name).into()), ("percent", (&*percent).into())],
            )
        };
        parts.map(part).collect::<Vec<_>>().join(" · ")
    };
    let go = move |event| {
        if let Ok(at) = event_target_value(&event).parse() {
            state.go(at);
        }
    };
    view! {
        <figure class="chances">
            <figcaption class="small">{say("review-graph")}</figcaption>
            <svg
                viewBox=format!("0 0 {} {HIGH}", width.max(1))
                preserveAspectRatio="none"
                aria-hidden="true"
                data-testid="review-graph"
                data-plies=move || state.plies.with(Vec::len).to_string()
            >
                {curves}
                <path class="chance-even" d=format!("M0 {}H{width}", HIGH / 2) vector-effect="non-scaling-stroke" />
                {move || view! { <Marks state /> }}
                <path class="chance-now" d=move || format!("M{} 0V{HIGH}", now()) vector-effect="non-scaling-stroke" />
            </svg>
            <input
                type="range"
                min="0"
                max=state.last().to_string()
                aria-label=say("review-slider")
                aria-valuetext=said
                data-testid="review-slider"
                prop:value=move || state.at.get().to_string()
                on:input=go
            />
            <p class="small" data-testid="review-chances">{said}</p>
        </figure>
    }
}

/// Lines where mistakes were made.
#[component]
fn Marks(state: State) -> impl IntoView {
    let bad = Memo::new(move |_| {
        state.plies.with(|plies| {
            let bad = plies.iter().filter(|ply| {
                ply.judged
                    .as_ref()
                    .is_some_and(|judged| judged.better.is_some())
            });
            bad.map(|ply| format!("M{} {}v{}", (ply.ply + 1) * STEP, HIGH - 24, 24))
                .collect::<String>()
        })
    });
    view! { <path class="chance-bad" d=bad vector-effect="non-scaling-stroke" /> }
}

/// The chances in a state: those of the last one that is reviewed, if it is not.
fn chances(state: State, at: usize) -> Vec<u16> {
    state.plies.with_untracked(|plies| {
        let reviewed = at
            .min(plies.len())
            .checked_sub(1)
            .and_then(|at| plies.get(at));
        let start = || state.head.with_value(|head| head.start.clone());
        reviewed.map_or_else(start, |ply| ply.chances.clone())
    })
}

/// The chances of one seat, from the start on.
fn points(state: State, place: usize) -> Vec<u16> {
    let of = |chances: &[u16]| chances.get(place).copied().unwrap_or_default();
    let start = state.head.with_value(|head| of(&head.start));
    state.plies.with(|plies| {
        let later = plies.iter().map(|ply| of(&ply.chances));
        std::iter::once(start).chain(later).collect()
    })
}

/// The points of a curve, as a path has them.
fn line(points: &[u16]) -> String {
    let point = |(at, chance): (usize, &u16)| {
        let down = HIGH - u32::from(*chance) * HIGH / 1_000;
        format!("{} {down}", at as u32 * STEP)
    };
    points
        .iter()
        .enumerate()
        .map(point)
        .collect::<Vec<_>>()
        .join("L")
}
