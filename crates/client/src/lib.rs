//! A typed connection to a table, near or far: what the browser, the command line, programs that
//! play and load tests share.
//!
//! [`Session`] is the whole of it as one pure state machine: it is told what happens on a [`Link`]
//! and says what to send. It greets, follows matches, notices gaps, sends commands again after a
//! reconnect until they are answered, and knows the house's time. [`Room`] is what is known of one
//! match. A link is a socket to the house or a host in the same process; both speak
//! [`protocol::Say`] and [`protocol::Tell`]. [`Desk`] is a local house at the other end of a line of
//! text, as a browser has it in a worker.

mod backoff;
mod check;
mod desk;
mod desk_words;
mod heard;
mod house_time;
mod json;
mod line;
mod link;
mod local_house;
mod local_link;
#[cfg(feature = "native")]
pub mod native;
mod part;
mod pending;
mod room;
mod session;
pub mod wire;

pub use backoff::Backoff;
pub use check::Check;
pub use desk::{ALONE, Desk, Owed, PEOPLE, sharer};
pub use desk_words::{Ask, Kept, Stand, Told, Wish};
pub use heard::Heard;
pub use house_time::HouseTime;
pub use line::Line;
pub use link::{Link, Signal};
pub use local_house::{LocalHouse, Mail};
pub use local_link::{LocalExchange, LocalLink};
pub use pending::Pending;
pub use room::Room;
pub use session::Session;
