//! Makes the net by which the Ataxx engine judges: matches of the engine with itself, and a trainer.

mod course;
mod data;
mod fault;
mod opening;
mod record;
mod sample;
mod selfplay;
mod trainer;

pub use course::{Course, Lesson, Library};
pub use data::{DataFile, DataReader, Header};
pub use fault::Fault;
pub use record::Record;
pub use sample::Blend;
pub use selfplay::SelfPlay;
pub use trainer::Trainer;
