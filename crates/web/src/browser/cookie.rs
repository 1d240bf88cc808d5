//! Cookies that house and client share: the language and the colours a person has chosen.

use wasm_bindgen::JsCast;
use web_sys::HtmlDocument;

/// A year, in seconds.
const LIFE: u32 = 365 * 24 * 60 * 60;

/// The value of a cookie.
pub(crate) fn cookie(name: &str) -> Option<String> {
    let all = document()?.cookie().ok()?;
    let pairs = all
        .split(';')
        .filter_map(|pair| pair.trim().split_once('='));
    pairs
        .filter(|(other, _)| *other == name)
        .map(|(_, value)| value.to_owned())
        .next()
}

/// Sets a cookie; `value` needs no quoting.
pub(crate) fn set_cookie(name: &str, value: &str) {
    if let Some(document) = document() {
        let text = format!("{name}={value}; Path=/; Max-Age={LIFE}; SameSite=Lax");
        let _ = document.set_cookie(&text);
    }
}

fn document() -> Option<HtmlDocument> {
    super::document().dyn_into().ok()
}
