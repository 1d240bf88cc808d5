//! The table in the page: what is shown of it, and what one does on it.

use std::cell::RefCell;
use std::rc::Rc;

use boards::geometry::TrackGrid;
use boards::{TacocatBoard, escape};
use game::{Seat, View as _};
use game_tacocat::{Notice, Position, View};
use js_sys::Function;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, Event, HtmlElement, KeyboardEvent, PointerEvent, SvgElement};
use words::Words;

use super::ask::Ask;
use super::dom::{Focus, set_vars};
use super::drag::{Drag, Put};
use super::face::digits;
use super::fan::{Card, Fan, Order};
use super::felt::Felt;
use super::game::Game;
use super::lies::Lies;
use super::tray::Tray;
use crate::browser;
use crate::guest::element::{self, set, value};
use crate::guest::{Page, page};

/// What is heard within the table.
const EVENTS: [&str; 6] = [
    "click",
    "keydown",
    "pointerdown",
    "pointermove",
    "pointerup",
    "pointercancel",
];

/// The parts whose content changes, in their order on the page: strip, column, token, other hand, middle,
/// discards, facts, own hand, hint, order of the hand, buttons.
const PARTS: usize = 11;
const COLUMN: usize = 1;
const TOKEN: usize = 2;

/// Milliseconds, at the usual pace, from the last cards to the tile that is placed.
const TILE: u32 = 2_100;

thread_local! {
    /// How the hands were left: the table is drawn anew after each curtain.
    static FANS: RefCell<[Fan; 2]> = RefCell::default();
}

/// So many legal actions are written down at most: hands are of any size, and all of their parts are many.
const LEGAL: usize = 300;

/// The table in the page.
pub(super) struct Deck {
    host: Element,
    root: HtmlElement,
    page: Page,
    words: Words,
    /// [`PARTS`] of them.
    parts: Vec<Element>,
    state: RefCell<State>,
}

struct State {
    game: Game,
    lies: Lies,
    /// Whether anything was shown.
    shown: bool,
    /// Whether the tile of the round that has ended is seen to be placed.
    tiles: bool,
    /// Counts what was shown, for what comes later.
    count: u32,
    drag: Option<Drag>,
    /// A press that was a drag is no click.
    dragged: bool,
    /// What is in each part.
    drawn: Vec<String>,
}

impl Deck {
    /// Draws an empty table; see [`Guest::mount`](crate::guest::Guest::mount).
    pub(super) fn mount(host: Element, page: Page) -> Option<Function> {
        let (width, height) = (TrackGrid::WIDTH, TrackGrid::HEIGHT);
        let words = page::words();
        let name = escape(&words.say("tacocat-table", &[]));
        let steps = escape(&words.say("tacocat-steps", &[]));
        let column = escape(&words.say("tacocat-column", &[]));
        host.set_inner_html(&format!(
            "<div class=\"taco\" role=\"group\" data-testid=\"board\" aria-label=\"{name}\">\
            <ol class=\"strip\" aria-label=\"{steps}\" data-part></ol>\
            <svg class=\"board tacocat column\" role=\"img\" aria-label=\"{column}\" viewBox=\"0 0 {width} {height}\"><g data-part></g><g class=\"token\" data-part></g></svg>\
            <div class=\"felt\"><div class=\"far\" data-part></div><div class=\"middle\" data-part></div><div data-part></div></div>\
            <ul class=\"hidden-text\" data-part></ul>\
            <div class=\"near\" data-part></div>\
            <div class=\"asks\"><p class=\"ask\" role=\"status\" data-testid=\"ask\" data-part></p><div data-part></div></div>\
            <div class=\"buttons\" data-part></div></div>"
        ));
        let root: HtmlElement = host.first_element_child()?.dyn_into().ok()?;
        let parts = element::parts(&host)?;
        let view: View = "w |  | - | 0 4:- | deal | - 1 open | - 1 open | - | ?38"
            .parse()
            .ok()?;
        let state = RefCell::new(State {
            game: Game::new(view, FANS.with_borrow(Clone::clone)),
            lies: Lies::Nothing,
            shown: false,
            tiles: false,
            count: 0,
            drag: None,
            dragged: false,
            drawn: vec![String::new(); parts.len()],
        });
        let deck = Rc::new(Self {
            host,
            root,
            page,
            words,
            parts,
            state,
        });
        let listener = deck.clone();
        element::listen(&deck.host, &EVENTS, move |event| listener.hear(&event))?;
        let show = Closure::<dyn Fn(String, Option<String>, bool, u8, u32)>::new(
            move |view: String, last: Option<String>, active, near, pace| {
                deck.show(&view, last.as_deref(), active, near, pace);
            },
        );
        Some(show.into_js_value().unchecked_into())
    }

    fn show(self: &Rc<Self>, view: &str, last: Option<&str>, active: bool, near: u8, pace: u32) {
        let Ok(view) = view.parse::<View>() else {
            return;
        };
        let Ok(mut state) = self.state.try_borrow_mut() else {
            return;
        };
        let near = Seat::new(near).unwrap_or(Seat::FIRST);
        let last: Option<Notice> = last.and_then(|last| last.parse().ok());
        let is_new = (view, last) != (*state.game.view(), state.game.last().copied());
        let is_first = !std::mem::replace(&mut state.shown, true);
        state.game.show(view, last, active, near);
        state.drag = None;
        if is_new || is_first {
            state.lies = Lies::of(state.game.before(), last.as_ref(), view.position());
            state.tiles = is_first || pace == 0;
            state.count += 1;
            let pace = if is_first { 0 } else { pace };
            self.enter(last.as_ref().filter(|_| !is_first), pace);
        }
        let (count, tiles) = (state.count, state.tiles);
        self.draw(&mut state);
        self.mark_tile(last.as_ref().filter(|_| is_new && !is_first));
        drop(state);
        if matches!(last, Some(Notice::Reveals { won: Some(_), .. })) && !tiles {
            let deck = self.clone();
            browser::after((TILE * pace / 1_000).into(), move || deck.place_tile(count));
        }
    }

    /// The tile is placed now, unless something else is shown already.
    fn place_tile(&self, count: u32) {
        if let Ok(mut state) = self.state.try_borrow_mut()
            && state.count == count
        {
            state.tiles = true;
            self.draw(&mut state);
        }
    }

    /// Says to the style sheet what comes in, and how fast.
    fn enter(&self, last: Option<&Notice>, pace: u32) {
        let _ = self
            .root
            .style()
            .set_property("--pace", &format!("{pace}ms"));
        let word = last.map(Notice::to_string).unwrap_or_default();
        set(
            &self.root,
            "data-enter",
            word.split(' ').next().unwrap_or_default(),
        );
    }

    /// The tile that the last event has placed comes in.
    fn mark_tile(&self, last: Option<&Notice>) {
        if let Some(Notice::Reveals { won: Some(won), .. }) = last {
            let name = format!("[data-space=\"{}\"]", won.from);
            if let Ok(Some(tile)) = self.parts[COLUMN].query_selector(&name) {
                set(&tile, "data-new", "");
            }
        }
    }

    /// Draws everything anew that has changed.
    fn draw(&self, state: &mut State) {
        let focus = Focus::find(&self.root);
        let parts = self.contents(state);
        for (i, html) in parts.into_iter().enumerate() {
            if state.drawn[i] != html {
                self.parts[i].set_inner_html(&html);
                set_vars(&self.parts[i]);
                state.drawn[i] = html;
            }
        }
        FANS.set(state.game.fans());
        let position = state.game.position();
        self.move_token(position, state.game.near());
        set(&self.root, "data-ask", state.game.ask().name());
        set(
            &self.root,
            "data-complains",
            if state.game.complaint().is_some() {
                "yes"
            } else {
                "no"
            },
        );
        let legal = match state.game.ask() {
            Ask::Nothing => Vec::new(),
            _ => state.game.view().actions().unwrap_or_default(),
        };
        let legal: Vec<String> = legal
            .iter()
            .take(LEGAL)
            .map(|action| action.to_string().replace(' ', "_"))
            .collect();
        set(&self.root, "data-legal", &legal.join(" "));
        if let Some(focus) = focus {
            focus.put(&self.root);
        }
    }

    /// What is in each part, in their order.
    fn contents(&self, state: &State) -> [String; PARTS] {
        let game = &state.game;
        let (words, position) = (&self.words, game.position());
        let felt = Felt {
            words,
            position,
            near: game.below(),
            lies: state.lies,
            defence: game.defence(),
            own: game.hand(),
        };
        let tray = Tray { words, game };
        let numeral = |number: u8| digits(words, number);
        [
            tray.strip(state.tiles),
            TacocatBoard::new(position, game.near()).track(&numeral),
            TacocatBoard::token(),
            felt.far(),
            felt.middle(),
            felt.discards(),
            tray.facts(),
            tray.hand(&felt),
            tray.hint(),
            tray.sort(),
            tray.buttons(),
        ]
    }

    /// The style sheet lets it travel.
    fn move_token(&self, position: &Position, near: Seat) {
        let at = TrackGrid { near }.token(position.track());
        let token = &self.parts[TOKEN];
        let (x, y) = (at.x as i32, at.y as i32);
        if let Some(token) = token.dyn_ref::<SvgElement>() {
            let way = format!("translate({x}px,{y}px)");
            let _ = token.style().set_property("transform", &way);
        }
        set(token, "data-at", &position.track().token().to_string());
    }

    /// Something has happened within the table.
    fn hear(&self, event: &Event) {
        let target: Option<Element> = event.target().and_then(|target| target.dyn_into().ok());
        let Some(target) = target else { return };
        match &*event.type_() {
            "click" => {
                let was_drag = {
                    let mut state = self.state.borrow_mut();
                    std::mem::take(&mut state.dragged)
                };
                if !was_drag && !self.hurry(&target) {
                    self.click(&target);
                }
            }
            "keydown" => {
                if let Some(event) = event.dyn_ref() {
                    self.key(&target, event);
                }
            }
            kind => {
                if let Some(event) = event.dyn_ref() {
                    self.pointer(kind, &target, event);
                }
            }
        }
    }

    /// A press while something is shown ends that, and is for nothing else; but what the viewer is asked for
    /// can be chosen while the other's choice is still shown.
    fn hurry(&self, target: &Element) -> bool {
        let is_asked = self.state.borrow().game.ask() != Ask::Nothing;
        let names = ["data-card", "data-slot", "data-attack", "data-do"];
        let is_choice = names.iter().any(|name| value(target, name).is_some());
        self.page.hurry() && !(is_asked && is_choice)
    }

    fn pointer(&self, kind: &str, target: &Element, event: &PointerEvent) {
        let Ok(mut state) = self.state.try_borrow_mut() else {
            return;
        };
        match kind {
            "pointerdown" => {
                state.dragged = false;
                let card = value(target, "data-card").and_then(|card| card.parse().ok());
                state.drag = card.and_then(|card| Drag::start(card, target, event));
            }
            "pointermove" => {
                if let Some(drag) = &mut state.drag {
                    drag.pull(event);
                }
            }
            _ => {
                let Some(drag) = state.drag.take() else {
                    return;
                };
                let put = drag.end(&self.root, event, kind == "pointerup");
                state.dragged = put.is_some();
                match put {
                    Some(Put::Slot(slot)) => state.game.put(drag.card(), slot),
                    Some(Put::Place(place)) => {
                        state.game.fan_mut().put(drag.card(), place);
                    }
                    Some(Put::Nowhere) | None => {}
                }
                if state.dragged {
                    self.settle(&mut state);
                }
            }
        }
    }

    fn click(&self, target: &Element) {
        if let Some(Ok(card)) = value(target, "data-card").map(|card| card.parse()) {
            self.change(|game| game.touch(card));
        } else if let Some(Ok(slot)) = value(target, "data-slot").map(|slot| slot.parse()) {
            self.change(|game| game.touch_slot(slot));
        } else if let Some(Ok(attack)) = value(target, "data-attack").map(|attack| attack.parse()) {
            self.change(|game| game.choose(attack));
        } else {
            match value(target, "data-do").as_deref() {
                Some("play") => self.play(),
                Some("answer-all") => self.change(Game::answer_all),
                Some("sort") => {
                    let by_sets = value(target, "data-order").as_deref() == Some("sets");
                    let order = if by_sets { Order::Sets } else { Order::Ranks };
                    self.change(|game| game.fan_mut().sort(order));
                }
                _ => {}
            }
        }
    }

    fn play(&self) {
        let mut action = None;
        self.change(|game| action = game.play());
        if let Some(action) = action {
            self.page.act(&action.to_string());
        }
    }

    fn key(&self, target: &Element, event: &KeyboardEvent) {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        let card: Option<Card> = value(target, "data-card").and_then(|card| card.parse().ok());
        let right = match event.key().as_str() {
            "ArrowRight" => Some(true),
            "ArrowLeft" => Some(false),
            _ => None,
        };
        match (event.key().as_str(), card, right) {
            ("Escape", ..) => self.change(Game::clear),
            (_, Some(card), Some(right)) if event.shift_key() => {
                self.change(|game| game.fan_mut().shift(card, right));
            }
            (_, _, Some(right)) => self.walk(target, right),
            (key, ..) => match key.parse::<u8>() {
                Ok(digit) => self.change(|game| touch_rank(game, digit)),
                Err(_) => return,
            },
        }
        event.prevent_default();
    }

    /// Moves the focus along the buttons beside the one that has it.
    fn walk(&self, target: &Element, right: bool) {
        let next = if right {
            target.next_element_sibling()
        } else {
            target.previous_element_sibling()
        };
        if let Some(next) = next.and_then(|next| next.dyn_into::<HtmlElement>().ok()) {
            // Only an element that is gone refuses the focus.
            let _ = next.focus();
        }
    }

    /// Changes what is chosen, and draws it.
    fn change(&self, how: impl FnOnce(&mut Game)) {
        if let Ok(mut state) = self.state.try_borrow_mut() {
            how(&mut state.game);
            self.settle(&mut state);
        }
    }

    /// Draws what was changed here; what came in has come in.
    fn settle(&self, state: &mut State) {
        set(&self.root, "data-enter", "");
        self.draw(state);
    }
}

/// Touches the next card of this rank: one that is not chosen, else one that is.
fn touch_rank(game: &mut Game, digit: u8) {
    let of_rank = |card: &&Card| card.rank.number() == digit;
    let is_free = |card: &&Card| {
        let answers = game
            .defence()
            .is_some_and(|defence| defence.slot_of(**card).is_some());
        !answers && !game.picked().contains(card)
    };
    let cards = game.fan().cards().iter();
    let free = cards.clone().find(|card| of_rank(card) && is_free(card));
    if let Some(card) = free.or_else(|| cards.clone().find(of_rank)).copied() {
        game.touch(card);
    }
}
