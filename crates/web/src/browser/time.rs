//! The local clock, and what happens later.

use std::time::Duration;

use table::Millis;
use wasm_bindgen_futures::JsFuture;

/// The local time, in milliseconds since the Unix epoch.
pub(crate) fn now() -> Millis {
    js_sys::Date::now() as Millis
}

/// Calls `f` once, so many milliseconds from now.
pub(crate) fn after(wait: Millis, f: impl FnOnce() + 'static) {
    leptos::prelude::set_timeout(f, Duration::from_millis(wait.max(0).unsigned_abs()));
}

/// Waits so many milliseconds.
pub(crate) async fn wait(wait: Millis) {
    let mut later = |done: js_sys::Function, _| {
        after(wait, move || {
            let _ = done.call0(&wasm_bindgen::JsValue::NULL);
        });
    };
    let _ = JsFuture::from(js_sys::Promise::new(&mut later)).await;
}

/// Calls `f` again and again, as long as the page lives.
pub(crate) fn every(wait: Millis, f: impl Fn() + 'static) {
    let wait = Duration::from_millis(wait.max(1).unsigned_abs());
    let _ = leptos::prelude::set_interval_with_handle(f, wait);
}

/// Whether the person wants things on the screen to stay still.
pub(crate) fn prefers_reduced_motion() -> bool {
    super::window()
        .match_media("(prefers-reduced-motion: reduce)")
        .ok()
        .flatten()
        .is_some_and(|query| query.matches())
}
