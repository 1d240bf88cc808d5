//! The settings of this browser.

use leptos::prelude::*;

use super::dialog::{Closer, Dialog};
use super::languages::Languages;
use crate::browser::Sound;
use crate::later::later;
use crate::settings::{Pace, settings};
use crate::texts::{entitle, say};

/// The settings, as a dialog.
#[component]
pub(crate) fn SettingsPanel(
    /// Whether it is shown.
    open: RwSignal<bool>,
) -> impl IntoView {
    view! {
        <Dialog open testid="settings" heading=say("settings")>
            {later(|rest| (rest.settings)())}
            <Close />
        </Dialog>
    }
}

/// What can be set.
#[component]
pub(crate) fn SettingsChoices() -> impl IntoView {
    let settings = settings();
    let theme = ["auto", "light", "dark"].map(|value| (value, say(&format!("theme-{value}"))));
    let pace = Pace::ALL.map(|pace| (pace.word(), say(&format!("pace-{}", pace.word()))));
    let ranks = ["original", "later"].map(|word| (word, say(&format!("ranks-{word}"))));
    view! {
        <Switch label=say("setting-sound") testid="setting-sound" value=settings.sound />
        <Switch label=say("setting-vibration") testid="setting-vibration" value=settings.vibration />
        <Pick label=say("setting-theme") testid="setting-theme" value=settings.theme choices=theme />
        <Pick label=say("setting-pace") testid="setting-pace" value=settings.pace choices=pace />
        <Switch label=say("setting-alone") testid="setting-alone" value=settings.alone />
        <Switch label=say("setting-confirm") testid="setting-confirm" value=settings.confirm />
        <Switch label=say("setting-safe") testid="setting-safe" value=settings.safe />
        <Switch label=say("setting-large") testid="setting-large" value=settings.large />
        <Pick label=say("setting-ranks") testid="setting-ranks" value=settings.ranks choices=ranks />
    }
}

#[component]
fn Close() -> impl IntoView {
    let closer = Closer::of_this();
    view! {
        <div class="dialog-buttons">
            <a class="button" href="/settings" data-testid="to-settings" on:click=move |_| closer.close()>
                {say("settings-all")}
            </a>
            <button class="primary" data-testid="settings-close" on:click=move |_| closer.close()>
                {say("close")}
            </button>
        </div>
    }
}

/// The settings as a page, with the language.
#[component]
pub(crate) fn SettingsPage() -> impl IntoView {
    entitle(&say("settings"));
    view! {
        <main class="page stack" data-testid="settings-page">
            <h1>{say("settings")}</h1>
            <p class="muted">{say("settings-about")}</p>
            <section class="panel stack">
                <div class="setting">
                    <span>{say("setting-language")}</span>
                    <Languages />
                </div>
                <SettingsChoices />
            </section>
            <p>
                <a class="button" href="/">{say("to-portal")}</a>
            </p>
        </main>
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
    choices: impl IntoIterator<Item = (&'static str, String)>,
) -> impl IntoView {
    let choices = choices.into_iter().map(|(word, text)| {
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
                {choices.collect_view()}
            </select>
        </label>
    }
}
