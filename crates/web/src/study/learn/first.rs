//! The first match: against Easy, on this page alone, with a hint whenever one wants it. The computer player and the hints
//! are those of the worker.

use client::Wish;
use game::{Event, Level, Rng, Seat, Seats, Turn, Viewer};
use games::{AnyEvent, AnyGame, AnyView, Kind};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::board;
use crate::browser;
use crate::play::ask_annex;
use crate::study::field::Field;
use crate::study::hint::{Hint, mark};
use crate::texts::{say, say_of, words};

/// Who is played against.
const RIVAL: Level = Level::Easy;
/// Whose moves the hints are.
const ADVISER: Level = Level::Hard;
/// A computer player moves no sooner than so many milliseconds after what was before.
const PAUSE: i64 = 500;
/// The learner plays this seat.
const OWN: Seat = Seat::FIRST;

/// A small board where there is one: a first match is short.
const fn setup(kind: Kind) -> &'static str {
    match kind {
        Kind::Boxes => "size=3x3",
        Kind::Stratego => "barrage=on",
        _ => "",
    }
}

/// What stands below the board.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Said {
    /// It is the learner's turn.
    Yours,
    /// The other player thinks.
    Theirs,
    /// A hint is looked for.
    Seeks,
    /// The hint.
    Hint(String),
    /// What was done is not legal, and why.
    Refused(String),
    /// The computer player cannot be had.
    Lost,
    /// It is over: who won, if somebody did.
    Over(Option<Seat>),
}

/// The match: signals only, so it is copied into every handler.
#[derive(Clone, Copy)]
struct First {
    kind: Kind,
    game: StoredValue<Option<AnyGame>>,
    rng: StoredValue<Rng>,
    view: RwSignal<String>,
    last: RwSignal<Option<String>>,
    said: RwSignal<Said>,
    hint: StoredValue<Option<Hint>>,
    /// Whether the learner is to act, and everything before is shown.
    active: RwSignal<bool>,
    /// How often the learner has been asked: the first time a hint is given unasked.
    turns: StoredValue<u32>,
    /// Goes up with every match: what belongs to one before ends.
    number: RwSignal<u32>,
    /// Goes up when the board is to be made anew.
    round: RwSignal<u32>,
}

impl First {
    fn new(kind: Kind) -> Self {
        Self {
            kind,
            game: StoredValue::new(None),
            rng: StoredValue::new(Rng::new(browser::seed())),
            view: RwSignal::new(String::new()),
            last: RwSignal::new(None),
            said: RwSignal::new(Said::Theirs),
            hint: StoredValue::new(None),
            active: RwSignal::new(false),
            turns: StoredValue::new(0),
            number: RwSignal::new(0),
            round: RwSignal::new(0),
        }
    }

    /// A new match.
    fn open(self) {
        self.number.update(|number| *number += 1);
        self.turns.set_value(0);
        self.last.set(None);
        self.active.set(false);
        let game = AnyGame::start(self.kind, setup(self.kind)).ok();
        if let Some(game) = &game {
            self.view.set(game.view(Viewer::Seat(OWN)).to_string());
        }
        self.game.set_value(game);
        self.round.update(|round| *round += 1);
        self.go_on();
    }

    /// Whether it is still this match.
    fn is(self, number: u32) -> bool {
        self.number.try_get_untracked() == Some(number)
    }

    fn turn(self) -> Option<Turn<games::Form>> {
        self.game
            .try_with_value(|game| game.as_ref().map(AnyGame::turn))
            .flatten()
    }

    fn seen_by(self, seat: Seat) -> Option<AnyView> {
        let view = |game: &AnyGame| game.view(Viewer::Seat(seat));
        self.game
            .try_with_value(|game| game.as_ref().map(view))
            .flatten()
    }

    /// Plays everything up to the learner's next choice.
    fn go_on(self) {
        let number = self.number.get_untracked();
        spawn_local(async move {
            while self.is(number) {
                let event = match self.turn() {
                    Some(Turn::Auto(action)) => Some(Event::Auto(action)),
                    Some(Turn::Chance(draw)) => self.drawn(draw),
                    Some(Turn::Act(seats) | Turn::Setup(seats)) => match other(seats) {
                        Some(seat) => self.choice(seat, number).await,
                        None => return self.ask(),
                    },
                    Some(Turn::Over(places, _)) => {
                        return self.said.set(Said::Over(places.winner()));
                    }
                    None => None,
                };
                let Some(event) = event.filter(|_| self.is(number)) else {
                    if self.is(number) {
                        self.said.set(Said::Lost);
                    }
                    return;
                };
                self.apply(&event).await;
            }
        });
    }

    /// A draw by chance.
    fn drawn(self, draw: game::Draw) -> Option<AnyEvent> {
        let drawn = self.rng.try_update_value(|rng| draw.sample(rng))?;
        let chance = |game: &AnyGame| game.chance(&drawn).ok();
        let chance = self
            .game
            .try_with_value(|game| game.as_ref().and_then(chance));
        chance.flatten().map(Event::Chance)
    }

    /// What the computer player does.
    async fn choice(self, seat: Seat, number: u32) -> Option<AnyEvent> {
        self.said.set(Said::Theirs);
        browser::wait(PAUSE).await;
        if !self.is(number) {
            return None;
        }
        let view = self.seen_by(seat)?;
        let action = advice(self.kind, RIVAL, &view).await?;
        Some(Event::Act(seat, action.parse().ok()?))
    }

    /// Applies an event and shows it for a while.
    async fn apply(self, event: &AnyEvent) {
        let who = Viewer::Seat(OWN);
        let shown = self.game.try_update_value(|game| {
            let game = game.as_mut()?;
            let notice = game.notice(event, who).ok()?.to_string();
            game.apply(event).ok()?;
            Some((notice, game.view(who).to_string()))
        });
        let Some((notice, view)) = shown.flatten() else {
            return self.said.set(Said::Lost);
        };
        let wait = board::hold(self.kind.name(), &notice);
        self.last.set(Some(notice));
        self.view.set(view);
        browser::wait(wait).await;
    }

    /// Asks the learner, the first time with a hint.
    fn ask(self) {
        self.hint.set_value(None);
        self.said.set(Said::Yours);
        self.active.set(true);
        let turns = self.turns.try_update_value(|turns| {
            *turns += 1;
            *turns
        });
        if turns == Some(1) {
            self.seek();
        }
    }

    /// Looks for a hint and shows it.
    fn seek(self) {
        let number = self.number.get_untracked();
        let asked = self.turns.get_value();
        let Some(view) = self.seen_by(OWN).filter(|_| self.active.get_untracked()) else {
            return;
        };
        self.said.set(Said::Seeks);
        spawn_local(async move {
            let action = advice(self.kind, ADVISER, &view).await;
            let is_asked = self.is(number)
                && self.turns.try_get_value() == Some(asked)
                && self.active.get_untracked();
            if !is_asked {
                return;
            }
            match action {
                Some(action) => {
                    let hint = Hint::of(&view, &action);
                    mark(&hint.marks);
                    self.said.set(Said::Hint(hint.said.clone()));
                    self.hint.set_value(Some(hint));
                }
                None => self.said.set(Said::Lost),
            }
        });
    }

    /// The learner does this.
    fn act(self, action: &str) {
        if !self.active.get_untracked() {
            return;
        }
        let Some(view) = self.seen_by(OWN) else {
            return;
        };
        if let Err(why) = view.allows(action) {
            let args = why.args().iter().map(|(name, value)| (*name, &**value));
            return self
                .said
                .set(Said::Refused(words().refused(why.code(), args)));
        }
        let Ok(form) = action.parse() else { return };
        mark(&[]);
        self.active.set(false);
        let number = self.number.get_untracked();
        spawn_local(async move {
            self.apply(&Event::Act(OWN, form)).await;
            if self.is(number) {
                self.go_on();
            }
        });
    }

    /// Does what the hint says.
    fn follow(self) {
        if let Some(hint) = self.hint.get_value() {
            self.act(&hint.action);
        }
    }

    fn sentence(self) -> String {
        match self.said.get() {
            Said::Yours => say("first-yours"),
            Said::Theirs => say("first-theirs"),
            Said::Seeks => say("first-seeks"),
            Said::Hint(hint) => hint,
            Said::Refused(why) => say_of("learn-not-legal", &[("why", (&*why).into())]),
            Said::Lost => say("refused-not-loaded"),
            Said::Over(Some(OWN)) => say("first-won"),
            Said::Over(Some(_)) => say("first-lost"),
            Said::Over(None) => say("first-drawn"),
        }
    }
}

/// Who else is to act.
fn other(seats: Seats) -> Option<Seat> {
    seats.iter().find(|seat| *seat != OWN)
}

/// What a computer player of this level would do.
async fn advice(game: Kind, level: Level, view: &AnyView) -> Option<String> {
    let view = view.to_string();
    ask_annex(Wish::Choose { game, level, view }).await.ok()
}

/// The first match at a game.
#[component]
pub(super) fn FirstMatch(
    /// The game.
    kind: Kind,
    /// Goes back to the lesson.
    back: impl Fn() + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let first = First::new(kind);
    first.open();
    let is_over = move || matches!(first.said.get(), Said::Over(_) | Said::Lost);
    let has_hint = move || first.active.get() && matches!(first.said.get(), Said::Hint(_));
    // One hint at a time is sought.
    let can_ask = move || first.active.get() && !matches!(first.said.get(), Said::Seeks);
    let state = move || match first.said.get() {
        Said::Over(_) => "over",
        _ if first.active.get() => "yours",
        _ => "theirs",
    };
    let level = words().level(RIVAL);
    let about = say_of("first-about", &[("level", (&*level).into())]);
    view! {
        <section class="lesson" data-testid="first-match" data-state=state>
            <h2>{say("first-match")}</h2>
            <p class="small">{about}</p>
            {move || {
                first.round.track();
                view! {
                    <Field
                        kind
                        view=first.view
                        last=first.last
                        active=first.active
                        near=OWN
                        draft=None
                        on_action=Callback::new(move |action: String| first.act(&action))
                    />
                }
            }}
            <p class="verdict" role="status" data-testid="verdict">
                {move || first.sentence()}
            </p>
            <div class="row lesson-buttons">
                <button
                    class="grow"
                    data-testid="hint"
                    hidden=move || is_over() || has_hint()
                    disabled=move || !can_ask()
                    on:click=move |_| first.seek()
                >
                    {say("first-hint")}
                </button>
                <button
                    class="grow primary"
                    data-testid="follow"
                    hidden=move || !has_hint()
                    on:click=move |_| first.follow()
                >
                    {say("first-follow")}
                </button>
                <button
                    class="grow primary"
                    data-testid="first-again"
                    hidden=move || !is_over()
                    on:click=move |_| first.open()
                >
                    {say("first-again")}
                </button>
                <a
                    class="button grow"
                    rel="nofollow"
                    hidden=move || !is_over()
                    href=format!("/play/{kind}/{RIVAL}")
                    data-testid="to-match"
                >
                    {say("first-real")}
                </a>
                <button data-testid="to-lesson" on:click=move |_| back()>
                    {say("first-back")}
                </button>
            </div>
        </section>
    }
}
