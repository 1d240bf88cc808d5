//! The rules and notation of Dots and Boxes.
//!
//! [`Boxes`] is the game, [`Position`] the board as people see it. Engines use [`Board`] over the
//! tables of a [`Grid`]: the same rules on bit sets, one word for boards of up to 60 lines and
//! three for all others.

mod bits;
mod board;
mod border;
mod boxes;
mod chance;
mod dot;
mod grid;
mod harvest;
mod line;
mod notice;
mod playout;
mod position;
mod setup;
mod size;
mod spot;
mod stroke;
mod survey;
mod view;

pub use bits::Bits;
pub use board::Board;
pub use border::Border;
pub use boxes::Boxes;
pub use chance::Chance;
pub use dot::Dot;
pub use grid::Grid;
pub use harvest::Harvest;
pub use line::{Direction, Line};
pub use notice::Notice;
pub use playout::Playouts;
pub use position::Position;
pub use setup::Setup;
pub use size::Size;
pub use spot::Spot;
pub use stroke::Stroke;
pub use survey::Survey;
pub use view::View;

/// What a seat chooses: the line it draws.
pub type Action = Line;
