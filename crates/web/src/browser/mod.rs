//! What the client needs of the browser beside the page itself, each behind a few functions that
//! cannot fail: a browser without a feature behaves as if nothing were kept, played or shaken.

mod clipboard;
mod cookie;
mod entropy;
mod file;
mod module;
mod page;
mod share;
mod sound;
mod storage;
mod time;

pub(crate) use clipboard::copy;
pub(crate) use cookie::{cookie, set_cookie};
pub(crate) use entropy::{device, fresh_key, seed};
pub(crate) use file::{download, read_text};
pub(crate) use module::{load_module, load_sheet};
pub(crate) use page::{
    document, languages, mark, meta, on_document, on_window, origin, reload, set_theme,
    start_service_worker, take_parameter, tell_window, window,
};
pub(crate) use share::{can_share, share};
pub(crate) use sound::{Sound, play, vibrate};
pub(crate) use storage::{forget, keep, kept};
pub(crate) use time::{after, every, now, prefers_reduced_motion, wait};
