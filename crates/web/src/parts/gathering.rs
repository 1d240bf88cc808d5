//! A match that has not started: who sits, who is ready, and the invitation.

use game::{Level, Seat};
use games::Kind;
use leptos::prelude::*;
use protocol::{Deed, SeatState, Snapshot};
use table::{Clock, MatchKind};
use wasm_bindgen_futures::spawn_local;

use super::Refusal;
use super::said::tell_text;
use crate::board::Mark;
use crate::browser;
use crate::play::Live;
use crate::route::Route;
use crate::texts::{say, say_of, words};

/// Where an invite's token is kept: the house knows only its hash and does not say it again.
pub(crate) fn invite_key(live: &impl std::fmt::Display) -> String {
    format!("adda.invite.{live}")
}

/// The seats and what one can do before the start.
#[component]
pub(crate) fn Gathering(live: Live) -> impl IntoView {
    let shown = live.stage.shown();
    let part = move |of: fn(&Snapshot) -> String| {
        shown.with(|shown| shown.as_ref().map(of).unwrap_or_default())
    };
    let seats = Memo::new(move |_| {
        shown.with(|shown| shown.as_ref().map(|s| s.seats.clone()).unwrap_or_default())
    });
    let own = Memo::new(move |_| shown.with(|shown| shown.as_ref()?.you.seat()));
    let own_seat =
        move || seats.with(|seats| seats.iter().find(|s| Some(s.seat) == own.get()).cloned());
    let is_ready = Memo::new(move |_| own_seat().is_some_and(|seat| seat.ready));
    let is_open = Memo::new(move |_| seats.with(|seats| seats.iter().any(is_open)));
    let rated = Memo::new(move |_| shown.with(|shown| shown.as_ref().is_some_and(is_rated)));
    let game = Memo::new(move |_| game_name(&part(|s| s.game.clone())));
    let stands = move || {
        say(match own_seat() {
            None => "gathering-watch",
            Some(_) if is_open.get() => "gathering-open",
            Some(seat) if seat.ready => "gathering-other",
            Some(_) => "gathering-you",
        })
    };
    tell_text(stands);
    let path = browser::kept(&invite_key(&live.id)).map(|token| Route::Invite(token).address());
    view! {
        <section class="invite stack">
            <h1>{move || game.get()}</h1>
            <p class="muted">{move || clock_name(&part(|s| s.clock.clone()))}</p>
            {move || rated.get().then(|| view! { <p data-testid="rated">{say("rated")}</p> })}
            <ul class="seats">
                {move || {
                    let kind = part(|s| s.game.clone()).parse().unwrap_or(Kind::Ataxx);
                    let seats = seats.get().into_iter();
                    let fills = shown.with(|shown| shown.as_ref().is_some_and(|s| s.creator));
                    let live = (fills && !rated.get()).then_some(live);
                    seats.map(|seat| seat_line(kind, &seat, own.get(), live)).collect_view()
                }}
            </ul>
            {move || {
                let path = path.clone().filter(|_| is_open.get());
                let game = game.get();
                path.map(|path| view! { <Invitation path game /> })
            }}
            // Built once, so that a press is not lost while the seats change.
            <Show when=move || own.get().is_some()>
                <button
                    class="primary wide"
                    data-testid="ready"
                    disabled=move || is_ready.get()
                    on:click=move |_| live.command(Deed::Ready)
                >
                    {move || say(if is_ready.get() { "ready-waiting" } else { "ready" })}
                </button>
                <button
                    class="quiet wide"
                    data-testid="exit"
                    on:click=move |_| {
                        live.leaving.set(true);
                        live.command(Deed::Leave);
                    }
                >
                    {say("leave")}
                </button>
            </Show>
            <p class="small muted" data-testid="status">
                {stands}
            </p>
            <Refusal why=live.refused />
        </section>
    }
}

/// Whether it counts for the ratings of all who play.
pub(super) fn is_rated(shown: &Snapshot) -> bool {
    shown.kind.parse() == Ok(MatchKind::Rated)
}

fn is_open(seat: &SeatState) -> bool {
    seat.name.is_none() && seat.bot.is_none()
}

/// A seat and who sits there; with a match, open seats can be given to the computer.
fn seat_line(
    kind: Kind,
    seat: &SeatState,
    own: Option<Seat>,
    fills: Option<Live>,
) -> impl IntoView + use<> {
    let state = match seat {
        seat if is_open(seat) => "open",
        seat if seat.ready => "ready",
        _ => "taken",
    };
    let is_own = own == Some(seat.seat);
    view! {
        <li
            class="seat"
            data-testid="seat"
            data-seat=seat.seat.to_string()
            data-state=state
            data-you=is_own.then_some("")
        >
            <Mark kind seat=seat.seat />
            <span class="grow">{words().player(seat.name.as_deref(), seat.bot)}</span>
            // Who sits there already says that a seat is open.
            {(state != "open").then(|| {
                view! { <span class="small muted">{say(&format!("seat-{state}"))}</span> }
            })}
            {fills.filter(|_| state == "open").map(|live| fill(live, seat.seat))}
        </li>
    }
}

/// The computer at each level, for an open seat.
fn fill(live: Live, seat: Seat) -> impl IntoView {
    let levels = Level::ALL.map(|level| {
        view! {
            <button
                data-testid=format!("fill-{level}")
                on:click=move |_| live.command(Deed::Fill { seat, level })
            >
                {words().level(level)}
            </button>
        }
    });
    view! {
        <div class="fill" role="group" aria-label=say("fill-about")>
            <span class="small muted" aria-hidden="true">{say("fill-about")}</span>
            {levels.into_iter().collect_view()}
        </div>
    }
}

/// The ways to send the invitation at this path of the house.
#[component]
fn Invitation(path: String, game: String) -> impl IntoView {
    let link = format!("{}{path}", browser::origin());
    let copied = RwSignal::new(false);
    let text = say_of("invite-text", &[("game", (&*game).into())]);
    let (to_copy, to_share) = (link.clone(), link.clone());
    let copy = move |_| {
        let link = to_copy.clone();
        spawn_local(async move {
            let done = browser::copy(&link).await;
            copied.try_set(done);
        });
    };
    let share = browser::can_share().then(|| {
        view! {
            <button data-testid="invite-share" on:click=move |_| browser::share(&text, &to_share)>
                {say("invite-share")}
            </button>
        }
    });
    view! {
        <div class="stack">
            <p>{say("invite-about")}</p>
            <div class="invite-link">
                <input
                    readonly
                    data-testid="invite-link"
                    aria-label=say("invite-link")
                    value=link
                    on:focus=select_all
                />
                <button class="primary" data-testid="invite-copy" on:click=copy>
                    {move || say(if copied.get() { "copied" } else { "copy" })}
                </button>
                {share}
            </div>
            <img
                class="qr"
                data-testid="invite-qr"
                src=format!("{path}/qr.svg")
                width="200"
                height="200"
                alt=say("invite-qr")
            />
        </div>
    }
}

/// A link is selected as a whole, ready to be copied.
pub(super) fn select_all(event: web_sys::FocusEvent) {
    event_target::<web_sys::HtmlInputElement>(&event).select();
}

/// The name of a game by its wire name.
pub(crate) fn game_name(game: &str) -> String {
    game.parse()
        .map_or_else(|_| game.to_owned(), |kind| words().game(kind))
}

/// A clock's text form in words.
pub(crate) fn clock_name(clock: &str) -> String {
    clock
        .parse::<Clock>()
        .map_or_else(|_| clock.to_owned(), |clock| words().clock(clock))
}
