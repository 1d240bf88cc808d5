//! A lesson being played: one step at a time.

use games::Kind;
use leptos::html;
use leptos::prelude::*;
use lessons::{Frame, Judged, Lesson, Part, Step, Try};

use super::progress;
use crate::board;
use crate::browser;
use crate::study::field::Field;
use crate::texts::{say, say_of, words};

/// What is to be said of the present step.
#[derive(Clone, Debug, PartialEq, Eq)]
enum State {
    /// It waits for an action.
    Asks,
    /// Something else was done than what it asks for.
    Wrong,
    /// What was done is not legal, and why.
    Refused(String),
    /// It was right, and more is asked for.
    More,
    /// It is done.
    Done,
}

impl State {
    const fn name(&self) -> &'static str {
        match self {
            Self::Asks => "asks",
            Self::Wrong => "wrong",
            Self::Refused(_) => "refused",
            Self::More => "more",
            Self::Done => "done",
        }
    }
}

/// A lesson: signals only, so it is copied into every handler.
#[derive(Clone, Copy)]
struct Play {
    lesson: Lesson,
    at: RwSignal<usize>,
    /// Goes up when the board is to be made anew.
    round: RwSignal<u32>,
    trial: StoredValue<Option<Try>>,
    view: RwSignal<String>,
    last: RwSignal<Option<String>>,
    draft: StoredValue<Option<String>>,
    state: RwSignal<State>,
    /// Whether the page is showing what came of an action.
    shows: RwSignal<bool>,
    /// How many steps are done: what is marked depends on it.
    done: RwSignal<usize>,
}

impl Play {
    fn start(lesson: Lesson) -> Self {
        let done = progress::done(lesson.kind);
        let open = lesson.steps.iter().position(|s| !done.contains(s.name));
        let play = Self {
            lesson,
            at: RwSignal::new(open.unwrap_or(0)),
            round: RwSignal::new(0),
            trial: StoredValue::new(None),
            view: RwSignal::new(String::new()),
            last: RwSignal::new(None),
            draft: StoredValue::new(None),
            state: RwSignal::new(State::Asks),
            shows: RwSignal::new(false),
            done: RwSignal::new(done.len()),
        };
        play.reset();
        play
    }

    fn kind(self) -> Kind {
        self.lesson.kind
    }

    fn step(self) -> &'static Step {
        let at = self.at.get_untracked().min(self.lesson.steps.len() - 1);
        &self.lesson.steps[at]
    }

    /// The key of the present step's text.
    fn key(self) -> String {
        let step = self.step();
        format!("learn-{}-{}", self.kind(), step.name)
    }

    /// Puts the present step back to its beginning.
    fn reset(self) {
        let step = self.step();
        self.trial.set_value(Try::new(self.kind(), step).ok());
        self.view.set(step.view.to_owned());
        self.last.set(None);
        self.draft.set_value(step.draft.map(str::to_owned));
        self.state.set(State::Asks);
        self.shows.set(false);
        self.round.update(|round| *round += 1);
    }

    fn go(self, to: usize) {
        self.at.set(to.min(self.lesson.steps.len() - 1));
        self.reset();
    }

    fn act(self, action: &str) {
        if self.shows.get_untracked() || self.state.get_untracked() == State::Done {
            return;
        }
        let judged = self.trial.try_update_value(|trial| {
            let trial = trial.as_mut()?;
            Some(trial.act(action))
        });
        match judged.flatten() {
            Some(Judged::Done(frames)) => self.show(frames, State::Done),
            Some(Judged::More(frames)) => self.show(frames, State::More),
            Some(Judged::Wrong) => self.not_so(action, State::Wrong),
            Some(Judged::Refused(why)) => {
                let args = why.args().iter().map(|(name, value)| (*name, &**value));
                let why = words().refused(why.code(), args);
                self.not_so(action, State::Refused(why));
            }
            None => {}
        }
    }

    /// Nothing has changed; a board that is drawn by its module begins anew, with what was set up.
    fn not_so(self, action: &str, state: State) {
        self.state.set(state);
        if !matches!(self.kind(), Kind::Ataxx | Kind::Boxes) {
            if action.starts_with("setup ") {
                self.draft.set_value(Some(action.to_owned()));
            }
            self.round.update(|round| *round += 1);
        }
    }

    /// Shows what came of an action, one event after the other.
    fn show(self, frames: Vec<Frame>, then: State) {
        let round = self.round.get_untracked();
        self.shows.set(true);
        if then == State::Done {
            progress::add(self.kind(), self.step().name);
            self.done.set(progress::done(self.kind()).len());
        }
        leptos::task::spawn_local(async move {
            for frame in frames {
                let is_gone = self.round.try_get_untracked() != Some(round);
                if is_gone {
                    return; // another step, or another page
                }
                let wait = board::hold(self.kind().name(), &frame.notice);
                self.last.set(Some(frame.notice));
                self.view.set(frame.view);
                browser::wait(wait).await;
            }
            if self.round.try_get_untracked() == Some(round) {
                self.shows.set(false);
                self.state.set(then);
            }
        });
    }

    /// Does what the step asks for.
    fn answer(self) {
        let answer = self.trial.with_value(|trial| trial.as_ref()?.answer());
        if let Some(answer) = answer {
            self.act(answer);
        }
    }

    /// What is said of what was done.
    fn verdict(self) -> String {
        match self.state.get() {
            State::Asks => String::new(),
            State::Wrong => say(&format!("{}-no", self.key())),
            State::Refused(why) => say_of("learn-not-legal", &[("why", (&*why).into())]),
            State::More => say("learn-more"),
            State::Done => say("learn-well"),
        }
    }

    fn is_last(self) -> bool {
        self.at.get() + 1 == self.lesson.steps.len()
    }
}

/// The lesson of a game, from the first step that is not done.
#[component]
pub(super) fn LessonPlay(
    /// Which.
    lesson: Lesson,
    /// Goes on to the first match.
    on_match: impl Fn() + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let play = Play::start(lesson);
    let heading = NodeRef::<html::H2>::new();
    let go = move |to: usize| {
        play.go(to);
        if let Some(heading) = heading.get_untracked() {
            // Only an element that is gone refuses the focus.
            let _ = heading.focus();
        }
    };
    let title = move || {
        let args = [
            ("at", (play.at.get() as i64 + 1).into()),
            ("of", (lesson.steps.len() as i64).into()),
        ];
        say_of("learn-step", &args)
    };
    let text = move || {
        play.at.track();
        say(&play.key())
    };
    view! {
        <section
            class="lesson"
            data-testid="lesson"
            data-step=move || {
                play.at.track();
                play.step().name
            }
            data-state=move || play.state.with(State::name)
        >
            <h2 tabindex="-1" node_ref=heading>
                {title}
            </h2>
            <p class="lesson-text" data-testid="lesson-text">
                {text}
            </p>
            <StepField play />
            <p class="verdict" role="status" data-testid="verdict" data-tone=move || play.state.with(State::name)>
                {move || play.verdict()}
            </p>
            <div class="row lesson-buttons">
                <button
                    data-testid="learn-back"
                    disabled=move || play.at.get() == 0
                    on:click=move |_| go(play.at.get_untracked().saturating_sub(1))
                >
                    {say("learn-back")}
                </button>
                {move || match play.state.with(|state| *state == State::Done) {
                    true => view! {
                        <button data-testid="learn-again" on:click=move |_| play.reset()>
                            {say("learn-again")}
                        </button>
                    }
                    .into_any(),
                    false => view! {
                        <button
                            data-testid="learn-answer"
                            disabled=move || play.shows.get()
                            on:click=move |_| play.answer()
                        >
                            {say("learn-answer")}
                        </button>
                    }
                    .into_any(),
                }}
                <button
                    class="grow"
                    class:primary=move || play.state.with(|state| *state == State::Done)
                    hidden=move || play.is_last()
                    data-testid="learn-next"
                    on:click=move |_| go(play.at.get_untracked() + 1)
                >
                    {say("learn-next")}
                </button>
            </div>
            {move || {
                let is_end = play.is_last() && play.state.with(|state| *state == State::Done);
                is_end.then(|| view! { <p>{say("learn-all-done")}</p> })
            }}
            <p>
                <button
                    class="wide"
                    class:primary=move || play.is_last()
                    data-testid="learn-first"
                    on:click=move |_| on_match()
                >
                    {say("learn-first")}
                </button>
            </p>
            <Steps play go />
        </section>
    }
}

/// The board of the present step, made anew with every step.
#[component]
fn StepField(play: Play) -> impl IntoView {
    let active =
        Signal::derive(move || !play.shows.get() && play.state.with(|state| *state != State::Done));
    let on_action = Callback::new(move |action: String| play.act(&action));
    move || {
        play.round.track();
        let near = Try::new(play.kind(), play.step()).ok();
        let near = near.and_then(|trial| trial.view().viewer().seat());
        view! {
            <Field
                kind=play.kind()
                view=play.view
                last=play.last
                active
                near=near.unwrap_or(game::Seat::FIRST)
                draft=play.draft.get_value()
                on_action
            />
        }
    }
}

/// The way to every step, with those that are done.
#[component]
fn Steps(play: Play, go: impl Fn(usize) + Copy + Send + Sync + 'static) -> impl IntoView {
    let entry = move |at: usize, step: &'static Step| {
        let is_done = move || {
            play.done.track();
            progress::done(play.kind()).contains(step.name)
        };
        let label = move || {
            let args = [
                ("at", (at as i64 + 1).into()),
                ("of", (play.lesson.steps.len() as i64).into()),
            ];
            let step = say_of("learn-step", &args);
            match is_done() {
                true => format!("{step}: {}", say("learn-done")),
                false => step,
            }
        };
        view! {
            <li>
                <button
                    aria-label=label
                    aria-current=move || (play.at.get() == at).then_some("step")
                    data-done=move || is_done().then_some("")
                    data-testid=format!("step-{}", step.name)
                    on:click=move |_| go(at)
                >
                    {words().lang().digits(&(at + 1).to_string()).into_owned()}
                </button>
            </li>
        }
    };
    let part = move |part: Part, name: &'static str| {
        let steps = play.lesson.steps.iter().enumerate();
        let own = steps.filter(|(_, step)| step.part == part);
        let entries = own.map(|(at, step)| entry(at, step)).collect_view();
        view! {
            <h3>{say(name)}</h3>
            <ol class="steps">{entries}</ol>
        }
    };
    view! {
        <nav aria-label=say("learn-steps")>
            {part(Part::Rules, "learn-rules-part")} {part(Part::Strategy, "learn-strategy-part")}
        </nav>
    }
}
