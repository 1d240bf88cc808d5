//! What one viewer knows: everything, since nothing is hidden.

use std::fmt;
use std::str::FromStr;

use game::{Event, Game, Illegal, Rng, Turn, Viewer};

use crate::{Action, Boxes, Chance, Position, Setup};

/// The view of a match. Text form: the viewer, the position, the options that differ from the
/// defaults, and who went out if somebody did:
/// `0 00/00 x size=2x2 border=icelandic`, `w 00000/.../00000 o ! 0 time`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    viewer: Viewer,
    game: Boxes,
}

impl View {
    pub(crate) const fn new(viewer: Viewer, game: Boxes) -> Self {
        Self { viewer, game }
    }

    /// The options.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.game.setup
    }

    /// The board.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.game.position
    }
}

impl game::View for View {
    type Game = Boxes;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn turn(&self) -> Turn<Action> {
        self.game.turn()
    }

    fn actions(&self) -> Option<Vec<Action>> {
        let owes = |seat| self.turn().owing().contains(seat);
        if self.viewer.seat().is_some_and(owes) {
            Some(self.game.position.open().collect())
        } else {
            Some(Vec::new())
        }
    }

    fn allows(&self, action: &Action) -> Result<(), Illegal> {
        self.game.may_act(self.viewer.seat(), *action)
    }

    fn world(&self, _: &mut Rng) -> Boxes {
        self.game.clone()
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.viewer, self.game.position)?;
        if self.game.setup != Setup::default() {
            write!(f, " {}", self.game.setup)?;
        }
        match self.game.out {
            Some((seats, why)) => write!(f, " {}", Event::<Action, Chance>::Out(seats, why)),
            None => Ok(()),
        }
    }
}

impl FromStr for View {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let bad = || Illegal::new("bad-view").with("view", text);
        let (viewer, rest) = text.split_once(' ').ok_or_else(bad)?;
        let viewer = viewer.parse()?;
        let (rest, out) = match rest.find(" ! ") {
            Some(at) => (&rest[..at], Some(&rest[at + 1..])),
            None => (rest, None),
        };
        let end_of_position = rest
            .match_indices(' ')
            .nth(1)
            .map_or(rest.len(), |(at, _)| at);
        let position: Position = rest[..end_of_position].parse()?;
        let setup: Setup = rest[end_of_position..].parse()?;
        let mut game = Boxes::start(&setup)?;
        let border = setup.border.lines(setup.size);
        if position.size() != setup.size || !position.drawn().covers(border) {
            return Err(bad());
        }
        game.position = position;
        if let Some(out) = out {
            game.apply(&out.parse()?)?;
        }
        let view = Self { viewer, game };
        let canonical =
            viewer.seat().is_none_or(|seat| seat.index() < 2) && view.to_string() == text;
        if canonical { Ok(view) } else { Err(bad()) }
    }
}
