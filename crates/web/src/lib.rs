//! The browser client: pages over the house's HTTP and WebSocket, and over a house of its own for
//! play without a network.
//!
//! `pages` are what addresses lead to, `parts` what pages share, `board` the boards. `play` is the
//! match that a page shows, wherever it is played; `browser` everything asked of the browser. `guest` is what boards
//! have in common that are modules of their own, as `flight`, `tacocat` and `stratego` are; `talk`, what people say to each
//! other, is one too, and no board. `study` is what people learn with: a module of its own too, which its own pages load in
//! place of the client; `passkey` is what the pages of accounts load.
//! Every text comes from the crate `words`.

// What the macro of components writes is public within private modules.
#![allow(unreachable_pub)]

mod api;
mod app;
mod board;
mod browser;
pub mod flight;
mod guest;
mod later;
mod me;
mod pages;
mod parts;
pub mod passkey;
mod play;
mod route;
mod settings;
pub mod stratego;
pub mod study;
mod sync;
pub mod tacocat;
pub mod talk;
mod texts;

pub use app::start;
pub use later::{Load, Rest};
