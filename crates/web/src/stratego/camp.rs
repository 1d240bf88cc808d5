//! The board in the page: what is shown of it, and what one does on it.

mod picture;
mod pointer;

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use boards::escape;
use boards::geometry::ArmyGrid;
use game::{Illegal, Rng, Seat};
use game_stratego::{Action, Rank, Square, View};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, Event, KeyboardEvent, PointerEvent};
use words::Words;

use super::draft::{Draft, Spot};
use super::drag::Drag;
use super::hand::{self, Step};
use super::kept::Kept;
use super::state::{NOTHING, State, Task};
use super::templates::Template;
use super::travel;
use crate::board::Walk;
use crate::browser;
use crate::guest::element::{self, focus, value};
use crate::guest::{Page, page};
use crate::settings;

/// What is heard within the board.
const EVENTS: [&str; 9] = [
    "click",
    "keydown",
    "pointerdown",
    "pointermove",
    "pointerup",
    "pointercancel",
    "change",
    "submit",
    "focusin",
];

/// What stands before the letters of a set-up in its action.
const SETUP: &str = "setup ";
/// Where set-ups are kept on the device.
const SETUPS: [&str; 2] = ["adda.stratego.setups", "adda.stratego.setups.barrage"];

/// The board in the page.
pub(super) struct Camp {
    host: Element,
    page: Page,
    words: Words,
    /// By [`Part`].
    parts: Vec<Element>,
    drawn: RefCell<Vec<String>>,
    state: RefCell<State>,
    /// The set-up as the house has kept it.
    begun: RefCell<String>,
    drag: Cell<Option<Drag>>,
    /// Whether the click that comes next only ends a drag.
    dragged: Cell<bool>,
}

impl Camp {
    /// Draws an empty board; what is shown on it comes by the function that is given back.
    pub(super) fn mount(host: Element, page: Page) -> Option<js_sys::Function> {
        let words = page::words();
        let side = ArmyGrid {
            near: Seat::FIRST,
            rim: true,
        }
        .side() as u32;
        let name = escape(&words.say("board-stratego", &[]));
        host.set_inner_html(&format!(
            "<svg class=\"board army\" data-testid=\"board\" role=\"grid\" aria-rowcount=\"10\" aria-colcount=\"10\" viewBox=\"0 0 {side} {side}\" aria-label=\"{name}\"><g data-part aria-hidden=\"true\"></g><g class=\"pieces\" data-part aria-hidden=\"true\"></g><g data-part role=\"presentation\"></g><g data-part aria-hidden=\"true\" class=\"pieces\"></g></svg><p class=\"report\" role=\"status\" data-testid=\"report\" data-part></p><div class=\"tent\" data-part></div><div class=\"ledger\" data-part></div><div data-part></div><svg class=\"dragging\" aria-hidden=\"true\" data-part></svg>"
        ));
        let parts = element::parts(&host)?;
        let mut state = State::new(NOTHING.parse().ok()?);
        state.edition = settings::kept_ranks().parse().unwrap_or_default();
        let camp = Rc::new(Self {
            host,
            page,
            words,
            drawn: RefCell::new(vec![String::new(); parts.len()]),
            parts,
            state: RefCell::new(state),
            begun: RefCell::new(String::new()),
            drag: Cell::new(None),
            dragged: Cell::new(false),
        });
        let listener = camp.clone();
        element::listen(&camp.host, &EVENTS, move |event| listener.hear(&event))?;
        let listener = Rc::downgrade(&camp);
        settings::on_ranks(move |ranks| {
            if let Some(camp) = listener.upgrade() {
                camp.renumber(&ranks);
            }
        });
        let show = Closure::<dyn Fn(String, Option<String>, bool, u8, u32, Option<String>)>::new(
            move |view: String, last: Option<String>, active, near, pace, draft: Option<String>| {
                *camp.begun.borrow_mut() = draft.unwrap_or_default();
                camp.show(&view, last.as_deref(), active, near, pace);
            },
        );
        Some(show.into_js_value().unchecked_into())
    }

    fn show(&self, view: &str, last: Option<&str>, active: bool, near: u8, pace: u32) {
        let Ok(view) = view.parse::<View>() else {
            return;
        };
        let mut state = self.state.borrow_mut();
        let is_new = state.view != view;
        let before = std::mem::replace(&mut state.view, view);
        state.active = active;
        state.last = last.and_then(|last| last.parse().ok());
        state.near = Seat::new(near).unwrap_or(Seat::FIRST);
        if is_new {
            state.held = None;
            // That the other one is ready answers nothing that one was told.
            if !matches!(state.task(), Task::Arrange(_)) {
                state.report.clear();
            }
        }
        self.arranges(&mut state);
        self.draw(&state);
        let follows = before.diagram().is_some() && is_new;
        if let Some(notice) = state.last.as_ref().filter(|_| follows) {
            travel::play(&self.host, notice, &state.view, state.grid(), pace);
        }
    }

    /// Takes up the set-up that was begun, when it is to be made.
    fn arranges(&self, state: &mut State) {
        let Task::Arrange(seat) = state.task() else {
            state.drafts = None;
            return;
        };
        if state.drafts == Some(seat) {
            return;
        }
        state.drafts = Some(seat);
        let barrage = state.view.setup().barrage;
        let begun = self.begun.borrow();
        let begun = begun.strip_prefix(SETUP);
        let begun = begun.and_then(|text| Draft::read(text, barrage));
        state.draft = begun.unwrap_or_else(|| Draft::new(barrage));
        let kept = browser::kept(SETUPS[usize::from(barrage)]);
        state.kept = Kept::read(&kept.unwrap_or_default());
        if seat == Seat::SECOND {
            state.focus = state.focus.turned();
        }
    }

    /// Something has happened within the board.
    fn hear(&self, event: &Event) {
        let target: Option<Element> = event.target().and_then(|target| target.dyn_into().ok());
        let Some(target) = target else { return };
        let pointer = event.dyn_ref::<PointerEvent>();
        match (&*event.type_(), pointer) {
            ("pointerdown", Some(event)) => self.press(&target, event),
            ("pointermove", Some(event)) => self.pull(event),
            ("pointerup", Some(event)) => self.release(event),
            ("pointercancel", _) => self.end_drag(),
            ("click", _) if self.dragged.replace(false) => {}
            ("click", _) => {
                // What is past need not be seen to its end by whoever goes on.
                self.page.hurry();
                self.click(&target);
            }
            ("keydown", _) => {
                if let Some(event) = event.dyn_ref() {
                    self.key(&target, event);
                }
            }
            ("change", _) => self.choose(&target),
            ("submit", _) => {
                event.prevent_default();
                self.keep();
            }
            ("focusin", _) => {
                let square = value(&target, "data-square").and_then(|name| name.parse().ok());
                // The focus moves while something is drawn too.
                if let (Some(square), Ok(mut state)) = (square, self.state.try_borrow_mut()) {
                    state.focus = square;
                    self.dress_cells(&state);
                }
            }
            _ => {}
        }
    }

    fn click(&self, target: &Element) {
        if let Some(what) = value(target, "data-do") {
            self.does(&what);
        } else if let Some(Ok(square)) = value(target, "data-square").map(|name| name.parse()) {
            self.tap(square);
        }
    }

    /// A button was pressed.
    fn does(&self, what: &str) {
        let (what, which) = what.split_once(':').unwrap_or((what, ""));
        let number = which.parse::<usize>().map_err(drop);
        match (what, number) {
            ("lock", _) => return self.lock(),
            ("forget", Ok(place)) => {
                self.change(|state| state.kept.forget(place));
                return self.write_kept();
            }
            _ => {}
        }
        self.change(|state| match (what, number) {
            ("stock", _) => {
                if let Some(rank) = Rank::from_name(which) {
                    state.draft.tap(Spot::Stock(rank));
                }
            }
            ("random", _) => state.draft.random(&mut Rng::new(browser::seed())),
            ("mirror", _) => state.draft.mirror(),
            ("clear", _) => state.draft.clear(),
            ("template", Ok(place)) => {
                let all = Template::all(state.view.setup().barrage);
                if let Some(made) = all.get(place).and_then(Template::arrangement) {
                    state.draft.set(&made);
                }
            }
            ("kept", Ok(place)) => {
                if let Some(made) = state.kept.get(place).cloned() {
                    state.draft.set(&made);
                }
            }
            ("more", _) => state.more = !state.more,
            ("setups", _) => state.setups = !state.setups,
            ("edition", _) => {
                state.edition = state.edition.other();
                state.legend = true;
                settings::keep_ranks(&state.edition.to_string());
            }
            _ => {}
        });
    }

    /// Something was chosen from a list.
    fn choose(&self, target: &Element) {
        if let Some(list) = target.dyn_ref::<web_sys::HtmlSelectElement>() {
            let chosen = list.value();
            list.set_value("");
            if !chosen.is_empty() {
                self.does(&chosen);
            }
        }
    }

    /// Keeps the set-up under the name that was written.
    fn keep(&self) {
        let field = self.host.query_selector("[name=\"name\"]").ok().flatten();
        let Some(field) =
            field.and_then(|field| field.dyn_into::<web_sys::HtmlInputElement>().ok())
        else {
            return;
        };
        let name = field.value();
        let whole = self.state.borrow().draft.whole();
        match whole {
            Ok(made) => {
                self.change(|state| state.kept.keep(&name, made));
                self.write_kept();
                let field = self.host.query_selector("[name=\"name\"]").ok().flatten();
                focus(field.as_ref());
            }
            Err(why) => self.refuse(&why),
        }
    }

    fn write_kept(&self) {
        let state = self.state.borrow();
        let barrage = state.view.setup().barrage;
        browser::keep(SETUPS[usize::from(barrage)], &state.kept.text());
    }

    fn lock(&self) {
        let whole = {
            let state = self.state.borrow();
            if !state.active || !matches!(state.task(), Task::Arrange(_)) {
                return;
            }
            state.draft.whole()
        };
        match whole {
            Ok(made) => self.page.act(&Action::Setup(made).to_string()),
            Err(why) => self.refuse(&why),
        }
    }

    /// A square was touched.
    fn tap(&self, square: Square) {
        let state = self.state.borrow();
        if !state.active {
            return;
        }
        match state.task() {
            Task::Arrange(_) => {
                let cell = state.cell(square);
                drop(state);
                match cell {
                    Some(cell) => self.change(|state| state.draft.tap(Spot::Cell(cell))),
                    None => self.report(&self.words.say("stratego-own-rows", &[])),
                }
            }
            Task::Play => {
                let step = match state.view.phase() {
                    game_stratego::Phase::Play(turn) if state.seat() == Some(turn) => {
                        hand::touch(&state.view, state.held, square)
                    }
                    _ => return,
                };
                drop(state);
                self.take(step);
            }
            Task::Wait | Task::Over => {}
        }
    }

    fn take(&self, step: Step) {
        match step {
            Step::Hold(held) => self.change(|state| state.held = held),
            Step::Go(moved) => {
                self.change(|state| state.held = None);
                self.page.act(&Action::Move(moved).to_string());
            }
            Step::Refused(why) => self.refuse(&why),
        }
    }

    /// Says why something cannot be.
    fn refuse(&self, why: &Illegal) {
        let args = why.args().iter();
        let args = args.map(|(name, value)| (*name, &**value));
        self.report(&self.words.refused(why.code(), args));
    }

    fn report(&self, text: &str) {
        let mut state = self.state.borrow_mut();
        text.clone_into(&mut state.report);
        self.draw(&state);
    }

    /// Changes what is chosen or placed, keeps it and draws it.
    fn change(&self, how: impl FnOnce(&mut State)) {
        // The focus moves while something is drawn; that is no change of its own.
        let Ok(mut state) = self.state.try_borrow_mut() else {
            return;
        };
        state.report.clear();
        let before = state.draft.text();
        how(&mut state);
        let draft = state.draft.text();
        self.draw(&state);
        let keeps = state.drafts.is_some() && draft != before;
        drop(state); // the page shows something at once, perhaps
        if keeps {
            self.page.draft(&format!("{SETUP}{draft}"));
        }
    }

    /// Other numbers are wanted, by whoever set them.
    fn renumber(&self, ranks: &str) {
        let Ok(mut state) = self.state.try_borrow_mut() else {
            return; // it was set here
        };
        let edition = ranks.parse().unwrap_or_default();
        if state.edition != edition {
            state.edition = edition;
            self.draw(&state);
        }
    }

    fn key(&self, target: &Element, event: &KeyboardEvent) {
        let square = value(target, "data-square").and_then(|name| name.parse::<Square>().ok());
        let Some(square) =
            square.filter(|_| !(event.ctrl_key() || event.alt_key() || event.meta_key()))
        else {
            return;
        };
        let key = event.key();
        let cell = self.state.borrow().cell(square);
        let edition = self.state.borrow().edition;
        let rank = edition.rank(&key.to_ascii_uppercase());
        match (&*key, cell, rank) {
            ("Enter" | " ", ..) => self.tap(square),
            ("Escape", ..) => self.change(|state| {
                state.held = None;
                state.draft.drop_held();
            }),
            ("Delete" | "Backspace", Some(cell), _) => {
                self.change(|state| state.draft.carry(Spot::Cell(cell), None));
            }
            (_, Some(cell), Some(rank)) => self.change(|state| state.draft.place(rank, cell)),
            (key, ..) => {
                let grid = self.state.borrow().grid();
                let Some(walk) = Walk::of_key(key) else {
                    return;
                };
                if let Some(to) = walk.from(square, |at, heading| grid.next(at, heading)) {
                    let cell = self.host.query_selector(&format!("[data-square=\"{to}\"]"));
                    focus(cell.ok().flatten().as_ref());
                }
            }
        }
        event.prevent_default();
    }
}
