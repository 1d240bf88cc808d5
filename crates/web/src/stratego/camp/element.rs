//! Elements of the page.

use wasm_bindgen::JsCast;
use web_sys::Element;

/// The value of an attribute of the element or one around it.
pub(super) fn value(element: &Element, name: &str) -> Option<String> {
    let found = element.closest(&format!("[{name}]")).ok()??;
    found.get_attribute(name)
}

pub(super) fn set(element: &Element, name: &str, value: &str) {
    if element.get_attribute(name).as_deref() != Some(value) {
        // Only a name that is none is refused.
        let _ = element.set_attribute(name, value);
    }
}

pub(super) fn flag(element: &Element, name: &str, is: bool) {
    if is {
        set(element, name, "");
    } else {
        // Only a name that is none is refused.
        let _ = element.remove_attribute(name);
    }
}

pub(super) fn active() -> Option<Element> {
    web_sys::window()?.document()?.active_element()
}

pub(super) fn focus(element: Option<&Element>) {
    // Squares are parts of a picture, buttons are not.
    let Some(element) = element else { return };
    let focus = js_sys::Reflect::get(element, &"focus".into());
    if let Ok(focus) = focus.and_then(JsCast::dyn_into::<js_sys::Function>) {
        // Only an element that is gone refuses the focus.
        let _ = focus.call0(element);
    }
}
