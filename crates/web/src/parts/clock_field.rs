//! How much time a match gives, as the one who opens it sets it.

use leptos::prelude::*;
use table::Clock;

use crate::texts::{say, words};

/// What is offered; any other clock can be typed.
const OFFERED: [&str; 7] = ["60+0", "180+2", "300+0", "600+5", "1d", "3d", "off"];

/// A field for the clock's text form, with the usual ones to press and what it means in words.
#[component]
pub(crate) fn ClockField(
    /// The text; empty for the game's usual clock.
    value: RwSignal<String>,
) -> impl IntoView {
    let meaning = move || {
        let text = value.get();
        if text.is_empty() {
            return say("clock-usual");
        }
        match text.parse::<Clock>() {
            Ok(clock) => words().clock(clock),
            Err(_) => say("clock-unknown"),
        }
    };
    let offered = OFFERED.map(|text| {
        let clock: Result<Clock, _> = text.parse();
        let name = clock.map_or_else(|_| text.to_owned(), |clock| words().clock(clock));
        view! { <option value=text>{name}</option> }
    });
    view! {
        <label>
            <span>{say("clock-label")}</span>
            <input
                data-testid="setup-clock"
                list="clocks"
                autocomplete="off"
                placeholder="300+0"
                prop:value=move || value.get()
                on:input=move |event| value.set(event_target_value(&event).trim().to_owned())
            />
        </label>
        <datalist id="clocks">{offered.into_iter().collect_view()}</datalist>
        <p class="small muted">{meaning}</p>
    }
}
