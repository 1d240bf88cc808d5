//! The house of this browser with its computer players, as a module of its own: in a worker, or, where
//! there are none, in the page.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use bots::Budget;
use client::{Ask, Desk, Owed, Told, Wish};
use game::Level;
use games::{AnyView, Kind};
use protocol::Refused;
use review::Reviewer;
use table::{Millis, Record, RecordError};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// The functions by which a page that has the module in itself speaks to it and hears from it.
const ASK: &str = "adda_ask";
const TOLD: &str = "adda_told";

fn main() {
    match js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
        Ok(scope) => serve(scope),
        Err(page) => define(page),
    }
}

/// Answers messages from now on.
fn serve(scope: DedicatedWorkerGlobalScope) {
    let reply = scope.clone();
    let module = Module::new(move |text| {
        let _ = reply.post_message(&text.into());
    });
    let heard = Closure::<dyn FnMut(MessageEvent)>::new({
        let module = module.clone();
        move |message: MessageEvent| module.hear(&message.data())
    });
    scope.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    module.tell(&[Told::Listens.to_string()]);
}

/// Puts a function into the page, and calls the one that the page has put there.
fn define(page: js_sys::Object) {
    let told = js_sys::Reflect::get(&page, &TOLD.into()).unwrap_or_default();
    let Ok(told) = told.dyn_into::<js_sys::Function>() else {
        return;
    };
    let module = Module::new(move |text| {
        let _ = told.call1(&JsValue::NULL, &text.into());
    });
    let ask = Closure::<dyn FnMut(JsValue)>::new({
        let module = module.clone();
        move |text| module.hear(&text)
    });
    let _ = js_sys::Reflect::set(&page, &ASK.into(), ask.as_ref());
    ask.forget();
    module.tell(&[Told::Listens.to_string()]);
}

/// The house and its way to the page.
#[derive(Clone)]
struct Module {
    desk: Rc<RefCell<Desk>>,
    /// Whether a computer player has chosen, and waits for its time.
    waits: Rc<Cell<bool>>,
    /// The review that the page asks for ply by ply.
    review: Rc<RefCell<Option<Ongoing>>>,
    reply: Rc<dyn Fn(&str)>,
}

impl Module {
    fn new(reply: impl Fn(&str) + 'static) -> Self {
        let seed = js_sys::Math::random().to_bits() ^ js_sys::Date::now().to_bits().rotate_left(32);
        Self {
            desk: Rc::new(RefCell::new(Desk::new(seed))),
            waits: Rc::default(),
            review: Rc::default(),
            reply: Rc::new(reply),
        }
    }

    fn tell(&self, told: &[String]) {
        told.iter().for_each(|text| (self.reply)(text));
    }

    fn hear(&self, text: &JsValue) {
        let text = text.as_string().unwrap_or_default();
        let module = self.clone();
        match text.parse() {
            Ok(Ask::Wish(n, Wish::Choose { game, level, view })) => {
                return later(0, move || module.advise(n, game, level, &view));
            }
            Ok(Ask::Wish(n, Wish::Review { record })) => {
                return later(0, move || module.review(n, &record));
            }
            Ok(Ask::Wish(n, Wish::Ply)) => return later(0, move || module.go_on(n)),
            _ => {}
        }
        let told = self.desk.borrow_mut().hear(&text, now());
        self.tell(&told);
        self.think_later();
    }

    /// The page shows what it was told, and what it has said meanwhile is heard, before thinking
    /// takes the time.
    fn think_later(&self) {
        let module = self.clone();
        later(0, move || {
            if module.waits.get() {
                return; // who comes after it is asked then
            }
            let owed = module.desk.borrow_mut().owed();
            if let Some(owed) = owed {
                module.think(&owed);
            }
        });
    }

    fn think(&self, owed: &Owed) {
        let start = js_sys::Date::now();
        let limits = bots::limits(owed.view.kind(), owed.thinker.level);
        let stop = || js_sys::Date::now() - start > limits.millis as f64;
        let budget = Budget {
            nodes: limits.nodes,
            stop: &stop,
        };
        let level = owed.thinker.level;
        if let Some(choice) = bots::choose_after(&owed.view, &owed.told, level, &budget, owed.seed)
        {
            let mut spent = (js_sys::Date::now() - start) as Millis;
            let mut wait = 0;
            if owed.view.kind().has_secrets() {
                // How long it thinks depends on what it holds: its move comes when its time is over.
                wait = (limits.millis as Millis - spent).max(0);
                spent = limits.millis as Millis;
            }
            self.waits.set(true);
            let (module, owed) = (self.clone(), owed.clone());
            later(wait, move || module.play(&owed, &choice.action, spent));
        }
    }

    /// Answers what a computer player would do.
    fn advise(&self, n: u32, game: Kind, level: Level, view: &str) {
        let start = js_sys::Date::now();
        let limits = bots::limits(game, level);
        let stop = || js_sys::Date::now() - start > limits.millis as f64;
        let budget = Budget {
            nodes: limits.nodes,
            stop: &stop,
        };
        let seed = js_sys::Math::random().to_bits();
        let view = AnyView::parse(game, view).ok();
        let choice = view.and_then(|view| bots::choose(&view, level, &budget, seed));
        let answer = choice.map(|choice| choice.action);
        self.tell(&[Told::Done(n, answer.ok_or_else(String::new)).to_string()]);
    }

    /// Begins the review of a record.
    fn review(&self, n: u32, record: &str) {
        let begun = Ongoing::begin(record);
        let answer = begun.map(|(review, head)| {
            *self.review.borrow_mut() = Some(review);
            head
        });
        self.tell(&[Told::Done(n, answer).to_string()]);
    }

    /// Answers the next ply of the review.
    fn go_on(&self, n: u32) {
        let mut review = self.review.borrow_mut();
        let ply = review.as_mut().and_then(Ongoing::step);
        drop(review);
        self.tell(&[Told::Done(n, Ok(ply.unwrap_or_default())).to_string()]);
    }

    fn play(&self, owed: &Owed, action: &str, spent: Millis) {
        self.waits.set(false);
        let mut desk = self.desk.borrow_mut();
        let told = desk.thought(owed, action, spent, now());
        drop(desk);
        self.tell(&told);
        self.think_later(); // it may be its turn again
    }
}

/// A review under way.
struct Ongoing {
    reviewer: Reviewer,
    nodes: u64,
}

impl Ongoing {
    /// Of a record; with it what the page is told first. The refusal is as those of the house.
    fn begin(record: &str) -> Result<(Self, String), String> {
        let refused = |fault: &review::Fault| {
            let refused = Refused::new(fault.code());
            serde_json::to_string(&refused).unwrap_or_default()
        };
        let record: Record = record
            .parse()
            .map_err(|error: RecordError| refused(&error.into()))?;
        let nodes = review::nodes(record.offer.game);
        let reviewer =
            Reviewer::new(&record, &Budget::nodes(nodes)).map_err(|why| refused(&why))?;
        let head = serde_json::to_string(&reviewer.head()).unwrap_or_default();
        Ok((Self { reviewer, nodes }, head))
    }

    /// The next ply as JSON.
    fn step(&mut self) -> Option<String> {
        let ply = self.reviewer.step(&Budget::nodes(self.nodes))?;
        serde_json::to_string(&ply).ok()
    }
}

fn now() -> Millis {
    js_sys::Date::now() as Millis
}

/// Calls `f` so many milliseconds from now, after whatever waits by then.
fn later(wait: Millis, f: impl FnOnce() + 'static) {
    let global = js_sys::global();
    let timeout = js_sys::Reflect::get(&global, &"setTimeout".into()).unwrap_or_default();
    if let Ok(timeout) = timeout.dyn_into::<js_sys::Function>() {
        let _ = timeout.call2(&global, &Closure::once_into_js(f), &(wait as f64).into());
    }
}
