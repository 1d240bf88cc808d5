//! Modules that come later than the page.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::HtmlScriptElement;

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
