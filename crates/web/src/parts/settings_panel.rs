//! The settings of this browser.

use leptos::prelude::*;

use super::dialog::{Closer, Dialog};
use crate::browser::Sound;
use crate::settings::settings;
use crate::texts::say;

/// The settings, as a dialog.
#[component]
pub(crate) fn SettingsPanel(
    /// Whether it is shown.
    open: RwSignal<bool>,
) -> impl IntoView {
    view! {
        <Dialog open testid="settings" heading=say("settings")>
            <Choices />
        </Dialog>
    }
}

#[component]
fn Choices() -> impl IntoView {
    let settings = settings();
    let closer = Closer::of_this();
    let theme = |value: &'static str, text: String| {
        view! {
            <option value=value selected=move || settings.theme.get() == value>
                {text}
            </option>
        }
    };
    view! {
        <Switch label=say("setting-sound") testid="setting-sound" value=settings.sound />
        <Switch label=say("setting-vibration") testid="setting-vibration" value=settings.vibration />
        <label class="setting">
            <span>{say("setting-theme")}</span>
            <select
                data-testid="setting-theme"
                on:change=move |event| settings.theme.set(event_target_value(&event))
            >
                {theme("auto", say("theme-auto"))}
                {theme("light", say("theme-light"))}
                {theme("dark", say("theme-dark"))}
            </select>
        </label>
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
