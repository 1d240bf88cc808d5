//! Which seat one plays, as the one who opens a match picks it.

use game::Seat;
use games::Kind;
use leptos::prelude::*;

use crate::texts::{say, words};

/// A select with the colours of a match with this set-up.
#[component]
pub(crate) fn SeatField(
    /// The game.
    kind: Kind,
    /// The set-up's text form.
    setup: RwSignal<String>,
    /// The seat; none for the first.
    seat: RwSignal<Option<Seat>>,
) -> impl IntoView {
    // With another set-up there may be other seats.
    let seats = Memo::new(move |_| setup.with(|setup| kind.seats(setup).unwrap_or_default()));
    Effect::new(move |_| {
        let seats = seats.get();
        seat.update(|seat| *seat = seat.filter(|seat| seats.contains(*seat)));
    });
    let options = move || {
        let options = seats.get().iter().map(|each| {
            let chosen = move || seat.get() == Some(each);
            view! { <option value=each.to_string() selected=chosen>{words().side(kind, each)}</option> }
        });
        options.collect_view()
    };
    view! {
        <label>
            <span>{say("seat-label")}</span>
            <select
                data-testid="setup-seat"
                on:change=move |event| seat.set(event_target_value(&event).parse().ok())
            >
                <option value="" selected=move || seat.get().is_none()>{say("seat-any")}</option>
                {options}
            </select>
        </label>
    }
}
