//! The laws as functions over a walk.

mod deals;
mod end;
mod legal;
mod secret;
mod text;

pub(crate) use deals::deals;
pub(crate) use end::{expired, out, over, places, replay};
pub(crate) use legal::{allows, draws, forced, turns};
pub(crate) use secret::{commute, debug, knowledge, sealed, world};
pub(crate) use text::{garbage, setup, texts};
