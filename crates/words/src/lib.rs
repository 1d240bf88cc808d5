//! All texts in all languages, for server, browser and command line.
//!
//! The texts lie in `ftl/LANGUAGE/*.ftl` ([Fluent](https://projectfluent.org)). With the feature `texts`, which is on
//! unless it is turned off, they are compiled in ([`Words::new`]); a browser loads those of its language and hands them
//! over ([`Words::from_pressed`]), those of a game with that game
//! ([`game_texts`]). A message that a language does not have is said in English. Everything below this crate speaks in codes and
//! text forms; [`Words`] turns those into sentences, the same ones for the log and for screen
//! readers. Nothing here panics: a key that does not exist is said as it is.
//!
//! ```
//! use words::{Lang, Words};
//!
//! let words = Words::new(Lang::from_list("fr, en-GB;q=0.8"));
//! let line = words.notice(games::Kind::Ataxx, "0 g1e3 e4", &["Asha", "Ravi"]);
//! assert_eq!(line, "Asha jumps from g1 to e3 and turns one piece.");
//! ```

mod aeroplane;
mod arg;
mod clock;
mod coins;
#[cfg(feature = "texts")]
mod files;
pub mod game_texts;
mod lang;
mod messages;
mod names;
mod notice;
mod player;
mod pressed;
mod rating;
mod refused;
mod stratego;
mod tacocat;
mod verdict;
mod words;

pub use arg::Arg;
pub use lang::Lang;
pub use pressed::press;
pub use verdict::Verdict;
pub use words::{Say, Words};
