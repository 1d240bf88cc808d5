//! A game on the front page, and everything one can start there.

use game::{Level, Seat};
use games::Kind;
use leptos::prelude::*;
use protocol::{Opponent, Refused};
use wasm_bindgen_futures::spawn_local;

use super::start::Wish;
use crate::board::{Pictures, Preview};
use crate::browser;
use crate::me::me;
use crate::parts::{ClockField, RatedField, SeatField, SetupFields, has_players, invite_key};
use crate::route::{Route, Router, router, rules_of};
use crate::texts::{say, words};

/// What a card starts matches with.
#[derive(Clone, Copy)]
struct Starter {
    kind: Kind,
    router: Router,
    me: crate::me::Me,
    setup: RwSignal<String>,
    seat: RwSignal<Option<Seat>>,
    clock: RwSignal<String>,
    rated: RwSignal<bool>,
    refused: RwSignal<Option<Refused>>,
    busy: RwSignal<bool>,
}

/// The card of one game.
#[component]
pub(super) fn GameCard(
    /// The game.
    kind: Kind,
    /// The pictures of the games.
    pictures: Pictures,
    /// Where refusals are shown.
    refused: RwSignal<Option<Refused>>,
) -> impl IntoView {
    let starter = Starter {
        kind,
        router: router(),
        me: me(),
        setup: RwSignal::new(String::new()),
        seat: RwSignal::new(None),
        clock: RwSignal::new(String::new()),
        rated: RwSignal::new(false),
        refused,
        busy: RwSignal::new(false),
    };
    view! {
        <article
            class="card"
            aria-label=words().game(kind)
            data-testid="game-card"
            data-game=kind.name()
        >
            <div class="card-face">
                <Preview kind pictures />
            </div>
            <h3>{words().game(kind)}</h3>
            <p class="muted">{words().about(kind)}</p>
            <a class="small" data-testid="to-rules" href=rules_of(kind)>
                {say("to-rules")}
            </a>
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
        {has_players(starter.kind)
            .then(|| {
                view! {
                    <div class="fields">
                        <SetupFields kind=starter.kind setup=starter.setup players=true />
                    </div>
                }
            })}
        <p class="levels-name">{say("play-computer")}</p>
        <div class="levels" role="group" aria-label=say("play-computer")>{levels.into_iter().collect_view()}</div>
        <div class="choices">
            <button
                class="wide"
                data-testid="invite"
                disabled=move || starter.busy.get()
                on:click=move |_| starter.invite()
            >
                {say("invite")}
            </button>
            <button class="wide" data-testid="pass-and-play" disabled=move || starter.busy.get() on:click=move |_| starter.on_this_device()>
                {say(if starter.kind == Kind::Aeroplane { "pass-and-play-all" } else { "pass-and-play" })}
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
                <SeatField kind=starter.kind setup=starter.setup seat=starter.seat />
                <RatedField kind=starter.kind rated=starter.rated />
            </div>
        </Show>
    }
}

impl Starter {
    fn wish(self) -> Wish {
        Wish {
            kind: self.kind,
            setup: self.setup.get_untracked(),
            seat: self.seat.get_untracked(),
            clock: Some(self.clock.get_untracked()).filter(|clock| !clock.is_empty()),
            rated: self.rated.get_untracked(),
        }
    }

    fn against_computer(self, level: Level) {
        let wish = self.wish();
        self.start(async move { wish.against_computer(level, self.me).await });
    }

    /// A match to invite a friend to; nothing of that works without the house.
    fn invite(self) {
        let wish = self.wish();
        self.start(async move {
            let created = wish.create(Opponent::Invite).await?;
            if let Some(token) = created.invite {
                browser::keep(&invite_key(&created.id), &token);
            }
            Ok(Route::Match(created.id))
        });
    }

    /// Two people at this screen.
    fn on_this_device(self) {
        let wish = self.wish();
        self.start(async move { wish.on_this_device(None).await });
    }

    /// Waits for a match to be there, and goes to it.
    fn start(self, opening: impl Future<Output = Result<Route, Refused>> + 'static) {
        self.busy.set(true);
        self.refused.set(None);
        spawn_local(async move {
            let opened = opening.await;
            self.busy.try_set(false);
            match opened {
                Ok(route) => self.router.go(route),
                Err(why) => {
                    self.refused.try_set(Some(why));
                }
            }
        });
    }
}
