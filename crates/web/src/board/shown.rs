//! What a board shows.

use games::{AnyView, Kind};

/// What a viewer knows of a match, as far as this page can read it.
#[derive(Clone, Debug, PartialEq)]
pub enum Shown {
    /// Of a game for two.
    Two(AnyView),
    /// Of a game whose board is a module of its own: the view's text, which that module reads.
    Guest(Kind, String),
}

impl Shown {
    /// Reads the text of a view; `None` if it is of rules that this client does not know.
    #[must_use]
    pub fn read(kind: Kind, text: &str) -> Option<Self> {
        // Each by its own name: what is not named here is not part of the page.
        match kind {
            Kind::Ataxx => text.parse().ok().map(AnyView::Ataxx).map(Self::Two),
            Kind::Boxes => text.parse().ok().map(AnyView::Boxes).map(Self::Two),
            _ => Some(Self::Guest(kind, text.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_game_for_two_cannot_read_is_not_shown() {
        assert_eq!(Shown::read(Kind::Ataxx, "nothing"), None);
        assert!(Shown::read(Kind::Boxes, "w x8/50 x size=2x2").is_some());
    }
}
