//! What this browser keeps between visits; where it keeps nothing (blocked, full), as long as the page
//! is open.

use std::cell::RefCell;
use std::collections::BTreeMap;

thread_local! {
    /// What the browser would not keep.
    static UNKEPT: RefCell<BTreeMap<String, String>> = const { RefCell::new(BTreeMap::new()) };
}

/// The value kept under `key`.
pub(crate) fn kept(key: &str) -> Option<String> {
    UNKEPT
        .with_borrow(|unkept| unkept.get(key).cloned())
        .or_else(|| storage()?.get_item(key).ok()?)
}

/// Keeps a value.
pub(crate) fn keep(key: &str, value: &str) {
    let is_kept = storage().is_some_and(|storage| storage.set_item(key, value).is_ok());
    UNKEPT.with_borrow_mut(|unkept| {
        if is_kept {
            unkept.remove(key);
        } else {
            unkept.insert(key.to_owned(), value.to_owned());
        }
    });
}

/// Keeps it no longer.
pub(crate) fn forget(key: &str) {
    UNKEPT.with_borrow_mut(|unkept| unkept.remove(key));
    if let Some(storage) = storage() {
        let _ = storage.remove_item(key);
    }
}

fn storage() -> Option<web_sys::Storage> {
    super::window().local_storage().ok()?
}
