//! The picture that a chat shows below a link of the house: a board and a few words beside it.
//!
//! A [`Card`] says what is on it, [`canvas`] where, [`Studio`] draws it, a few at a time, and keeps
//! the last ones. What a card shows of a match is the watcher's view.

mod canvas;
mod card;
mod fonts;
mod png;
mod studio;
#[cfg(test)]
mod tests;

pub(crate) use card::{Card, Line};
pub(crate) use fonts::drawable;
pub(crate) use studio::Studio;

/// Width and height of every picture, in pixels: what chats show large.
pub(crate) const SIZE: (u32, u32) = (1200, 630);
