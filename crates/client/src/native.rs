//! The way to a house for programs: HTTP and a WebSocket on tokio. Load tests, computer players and
//! the server's own tests use it. Without TLS: a house far away is reached through its proxy.

mod device;
mod error;
mod guest;
mod house;
mod player;
mod socket;

pub use device::device;
pub use error::NativeError;
pub use guest::Guest;
pub use house::House;
pub use player::Player;
pub use socket::Socket;
