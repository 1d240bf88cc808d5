//! The board of Aeroplane Chess, as a [guest](crate::guest) of the page.

mod deck;
mod fleet;
mod travel;
mod tray;
mod way;

use boards::Show;
use boards::geometry::FlightGrid;
use game::Seat;
use game_aeroplane::Notice;
use games::Kind;
use js_sys::Function;
use web_sys::Element;
use words::{Lang, Words};

use crate::board::{Happened, Standing};
use crate::guest::{self, Guest, Page};
use deck::Deck;

/// Lets the page ask from now on.
pub fn start() {
    guest::start::<Flight>();
}

struct Flight;

impl Guest for Flight {
    const KIND: Kind = Kind::Aeroplane;

    fn texts(lang: Lang) -> &'static str {
        words::game_texts::aeroplane(lang)
    }

    fn mount(host: Element, page: Page) -> Option<Function> {
        Deck::mount(host, page)
    }

    fn hold(notice: &str) -> Option<u32> {
        let notice: Notice = notice.parse().ok()?;
        let grid = FlightGrid { near: Seat::FIRST };
        Some(Show::still(grid, &notice).millis)
    }

    fn sentence(words: &Words, notice: &str, names: &[&str]) -> String {
        words.notice_of_flight(notice, names)
    }

    fn happened(notice: &str) -> Option<Happened> {
        Some(fleet::happened(&notice.parse().ok()?))
    }

    fn scores(view: &str) -> Vec<u32> {
        view.parse()
            .map(|view| fleet::scores(&view))
            .unwrap_or_default()
    }

    fn standing(view: &str, seat: Seat) -> Option<Standing> {
        fleet::standing(&view.parse().ok()?, seat)
    }

    fn position(view: &str) -> String {
        let view = view.parse::<game_aeroplane::View>();
        view.map(|view| view.position().to_string())
            .unwrap_or_default()
    }
}
