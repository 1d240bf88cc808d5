//! The curtain between the turns of people who share a device at a game with secrets: behind it
//! nothing of the match is on the page.

use game::Seat;
use leptos::html;
use leptos::prelude::*;
use protocol::Snapshot;

use super::said::tell_text;
use crate::play::Live;
use crate::texts::say_of;

/// Asks for the device to be passed on, and waits until who is named has it.
#[component]
pub(crate) fn Curtain(live: Live) -> impl IntoView {
    let seat = Memo::new(move |_| live.stage.shown().with(|shown| next(shown.as_ref()?)));
    let say = move |key: &str| {
        let name = seat.get().map(|(_, name)| name).unwrap_or_default();
        say_of(key, &[("name", (&*name).into())])
    };
    tell_text(move || say("curtain"));
    let heading = NodeRef::<html::H1>::new();
    Effect::new(move || {
        // Where the board was, the focus is lost.
        if let Some(heading) = heading.get() {
            let _ = heading.focus();
        }
    });
    view! {
        <section class="empty curtain" data-testid="curtain" data-seat=move || seat.get().map(|(seat, _)| seat.to_string())>
            <h1 tabindex="-1" node_ref=heading>{move || say("curtain")}</h1>
            <p class="muted">{move || say("curtain-about")}</p>
            <button class="primary" data-testid="curtain-take" on:click=move |_| live.take()>
                {move || say("curtain-take")}
            </button>
        </section>
    }
}

/// The seat that is to take the device, and what it is called.
fn next(shown: &Snapshot) -> Option<(Seat, String)> {
    let seat = shown.you.seat()?;
    let own = shown.seats.iter().find(|state| state.seat == seat)?;
    Some((seat, own.name.clone().unwrap_or_default()))
}
