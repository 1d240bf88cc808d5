//! The window and the document.

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

/// The window this page is in.
pub(crate) fn window() -> web_sys::Window {
    leptos::prelude::window()
}

/// The page.
pub(crate) fn document() -> web_sys::Document {
    leptos::prelude::document()
}

/// Scheme, host and port of the house.
pub(crate) fn origin() -> String {
    window().location().origin().unwrap_or_default()
}

/// What the shell says under `name` in a `<meta>`: addresses of assets, names of the installation.
pub(crate) fn meta(name: &str) -> Option<String> {
    let selector = format!("meta[name=\"{name}\"]");
    document()
        .query_selector(&selector)
        .ok()??
        .get_attribute("content")
        .filter(|content| !content.is_empty())
}

/// The languages that the person has told the browser, the best first, joined by commas.
pub(crate) fn languages() -> String {
    String::from(window().navigator().languages().join(","))
}

/// Loads the page anew.
pub(crate) fn reload() {
    let _ = window().location().reload(); // it is always allowed
}

/// Takes a parameter out of the page's address: it says how the page was opened, and neither a reload
/// nor a copied address is to say it again.
pub(crate) fn take_parameter(name: &str) -> Option<String> {
    let location = window().location();
    let (path, search) = (location.pathname().ok()?, location.search().ok()?);
    let named = |pair: &&str| pair.split_once('=').is_some_and(|(other, _)| other == name);
    let (taken, left): (Vec<&str>, Vec<&str>) = search
        .trim_start_matches('?')
        .split('&')
        .filter(|pair| !pair.is_empty())
        .partition(named);
    let value = taken.first()?.split_once('=')?.1.to_owned();
    let mark = if left.is_empty() { "" } else { "?" };
    let address = format!("{path}{mark}{}", left.join("&"));
    let history = window().history().ok()?;
    let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&address));
    Some(value)
}

/// Marks the whole page for the style sheet.
pub(crate) fn mark(attribute: &str, value: Option<&str>) {
    if let Some(root) = document().document_element() {
        let _ = match value {
            Some(value) => root.set_attribute(attribute, value),
            None => root.remove_attribute(attribute),
        };
    }
}

/// Sets the colours, those of the browser's frame too: `light`, `dark`, or what the device has for
/// anything else.
pub(crate) fn set_theme(theme: &str) {
    let chosen = Some(theme).filter(|theme| matches!(*theme, "light" | "dark"));
    mark("data-theme", chosen);
    for other in ["light", "dark"] {
        let media = match theme {
            theme if theme == other => "all",
            "light" | "dark" => "not all",
            _ => &format!("(prefers-color-scheme: {other})"),
        };
        if let Some(meta) = document().get_element_by_id(&format!("floor-{other}")) {
            let _ = meta.set_attribute("media", media);
        }
    }
}

/// Calls `f` for every such event of the window, as long as the page lives.
pub(crate) fn on_window(event: &str, f: impl FnMut(web_sys::Event) + 'static) {
    listen(window().as_ref(), event, f);
}

/// Tells every program in this page that something has happened.
pub(crate) fn tell_window(event: &str) {
    if let Ok(event) = web_sys::Event::new(event) {
        let _ = window().dispatch_event(&event);
    }
}

/// As [`on_window`], of the document.
pub(crate) fn on_document(event: &str, f: impl FnMut(web_sys::Event) + 'static) {
    listen(document().as_ref(), event, f);
}

fn listen(target: &web_sys::EventTarget, event: &str, f: impl FnMut(web_sys::Event) + 'static) {
    let f = Closure::<dyn FnMut(web_sys::Event)>::new(f);
    let _ = target.add_event_listener_with_callback(event, f.as_ref().unchecked_ref());
    f.forget();
}

/// Lets the house's pages be opened without a network from now on. Where the browser has no service
/// worker, they are not.
pub(crate) fn start_service_worker() {
    let has = js_sys::Reflect::has(&window().navigator(), &"serviceWorker".into());
    if has.unwrap_or_default() {
        on_window("online", |_| register());
        // Once the page is there and at rest: what it fetches ahead must not keep the page waiting.
        super::after(4_000, register);
    }
}

fn register() {
    let navigator = window().navigator();
    if !navigator.on_line() {
        return;
    }
    let registered = navigator.service_worker().register("/sw.js");
    wasm_bindgen_futures::spawn_local(async move {
        // Without it everything works but a visit without a network.
        let _ = wasm_bindgen_futures::JsFuture::from(registered).await;
    });
}
