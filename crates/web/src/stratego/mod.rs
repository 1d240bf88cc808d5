//! The board of Stratego, as a [guest](crate::guest) of the page.

mod camp;
mod draft;
mod drag;
mod dress;
mod hand;
mod kept;
mod ledger;
mod squares;
mod state;
mod templates;
mod tent;
mod travel;

use game_stratego::Notice;
use games::Kind;
use js_sys::Function;
use web_sys::Element;
use words::{Lang, Words};

use crate::board::Happened;
use crate::guest::{self, Guest, Page};
use camp::Camp;

/// Lets the page ask from now on.
pub fn start() {
    guest::start::<Stratego>();
}

struct Stratego;

impl Guest for Stratego {
    const KIND: Kind = Kind::Stratego;

    fn texts(lang: Lang) -> &'static str {
        words::game_texts::stratego(lang)
    }

    fn mount(host: Element, page: Page) -> Option<Function> {
        Camp::mount(host, page)
    }

    fn hold(notice: &str) -> Option<u32> {
        Some(travel::millis(&notice.parse().ok()?))
    }

    fn sentence(words: &Words, notice: &str, names: &[&str]) -> String {
        words.notice_of_stratego(notice, names)
    }

    fn happened(notice: &str) -> Option<Happened> {
        Some(match notice.parse().ok()? {
            Notice::Out(..) => Happened::Out,
            notice @ Notice::Moved(..) if notice.clash().is_some() => Happened::Gain,
            _ => Happened::Act,
        })
    }

    fn scores(_: &str) -> Vec<u32> {
        Vec::new()
    }

    fn position(view: &str) -> String {
        let view = view.parse::<game_stratego::View>().ok();
        let diagram = view.and_then(|view| view.diagram());
        diagram
            .map(|diagram| diagram.to_string())
            .unwrap_or_default()
    }
}
