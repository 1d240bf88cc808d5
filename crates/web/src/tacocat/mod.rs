//! The table of Tacocat, as a [guest](crate::guest) of the page.
//!
//! [`game`] is what the page keeps of a match beside its view: how the hand lies, what is chosen, what that
//! comes to; `pick` and `defence` read a choice by the rules. `felt` and `tray` write it down as HTML, `deck`
//! puts that into the page. What is not in the view is nowhere here.

mod ask;
mod deck;
mod defence;
mod dom;
mod drag;
mod face;
mod fan;
mod felt;
mod game;
mod lies;
mod pick;
mod step;
mod tray;

use game_tacocat::{Notice, View};
use games::Kind;
use js_sys::Function;
use web_sys::Element;
use words::{Lang, Words};

use crate::board::Happened;
use crate::guest::{self, Guest, Page};
use deck::Deck;

/// Lets the page ask from now on.
pub fn start() {
    guest::start::<Table>();
}

struct Table;

impl Guest for Table {
    const KIND: Kind = Kind::Tacocat;

    fn texts(lang: Lang) -> &'static str {
        words::game_texts::tacocat(lang)
    }

    fn mount(host: Element, page: Page) -> Option<Function> {
        Deck::mount(host, page)
    }

    fn hold(notice: &str) -> Option<u32> {
        Some(hold(&notice.parse().ok()?))
    }

    fn sentence(words: &Words, notice: &str, names: &[&str]) -> String {
        words.notice_of_tacocat(notice, names)
    }

    fn happened(notice: &str) -> Option<Happened> {
        Some(happened(&notice.parse().ok()?))
    }

    fn scores(view: &str) -> Vec<u32> {
        let view = view.parse::<View>();
        let won = view.map(|view| view.position().track().rounds_won());
        won.map(|won| won.map(u32::from).to_vec())
            .unwrap_or_default()
    }

    fn position(view: &str) -> String {
        let view = view.parse::<View>();
        view.map(|view| view.position().to_string())
            .unwrap_or_default()
    }
}

/// How many milliseconds an event is looked at.
const fn hold(notice: &Notice) -> u32 {
    match notice {
        Notice::Dealt { .. } => 1_000,
        Notice::Chooses { .. } | Notice::Sets { .. } => 500,
        Notice::BothReplace { .. } => 2_000,
        Notice::Replaces { .. } => 1_600,
        Notice::Duel(_) => 2_000,
        Notice::Leads(..) => 1_400,
        Notice::Defends { .. } => 2_000,
        Notice::Reveals { .. } => 3_600,
        Notice::Out(..) => 0,
    }
}

const fn happened(notice: &Notice) -> Happened {
    match notice {
        Notice::Out(..) => Happened::Out,
        Notice::Reveals { won: Some(_), .. } => Happened::Gain,
        _ => Happened::Act,
    }
}
