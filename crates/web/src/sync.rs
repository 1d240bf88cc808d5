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
        busy: StoredValue::new(false),
        heard: StoredValue::new(None),
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
                sync.hear(settings, &who, said);
                spawn_local(sync.tell());
            }
            None => leave(),
        }
    });
}

#[derive(Clone, Copy)]
struct Sync {
    /// Whether the house is being told: one after the other, so that the last word is the last one sent.
    busy: StoredValue<bool>,
    /// What the account said last.
    heard: StoredValue<Option<Vec<Setting>>>,
}

impl Sync {
    fn hear(self, settings: Settings, who: &str, said: Vec<Setting>) {
        let is_first = self.heard.with_value(Option::is_none);
        if self.heard.with_value(|heard| heard.as_ref() == Some(&said)) {
            return; // an answer that was under way while something was set is no news
        }
        let local = Settings::kept();
        let merged = known().merge(who, &said, &local);
        self.heard.set_value(Some(said));
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
        if self.heard.with_value(Option::is_none) || self.busy.get_value() {
            return;
        }
        self.busy.set_value(true);
        while let Some((agreed, own)) = unheard() {
            let said = own.iter().map(|(key, value)| Setting {
                key: (*key).to_owned(),
                value: value.clone(),
            });
            if api::set(said.collect()).await.is_err() {
                break;
            }
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

/// What was set here and the house has not heard.
fn unheard() -> Option<(Agreed, Vec<Pair>)> {
    let Known::Agreed(agreed) = known() else {
        return None;
    };
    let own = agreed.unheard(&Settings::kept());
    (!own.is_empty()).then_some((agreed, own))
}

/// A guest is here.
fn leave() {
    if matches!(known(), Known::Agreed(_)) {
        keep(&Known::Left);
    }
}

fn known() -> Known {
    Known::read(browser::kept(KNOWN).as_deref())
}

fn keep(known: &Known) {
    if let Some(text) = known.text() {
        browser::keep(KNOWN, &text);
    }
}
