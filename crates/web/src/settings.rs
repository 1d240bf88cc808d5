//! What this browser's person has set, kept in the browser.

use leptos::prelude::*;

use crate::browser::{self, Sound};

/// The settings, as signals.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Settings {
    /// Whether moves are heard.
    pub(crate) sound: RwSignal<bool>,
    /// Whether the device shakes.
    pub(crate) vibration: RwSignal<bool>,
    /// `auto`, `light` or `dark`.
    pub(crate) theme: RwSignal<String>,
}

const SOUND: &str = "adda.sound";
const VIBRATION: &str = "adda.vibration";
const THEME: &str = "adda.theme";
const OFF: &str = "off";

/// By this cookie the house knows the colours and writes the page in them from the start.
const THEME_COOKIE: &str = "theme";
const AUTO: &str = "auto";

fn told_theme() -> String {
    browser::cookie(THEME_COOKIE).unwrap_or_else(|| AUTO.into())
}

impl Settings {
    /// The settings as they were kept; what is changed from now on is kept at once.
    pub(crate) fn start() -> Self {
        let is_on = |key| browser::kept(key).as_deref() != Some(OFF);
        let settings = Self {
            sound: RwSignal::new(is_on(SOUND)),
            vibration: RwSignal::new(is_on(VIBRATION)),
            theme: RwSignal::new(browser::kept(THEME).unwrap_or_else(told_theme)),
        };
        let word = |on: bool| if on { "on" } else { OFF };
        Effect::new(move || browser::keep(SOUND, word(settings.sound.get())));
        Effect::new(move || browser::keep(VIBRATION, word(settings.vibration.get())));
        Effect::new(move || {
            let theme = settings.theme.get();
            browser::set_theme(&theme);
            browser::keep(THEME, &theme);
            if theme != told_theme() {
                browser::set_cookie(THEME_COOKIE, &theme);
            }
        });
        settings
    }

    /// Makes a sound heard and felt, as far as it is wanted.
    pub(crate) fn signal(self, sound: Sound) {
        if self.sound.get_untracked() {
            browser::play(sound);
        }
        if self.vibration.get_untracked() {
            browser::vibrate(sound);
        }
    }
}

/// The settings of the page.
pub(crate) fn settings() -> Settings {
    expect_context()
}
