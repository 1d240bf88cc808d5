//! The match that a page shows, wherever it is played: at the house, or in this browser.

mod house;
mod live;
mod local;
mod socket;
mod stage;
mod thinker;

pub(crate) use house::{allow, is_outdated, is_up, reconnect, start};
pub(crate) use live::{Live, Place};
pub(crate) use local::{Against, keep_name, open as open_local, unfinished};
