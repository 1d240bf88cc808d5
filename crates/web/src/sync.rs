//! What is set goes with an account from device to device.
//!
//! What this device and the account last had in common is kept here, through reloads and times without a network: what
//! differs from it was set since, here or elsewhere, and so for each key whoever set it last has the say.

mod agreed;

use leptos::prelude::*;
use protocol::Setting;
use wasm_bindgen_futures::spawn_local;

use self::agreed::{Agreed, Known, Pair};
use crate::me::Me;
use crate::settings::{LANG, Settings};
use crate::texts::words;
use crate::{api, browser};

/// Where [`Known`] is kept.
const KNOWN: &str = "adda.agreed";

/// Keeps this device and the account alike from now on.
pub(crate) fn start(settings: Settings, me: Me) {
    let sync = Sync {
        me,
        busy: StoredValue::new(false),
        heard: StoredValue::new(false),
    };
    Effect::new(move |_| {
        settings.track();
        // What is kept of it is written by then.
        spawn_local(async move {
            browser::wait(0).await;
            sync.tell().await;
        });
    });
    Effect::new(move |_| {
        let Some(who) = me.id() else { return };
        match me.settings() {
            Some(said) => {
                sync.hear(settings, &who, &said);
                spawn_local(sync.tell());
            }
            None => keep(&known().with_guest(&who)),
        }
    });
}

#[derive(Clone, Copy)]
struct Sync {
    me: Me,
    /// Whether the house is being told: one after the other, so that the last word is the last one sent.
    busy: StoredValue<bool>,
    /// Whether an account was heard on this page.
    heard: StoredValue<bool>,
}

impl Sync {
    fn hear(self, settings: Settings, who: &str, said: &[Setting]) {
        let is_first = !self.heard.get_value();
        let merged = known().merge(who, said, &Settings::kept());
        self.heard.set_value(true);
        keep(&Known::Agreed(merged.agreed));
        for (key, value) in &merged.news {
            settings.set(key, value);
        }
        // The page comes again in the account's language, unless somebody is in the midst of something.
        let is_kept = |value: &str| browser::cookie(LANG).as_deref() == Some(value);
        let speaks =
            |(key, value): &Pair| *key == LANG && value != words().lang().code() && is_kept(value);
        if is_first && merged.news.iter().any(speaks) {
            browser::reload();
        }
    }

    /// Tells the house what was set here. What it does not hear is told the next time.
    async fn tell(self) {
        if !self.heard.get_value() || self.busy.get_value() {
            return;
        }
        self.busy.set_value(true);
        while let Some((agreed, own)) = unheard() {
            if api::set(own.iter().map(setting).collect()).await.is_err() {
                break;
            }
            self.me.outdate(); // an answer that is under way may be from before
            // Another page of this browser may have been told something meanwhile.
            if let Known::Agreed(mut now) = known()
                && now.who == agreed.who
            {
                now.heard(&own);
                keep(&Known::Agreed(now));
            }
        }
        self.busy.set_value(false);
    }
}

fn setting((key, value): &Pair) -> Setting {
    Setting {
        key: (*key).to_owned(),
        value: value.clone(),
    }
}

/// What was set here and the house has not heard; what it would not take, by whomever it was set, is passed over.
fn unheard() -> Option<(Agreed, Vec<Pair>)> {
    let Known::Agreed(agreed) = known() else {
        return None;
    };
    let mut own = agreed.unheard(&Settings::kept());
    own.retain(|pair| setting(pair).is_known());
    (!own.is_empty()).then_some((agreed, own))
}

fn known() -> Known {
    Known::read(browser::kept(KNOWN).as_deref())
}

fn keep(known: &Known) {
    if let Some(text) = known.text() {
        browser::keep(KNOWN, &text);
    }
}
