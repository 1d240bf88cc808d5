//! The clipboard.

use wasm_bindgen_futures::JsFuture;

/// Puts a text on the clipboard; whether that worked.
pub(crate) async fn copy(text: &str) -> bool {
    let navigator = super::window().navigator();
    // Only pages of a secure origin have one.
    if js_sys::Reflect::get(&navigator, &"clipboard".into()).is_ok_and(|found| found.is_undefined())
    {
        return false;
    }
    JsFuture::from(navigator.clipboard().write_text(text))
        .await
        .is_ok()
}
