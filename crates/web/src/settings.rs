//! What this browser's person has set, kept in the browser.

use leptos::prelude::*;

use crate::browser::{self, Sound};

/// How long the die flies and planes travel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Pace {
    /// So that all of it can be followed.
    #[default]
    Normal,
    /// Faster.
    Quick,
    /// Not at all.
    Off,
}

impl Pace {
    /// Every pace.
    pub(crate) const ALL: [Self; 3] = [Self::Normal, Self::Quick, Self::Off];

    /// The word it is kept by.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Normal => "normal",
            Self::Quick => "quick",
            Self::Off => OFF,
        }
    }

    fn read(word: &str) -> Self {
        let named = |pace: &Self| pace.word() == word;
        Self::ALL.into_iter().find(named).unwrap_or_default()
    }

    /// What this browser's person has set.
    pub(crate) fn kept() -> Self {
        Self::read(&browser::kept(PACE).unwrap_or_default())
    }

    /// So many of these milliseconds.
    pub(crate) const fn part(self, millis: u32) -> u32 {
        match self {
            Self::Normal => millis,
            Self::Quick => millis * 2 / 5,
            Self::Off => 0,
        }
    }
}

/// The settings, as signals.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Settings {
    /// Whether moves are heard.
    pub(crate) sound: RwSignal<bool>,
    /// Whether the device shakes.
    pub(crate) vibration: RwSignal<bool>,
    /// `auto`, `light` or `dark`.
    pub(crate) theme: RwSignal<String>,
    /// The word of a [`Pace`].
    pub(crate) pace: RwSignal<String>,
    /// Whether the only move that there is plays itself.
    pub(crate) alone: RwSignal<bool>,
    /// Whether a move is asked about before it is made.
    pub(crate) confirm: RwSignal<bool>,
    /// Whether colours are those that everybody can tell apart.
    pub(crate) safe: RwSignal<bool>,
    /// Whether what is written is larger.
    pub(crate) large: RwSignal<bool>,
    /// Which numbers are on the pieces of Stratego, by the word of an `Edition`.
    pub(crate) ranks: RwSignal<String>,
}

const SOUND: &str = "adda.sound";
const VIBRATION: &str = "adda.vibration";
const THEME: &str = "adda.theme";
const PACE: &str = "adda.pace";
const ALONE: &str = "adda.alone";
const CONFIRM: &str = "adda.confirm";
const RANKS: &str = "adda.stratego.edition";
const ON: &str = "on";
const OFF: &str = "off";

/// The event of the window that says that the ranks were set: the board of Stratego is a program of its own.
const RANKS_EVENT: &str = "adda-ranks";

/// What the whole page shows, the house's own pages too: the cookie that says so, the attribute of the page for the style
/// sheet, and its value.
const SAFE: (&str, &str, &str) = ("safe", "data-colours", "safe");
const LARGE: (&str, &str, &str) = ("large", "data-text", "large");

/// By this cookie the house knows the colours and writes the page in them from the start.
const THEME_COOKIE: &str = "theme";
const AUTO: &str = "auto";

/// By this cookie the house knows the language that was chosen; it is its key among the settings too.
pub(crate) const LANG: &str = "lang";

fn told_theme() -> String {
    browser::cookie(THEME_COOKIE).unwrap_or_else(|| AUTO.into())
}

fn is_told(cookie: &str) -> bool {
    browser::cookie(cookie).as_deref() == Some(ON)
}

const fn word(on: bool) -> &'static str {
    if on { ON } else { OFF }
}

impl Settings {
    /// The settings as they were kept; what is changed from now on is kept at once.
    pub(crate) fn start() -> Self {
        let is_on = |key| browser::kept(key).as_deref() != Some(OFF);
        let settings = Self {
            sound: RwSignal::new(is_on(SOUND)),
            vibration: RwSignal::new(is_on(VIBRATION)),
            theme: RwSignal::new(browser::kept(THEME).unwrap_or_else(told_theme)),
            pace: RwSignal::new(Pace::kept().word().to_owned()),
            alone: RwSignal::new(is_on(ALONE)),
            confirm: RwSignal::new(browser::kept(CONFIRM).as_deref() == Some(ON)),
            safe: RwSignal::new(is_told(SAFE.0)),
            large: RwSignal::new(is_told(LARGE.0)),
            ranks: RwSignal::new(kept_ranks()),
        };
        for (key, value) in [
            (SOUND, settings.sound),
            (VIBRATION, settings.vibration),
            (ALONE, settings.alone),
            (CONFIRM, settings.confirm),
        ] {
            Effect::new(move || browser::keep(key, word(value.get())));
        }
        Effect::new(move || {
            let ranks = settings.ranks.get();
            if ranks != kept_ranks() {
                keep_ranks(&ranks);
            }
        });
        on_ranks(move |ranks| {
            if settings.ranks.get_untracked() != ranks {
                settings.ranks.set(ranks);
            }
        });
        Effect::new(move || {
            let pace = settings.pace.get();
            browser::keep(PACE, &pace);
            browser::mark("data-pace", (pace != Pace::Normal.word()).then_some(&pace));
        });
        for (value, (cookie, attribute, mark)) in [(settings.safe, SAFE), (settings.large, LARGE)] {
            Effect::new(move || {
                let is_on = value.get();
                browser::mark(attribute, is_on.then_some(mark));
                if is_on != is_told(cookie) {
                    browser::set_cookie(cookie, word(is_on));
                }
            });
        }
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

    /// What this browser keeps for each key that goes with an account; empty where nothing was set. It is what is kept and
    /// not what is shown: another page of this browser may have set it.
    pub(crate) fn kept() -> Vec<(&'static str, String)> {
        let kept = |key| browser::kept(key).unwrap_or_default();
        let told = |cookie| browser::cookie(cookie).unwrap_or_default();
        vec![
            ("alone", kept(ALONE)),
            ("confirm", kept(CONFIRM)),
            (LANG, told(LANG)),
            ("large", told(LARGE.0)),
            ("pace", kept(PACE)),
            ("ranks", kept(RANKS)),
            ("safe", told(SAFE.0)),
            ("sound", kept(SOUND)),
            ("theme", kept(THEME)),
            ("vibration", kept(VIBRATION)),
        ]
    }

    /// Keeps what the account has for a key, and shows it; what no page can change while it is open is only kept.
    pub(crate) fn set(self, key: &str, value: &str) {
        let switch = |of: RwSignal<bool>, name| {
            browser::keep(name, value);
            of.set(value == ON);
        };
        let told = |of: RwSignal<bool>, (cookie, _, _): (&str, _, _)| {
            browser::set_cookie(cookie, value);
            of.set(value == ON);
        };
        let pick = |of: RwSignal<String>, name| {
            browser::keep(name, value);
            of.set(value.to_owned());
        };
        match key {
            "alone" => switch(self.alone, ALONE),
            "confirm" => switch(self.confirm, CONFIRM),
            "sound" => switch(self.sound, SOUND),
            "vibration" => switch(self.vibration, VIBRATION),
            "large" => told(self.large, LARGE),
            "safe" => told(self.safe, SAFE),
            "pace" => pick(self.pace, PACE),
            "theme" => pick(self.theme, THEME),
            "ranks" => keep_ranks(value),
            LANG => browser::set_cookie(LANG, value),
            _ => {}
        }
    }

    /// Runs again whenever one of them is set.
    pub(crate) fn track(self) {
        for switch in [
            self.sound,
            self.vibration,
            self.alone,
            self.confirm,
            self.safe,
            self.large,
        ] {
            switch.track();
        }
        for pick in [self.theme, self.pace, self.ranks] {
            pick.track();
        }
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

/// Which numbers are on the pieces of Stratego, by the word of an `Edition`; empty where nobody has set it.
pub(crate) fn kept_ranks() -> String {
    browser::kept(RANKS).unwrap_or_default()
}

/// Keeps them, and tells every program in the page.
pub(crate) fn keep_ranks(ranks: &str) {
    browser::keep(RANKS, ranks);
    browser::tell_window(RANKS_EVENT);
}

/// Calls `f` with them whenever they are set, as long as the page lives.
pub(crate) fn on_ranks(f: impl Fn(String) + 'static) {
    browser::on_window(RANKS_EVENT, move |_| f(kept_ranks()));
}

/// The settings of the page.
pub(crate) fn settings() -> Settings {
    expect_context()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pace_is_read_back_and_what_is_none_is_the_usual_one() {
        for pace in Pace::ALL {
            assert_eq!(Pace::read(pace.word()), pace);
        }
        assert_eq!(Pace::read("breakneck"), Pace::Normal);
        assert_eq!([600, 0].map(|m| Pace::Quick.part(m)), [240, 0]);
        assert_eq!(Pace::Off.part(600), 0);
    }
}
