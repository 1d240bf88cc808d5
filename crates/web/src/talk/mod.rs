//! What people say to each other at a table: the sheet of phrases, and how they are shown. A module of its own, since
//! the page of a match does well without it.
//!
//! Who is muted is known here alone, on the device of the one who does not want to hear: the house is not asked to
//! remember who is at odds with whom, and who is muted is not told.

mod bubble;
mod face;
mod mutes;
mod sheet;

use js_sys::Function;
use protocol::Phrase;
use wasm_bindgen::{JsCast, JsValue};
use words::{Lang, Words, press};

use crate::guest::page::{lang, words};
use crate::guest::{self, question};
use mutes::Speaker;

/// What the module is called.
pub(crate) const MODULE: &str = "talk";
/// Opens the sheet. The first argument is the match, then a line for each other person, `1 Rina`; the second
/// a function that says a phrase.
pub(crate) const OPEN: &str = "open";
/// Somebody says something: the match, the seat, the phrase, the speaker's name for this reader (or nothing) and
/// what they are called, a line each. Shows it, unless that person is muted, and answers what is to be read out.
pub(crate) const HEAR: &str = "hear";

/// Lets the page ask from now on.
pub fn start() {
    guest::open(MODULE, answer);
}

fn answer(what: &str, first: JsValue, second: JsValue) -> Option<JsValue> {
    let text = first.as_string().unwrap_or_default();
    match what {
        question::TEXTS => Some(press(lang(), texts(lang())).into()),
        OPEN => sheet::open(&text, second.dyn_into().ok()?).map(JsValue::from),
        HEAR => hear(&text).map(JsValue::from),
        _ => None,
    }
}

fn texts(lang: Lang) -> &'static str {
    words::game_texts::talk(lang)
}

fn hear(text: &str) -> Option<String> {
    let mut lines = text.splitn(5, '\n');
    let (at, seat) = (lines.next()?, lines.next()?);
    // A phrase of a newer house says nothing here.
    let phrase: Phrase = lines.next()?.parse().ok()?;
    let from = lines.next()?;
    let speaker = Speaker { at, seat };
    if mutes::with(|mutes| mutes.hears(speaker, from)) {
        return None;
    }
    let said = say(&words(), phrase);
    bubble::show(seat, phrase, &said);
    let args = [("name", lines.next()?.into()), ("phrase", (&*said).into())];
    Some(words().say("talk-says", &args))
}

/// A phrase in the reader's language.
fn say(words: &Words, phrase: Phrase) -> String {
    words.say(&format!("phrase-{phrase}"), &[])
}

/// A function of the page that takes a text.
fn call(page: &Function, text: &str) {
    let _ = page.call1(&JsValue::NULL, &text.into()); // a page that is gone hears nothing
}
