//! Laws that hold for any bytes at all: the bodies of the fuzz targets, which are the files of
//! `src/bin`. A body panics when its law is broken.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod events;
mod legals;
mod texts;
mod wire;

pub use events::events_apply_or_change_nothing;
pub use legals::legals_are_legal;
pub use texts::{text_round_trips, texts_round_trip};
pub use wire::{messages_are_read_alike, record_round_trips, table_texts_round_trip};
