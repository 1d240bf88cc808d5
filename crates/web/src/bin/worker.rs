//! The computer player as a module of its own: in a worker, or, where there are none, in the page.
//!
//! A question is a text of five lines: number, game, level, seed, view. The answer has three:
//! number, action, milliseconds.

use games::AnyView;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

fn main() {
    match js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
        Ok(scope) => serve(&scope),
        Err(page) => define(&page),
    }
}

/// Answers messages from now on.
fn serve(scope: &DedicatedWorkerGlobalScope) {
    let reply = scope.clone();
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
        let question = message.data().as_string().unwrap_or_default();
        let _ = reply.post_message(&answer(&question).into());
    });
    scope.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    let _ = scope.post_message(&"listens".into());
}

/// Puts a function into the page.
fn define(page: &js_sys::Object) {
    let think = Closure::<dyn FnMut(JsValue) -> JsValue>::new(|question: JsValue| {
        answer(&question.as_string().unwrap_or_default()).into()
    });
    let _ = js_sys::Reflect::set(page, &"adda_think".into(), think.as_ref());
    think.forget();
}

fn answer(question: &str) -> String {
    let number = question.lines().next().unwrap_or_default();
    let start = js_sys::Date::now();
    let action = choose(question, start).unwrap_or_default();
    format!("{number}\n{action}\n{}", js_sys::Date::now() - start)
}

/// The action; none for a question that is not one.
fn choose(question: &str, start: f64) -> Option<String> {
    let mut lines = question.lines().skip(1);
    let game = lines.next()?.parse().ok()?;
    let level = lines.next()?.parse().ok()?;
    let seed = lines.next()?.parse().ok()?;
    let view = AnyView::parse(game, lines.next()?).ok()?;
    let limits = bots::limits(game, level);
    let stop = || js_sys::Date::now() - start > limits.millis as f64;
    let budget = bots::Budget {
        nodes: limits.nodes,
        stop: &stop,
    };
    Some(bots::choose(&view, level, &budget, seed)?.action)
}
