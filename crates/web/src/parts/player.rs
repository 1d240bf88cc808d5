//! One player's strip beside the board.

use game::Seat;
use games::Kind;
use leptos::prelude::*;
use protocol::{Phase, SeatState};

use super::scene::Scene;
use super::tick::tick;
use crate::board::{Mark, Standing, scores, standing};
use crate::texts::{say, say_of, words};

/// Below so many milliseconds a clock is marked.
const LOW: i64 = 20_000;
const TENTH: i64 = 100;

/// Sign, name, score, clock, whose turn it is and who is away.
#[component]
pub(crate) fn Player(scene: Scene, seat: Seat) -> impl IntoView {
    let state = move |of: fn(&SeatState) -> bool| {
        scene
            .seats
            .with(|seats| seats.iter().find(|s| s.seat == seat).is_some_and(of))
    };
    let on_turn = move || scene.status.with(|status| status.turn.contains(seat));
    let is_own = move || !scene.live.both && scene.you.get().seat() == Some(seat);
    let away = move || {
        let playing = scene
            .status
            .with(|s| matches!(s.phase, Phase::Playing | Phase::Setup));
        playing && !scene.live.is_still() && !state(|s| s.here)
    };
    let score = move || {
        scene
            .view
            .with(|view| scores(view).get(seat.index()).copied())
    };
    let stands = move || scene.view.with(|view| standing(view, seat));
    view! {
        <div
            class="player"
            data-seat=seat.to_string()
            data-turn=move || on_turn().then_some("")
            data-out=move || (stands() == Some(Standing::Out)).then_some("")
            data-away=move || away().then_some("")
        >
            <Mark kind=scene.kind seat />
            <span class="player-name">
                {move || scene.name(seat)}
                {move || is_own().then(|| view! { <span class="small muted">" "{say("you")}</span> })}
                {move || {
                    away().then(|| view! { <span class="small muted">" · "{say("not-connected")}</span> })
                }}
            </span>
            {move || {
                stands().map(|stands| {
                    let text = match stands {
                        Standing::Home(place) => place_name(place),
                        Standing::Out => say("standing-out"),
                    };
                    view! { <span class="place" data-testid="place" data-seat=seat.to_string()>{text}</span> }
                })
            }}
            {move || {
                score().map(|score| {
                    let is_flight = scene.kind == Kind::Aeroplane;
                    view! {
                        <span class="hidden-text">
                            {say(if is_flight { "planes-home" } else { "score" })}
                        </span>
                        <span
                            class="score"
                            data-testid="score"
                            data-seat=seat.to_string()
                        >
                            {words().lang().digits(&score.to_string()).into_owned()}
                        </span>
                    }
                })
            }}
            <Clock scene seat />
        </div>
    }
}

/// A finishing place.
pub(super) fn place_name(place: u8) -> String {
    say_of("place", &[("place", i64::from(place).into())])
}

/// What is left on a player's clock; nothing without one.
#[component]
fn Clock(scene: Scene, seat: Seat) -> impl IntoView {
    let tick = tick();
    let left = Memo::new(move |_| {
        tick.follow();
        // What the house said last is the truth while nobody's clock runs.
        let at_rest = scene.status.with(|status| status.running.is_empty());
        let said = scene.status.with(|status| {
            let place = scene
                .seats
                .with(|s| s.iter().position(|s| s.seat == seat))?;
            status.left.get(place).copied()
        });
        let left = if at_rest {
            said
        } else {
            scene.live.left(seat).or(said)
        }?;
        // Steps as fine as the tenths that are shown at the end.
        Some((left + TENTH - 1) / TENTH * TENTH)
    });
    let face = Memo::new(move |_| words().clock_face(left.get().unwrap_or_default()));
    let has_clock = Memo::new(move |_| left.get().is_some());
    let runs = move || scene.status.with(|status| status.running.contains(seat));
    move || {
        has_clock.get().then(|| {
            view! {
                <span class="hidden-text">{say("clock-left")}</span>
                <span
                    class="clock"
                    role="timer"
                    aria-live="off"
                    data-testid="clock"
                    data-seat=seat.to_string()
                    data-ms=move || left.get().unwrap_or_default().to_string()
                    data-running=move || runs().then_some("")
                    data-low=move || left.get().is_some_and(|left| left < LOW).then_some("")
                >
                    {move || face.get()}
                </span>
            }
        })
    }
}
