//! Boards that are modules of their own, each loaded with the first match of its game: whoever plays another
//! game loads none of it.
//!
//! Such a module draws texts from `boards` into the page, and says what only its rules can say; it knows nothing of the
//! page but what it is told: [`Page`] is the way back. [`crate::board`] has the page's end.

pub(crate) mod element;
pub(crate) mod page;

use game::Seat;
use games::Kind;
use js_sys::{Function, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;
use words::{Lang, Words, press};

use crate::board::{Happened, Standing};
pub(crate) use page::Page;

/// What a module is asked for: a word, and up to two arguments.
pub(crate) mod question {
    /// Draws a board into an element (the first argument) that speaks to the page by a function (the
    /// second). The answer is a function that takes what is to be shown.
    pub(crate) const MOUNT: &str = "mount";
    /// The game's texts in the page's language, [pressed](words::press).
    pub(crate) const TEXTS: &str = "texts";
    /// Milliseconds that the event of a notice is shown.
    pub(crate) const HOLD: &str = "hold";
    /// The sentence of a notice; the second argument are the players' names by seat, a line each.
    pub(crate) const SENTENCE: &str = "sentence";
    /// The number of what a notice tells of, in [`Happened::ALL`](crate::board::Happened::ALL).
    pub(crate) const HAPPENED: &str = "happened";
    /// The points by seat, separated by spaces, of a view.
    pub(crate) const SCORES: &str = "scores";
    /// How a seat (the second argument) stands in a view that does not play any more: its place, or 0 if it is out.
    pub(crate) const STANDING: &str = "standing";
    /// The position of a view, for people to copy.
    pub(crate) const POSITION: &str = "position";
}

/// The page's function by which the module of this name is asked; that of a game is called as the game is.
pub(crate) fn door(name: &str) -> String {
    format!("adda_guest_{name}")
}

/// What the module of a game answers. Notices and views come as their text forms.
pub(crate) trait Guest {
    /// The game.
    const KIND: Kind;

    /// What only a match of this game says, in this language.
    fn texts(lang: Lang) -> &'static str;

    /// Draws a board into an element; the function that shows something on it gets the texts of the view and
    /// of the notice that led to it, whether the viewer may act now at all, the nearest seat, and how
    /// many milliseconds a second of travel takes.
    fn mount(host: Element, page: Page) -> Option<Function>;

    /// How many milliseconds the event of a notice is shown before the next, at the usual pace.
    fn hold(notice: &str) -> Option<u32>;

    /// The sentence of a notice.
    fn sentence(words: &Words, notice: &str, names: &[&str]) -> String;

    /// What kind of event a notice tells of.
    fn happened(notice: &str) -> Option<Happened>;

    /// The points by seat; empty if the game does not count any.
    fn scores(view: &str) -> Vec<u32>;

    /// How a seat stands that does not play any more while others do. In games for two nobody does.
    fn standing(_view: &str, _seat: Seat) -> Option<Standing> {
        None
    }

    /// The position, for people to copy.
    fn position(view: &str) -> String;
}

/// Lets the page ask from now on.
pub(crate) fn start<G: Guest>() {
    open(G::KIND.name(), answer::<G>);
}

/// Lets the page ask the module of this name.
pub(crate) fn open(name: &str, answer: fn(&str, JsValue, JsValue) -> Option<JsValue>) {
    let answer = move |what: JsValue, first: JsValue, second: JsValue| {
        let what = what.as_string().unwrap_or_default();
        answer(&what, first, second).unwrap_or_default()
    };
    let answer = Closure::<dyn Fn(JsValue, JsValue, JsValue) -> JsValue>::new(answer);
    let _ = Reflect::set(
        &js_sys::global(),
        &door(name).into(),
        &answer.into_js_value(),
    );
}

fn answer<G: Guest>(what: &str, first: JsValue, second: JsValue) -> Option<JsValue> {
    let text = first.as_string().unwrap_or_default();
    Some(match what {
        question::MOUNT => {
            let page = Page(second.dyn_into().ok()?);
            G::mount(first.dyn_into().ok()?, page)?.into()
        }
        question::TEXTS => press(page::lang(), G::texts(page::lang())).into(),
        question::HOLD => G::hold(&text)?.into(),
        question::SENTENCE => {
            let names = second.as_string().unwrap_or_default();
            let names: Vec<&str> = names.lines().collect();
            G::sentence(&page::words(), &text, &names).into()
        }
        question::HAPPENED => (G::happened(&text)? as u8).into(),
        question::SCORES => {
            let scores: Vec<String> = G::scores(&text).iter().map(u32::to_string).collect();
            scores.join(" ").into()
        }
        question::STANDING => {
            let seat = Seat::new(second.as_f64()? as u8)?;
            match G::standing(&text, seat)? {
                Standing::Home(place) => place.into(),
                Standing::Out => 0.into(),
            }
        }
        question::POSITION => G::position(&text).into(),
        _ => return None,
    })
}
