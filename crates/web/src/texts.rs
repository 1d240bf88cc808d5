//! The words of this page, in its one language.

use std::sync::Arc;

use protocol::Refused;
use words::{Arg, Lang, Words};

use crate::browser;

thread_local! {
    static WORDS: Arc<Words> = Arc::new(Words::new(lang()).named(
        browser::meta("application-name"),
        browser::meta("adda-bot"),
    ));
}

/// The language that the house has written the page in.
fn lang() -> Lang {
    browser::document()
        .document_element()
        .and_then(|root| root.get_attribute("lang")?.parse().ok())
        .unwrap_or_default()
}

/// The words.
pub(crate) fn words() -> Arc<Words> {
    WORDS.with(Arc::clone)
}

/// Says a message without arguments.
pub(crate) fn say(key: &str) -> String {
    say_of(key, &[])
}

/// Says a message.
pub(crate) fn say_of(key: &str, args: &[(&str, Arg<'_>)]) -> String {
    WORDS.with(|words| words.say(key, args))
}

/// Says why something was refused.
pub(crate) fn say_refused(refused: &Refused) -> String {
    let args = refused.args.iter().map(|(name, value)| (&**name, &**value));
    WORDS.with(|words| words.refused(&refused.code, args))
}
