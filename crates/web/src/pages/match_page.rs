//! A match: before the start, while it goes on, and after the end; for players and for watchers.

use game::Viewer;
use leptos::prelude::*;
use protocol::{ClosedWhy, Outcome, Phase, SeatState, Snapshot};
use table::MatchId;

use crate::browser;
use crate::later::later;
use crate::parts::{
    Curtain, Refusal, Region, Scene, TableView, Voice, game_name, invite_key, tell_text,
};
use crate::play::{self, Live, Place};
use crate::route::{Route, router};
use crate::texts::{say, say_of};

/// How much of a match there is to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stand {
    Loading,
    Gathering,
    Curtain,
    Table,
    Closed,
}

fn stand_of(shown: &Snapshot) -> Stand {
    // Among computers nobody is waited for: it starts as soon as this browser has shown its secret number.
    let alone = |seat: &SeatState| seat.bot.is_some() || Some(seat.seat) == shown.you.seat();
    let is_starting = || shown.seats.iter().all(|seat| seat.ready && alone(seat));
    match shown.status.phase {
        Phase::Gathering | Phase::Drawing if is_starting() => Stand::Loading,
        Phase::Gathering | Phase::Drawing => Stand::Gathering,
        Phase::Closed => Stand::Closed,
        Phase::Setup | Phase::Playing | Phase::Over => Stand::Table,
    }
}

/// The page of one match.
#[component]
pub(crate) fn MatchPage(id: MatchId, place: Place) -> impl IntoView {
    let live = Live::follow(id, place);
    go_on_to_the_rematch(live);
    go_when_left(live);
    view! { <MatchFrame live /> }
}

/// The frame of the page, with what browser tests read of a match.
#[component]
pub(crate) fn MatchFrame(live: Live) -> impl IntoView {
    let shown = live.stage.shown();
    let stand = Memo::new(move |_| {
        let covered = live.curtain.get();
        shown.with(|shown| match shown {
            _ if covered => Stand::Curtain,
            Some(shown) => stand_of(shown),
            None => Stand::Loading,
        })
    });
    let of = move |part: fn(&Snapshot) -> String| {
        shown.with(|shown| shown.as_ref().map(part).unwrap_or_default())
    };
    let you = move || {
        let both = live.both;
        shown.with(|shown| match shown.as_ref().map(|s| s.you) {
            _ if both => "both".to_owned(),
            Some(Viewer::Seat(seat)) => seat.to_string(),
            _ => "none".to_owned(),
        })
    };
    let link = move || {
        let is_up = || if play::is_up() { "up" } else { "down" };
        (live.place == Place::House).then(is_up)
    };
    name_the_page(live);
    let voice = Voice::start();
    let place = if live.place == Place::House {
        "house"
    } else {
        "browser"
    };
    view! {
        <main
            class=move || if stand.get() == Stand::Table { "match" } else { "page" }
            data-testid="match"
            data-match=live.id.to_string()
            data-game=move || of(|s| s.game.clone())
            data-phase=move || of(|s| phase(s.status.phase).to_owned())
            data-you=you
            data-turn=move || of(turn)
            data-ply=move || of(|s| s.log.len().to_string())
            data-place=place
            data-link=link
        >
            {move || match stand.get() {
                Stand::Loading => view! { <Loading live /> }.into_any(),
                Stand::Gathering => later(move |rest| (rest.gathering)(live)),
                Stand::Curtain => view! { <Curtain live /> }.into_any(),
                Stand::Closed => view! { <Closed live /> }.into_any(),
                Stand::Table => {
                    shown
                        .with_untracked(|shown| Scene::new(live, shown.as_ref()?))
                        .map_or_else(|| say("outdated").into_any(), |scene| view! { <TableView scene /> }.into_any())
                }
            }}
            <Region voice />
        </main>
    }
}

/// The title says what is played, and that it is one's turn: it can be seen from another tab.
fn name_the_page(live: Live) {
    let title = Memo::new(move |_| {
        live.stage.shown().with(|shown| {
            let shown = shown.as_ref()?;
            let game = game_name(&shown.game);
            let acts = shown.status.decision.is_some() && !live.both;
            let key = if acts { "title-turn" } else { "title-match" };
            Some(say_of(key, &[("game", (&*game).into())]))
        })
    });
    Effect::new(move || {
        if let Some(title) = title.get() {
            browser::document().set_title(&title);
        }
    });
}

const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Gathering | Phase::Drawing => "open",
        Phase::Setup | Phase::Playing => "playing",
        Phase::Over | Phase::Closed => "over",
    }
}

fn turn(shown: &Snapshot) -> String {
    let seats: Vec<String> = shown
        .status
        .turn
        .iter()
        .map(|seat| seat.to_string())
        .collect();
    seats.join(" ")
}

#[component]
fn Loading(live: Live) -> impl IntoView {
    view! {
        <div class="empty">
            <Refusal why=live.refused />
            {move || {
                if live.refused.with(Option::is_some) {
                    view! { <a class="button primary" href="/">{say("to-portal")}</a> }.into_any()
                } else {
                    view! { <p class="muted">{say("loading")}</p> }.into_any()
                }
            }}
        </div>
    }
}

/// A match that never took place, or was broken off.
#[component]
fn Closed(live: Live) -> impl IntoView {
    let closed = ClosedWhy::Ended;
    let is_ended = live.stage.shown().with_untracked(|shown| {
        let outcome = shown
            .as_ref()
            .and_then(|shown| shown.status.outcome.clone());
        outcome == Some(Outcome::Closed { closed })
    });
    let key = if is_ended { "closed-ended" } else { "closed" };
    tell_text(move || say(key));
    view! {
        <div class="empty">
            <p>{say(key)}</p>
            <a class="button primary" href="/">{say("to-portal")}</a>
        </div>
    }
}

/// Who leaves goes to the front page when the seat is given back or the match is over.
fn go_when_left(live: Live) {
    let router = router();
    let shown = live.stage.shown();
    Effect::new(move || {
        let stays = shown.with(|shown| {
            shown.as_ref().is_some_and(|shown| {
                let ended = matches!(shown.status.phase, Phase::Over | Phase::Closed);
                !ended && shown.you.seat().is_some()
            })
        });
        if live.leaving.get() && !stays {
            browser::forget(&invite_key(&live.id));
            router.go(Route::Portal);
        }
        // Set where it changes something only: this effect follows it, and would call itself for ever.
        if live.refused.with(Option::is_some) && live.leaving.get_untracked() {
            live.leaving.set(false);
        }
    });
}

/// When everyone has asked for the rematch while this page was open, it goes there.
fn go_on_to_the_rematch(live: Live) {
    let router = router();
    let shown = live.stage.shown();
    Effect::new(move |known: Option<Option<bool>>| {
        let next = shown.with(|shown| shown.as_ref().map(|shown| shown.next));
        let known = known.flatten();
        if let (Some(Some(next)), Some(false)) = (next, known) {
            router.replace(match live.place {
                Place::House => Route::Match(next),
                Place::Browser => Route::Local(next),
            });
        }
        next.map(|next| next.is_some())
    });
}
