//! What a win earns, and which days and boards it counts for. Pure.
//!
//! A [`Win`] is read from a match that is over. What it earns depends on what its person has earned
//! and whom they have met that day ([`Before`]), so that [`Win::earned`] is asked within the
//! transaction that ends the match. Coins are only earned: nothing here takes any.

mod before;
mod board;
mod dates;
mod earned;
mod less;
mod span;
mod tab;
mod tariff;
mod win;

pub use before::Before;
pub use board::Board;
pub use dates::Dates;
pub use earned::Earned;
pub use less::Less;
pub use span::Span;
pub use tab::Tab;
pub use tariff::Tariff;
pub use win::Win;
