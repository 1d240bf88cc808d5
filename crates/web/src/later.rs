//! What the page of a match can do without at first: a part of the module that is loaded when it is first needed.
//!
//! The build cuts the module in two (`xtask`, `assets/split.rs`): what [`Rest::here`] alone leads to comes later. Both have
//! one memory, so that the rest is made of functions like any others once it is there.

use std::pin::Pin;

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::pages::{DeviceLinkPage, InvitePage, MissingPage, PlayPage, PortalPage, RecordPage};
use crate::parts::{FairCheck, Gathering, Scene, SettingsChoices, SettingsPage};
use crate::play::Live;
use crate::route::Route;
use crate::texts::say;

/// What comes later, as functions.
#[derive(Clone, Copy)]
pub struct Rest {
    /// Every page but a match.
    pub(crate) page: fn(Route) -> AnyView,
    /// A match that waits for its players.
    pub(crate) gathering: fn(Live) -> AnyView,
    /// What can be set.
    pub(crate) settings: fn() -> AnyView,
    /// The check of a match's draws.
    pub(crate) fair_check: fn(Scene) -> AnyView,
}

impl Rest {
    /// The functions themselves. Whoever calls this has them in its own part of the module.
    #[must_use]
    pub fn here() -> Self {
        Self {
            page,
            gathering: |live| view! { <Gathering live /> }.into_any(),
            settings: || SettingsChoices().into_any(),
            fair_check: |scene| view! { <FairCheck scene /> }.into_any(),
        }
    }
}

fn page(route: Route) -> AnyView {
    match route {
        Route::Portal => PortalPage().into_any(),
        Route::Settings => SettingsPage().into_any(),
        Route::Record => RecordPage().into_any(),
        Route::Invite(token) => view! { <InvitePage token /> }.into_any(),
        Route::DeviceLink(token) => view! { <DeviceLinkPage token /> }.into_any(),
        Route::Play(kind, level) => view! { <PlayPage kind level /> }.into_any(),
        Route::Match(_) | Route::Local(_) | Route::Unknown => MissingPage().into_any(),
    }
}

/// Loads the rest; none if it cannot be had now.
pub type Load = fn() -> Pin<Box<dyn Future<Output = Option<Rest>>>>;

/// How far the rest has come.
#[derive(Clone, Copy)]
enum Stand {
    Unasked,
    Coming,
    Here(Rest),
    Failed,
}

/// The rest, as the page waits for it.
#[derive(Clone, Copy)]
pub(crate) struct Later {
    load: Load,
    stand: RwSignal<Stand>,
}

impl Later {
    /// Nothing is loaded yet.
    pub(crate) fn new(load: Load) -> Self {
        Self {
            load,
            stand: RwSignal::new(Stand::Unasked),
        }
    }

    fn ask(self) {
        self.stand.set(Stand::Coming);
        spawn_local(async move {
            let rest = (self.load)().await;
            self.stand.set(rest.map_or(Stand::Failed, Stand::Here));
        });
    }

    /// What `make` shows once the rest is there.
    fn show(self, make: impl Fn(Rest) -> AnyView + Send + 'static) -> AnyView {
        if matches!(self.stand.get_untracked(), Stand::Unasked | Stand::Failed) {
            self.ask();
        }
        let show = move || {
            match self.stand.get() {
            Stand::Here(rest) => make(rest),
            Stand::Unasked | Stand::Coming => {
                view! { <p class="empty muted">{say("loading")}</p> }.into_any()
            }
            Stand::Failed => view! {
                <div class="empty">
                    <p class="error" role="alert">{say("refused-not-loaded")}</p>
                    <button data-testid="load-again" on:click=move |_| self.ask()>{say("reload")}</button>
                </div>
            }
            .into_any(),
        }
        };
        show.into_any()
    }
}

/// What `make` shows out of the rest of the module, loaded if it has to be.
pub(crate) fn later(make: impl Fn(Rest) -> AnyView + Send + 'static) -> AnyView {
    expect_context::<Later>().show(make)
}
