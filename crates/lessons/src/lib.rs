//! How to play each game, step by step. Pure: a lesson is a table of [`Step`]s, a [`Try`] is one of them being played.
//! The rules of the games say what is legal and what comes of it; nothing here knows a rule. Texts are named by
//! [`Step::name`]: `learn-GAME-NAME`, and `learn-GAME-NAME-no` for who did something else.

mod aeroplane;
mod ataxx;
mod boxes;
mod goal;
mod lesson;
mod step;
mod stratego;
mod tacocat;
mod trial;

pub use goal::Goal;
pub use lesson::Lesson;
pub use step::{Part, Step};
pub use trial::{Frame, Judged, Try};
