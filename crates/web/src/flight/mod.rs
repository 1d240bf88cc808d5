//! The board of Aeroplane Chess as a module of its own, loaded with the first match of it: whoever
//! plays another game loads none of it.
//!
//! It draws texts from `boards` into the page and knows nothing of the page but what it is told:
//! [`Page`] is the way back. [`crate::board`] has the other end.

mod deck;
pub(crate) mod page;
mod travel;
mod tray;
mod way;

use boards::Show;
use boards::geometry::FlightGrid;
use game::Seat;
use game_aeroplane::Notice;
use js_sys::Reflect;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

use deck::Deck;
use page::Page;

/// The page's function by which it is asked: what, and two arguments.
pub(crate) const ASK: &str = "adda_flight";
/// Draws a board into an element (the first argument) that speaks to the page by a function (the
/// second). The answer is a function that takes what is to be shown.
pub(crate) const MOUNT: &str = "mount";
/// Milliseconds that the event of a notice is shown.
pub(crate) const HOLD: &str = "hold";
/// The sentence of a notice; the second argument are the players' names by seat, a line each.
pub(crate) const SENTENCE: &str = "sentence";

/// Lets the page ask from now on.
pub fn start() {
    let ask = Closure::<dyn Fn(JsValue, JsValue, JsValue) -> JsValue>::new(answer);
    let _ = Reflect::set(&js_sys::global(), &ASK.into(), &ask.into_js_value());
}

fn answer(what: JsValue, first: JsValue, second: JsValue) -> JsValue {
    let text = || first.as_string().unwrap_or_default();
    let answer = match what.as_string().as_deref() {
        Some(MOUNT) => mount(first, second),
        Some(HOLD) => hold(&text()).map(JsValue::from),
        Some(SENTENCE) => {
            let names = second.as_string().unwrap_or_default();
            let names: Vec<&str> = names.lines().collect();
            Some(page::words().notice_of_flight(&text(), &names).into())
        }
        _ => None,
    };
    answer.unwrap_or_default()
}

fn mount(host: JsValue, page: JsValue) -> Option<JsValue> {
    let host: Element = host.dyn_into().ok()?;
    let page = Page(page.dyn_into().ok()?);
    Some(Deck::mount(host, page)?.into())
}

fn hold(notice: &str) -> Option<u32> {
    let notice: Notice = notice.parse().ok()?;
    let grid = FlightGrid { near: Seat::FIRST };
    Some(Show::still(grid, &notice).millis)
}
