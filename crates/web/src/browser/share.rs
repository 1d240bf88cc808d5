//! The share sheet of the device.

use js_sys::{Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// Whether this browser has one.
pub(crate) fn can_share() -> bool {
    function().is_some()
}

/// Offers an address with a text to whatever the person picks.
pub(crate) fn share(text: &str, url: &str) {
    let Some(function) = function() else { return };
    let data = Object::new();
    for (name, value) in [("text", text), ("url", url)] {
        let _ = Reflect::set(&data, &name.into(), &value.into());
    }
    if let Ok(promise) = function.call1(&super::window().navigator(), &data)
        && let Ok(promise) = promise.dyn_into::<js_sys::Promise>()
    {
        // A sheet that is closed without a choice is no failure.
        wasm_bindgen_futures::spawn_local(async move {
            let _ = wasm_bindgen_futures::JsFuture::from(promise).await;
        });
    }
}

fn function() -> Option<Function> {
    let navigator: JsValue = super::window().navigator().into();
    Reflect::get(&navigator, &"share".into())
        .ok()?
        .dyn_into()
        .ok()
}
