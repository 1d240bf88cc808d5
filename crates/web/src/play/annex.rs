//! Where the house of this browser is: a module of its own in a worker, loaded when it is needed.
//! Whoever plays and looks on here speaks to it as to the house far away.

use std::cell::RefCell;
use std::collections::{BTreeMap, VecDeque};

use client::{ALONE, Ask, Link, PEOPLE, Signal, Told, Wish, sharer, wire};
use games::Hue;
use js_sys::{Function, Promise, Reflect};
use protocol::{Refused, Say};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

use super::local;
use crate::browser;
use crate::texts::words;

#[derive(Default)]
struct Annex {
    site: Option<Site>,
    /// Messages that wait until it listens.
    waiting: Vec<String>,
    asked: u32,
    /// Wishes by number, until they are answered: what to call with the answer or the refusal.
    open: BTreeMap<u32, [Function; 2]>,
    /// What came for each person of this device.
    inboxes: [VecDeque<Signal>; PEOPLE],
}

/// Where the module runs.
enum Site {
    /// In a worker.
    Worker { worker: Worker, listens: bool },
    /// In the page itself, for browsers that have no module workers; with its function once it
    /// listens.
    Page(Option<Function>),
}

/// The functions by which a module in the page is spoken to, and speaks.
const ASK: &str = "adda_ask";
const TOLD: &str = "adda_told";
/// What the person of this browser is called, as the house said last.
pub(super) const NAME: &str = "adda.name";

thread_local! {
    static ANNEX: RefCell<Annex> = RefCell::default();
}

/// What the module answers to a wish; loads it if it has to be.
pub(crate) async fn ask(wish: Wish) -> Result<String, Refused> {
    let mut wish = Some(wish);
    let answer = Promise::new(&mut |done, refused| {
        ANNEX.with_borrow_mut(|annex| {
            annex.asked += 1;
            let n = annex.asked;
            annex.open.insert(n, [done, refused]);
            if let Some(wish) = wish.take() {
                annex.send(Ask::Wish(n, wish).to_string());
            }
        });
    });
    match JsFuture::from(answer).await {
        Ok(answer) => Ok(answer.as_string().unwrap_or_default()),
        Err(why) => {
            Err(wire::read(&why.as_string().unwrap_or_default()).unwrap_or_else(|_| not_loaded()))
        }
    }
}

/// The link of one person of this device, by number.
pub(super) struct AnnexLink(pub(super) usize);

impl Link for AnnexLink {
    fn say(&mut self, say: Say) {
        let (person, say) = (self.0, wire::write(&say));
        ANNEX.with_borrow_mut(|annex| annex.send(Ask::Say { person, say }.to_string()));
    }

    fn next_signal(&mut self) -> Option<Signal> {
        ANNEX.with_borrow_mut(|annex| annex.inboxes[self.0].pop_front())
    }
}

/// What the people of this device are called.
fn names() -> [String; PEOPLE] {
    let mut names: [String; PEOPLE] = Default::default();
    for hue in Hue::ALL {
        names[sharer(hue)] = words().hue(hue);
    }
    names[ALONE] = browser::kept(NAME).unwrap_or_else(|| names[0].clone());
    names
}

impl Annex {
    fn send(&mut self, text: String) {
        self.start();
        match &self.site {
            Some(Site::Worker {
                worker,
                listens: true,
            }) => {
                let _ = worker.post_message(&text.into());
            }
            Some(Site::Page(Some(ask))) => {
                // Later, since it may answer at once.
                let ask = ask.clone();
                browser::after(0, move || {
                    let _ = ask.call1(&JsValue::NULL, &text.into());
                });
            }
            _ => self.waiting.push(text),
        }
    }

    fn start(&mut self) {
        if self.site.is_some() {
            return;
        }
        let Some(address) = browser::meta("adda-worker") else {
            return browser::after(0, fail);
        };
        self.waiting.push(Ask::Names(names()).to_string());
        for inbox in &mut self.inboxes {
            inbox.push_back(Signal::Up);
        }
        browser::after(0, local::pump);
        match start_worker(&address) {
            Some(worker) => {
                self.site = Some(Site::Worker {
                    worker,
                    listens: false,
                });
            }
            None => self.move_into_page(&address),
        }
    }

    fn listens(&mut self) {
        match &mut self.site {
            Some(Site::Worker { listens, .. }) => *listens = true,
            Some(Site::Page(ask)) => {
                let found = Reflect::get(&browser::window(), &ASK.into()).unwrap_or_default();
                *ask = found.dyn_into().ok();
            }
            None => {}
        }
        for text in std::mem::take(&mut self.waiting) {
            self.send(text);
        }
    }

    /// The worker does not run here: the module is loaded into the page.
    fn move_into_page(&mut self, address: &str) {
        self.site = Some(Site::Page(None));
        let told = Closure::<dyn FnMut(JsValue)>::new(|text: JsValue| hear(&text));
        let _ = Reflect::set(&browser::window(), &TOLD.into(), told.as_ref());
        told.forget();
        browser::load_module(address, fail);
    }
}

/// The refusal where the module cannot be had.
pub(super) fn not_loaded() -> Refused {
    Refused::new("not-loaded")
}

fn start_worker(address: &str) -> Option<Worker> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(address, &options).ok()?;
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(|message: MessageEvent| {
        hear(&message.data());
    });
    let place = address.to_owned();
    let broken = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
        event.prevent_default();
        ANNEX.with_borrow_mut(|annex| match annex.site {
            Some(Site::Worker { listens: false, .. }) => annex.move_into_page(&place),
            Some(Site::Worker { .. }) => browser::after(0, fail),
            _ => {}
        });
    });
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    worker.set_onerror(Some(broken.as_ref().unchecked_ref()));
    heard.forget();
    broken.forget();
    Some(worker)
}

/// Takes up a message of the module.
fn hear(text: &JsValue) {
    let Some(Ok(told)) = text.as_string().map(|text| text.parse()) else {
        return;
    };
    match told {
        Told::Listens => ANNEX.with_borrow_mut(Annex::listens),
        Told::Keep(kept, log) => local::keep(kept, &log),
        Told::Tell { person, tell } => {
            if let Ok(tell) = wire::read(&tell) {
                let signal = Signal::Tell(Box::new(tell));
                ANNEX.with_borrow_mut(|annex| annex.inboxes[person].push_back(signal));
                browser::after(0, local::pump);
            }
        }
        Told::Done(n, answer) => {
            let open = ANNEX.with_borrow_mut(|annex| annex.open.remove(&n));
            let (i, text) = match answer {
                Ok(text) => (0, text),
                Err(why) => (1, why),
            };
            if let Some(calls) = open {
                let _ = calls[i].call1(&JsValue::NULL, &text.into());
            }
        }
    }
}

/// The module cannot be loaded, or has broken: every wish is refused, the connections are gone, and the next
/// wish tries again.
fn fail() {
    let open = ANNEX.with_borrow_mut(|annex| {
        annex.site = None;
        annex.waiting.clear();
        for inbox in &mut annex.inboxes {
            inbox.push_back(Signal::Down);
        }
        std::mem::take(&mut annex.open)
    });
    for [_, refused] in open.into_values() {
        let _ = refused.call0(&JsValue::NULL);
    }
    local::lost();
}
