//! Modules and style sheets that come later than the page.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{HtmlLinkElement, HtmlScriptElement};

/// Loads a module into the page; `failed` is called, later, where it cannot be had.
pub(crate) fn load_module(address: &str, failed: impl FnOnce() + Clone + 'static) {
    if add_script(address, failed.clone()).is_none() {
        super::after(0, failed);
    }
}

fn add_script(address: &str, failed: impl FnOnce() + 'static) -> Option<()> {
    let script = super::document().create_element("script").ok()?;
    let script: HtmlScriptElement = script.dyn_into().ok()?;
    script.set_type("module");
    script.set_src(address);
    let failed = Closure::once_into_js(|| super::after(0, failed));
    script.set_onerror(Some(failed.unchecked_ref()));
    super::document().head()?.append_child(&script).ok()?;
    Some(())
}

/// Loads a style sheet into the page. `done` is called when it is there, or cannot be had: what it would dress
/// is of use without it.
pub(crate) fn load_sheet(address: &str, done: impl FnOnce() + Clone + 'static) {
    if add_sheet(address, done.clone()).is_none() {
        done();
    }
}

fn add_sheet(address: &str, done: impl FnOnce() + Clone + 'static) -> Option<()> {
    let link = super::document().create_element("link").ok()?;
    let link: HtmlLinkElement = link.dyn_into().ok()?;
    link.set_rel("stylesheet");
    link.set_href(address);
    let failed = Closure::once_into_js(done.clone());
    link.set_onerror(Some(failed.unchecked_ref()));
    let done = Closure::once_into_js(done);
    link.set_onload(Some(done.unchecked_ref()));
    super::document().head()?.append_child(&link).ok()?;
    Some(())
}
