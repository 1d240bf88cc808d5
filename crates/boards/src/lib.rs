//! Boards as pictures: where things are on them ([`geometry`]), and a whole board as SVG text
//! ([`Picture`]).
//!
//! The pages' live boards, still pictures within a page and pictures that are files of their own
//! all take places, shapes and colours from here.

mod army;
mod boxes;
mod colour;
mod crest;
mod edition;
pub mod geometry;
mod in_play;
mod ink;
mod palette;
mod part;
mod pen;
mod picture;
mod planes;
mod seat;
mod sheet;
mod show;
mod squares;
mod stand;
mod tacocat;
mod xml;

pub use army::ArmyBoard;
pub use colour::Colour;
pub use edition::Edition;
pub use in_play::in_play;
pub use palette::{Fleet, Palette};
pub use picture::Picture;
pub use planes::PlaneBoard;
pub use seat::{piece, piece_in, sign};
pub use show::{Blast, Burst, Frame, Motion, Show};
pub use squares::block;
pub use stand::Stand;
pub use tacocat::TacocatBoard;
pub use xml::escape;
