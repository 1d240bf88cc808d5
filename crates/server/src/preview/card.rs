//! What a picture shows.

use game::Seat;
use games::{AnyView, Kind};

/// What a picture shows. Equal cards are equal pictures.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Card {
    /// The largest words.
    pub(crate) title: String,
    /// What stands below them.
    pub(crate) lines: Vec<Line>,
    /// What the house is called.
    pub(crate) house: String,
    /// The game.
    pub(super) kind: Kind,
    view: String,
}

/// A line of text on a card.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Line {
    /// The player on a seat, and what stands there if the name has no letter that can be drawn.
    Player(Seat, String, String),
    /// Words, over several rows where they need them.
    Words(String),
}

impl Card {
    /// A card with this board.
    pub(crate) fn new(board: &AnyView, house: String, title: String, lines: Vec<Line>) -> Self {
        Self {
            title,
            lines,
            house,
            kind: board.kind(),
            view: board.to_string(),
        }
    }

    /// The board.
    pub(super) fn board(&self) -> Option<AnyView> {
        AnyView::parse(self.kind, &self.view).ok()
    }
}
