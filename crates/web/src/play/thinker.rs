//! The computer player of this browser: a module of its own in a worker, loaded when it is needed.

use std::cell::RefCell;
use std::collections::BTreeMap;

use game::Level;
use games::{AnyView, Form};
use js_sys::Function;
use table::Millis;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Event, HtmlScriptElement, MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::{api, browser};

/// The chosen action and the milliseconds it took; nothing if the module cannot be loaded.
type Answer = Box<dyn FnOnce(Option<(Form, Millis)>)>;

#[derive(Default)]
struct Thinker {
    mind: Option<Mind>,
    asked: u64,
    /// Questions by number, until they are answered.
    open: BTreeMap<u64, (String, Answer)>,
}

/// Where the computer player thinks.
enum Mind {
    /// Nowhere yet: the address of its module is asked for.
    Sought,
    /// In a worker; once it listens, questions are sent.
    Worker { worker: Worker, listens: bool },
    /// In the page itself, for browsers that have no module workers.
    Page,
}

/// What the worker says first.
const LISTENS: &str = "listens";
/// The function that the module defines in a page.
const IN_PAGE: &str = "adda_think";

thread_local! {
    static THINKER: RefCell<Thinker> = RefCell::default();
}

/// Asks for a move; `answer` is called later.
pub(super) fn ask(
    view: &AnyView,
    level: Level,
    answer: impl FnOnce(Option<(Form, Millis)>) + 'static,
) {
    let seed = browser::seed();
    THINKER.with_borrow_mut(|thinker| {
        thinker.asked += 1;
        let n = thinker.asked;
        let question = format!("{n}\n{}\n{level}\n{seed}\n{view}", view.kind());
        thinker.open.insert(n, (question, Box::new(answer)));
        thinker.wake();
        thinker.send(n);
    });
}

impl Thinker {
    fn wake(&mut self) {
        if self.mind.is_some() {
            return;
        }
        self.mind = Some(Mind::Sought);
        spawn_local(async {
            match api::worker().await {
                Some(address) => THINKER.with_borrow_mut(|thinker| thinker.start(address)),
                None => fail(),
            }
        });
    }

    fn start(&mut self, address: String) {
        match start_worker(&address) {
            Some(worker) => {
                self.mind = Some(Mind::Worker {
                    worker,
                    listens: false,
                });
            }
            None => self.move_into_page(&address),
        }
    }

    fn send(&self, n: u64) {
        let Some((question, _)) = self.open.get(&n) else {
            return;
        };
        match &self.mind {
            Some(Mind::Worker {
                worker,
                listens: true,
            }) => {
                let _ = worker.post_message(&question.into());
            }
            Some(Mind::Page) => browser::after(0, think_in_page),
            _ => {}
        }
    }

    fn listens(&mut self) {
        if let Some(Mind::Worker { listens, .. }) = &mut self.mind {
            *listens = true;
        }
        self.open.keys().for_each(|n| self.send(*n));
    }

    /// The worker does not run here: the module is loaded into the page.
    fn move_into_page(&mut self, address: &str) {
        self.mind = Some(Mind::Page);
        let loaded = Closure::once_into_js(|| browser::after(100, think_in_page));
        let failed = Closure::once_into_js(|| browser::after(0, fail));
        if load_script(address, loaded.unchecked_ref(), failed.unchecked_ref()).is_none() {
            browser::after(0, fail);
        }
    }
}

/// Loads a module into the page.
fn load_script(address: &str, loaded: &Function, failed: &Function) -> Option<()> {
    let script = browser::document().create_element("script").ok()?;
    let script: HtmlScriptElement = script.dyn_into().ok()?;
    script.set_type("module");
    script.set_src(address);
    script.set_onload(Some(loaded));
    script.set_onerror(Some(failed));
    browser::document().head()?.append_child(&script).ok()?;
    Some(())
}

fn start_worker(address: &str) -> Option<Worker> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(address, &options).ok()?;
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(|message: MessageEvent| {
        if let Some(text) = message.data().as_string() {
            hear(&text);
        }
    });
    let place = address.to_owned();
    let broken = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
        event.prevent_default();
        THINKER.with_borrow_mut(|thinker| {
            if !matches!(thinker.mind, Some(Mind::Page)) {
                thinker.move_into_page(&place);
            }
        });
    });
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    worker.set_onerror(Some(broken.as_ref().unchecked_ref()));
    heard.forget();
    broken.forget();
    Some(worker)
}

/// An answer: number, action, milliseconds.
fn hear(text: &str) {
    if text == LISTENS {
        return THINKER.with_borrow_mut(Thinker::listens);
    }
    let mut lines = text.lines();
    let n = lines.next().and_then(|n| n.parse().ok()).unwrap_or(0);
    let chosen = lines.next().and_then(|action| action.parse().ok());
    let spent = lines.next().and_then(|spent| spent.parse().ok());
    let open = THINKER.with_borrow_mut(|thinker| thinker.open.remove(&n));
    if let (Some((_, answer)), Some(action)) = (open, chosen) {
        answer(Some((action, spent.unwrap_or_default())));
    }
}

/// Thinks about everything that is asked, with the module that has been loaded into the page.
fn think_in_page() {
    let function = js_sys::Reflect::get(&browser::window(), &IN_PAGE.into()).ok();
    let Some(function) = function.and_then(|f| f.dyn_into::<Function>().ok()) else {
        return browser::after(100, think_in_page); // it is being compiled
    };
    let questions: Vec<String> = THINKER.with_borrow(|thinker| {
        thinker
            .open
            .values()
            .map(|(text, _)| text.clone())
            .collect()
    });
    for question in questions {
        let answer = function.call1(&wasm_bindgen::JsValue::NULL, &question.into());
        if let Some(text) = answer.ok().and_then(|answer| answer.as_string()) {
            hear(&text);
        }
    }
}

/// The module cannot be loaded: nobody gets an answer, and the next question tries again.
fn fail() {
    let open = THINKER.with_borrow_mut(|thinker| {
        thinker.mind = None;
        std::mem::take(&mut thinker.open)
    });
    open.into_values().for_each(|(_, answer)| answer(None));
}
