//! What one viewer knows: everything, since nothing is hidden.

use std::fmt;
use std::str::FromStr;

use game::{Illegal, Rng, Turn, Viewer};

use crate::{Action, Aeroplane, Position};

/// The view of a match. Text form: the viewer, ` | ` and the [`Position`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    viewer: Viewer,
    position: Position,
}

impl View {
    pub(crate) const fn new(viewer: Viewer, position: Position) -> Self {
        Self { viewer, position }
    }

    /// The board, whose turn it is and the options.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }
}

impl game::View for View {
    type Game = Aeroplane;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn turn(&self) -> Turn<Action> {
        self.position.turn()
    }

    fn actions(&self) -> Option<Vec<Action>> {
        Some(self.position.actions(self.viewer.seat()))
    }

    fn allows(&self, action: &Action) -> Result<(), Illegal> {
        self.position.allows(self.viewer.seat(), *action)
    }

    fn world(&self, _: &mut Rng) -> Aeroplane {
        Aeroplane::at(self.position)
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} | {}", self.viewer, self.position)
    }
}

impl FromStr for View {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let bad = || Illegal::new("bad-view").with("view", text);
        let (viewer, position) = text.split_once(" | ").ok_or_else(bad)?;
        let viewer: Viewer = viewer.parse()?;
        let position: Position = position.parse()?;
        let seats = position.setup().seats();
        if viewer.seat().is_none_or(|seat| seats.contains(seat)) {
            Ok(Self { viewer, position })
        } else {
            Err(bad())
        }
    }
}
