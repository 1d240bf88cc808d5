//! What the table asks of the page's elements.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// The button that has the keyboard's focus, by what tells it from others.
pub(super) struct Focus {
    name: &'static str,
    value: String,
}

impl Focus {
    const NAMES: [&'static str; 4] = ["data-card", "data-slot", "data-attack", "data-do"];

    pub(super) fn find(root: &Element) -> Option<Self> {
        let focused = web_sys::window()?.document()?.active_element()?;
        if !root.contains(Some(&focused)) {
            return None;
        }
        let find = |name: &'static str| {
            let value = focused.get_attribute(name)?;
            Some(Self { name, value })
        };
        Self::NAMES.into_iter().find_map(find)
    }

    /// Puts it on the same button again, or on the next best if that is gone.
    pub(super) fn put(self, root: &Element) {
        let Self { name, value } = self;
        let names = [
            format!("[{name}=\"{value}\"]"),
            "[data-do=\"play\"]".to_owned(),
            "[data-card]".to_owned(),
            ".playing".to_owned(),
        ];
        let is_there = web_sys::window()
            .and_then(|window| window.document()?.active_element())
            .is_some_and(|focused| root.contains(Some(&focused)));
        if is_there {
            return;
        }
        for name in names {
            if let Ok(Some(found)) = root.query_selector(&name)
                && let Ok(found) = found.dyn_into::<HtmlElement>()
            {
                // Only an element that is gone refuses the focus.
                let _ = found.focus();
                return;
            }
        }
    }
}

/// Gives the elements within their places: pages may hold no style of their own as text.
pub(super) fn set_vars(part: &Element) {
    let Ok(found) = part.query_selector_all("[data-vars]") else {
        return;
    };
    for i in 0..found.length() {
        let element = found
            .get(i)
            .and_then(|node| node.dyn_into::<HtmlElement>().ok());
        let Some(element) = element else { continue };
        let vars = element.get_attribute("data-vars").unwrap_or_default();
        for (name, value) in vars.split(' ').filter_map(|var| var.split_once(':')) {
            let _ = element.style().set_property(&format!("--{name}"), value);
        }
    }
}
