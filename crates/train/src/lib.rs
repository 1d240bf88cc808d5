//! Makes the nets by which engines judge, those of Ataxx, of Aeroplane Chess and of Tacocat: matches of an engine with itself, and trainers.

mod course;
mod data;
mod fault;
mod opening;
mod record;
mod sample;
mod selfplay;
mod tacocat;
mod td;
mod trainer;

pub use course::{Course, Lesson, Library};
pub use data::{DataFile, DataReader, Header};
pub use fault::Fault;
pub use record::Record;
pub use sample::Blend;
pub use selfplay::SelfPlay;
pub use tacocat::{TacocatLessons, learn_tacocat};
pub use td::{Lessons, Report};
pub use trainer::Trainer;
