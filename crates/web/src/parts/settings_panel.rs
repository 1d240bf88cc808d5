//! The settings of this browser.

use leptos::prelude::*;

use super::dialog::{Closer, Dialog};
use crate::browser::Sound;
use crate::later::later;
use crate::settings::{Pace, settings};
use crate::texts::say;

/// The settings, as a dialog.
#[component]
pub(crate) fn SettingsPanel(
    /// Whether it is shown.
    open: RwSignal<bool>,
) -> impl IntoView {
    view! {
        <Dialog open testid="settings" heading=say("settings")>
            {later(|rest| (rest.settings)())}
        </Dialog>
    }
}

/// What can be set.
#[component]
pub(crate) fn SettingsChoices() -> impl IntoView {
    let settings = settings();
    let closer = Closer::of_this();
    let theme = ["auto", "light", "dark"].map(|value| (value, say(&format!("theme-{value}"))));
    let pace = Pace::ALL.map(|pace| (pace.word(), say(&format!("pace-{}", pace.word()))));
    view! {
        <Switch label=say("setting-sound") testid="setting-sound" value=settings.sound />
        <Switch label=say("setting-vibration") testid="setting-vibration" value=settings.vibration />
        <Pick label=say("setting-theme") testid="setting-theme" value=settings.theme choices=theme />
        <Pick label=say("setting-pace") testid="setting-pace" value=settings.pace choices=pace />
        <Switch label=say("setting-alone") testid="setting-alone" value=settings.alone />
        <div class="dialog-buttons">
            <button class="primary" data-testid="settings-close" on:click=move |_| closer.close()>
                {say("close")}
            </button>
        </div>
    }
}

#[component]
fn Switch(label: String, testid: &'static str, value: RwSignal<bool>) -> impl IntoView {
    let settings = settings();
    view! {
        <label class="setting">
            <span>{label}</span>
            <input
                type="checkbox"
                data-testid=testid
                prop:checked=move || value.get()
                on:change=move |event| {
                    value.set(event_target_checked(&event));
                    settings.signal(Sound::Act);
                }
            />
        </label>
    }
}

#[component]
fn Pick(
    label: String,
    testid: &'static str,
    value: RwSignal<String>,
    choices: [(&'static str, String); 3],
) -> impl IntoView {
    let choices = choices.map(|(word, text)| {
        view! {
            <option value=word selected=move || value.get() == word>
                {text}
            </option>
        }
    });
    view! {
        <label class="setting">
            <span>{label}</span>
            <select data-testid=testid on:change=move |event| value.set(event_target_value(&event))>
                {choices.into_iter().collect_view()}
            </select>
        </label>
    }
}
