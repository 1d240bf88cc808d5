//! Boards that are modules of their own, loaded when they are needed ([`crate::guest`]). Here is the page's end.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::Arc;

use game::Seat;
use games::Kind;
use js_sys::{Array, Function, Reflect};
use leptos::html;
use leptos::prelude::*;
use table::Millis;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use words::{Arg, Words};

use super::shown::Shown;
use super::summary::{Happened, Standing};
use crate::browser;
use crate::guest::page::{ACT, ALONE, DRAFT, HURRY, SAY};
use crate::guest::{door, question};
use crate::settings::Pace;
use crate::texts;

thread_local! {
    /// The modules that are on their way. One that cannot be had leaves, and the next who needs it asks again.
    static COMING: RefCell<Vec<&'static str>> = const { RefCell::new(Vec::new()) };
    /// How many are there: what they say depends on that.
    static THERE: ArcRwSignal<usize> = ArcRwSignal::new(0);
    /// Whether the page's words were put where modules find them.
    static SPEAKS: Cell<bool> = const { Cell::new(false) };
}

/// How often it is looked whether a module has come.
const LOOK: Millis = 30;

fn global(name: &str) -> Option<Function> {
    Reflect::get(&browser::window(), &name.into())
        .ok()?
        .dyn_into()
        .ok()
}

/// Asks the module of a game, if it is there.
fn ask(kind: Kind, what: &str, first: &JsValue, second: &JsValue) -> Option<JsValue> {
    ask_named(kind.name(), what, first, second)
}

/// Asks a module once it is there. Nothing: it has no answer, or cannot be loaded.
pub(crate) async fn ask_soon(
    name: &'static str,
    what: &str,
    first: &JsValue,
    second: &JsValue,
) -> Option<JsValue> {
    let is_there = load(name).await;
    is_there.then(|| ask_named(name, what, first, second))?
}

fn ask_named(name: &str, what: &str, first: &JsValue, second: &JsValue) -> Option<JsValue> {
    let answer = global(&door(name))?.call3(&JsValue::NULL, &what.into(), first, second);
    answer.ok().filter(|answer| !answer.is_undefined())
}

/// The same about a text. Reactive: it is asked again when the module has come.
fn ask_of(kind: Kind, what: &str, text: &str, second: &JsValue) -> Option<JsValue> {
    THERE.with(Track::track);
    ask(kind, what, &text.into(), second)
}

/// Puts the page's words where modules find them.
pub(crate) fn speak() {
    if !SPEAKS.replace(true) {
        let words =
            Closure::<dyn Fn(String) -> String>::new(|text: String| say(&texts::words(), &text));
        let _ = Reflect::set(&browser::window(), &SAY.into(), &words.into_js_value());
    }
}

/// Waits until a module is there; whether it is.
async fn load(name: &'static str) -> bool {
    let is_there = || global(&door(name)).is_some();
    if is_there() {
        return true;
    }
    let is_coming = || COMING.with_borrow(|coming| coming.contains(&name));
    if is_coming() {
        while is_coming() {
            browser::wait(LOOK).await;
        }
        return is_there();
    }
    COMING.with_borrow_mut(|coming| coming.push(name));
    let leave = move || COMING.with_borrow_mut(|coming| coming.retain(|other| *other != name));
    speak();
    let address = |what: &str| browser::meta(&format!("adda-{what}-{name}"));
    let dressed = Rc::new(Cell::new(true));
    if let Some(sheet) = address("sheet") {
        dressed.set(false);
        let dressed = dressed.clone();
        browser::load_sheet(&sheet, move || dressed.set(true));
    }
    browser::load_module(&address("board").unwrap_or_default(), leave);
    while is_coming() && !(is_there() && dressed.get()) {
        browser::wait(LOOK).await;
    }
    leave();
    if !is_there() {
        return false;
    }
    let own = ask_named(name, question::TEXTS, &JsValue::NULL, &JsValue::NULL);
    texts::add(&own.and_then(|own| own.as_string()).unwrap_or_default());
    THERE.with(|there| there.update(|count| *count += 1));
    true
}

/// How long the step of a notice is shown before the next.
pub(super) fn hold(kind: Kind, notice: &str) -> Option<Millis> {
    let millis = ask(kind, question::HOLD, &notice.into(), &JsValue::NULL)?.as_f64()?;
    Some(Pace::kept().part(millis as u32).into())
}

/// The sentence of a notice; until it can be had, nothing. Reactive.
pub(crate) fn sentence(kind: Kind, notice: &str, names: &[&str]) -> String {
    let names = names.join("\n").into();
    let said = ask_of(kind, question::SENTENCE, notice, &names);
    said.and_then(|said| said.as_string()).unwrap_or_default()
}

/// What a notice tells of. Reactive.
pub(super) fn happened(kind: Kind, notice: &str) -> Option<Happened> {
    let number = ask_of(kind, question::HAPPENED, notice, &JsValue::NULL)?.as_f64()?;
    Happened::ALL.get(number as usize).copied()
}

/// The points by seat; none until they can be had. Reactive.
pub(super) fn scores(kind: Kind, view: &str) -> Vec<u32> {
    let scores = ask_of(kind, question::SCORES, view, &JsValue::NULL);
    let scores = scores
        .and_then(|scores| scores.as_string())
        .unwrap_or_default();
    scores
        .split(' ')
        .filter_map(|score| score.parse().ok())
        .collect()
}

/// How a seat stands that does not play any more. Reactive.
pub(super) fn standing(kind: Kind, view: &str, seat: Seat) -> Option<Standing> {
    let seat = (seat.index() as u32).into();
    match ask_of(kind, question::STANDING, view, &seat)?.as_f64()? as u8 {
        0 => Some(Standing::Out),
        place => Some(Standing::Home(place)),
    }
}

/// The position, for people to copy.
pub(super) fn position(kind: Kind, view: &str) -> String {
    let text = ask(kind, question::POSITION, &view.into(), &JsValue::NULL);
    text.and_then(|text| text.as_string()).unwrap_or_default()
}

/// A message whose key and arguments the module has put into lines.
fn say(words: &Words, text: &str) -> String {
    let mut lines = text.lines();
    let key = lines.next().unwrap_or_default();
    let args: Vec<(&str, Arg<'_>)> = lines
        .filter_map(|line| {
            let sign = line.find(['#', '='])?;
            let (name, value) = (&line[..sign], &line[sign + 1..]);
            let value = match line.as_bytes()[sign] {
                b'#' => Arg::Number(value.parse().ok()?),
                _ => Arg::Text(value),
            };
            Some((name, value))
        })
        .collect();
    words.say(key, &args)
}

/// The board; its properties are those of [`Board`](super::Board).
#[component]
pub(super) fn GuestBoard(
    kind: Kind,
    view: Signal<Shown>,
    last: Signal<Option<String>>,
    active: Signal<bool>,
    near: Signal<Seat>,
    words: Signal<Arc<Words>>,
    on_action: Callback<String>,
    on_alone: Callback<String>,
    draft: Signal<Option<String>>,
    on_draft: Callback<String>,
    hurry: super::Hurry,
) -> impl IntoView {
    let host = NodeRef::<html::Div>::new();
    let board = Rc::new(RefCell::new(None::<Function>));
    let mounted = RwSignal::new(false);
    let page =
        Closure::<dyn Fn(String, String) -> JsValue>::new(move |what: String, text: String| {
            match &*what {
                ACT => on_action.run(text),
                ALONE => on_alone.run(text),
                DRAFT => on_draft.run(text),
                HURRY => return hurry.run(()).into(),
                _ => {}
            }
            JsValue::UNDEFINED
        });
    let page = page.into_js_value();
    let made = board.clone();
    Effect::new(move || {
        let Some(host) = host.get() else { return };
        let (page, made) = (page.clone(), made.clone());
        spawn_local(async move {
            let found = load(kind.name())
                .await
                .then(|| ask(kind, question::MOUNT, &host, &page));
            if let Some(board) = found.flatten().and_then(|board| board.dyn_into().ok()) {
                made.replace(Some(board));
                mounted.try_set(true); // the page may be gone by now
            } else if let Some(words) = words.try_get_untracked() {
                host.set_text_content(Some(&words.say("refused-not-loaded", &[])));
            }
        });
    });
    Effect::new(move || {
        mounted.track();
        let pace = match browser::prefers_reduced_motion() {
            true => Pace::Off,
            false => Pace::kept(),
        };
        let shown = [
            view.with(|view| match view {
                Shown::Guest(_, text) => JsValue::from(text),
                Shown::Two(_) => JsValue::UNDEFINED,
            }),
            last.get().map_or(JsValue::UNDEFINED, JsValue::from),
            active.get().into(),
            (near.get().index() as u32).into(),
            pace.part(1_000).into(),
            // Only of use when the board begins with a set-up: it knows what it has sent.
            draft
                .get_untracked()
                .map_or(JsValue::UNDEFINED, JsValue::from),
        ];
        if let Some(board) = &*board.borrow() {
            let _ = board.apply(&JsValue::NULL, &shown.iter().collect::<Array>());
        }
    });
    view! { <div class="deck" data-testid="deck" node_ref=host></div> }
}

#[cfg(test)]
mod tests {
    use words::Lang;

    use super::*;

    #[test]
    fn the_module_says_messages_by_lines() {
        let text = "number = { $number }\nchoice = Plane { $plane }: { $way }\nplain = Yellow\n";
        let words = Words::from_pressed(Lang::En, &words::press(Lang::En, text));
        let check = |text, expect| assert_eq!(say(&words, text), expect);
        check("number\nnumber#3", "3");
        check("choice\nplane#2\nway=a = b", "Plane 2: a = b");
        check("plain", "Yellow");
    }
}
