//! What boards do with the elements that they draw into.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, Event};

/// The parts within an element whose content changes, in their order: those with `data-part`.
pub(crate) fn parts(host: &Element) -> Option<Vec<Element>> {
    let found = host.query_selector_all("[data-part]").ok()?;
    let parts = (0..found.length()).filter_map(|i| found.get(i)?.dyn_into().ok());
    Some(parts.collect())
}

/// Hears these events within an element as long as it lives, which the page forgets.
pub(crate) fn listen(
    host: &Element,
    events: &[&str],
    hear: impl Fn(Event) + 'static,
) -> Option<()> {
    let hear = Closure::<dyn Fn(Event)>::new(hear);
    for event in events {
        let hear = hear.as_ref().unchecked_ref();
        host.add_event_listener_with_callback(event, hear).ok()?;
    }
    hear.forget();
    Some(())
}

/// The value of an attribute of the element or one around it.
pub(crate) fn value(element: &Element, name: &str) -> Option<String> {
    let found = element.closest(&format!("[{name}]")).ok()??;
    found.get_attribute(name)
}

/// Sets an attribute.
pub(crate) fn set(element: &Element, name: &str, value: &str) {
    if element.get_attribute(name).as_deref() != Some(value) {
        // Only a name that is none is refused.
        let _ = element.set_attribute(name, value);
    }
}

/// Sets an attribute without a value, or takes it away.
pub(crate) fn flag(element: &Element, name: &str, is: bool) {
    if is {
        set(element, name, "");
    } else {
        // Only a name that is none is refused.
        let _ = element.remove_attribute(name);
    }
}

/// The element that has the keyboard's focus.
pub(crate) fn active() -> Option<Element> {
    web_sys::window()?.document()?.active_element()
}

/// Gives the keyboard's focus to an element.
pub(crate) fn focus(element: Option<&Element>) {
    // Squares are parts of a picture, buttons are not.
    let Some(element) = element else { return };
    let focus = js_sys::Reflect::get(element, &"focus".into());
    if let Ok(focus) = focus.and_then(JsCast::dyn_into::<js_sys::Function>) {
        // Only an element that is gone refuses the focus.
        let _ = focus.call0(element);
    }
}
