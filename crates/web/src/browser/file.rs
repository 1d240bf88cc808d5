//! Files that come and go.

use js_sys::Array;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, File, HtmlAnchorElement, Url};

/// The text of a file; `None` where it cannot be read.
pub(crate) async fn read_text(file: &File) -> Option<String> {
    JsFuture::from(file.text()).await.ok()?.as_string()
}

/// Gives the person a text file.
pub(crate) fn download(name: &str, text: &str) {
    let _ = try_download(name, text);
}

fn try_download(name: &str, text: &str) -> Option<()> {
    let blob = Blob::new_with_str_sequence(&Array::of1(&text.into())).ok()?;
    let url = Url::create_object_url_with_blob(&blob).ok()?;
    let link: HtmlAnchorElement = super::document()
        .create_element("a")
        .ok()?
        .dyn_into()
        .ok()?;
    link.set_href(&url);
    link.set_download(name);
    link.click();
    // The browser reads it after the click; then it may go.
    super::after(10_000, move || {
        let _ = Url::revoke_object_url(&url);
    });
    Some(())
}
