//! The person of this browser, as the house knows them.

use leptos::prelude::*;
use protocol::{LiveMatch, MeAnswer, Purse, Setting};
use wasm_bindgen_futures::spawn_local;

use crate::api::{self, Failed};
use crate::play;
use crate::route::{Route, Router};

/// Who this browser is, and whether the house can be reached.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Me {
    answer: RwSignal<Option<MeAnswer>>,
    away: RwSignal<bool>,
    asked: RwSignal<bool>,
    /// How often answers that were under way became outdated.
    outdated: StoredValue<u32>,
}

impl Me {
    /// Asks the house. A person whose one match goes on is led back into it, once: who goes to the
    /// front page later wants to be there.
    pub(crate) fn start(router: Router) -> Self {
        let me = Self {
            answer: RwSignal::new(None),
            away: RwSignal::new(false),
            asked: RwSignal::new(false),
            outdated: StoredValue::new(0),
        };
        spawn_local(async move {
            me.ask().await;
            me.asked.set(true);
            play::allow();
            let at_portal = router.route_untracked() == Route::Portal;
            let started: Vec<_> = me
                .live_untracked()
                .into_iter()
                .filter(|m| m.started)
                .collect();
            if let ([only], true) = (started.as_slice(), at_portal) {
                router.replace(Route::Match(only.id));
            }
        });
        me
    }

    /// Asks the house anew, if it has been asked before: matches begin and end.
    pub(crate) fn refresh(self) {
        if self.answer.with_untracked(Option::is_some) || self.away.get_untracked() {
            spawn_local(self.ask());
        }
    }

    /// The person id; reactive.
    pub(crate) fn id(self) -> Option<String> {
        self.answer.with(|me| Some(me.as_ref()?.id.clone()))
    }

    /// What the person is called; reactive.
    pub(crate) fn name(self) -> Option<String> {
        self.answer.with(|me| Some(me.as_ref()?.name.clone()))
    }

    /// The person's matches that go on; reactive.
    pub(crate) fn live(self) -> Vec<LiveMatch> {
        self.answer.with(live_of)
    }

    /// What the person has set on any device, if there is an account; reactive.
    pub(crate) fn settings(self) -> Option<Vec<Setting>> {
        self.answer.with(|me| me.as_ref()?.settings.clone())
    }

    /// What the person has earned; reactive.
    pub(crate) fn coins(self) -> Option<Purse> {
        self.answer.with(|me| me.as_ref()?.coins)
    }

    fn live_untracked(self) -> Vec<LiveMatch> {
        self.answer.with_untracked(live_of)
    }

    /// Whether the house could not be reached when it was last asked; reactive.
    pub(crate) fn is_away(self) -> bool {
        self.away.get()
    }

    /// Whether the house was asked once: what a person does has to wait until there is one; reactive.
    pub(crate) fn was_asked(self) -> bool {
        self.asked.get()
    }

    /// The house has said who this browser is.
    pub(crate) fn set(self, answer: MeAnswer) {
        self.away.set(false);
        play::keep_name(&answer.name);
        self.answer.set(Some(answer));
    }

    /// The house could not be reached.
    pub(crate) fn set_away(self) {
        self.away.set(true);
    }

    /// The house was told something of this person: what it answered before may not be so any more.
    pub(crate) fn outdate(self) {
        self.outdated
            .update_value(|count| *count = count.wrapping_add(1));
    }

    async fn ask(self) {
        loop {
            let before = self.outdated.get_value();
            match api::me().await {
                Ok(_) if self.outdated.get_value() != before => {}
                Ok(answer) => return self.set(answer),
                Err(Failed::Away) => return self.set_away(),
                Err(Failed::Refused(_)) => return, // what needs a person will be refused and say so
            }
        }
    }
}

fn live_of(me: &Option<MeAnswer>) -> Vec<LiveMatch> {
    me.as_ref().map(|me| me.live.clone()).unwrap_or_default()
}

/// The person of the page.
pub(crate) fn me() -> Me {
    expect_context()
}
