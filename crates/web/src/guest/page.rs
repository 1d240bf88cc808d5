//! The page around the board, as the board asks it.

use js_sys::{Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use words::{Arg, Lang, Words};

/// What the page can be asked and told: a word, and a text.
pub(crate) const ACT: &str = "act";
pub(crate) const ALONE: &str = "alone";
pub(crate) const HURRY: &str = "hurry";
pub(crate) const DRAFT: &str = "draft";
/// The page's function that says a message: its key, then a line for each argument, `name#3` a number and
/// `name=text` a text.
pub(crate) const SAY: &str = "adda_guest_say";

/// The page's function.
pub(crate) struct Page(pub(super) Function);

impl Page {
    fn ask(&self, what: &str, text: &str) -> JsValue {
        let asked = self.0.call2(&JsValue::NULL, &what.into(), &text.into());
        asked.unwrap_or_default() // a page that is gone has no answer
    }

    /// The viewer does this.
    pub(crate) fn act(&self, action: &str) {
        self.ask(ACT, action);
    }

    /// The viewer has come so far with a set-up.
    pub(crate) fn draft(&self, draft: &str) {
        self.ask(DRAFT, draft);
    }

    /// There is nothing else that the viewer could do, and everybody sees it.
    pub(crate) fn alone(&self, action: &str) {
        self.ask(ALONE, action);
    }

    /// Ends the showing of what is past; whether there was any.
    pub(crate) fn hurry(&self) -> bool {
        self.ask(HURRY, "").is_truthy()
    }
}

/// The page's language.
pub(crate) fn lang() -> Lang {
    let document = web_sys::window().and_then(|window| window.document());
    let root = document.and_then(|document| document.document_element());
    let lang = root.and_then(|root| root.get_attribute("lang")?.parse().ok());
    lang.unwrap_or_default()
}

/// The page's words, in its language. It has the texts, those of the modules too.
pub(crate) fn words() -> Words {
    Words::of_another(lang(), say)
}

fn say(key: &str, args: &[(&str, Arg<'_>)]) -> String {
    let mut text = key.to_owned();
    for (name, value) in args {
        text += &match value {
            Arg::Number(number) => format!("\n{name}#{number}"),
            Arg::Text(word) => format!("\n{name}={word}"),
        };
    }
    let page = js_sys::global();
    let say = Reflect::get(&page, &SAY.into()).and_then(JsCast::dyn_into::<Function>);
    let said = say.and_then(|say| say.call1(&page, &text.into()));
    said.ok()
        .and_then(|said| said.as_string())
        .unwrap_or_default()
}
