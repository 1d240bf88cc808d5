//! A board that is a module of its own, loaded when it is needed: that of Aeroplane Chess
//! ([`crate::flight`]). Here is the page's end.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::Arc;

use game::Seat;
use js_sys::{Array, Function, Reflect};
use leptos::html;
use leptos::prelude::*;
use table::Millis;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use words::{Arg, Words};

use super::shown::Shown;
use crate::browser;
use crate::flight::page::{ACT, ALONE, HURRY, SAY};
use crate::flight::{ASK, HOLD, MOUNT, SENTENCE};
use crate::settings::Pace;
use crate::texts;

thread_local! {
    static STATE: Cell<State> = const { Cell::new(State::Absent) };
    /// Whether it is there: what it says depends on that.
    static THERE: ArcRwSignal<bool> = ArcRwSignal::new(false);
}

/// Where the module is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    /// Not asked for, or it cannot be had: the next one who needs it asks again.
    Absent,
    /// On its way.
    Coming,
}

/// How often it is looked whether it has come.
const LOOK: Millis = 30;

fn global(name: &str) -> Option<Function> {
    Reflect::get(&browser::window(), &name.into())
        .ok()?
        .dyn_into()
        .ok()
}

/// Asks the module, if it is there.
fn ask(what: &str, first: &JsValue, second: &JsValue) -> Option<JsValue> {
    let answer = global(ASK)?.call3(&JsValue::NULL, &what.into(), first, second);
    answer.ok().filter(|answer| !answer.is_undefined())
}

/// Waits until the module is there; whether it is.
async fn load() -> bool {
    if STATE.get() == State::Absent && global(ASK).is_none() {
        STATE.set(State::Coming);
        let words =
            Closure::<dyn Fn(String) -> String>::new(|text: String| say(&texts::words(), &text));
        let _ = Reflect::set(&browser::window(), &SAY.into(), &words.into_js_value());
        let address = browser::meta("adda-flight").unwrap_or_default();
        browser::load_module(&address, || STATE.set(State::Absent));
    }
    while global(ASK).is_none() {
        if STATE.get() == State::Absent {
            return false;
        }
        browser::wait(LOOK).await;
    }
    THERE.with(|there| there.set(true));
    true
}

/// How long the step of a notice is shown before the next.
pub(super) fn hold(notice: &str) -> Option<Millis> {
    let millis = ask(HOLD, &notice.into(), &JsValue::NULL)?.as_f64()?;
    Some(Pace::kept().part(millis as u32).into())
}

/// The sentence of a notice; until it can be had, nothing. Reactive.
pub(crate) fn sentence(notice: &str, names: &[&str]) -> String {
    THERE.with(Track::track);
    let said = ask(SENTENCE, &notice.into(), &names.join("\n").into());
    said.and_then(|said| said.as_string()).unwrap_or_default()
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
    view: Signal<Shown>,
    last: Signal<Option<String>>,
    active: Signal<bool>,
    near: Signal<Seat>,
    words: Signal<Arc<Words>>,
    on_action: Callback<String>,
    on_alone: Callback<String>,
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
            let found = load().await.then(|| ask(MOUNT, &host, &page));
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
                Shown::Guest(text) => JsValue::from(text),
                Shown::Two(_) => JsValue::UNDEFINED,
            }),
            last.get().map_or(JsValue::UNDEFINED, JsValue::from),
            active.get().into(),
            (near.get().index() as u32).into(),
            pace.part(1_000).into(),
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
        let words = Words::from_text(Lang::En, text);
        let check = |text, expect| assert_eq!(say(&words, text), expect);
        check("number\nnumber#3", "3");
        check("choice\nplane#2\nway=a = b", "Plane 2: a = b");
        check("plain", "Yellow");
    }
}
