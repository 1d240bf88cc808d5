//! Makes the net by which the Ataxx engine judges: matches of the engine with itself.

mod data;
mod fault;
mod opening;
mod record;
mod selfplay;

pub use data::{DataFile, DataReader, Header};
pub use fault::Fault;
pub use record::Record;
pub use selfplay::SelfPlay;
