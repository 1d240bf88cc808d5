//! What one viewer knows, and what of it is the viewer's to do.

use std::fmt;
use std::str::FromStr;

use game::{Illegal, Rng, Seats, Turn, Viewer};

use crate::{Action, Position, Tacocat};

/// The match as `viewer` knows it: the own hand and sealed choice, and what is public: "discards,
/// counts, sacrifices". Once the match is over everything is shown.
///
/// Text form: the viewer and the position, joined by ` | `:
/// `0 |  | - | 2 5:3,4 | defend 0 4,4 | 3,7,7,9 1 open | ?2 5 open | 1,2,... | ?20`, that is
/// * the options, the [`End`](crate::End) or `-`;
/// * the round and the [`Track`](crate::Track);
/// * the [`Phase`](crate::Phase);
/// * for each side its [`Hand`](crate::Hand), the lowest rank it can hold by what it gave up, and its
///   [`Seal`](crate::Seal);
/// * the discards, and the draw [`Pile`](crate::Pile).
///
/// `Debug` prints whose it is alone, as the rest may be a secret.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct View {
    viewer: Viewer,
    position: Position,
}

impl View {
    /// What `viewer` knows of a whole position.
    pub(crate) fn of(position: &Position, viewer: Viewer) -> Self {
        Self {
            viewer,
            position: position.seen_by(viewer),
        }
    }

    /// What is known.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Whether the viewer knows what such a viewer knows, no more and no less.
    fn is_sound(&self) -> bool {
        let position = &self.position;
        let own = match self.viewer {
            Viewer::Seat(seat) => Seats::TWO.contains(seat) && position.is_open_to(seat),
            Viewer::Watcher => true,
        };
        let over = position.end().is_none() || position.is_open();
        own && over && position.seen_by(self.viewer) == *position
    }
}

impl game::View for View {
    type Game = Tacocat;

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
        self.position.allows(self.viewer.seat(), action)
    }

    fn world(&self, rng: &mut Rng) -> Tacocat {
        Tacocat::at(self.position.world(rng))
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} | {}", self.viewer, self.position)
    }
}

impl fmt::Debug for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "View({}, ..)", self.viewer)
    }
}

impl FromStr for View {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let bad = || Illegal::new("bad-view");
        let (viewer, position) = text.split_once(" | ").ok_or_else(bad)?;
        let view = Self {
            viewer: viewer.parse()?,
            position: position.parse()?,
        };
        view.is_sound().then_some(view).ok_or_else(bad)
    }
}
