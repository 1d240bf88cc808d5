//! The boards of all games, in this one module: what is loaded with a match elsewhere is here already.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use games::Kind;
use words::{Lang, game_texts, press};

use crate::board::speak;
use crate::{browser, flight, stratego, tacocat, texts};

thread_local! {
    /// The games whose boards can be played on.
    static READY: RefCell<Vec<Kind>> = const { RefCell::new(Vec::new()) };
}

/// How a board that says its own texts is started, and those texts.
type Own = (fn(), fn(Lang) -> &'static str);

/// How often it is looked whether a style sheet has come, in milliseconds.
const LOOK: i64 = 30;

/// Makes the board of a game ready to be shown, with its texts and its style sheet.
pub(super) async fn board(kind: Kind) {
    if READY.with_borrow(|ready| ready.contains(&kind)) {
        return;
    }
    let own: Option<Own> = match kind {
        Kind::Aeroplane => Some((flight::start, game_texts::aeroplane)),
        Kind::Stratego => Some((stratego::start, game_texts::stratego)),
        Kind::Tacocat => Some((tacocat::start, game_texts::tacocat)),
        _ => None,
    };
    if let Some((start, text)) = own {
        speak();
        dressed(kind).await;
        start();
        let lang = texts::words().lang();
        texts::add(&press(lang, text(lang)));
    }
    READY.with_borrow_mut(|ready| ready.push(kind));
}

/// Waits for the style sheet that comes with a board.
async fn dressed(kind: Kind) {
    let Some(sheet) = browser::meta(&format!("adda-sheet-{}", kind.name())) else {
        return;
    };
    let is_there = Rc::new(Cell::new(false));
    let done = is_there.clone();
    browser::load_sheet(&sheet, move || done.set(true));
    while !is_there.get() {
        browser::wait(LOOK).await;
    }
}
