//! What was said, beside the name of who said it, for a while. Screen readers hear it from the page's live region.

use boards::escape;
use protocol::Phrase;
use table::Millis;
use web_sys::Element;

use super::face;
use crate::browser;
use crate::guest::element::set;

/// How long it is shown.
const SHOWN: Millis = 6_000;

/// Shows what somebody on a seat has said, in place of what they said before.
pub(super) fn show(seat: &str, phrase: Phrase, said: &str) -> Option<()> {
    let strip = format!(".player[data-seat=\"{seat}\"]");
    let strip = browser::document().query_selector(&strip).ok()??;
    if let Some(before) = strip.query_selector(".bubble").ok()? {
        before.remove();
    }
    let bubble = browser::document().create_element("p").ok()?;
    bubble.set_class_name("bubble");
    set(&bubble, "aria-hidden", "true");
    set(&bubble, "data-testid", "bubble");
    set(&bubble, "data-phrase", phrase.code());
    bubble.set_inner_html(&face::of(phrase).unwrap_or_else(|| escape(said)));
    strip.append_child(&bubble).ok()?;
    browser::after(SHOWN, move || Element::remove(&bubble));
    Some(())
}
