//! How a match ended, and what can be done then.

use boards::escape;
use game::Places;
use leptos::prelude::*;
use protocol::{Deed, Outcome};

use super::player::place_name;
use super::replay::Replay;
use super::scene::Scene;
use crate::browser;
use crate::later::later;
use crate::play::Place;
use crate::texts::{say, say_of, words};

/// The panel at the end: who won and why, the rematch, stepping through.
#[component]
pub(crate) fn Result(scene: Scene) -> impl IntoView {
    let over = Memo::new(move |_| {
        scene.status.with(|status| match status.outcome {
            Some(Outcome::Result { places, reason }) => Some((places, reason)),
            _ => None,
        })
    });
    move || {
        over.get().map(|(places, reason)| {
            let you = scene.you.get().seat().filter(|_| !scene.live.both);
            let winner = places.winner();
            let result = match (winner, you) {
                (None, _) => "draw".to_owned(),
                (Some(winner), Some(you)) if winner == you => "win".to_owned(),
                (Some(_), Some(_)) => "loss".to_owned(),
                (Some(winner), None) => winner.to_string(),
            };
            let names = scene.names.get();
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            let said = words().outcome(scene.kind, places, reason, &names, you);
            view! {
                <section
                    class="result"
                    data-testid="result"
                    data-result=result
                    data-reason=reason.to_string()
                >
                    {(winner.is_some() && (you.is_none() || winner == you)).then(lotus)}
                    <h2>{said.title}</h2>
                    <p>{said.why}</p>
                    {move || earned(scene)}
                    {move || rated(scene)}
                    {(places.seats().len() > 2).then(|| podium(scene, places))}
                    <Rematch scene />
                    <Replay scene />
                    {review(scene)}
                    <Record scene />
                    {draws(scene).then(|| view! { {later(move |rest| (rest.fair_check)(scene))} })}
                </section>
            }
        })
    }
}

/// What the own win earned, once the house says it; in this browser alone nothing does.
fn earned(scene: Scene) -> Option<impl IntoView> {
    let shown = scene.live.stage.shown();
    let earned = shown.with(|shown| shown.as_ref()?.earned.clone());
    let local = scene.live.place == Place::Browser && !scene.live.is_still();
    let said = match earned {
        Some(earned) => words().earned(earned.coins, earned.less.as_deref()),
        None if local => say_of("earned-offline", &[("coin", (&*words().coin(2)).into())]),
        None => return None,
    };
    Some(view! { <p data-testid="earned">{said}</p> })
}

/// What the match made of the own rating, once the house says it.
fn rated(scene: Scene) -> Option<impl IntoView> {
    let shown = scene.live.stage.shown();
    let change = shown.with(|shown| shown.as_ref()?.rated)?;
    let after = change.after;
    let said = words().rated(change.before, after.points, after.provisional);
    Some(view! { <p data-testid="rating">{said}</p> })
}

/// The way to the review, through the own eyes.
fn review(scene: Scene) -> impl IntoView {
    let seat = scene.you.get().seat().filter(|_| !scene.live.both);
    let eyes = seat.map(|seat| format!("?seat={seat}")).unwrap_or_default();
    let address = format!("/review/{}{eyes}", scene.live.id);
    view! {
        <a class="button wide" data-testid="review" rel="external nofollow" href=address>
            {say("review")}
        </a>
    }
}

/// Whether anything was drawn from secret numbers in this match.
fn draws(scene: Scene) -> bool {
    let shown = scene.live.stage.shown();
    shown.with(|shown| shown.as_ref().is_some_and(|shown| shown.draws.is_some()))
}

/// Everybody's place, the best first.
fn podium(scene: Scene, places: Places) -> impl IntoView {
    let mut lines = String::new();
    for place in 1..=places.seats().len() as u8 {
        for seat in places
            .seats()
            .iter()
            .filter(|seat| places.of(*seat) == Some(place))
        {
            let (mark, name) = (boards::piece(scene.kind, seat), escape(&scene.name(seat)));
            let nth = escape(&place_name(place));
            lines += &format!(
                "<li data-place=\"{place}\" data-seat=\"{seat}\"><b>{nth}</b><svg class=\"seat-mark\" data-seat=\"{seat}\" viewBox=\"-49 -49 98 98\" aria-hidden=\"true\">{mark}</svg><span class=\"player-name\">{name}</span></li>"
            );
        }
    }
    view! { <ul class="podium" data-testid="podium" inner_html=lines></ul> }
}

/// One petal, upwards from the origin.
const PETAL: &str = "M0 0C17-22 15-46 0-66C-15-46-17-22 0 0";

/// Half a lotus, for whoever won: the outer petals lie behind.
fn lotus() -> impl IntoView {
    let petals = [-75, 75, -50, 50, -25, 25, 0].map(|turn| {
        view! { <path d=PETAL transform=format!("rotate({turn})") /> }
    });
    view! {
        <svg class="lotus" viewBox="-70 -68 140 80" aria-hidden="true">
            {petals.into_iter().collect_view()}
        </svg>
    }
}

/// Asks for a rematch, and says who else does.
#[component]
fn Rematch(scene: Scene) -> impl IntoView {
    let asks = move |own: bool| {
        let you = scene.you.get().seat();
        scene.seats.with(|seats| {
            let mut asking = seats.iter().filter(|s| s.rematch && s.bot.is_none());
            asking
                .find(|s| (Some(s.seat) == you) == own)
                .map(|s| s.seat)
        })
    };
    let label = move || match (asks(true), asks(false)) {
        (Some(_), _) => say("rematch-asked"),
        (None, Some(_)) => say("rematch-accept"),
        (None, None) => say("rematch"),
    };
    move || {
        (scene.plays() && !scene.live.is_still()).then(|| {
            view! {
                {move || {
                    asks(false).filter(|_| !scene.live.both).map(|seat| {
                        let name = scene.name(seat);
                        view! { <p>{say_of("rematch-wanted", &[("name", (&*name).into())])}</p> }
                    })
                }}
                <button
                    class="primary wide"
                    data-testid="rematch"
                    disabled=move || asks(true).is_some()
                    on:click=move |_| scene.live.command(Deed::Rematch)
                >
                    {label}
                </button>
            }
        })
    }
}

/// The record, to keep.
#[component]
fn Record(scene: Scene) -> impl IntoView {
    let keep = move |_| {
        wasm_bindgen_futures::spawn_local(async move {
            if let Ok(text) = scene.live.record().await {
                browser::download(&format!("adda-{}.txt", scene.live.id), &text);
            }
        });
    };
    view! {
        <button class="quiet wide" data-testid="download-record" on:click=keep>
            {say("download-record")}
        </button>
    }
}
