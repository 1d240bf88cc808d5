//! The words of this page, in its one language: the only one that is loaded.

use std::cell::RefCell;
use std::sync::Arc;

use protocol::Refused;
use words::{Arg, Lang, Words};

use crate::{api, browser};

thread_local! {
    static WORDS: RefCell<Option<Arc<Words>>> = const { RefCell::new(None) };
}

/// Without texts there is nothing to show: after so many milliseconds they are asked for again.
const AGAIN: i64 = 2_000;

/// Loads the texts; until then nothing can be said.
pub(crate) async fn load() {
    let asked = browser::take_parameter("lang");
    let offers = offers(asked.as_deref());
    loop {
        for (lang, address) in &offers {
            if let Some(text) = api::asset(address).await {
                return speak(*lang, &text);
            }
        }
        browser::wait(AGAIN).await;
    }
}

/// The languages that this page can be in and the addresses of their texts, the best first: the one
/// in which the house has written the page; or, where the page stands in for the house, the one that
/// was asked for, then the one of the last visit, then what the browser likes, then any.
fn offers(asked: Option<&str>) -> Vec<(Lang, String)> {
    if let Some(address) = browser::meta("adda-words") {
        return vec![(written_in(), address)];
    }
    let asked = asked.and_then(|lang| lang.parse::<Lang>().ok());
    if let Some(lang) = asked {
        browser::set_cookie(COOKIE, lang.code());
    }
    let kept = || browser::cookie(COOKIE)?.parse().ok();
    let first = asked
        .or_else(kept)
        .unwrap_or_else(|| Lang::from_list(&browser::languages()));
    let rest = Lang::ALL.into_iter().filter(|lang| *lang != first);
    std::iter::once(first)
        .chain(rest)
        .filter_map(|lang| Some((lang, browser::meta(&format!("adda-words-{lang}"))?)))
        .collect()
}

/// The cookie that holds the language a person has chosen; the house sets it too.
const COOKIE: &str = "lang";

/// The language of the page's HTML.
fn written_in() -> Lang {
    browser::document()
        .document_element()
        .and_then(|root| root.get_attribute("lang")?.parse().ok())
        .unwrap_or_default()
}

fn speak(lang: Lang, text: &str) {
    if let Some(root) = browser::document().document_element() {
        let _ = root.set_attribute("lang", lang.code());
    }
    let words = Words::from_pressed(lang, text).named(
        browser::meta("application-name"),
        browser::meta("adda-bot"),
        browser::meta("adda-coin"),
    );
    WORDS.set(Some(Arc::new(words)));
}

/// Adds texts in the page's language.
pub(crate) fn add(text: &str) {
    let words = words().with_pressed(text);
    WORDS.set(Some(Arc::new(words)));
}

/// The words.
pub(crate) fn words() -> Arc<Words> {
    let none = || Arc::new(Words::from_pressed(Lang::default(), ""));
    WORDS.with_borrow(|words| words.as_ref().map_or_else(none, Arc::clone))
}

/// Says a message without arguments.
pub(crate) fn say(key: &str) -> String {
    say_of(key, &[])
}

/// Says a message.
pub(crate) fn say_of(key: &str, args: &[(&str, Arg<'_>)]) -> String {
    words().say(key, args)
}

/// Calls the page what it is about.
pub(crate) fn entitle(page: &str) {
    browser::document().set_title(&say_of("title-page", &[("page", page.into())]));
}

/// Says why something was refused.
pub(crate) fn say_refused(refused: &Refused) -> String {
    let args = refused.args.iter().map(|(name, value)| (&**name, &**value));
    words().refused(&refused.code, args)
}
