//! What this browser keeps between visits.

/// The value kept under `key`.
pub(crate) fn kept(key: &str) -> Option<String> {
    storage()?.get_item(key).ok()?
}

/// Keeps a value. A browser that keeps nothing (private mode, full) goes on without.
pub(crate) fn keep(key: &str, value: &str) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(key, value);
    }
}

/// Keeps it no longer.
pub(crate) fn forget(key: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(key);
    }
}

fn storage() -> Option<web_sys::Storage> {
    super::window().local_storage().ok()?
}
