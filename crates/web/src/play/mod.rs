//! The match that a page shows, wherever it is played: at the house, or in this browser.

mod annex;
mod hands;
mod house;
mod live;
mod local;
mod socket;
mod stage;

pub(crate) use annex::ask as ask_annex;
pub(crate) use house::{allow, is_outdated, is_up, reconnect, speak, start};
pub(crate) use live::{Live, Place};
pub(crate) use local::{
    check, history, import, keep_name, kept_record, open as open_local, replay,
};
