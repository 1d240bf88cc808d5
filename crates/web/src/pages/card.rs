//! A game on the front page, and everything one can start there.

use game::Level;
use games::Kind;
use leptos::prelude::*;
use protocol::{CreateMatch, Opponent, Refused};
use wasm_bindgen_futures::spawn_local;

use super::invite::why;
use super::portal::is_away;
use crate::api;
use crate::board::Preview;
use crate::browser;
use crate::me::me;
use crate::parts::{ClockField, SetupFields, invite_key};
use crate::play;
use crate::route::{Route, Router, router};
use crate::texts::{say, words};

/// What a card starts matches with.
#[derive(Clone, Copy)]
struct Starter {
    kind: Kind,
    router: Router,
    me: crate::me::Me,
    setup: RwSignal<String>,
    clock: RwSignal<String>,
    refused: RwSignal<Option<Refused>>,
    busy: RwSignal<bool>,
}

/// The card of one game.
#[component]
pub(super) fn GameCard(
    /// The game.
    kind: Kind,
    /// Where refusals are shown.
    refused: RwSignal<Option<Refused>>,
) -> impl IntoView {
    let starter = Starter {
        kind,
        router: router(),
        me: me(),
        setup: RwSignal::new(String::new()),
        clock: RwSignal::new(String::new()),
        refused,
        busy: RwSignal::new(false),
    };
    view! {
        <article class="card" data-testid="game-card" data-game=kind.name()>
            <div class="card-face">
                <Preview kind />
            </div>
            <h3>{words().game(kind)}</h3>
            <p class="muted">{words().about(kind)}</p>
            <Choices starter />
        </article>
    }
}

#[component]
fn Choices(starter: Starter) -> impl IntoView {
    let levels = Level::ALL.map(|level| {
        view! {
            <button
                class=format!("level level-{level}")
                data-testid=format!("level-{level}")
                disabled=move || starter.busy.get()
                on:click=move |_| starter.against_computer(level)
            >
                {words().level(level)}
            </button>
        }
    });
    let settings = RwSignal::new(false);
    view! {
        <p class="levels-name">{say("play-computer")}</p>
        <div class="levels">{levels.into_iter().collect_view()}</div>
        <div class="choices">
            <button
                class="wide"
                data-testid="invite"
                disabled=move || starter.busy.get()
                on:click=move |_| starter.invite()
            >
                {say("invite")}
            </button>
            <button class="wide" data-testid="pass-and-play" disabled=move || starter.busy.get() on:click=move |_| starter.on_this_device(None)>
                {say("pass-and-play")}
            </button>
        </div>
        <button
            class="quiet wide"
            data-testid="setup-open"
            aria-expanded=move || settings.get().to_string()
            on:click=move |_| settings.update(|open| *open = !*open)
        >
            {say("setup-open")}
        </button>
        <Show when=move || settings.get()>
            <div class="fields">
                <ClockField value=starter.clock />
                <SetupFields kind=starter.kind setup=starter.setup />
            </div>
        </Show>
    }
}

impl Starter {
    /// A match against the computer: at the house, or in this browser while the house is away.
    fn against_computer(self, level: Level) {
        self.create(Opponent::Bot(level), move || {
            self.me.set_away();
            self.on_this_device(Some(level));
        });
    }

    /// A match to invite a friend to; nothing of that works without the house.
    fn invite(self) {
        self.create(Opponent::Invite, move || {
            self.refused.set(Some(Refused::new("away")));
        });
    }

    fn create(self, against: Opponent, away: impl FnOnce() + 'static) {
        let Some(key) = browser::fresh_key() else {
            return;
        };
        let clock = Some(self.clock.get_untracked()).filter(|clock| !clock.is_empty());
        let request = CreateMatch {
            key,
            game: self.kind.name().to_owned(),
            setup: self.setup.get_untracked(),
            clock,
            against,
        };
        self.busy.set(true);
        self.refused.set(None);
        spawn_local(async move {
            let created = api::create(&request).await;
            self.busy.try_set(false);
            match created {
                Ok(created) => {
                    if let Some(token) = created.invite {
                        browser::keep(&invite_key(&created.id), &token);
                    }
                    self.router.go(Route::Match(created.id));
                }
                Err(failed) if is_away(&failed) => away(),
                Err(failed) => self.refused.set(Some(why(failed))),
            }
        });
    }

    /// A match in this browser: against the computer, or of two people.
    fn on_this_device(self, against: Option<Level>) {
        let setup = self.setup.get_untracked();
        self.busy.set(true);
        self.refused.set(None);
        spawn_local(async move {
            let opened = play::open_local(self.kind, setup, against).await;
            self.busy.try_set(false);
            match opened {
                Ok(id) => self.router.go(Route::Local(id)),
                Err(why) => {
                    self.refused.try_set(Some(why));
                }
            }
        });
    }
}
