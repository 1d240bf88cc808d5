//! What is set goes with an account from device to device.
//!
//! What this device has set and the house has not heard yet is kept by key, through reloads and times without a network; it
//! is sent as soon as the house is there. Everything else is as the account has it. So for each key whoever set it
//! last has the say.

use leptos::prelude::*;
use protocol::Setting;
use wasm_bindgen_futures::spawn_local;

use crate::me::Me;
use crate::settings::{OFF, ON, RANKS, Settings};
use crate::texts::words;
use crate::{api, browser};

/// The keys that the house has not heard yet, joined by commas.
const UNSENT: &str = "adda.unsent";
/// By this cookie the house knows the language that was chosen.
const LANG: &str = "lang";

/// A key with what it is set to here. Empty: nobody has set it.
type Pair = (&'static str, String);

/// Keeps this device and the account alike from now on.
pub(crate) fn start(settings: Settings, me: Me) {
    let known = StoredValue::new(local(settings));
    let heard: StoredValue<Option<Vec<Setting>>> = StoredValue::new(None);
    // Set here.
    Effect::new(move || {
        let now = local(settings);
        let before = known.get_value();
        let changed = now.iter().filter(|pair| !before.contains(pair));
        let changed: Vec<&str> = changed.map(|(key, _)| *key).collect();
        if changed.is_empty() {
            return;
        }
        keep_unsent(
            unsent()
                .into_iter()
                .chain(changed.into_iter().map(str::to_owned)),
        );
        known.set_value(now.clone());
        if me.settings_untracked().is_some() {
            send(
                now.into_iter()
                    .filter(|(key, _)| unsent().iter().any(|one| one == key)),
            );
        }
    });
    // Heard from the account.
    Effect::new(move || {
        let Some(said) = me.settings() else { return };
        if heard.get_value().as_ref() == Some(&said) {
            return; // an answer that was under way while something was set is no news
        }
        let waiting = unsent();
        let (mut news, mut own) = (Vec::new(), Vec::new());
        for (key, value) in known.get_value() {
            let theirs = said.iter().find(|set| set.key == key).map(|set| &set.value);
            match theirs {
                _ if waiting.iter().any(|one| one == key) => own.push((key, value)),
                None if !is_usual(key, &value) => own.push((key, value)),
                Some(theirs) if *theirs != value => news.push((key, theirs.clone())),
                _ => {}
            }
        }
        heard.set_value(Some(said));
        for (key, value) in news {
            known.update_value(|known| {
                if let Some(pair) = known.iter_mut().find(|pair| pair.0 == key) {
                    pair.1.clone_from(&value);
                }
            });
            apply(settings, key, &value);
        }
        send(own.into_iter());
    });
}

/// What is set here; reactive.
fn local(settings: Settings) -> Vec<Pair> {
    settings.ranks.track(); // the board of Stratego changes what is kept, and no signal
    let word = |on: RwSignal<bool>| if on.get() { ON } else { OFF }.to_owned();
    vec![
        ("alone", word(settings.alone)),
        ("confirm", word(settings.confirm)),
        (LANG, browser::cookie(LANG).unwrap_or_default()),
        ("large", word(settings.large)),
        ("pace", settings.pace.get()),
        ("ranks", browser::kept(RANKS).unwrap_or_default()),
        ("safe", word(settings.safe)),
        ("sound", word(settings.sound)),
        ("theme", settings.theme.get()),
        ("vibration", word(settings.vibration)),
    ]
}

/// Whether it is what it is before anybody sets it.
fn is_usual(key: &str, value: &str) -> bool {
    match key {
        "alone" | "sound" | "vibration" => value == ON,
        "confirm" | "large" | "safe" => value == OFF,
        "pace" => value == "normal",
        "theme" => value == "auto",
        _ => value.is_empty(),
    }
}

/// Sets here what the account has.
fn apply(settings: Settings, key: &str, value: &str) {
    let switch = |of: RwSignal<bool>| of.set(value == ON);
    match key {
        "alone" => switch(settings.alone),
        "confirm" => switch(settings.confirm),
        "large" => switch(settings.large),
        "safe" => switch(settings.safe),
        "sound" => switch(settings.sound),
        "vibration" => switch(settings.vibration),
        "pace" => settings.pace.set(value.to_owned()),
        "ranks" => settings.ranks.set(value.to_owned()),
        "theme" => settings.theme.set(value.to_owned()),
        // What was chosen on this device itself stays; else the page comes again in the account's language.
        LANG if browser::cookie(LANG).is_none() => {
            browser::set_cookie(LANG, value);
            if words().lang().code() != value {
                browser::reload();
            }
        }
        _ => {}
    }
}

/// Tells the house. What it does not hear stays unsent.
fn send(pairs: impl Iterator<Item = Pair>) {
    let set = |(key, value): Pair| Setting {
        key: key.to_owned(),
        value,
    };
    let settings: Vec<Setting> = pairs
        .filter(|(_, value)| !value.is_empty())
        .map(set)
        .collect();
    if settings.is_empty() {
        return;
    }
    spawn_local(async move {
        let keys: Vec<String> = settings.iter().map(|set| set.key.clone()).collect();
        if api::set(settings).await.is_ok() {
            keep_unsent(unsent().into_iter().filter(|key| !keys.contains(key)));
        }
    });
}

/// A key was set where no signal tells of it.
pub(crate) fn was_set(key: &str) {
    keep_unsent(unsent().into_iter().chain([key.to_owned()]));
}

fn unsent() -> Vec<String> {
    let kept = browser::kept(UNSENT).unwrap_or_default();
    let keys = kept.split(',').filter(|key| !key.is_empty());
    keys.map(str::to_owned).collect()
}

fn keep_unsent(keys: impl Iterator<Item = String>) {
    let mut keys: Vec<String> = keys.collect();
    keys.sort_unstable();
    keys.dedup();
    if keys.is_empty() {
        browser::forget(UNSENT);
    } else {
        browser::keep(UNSENT, &keys.join(","));
    }
}
