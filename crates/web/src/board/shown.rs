//! What a board shows.

use games::{AnyView, Kind};

/// What a viewer knows of a match, as far as this page can read it.
#[derive(Clone, Debug, PartialEq)]
pub enum Shown {
    /// Of a game for two.
    Two(AnyView),
    /// Of a game whose board is a module of its own: the view's text, which that module reads.
    Guest(String),
}

impl Shown {
    /// Reads the text of a view; `None` if it is of rules that this client does not know.
    #[must_use]
    pub fn read(kind: Kind, text: &str) -> Option<Self> {
        // Each by its own name: what is not named here is not part of the page.
        match kind {
            Kind::Ataxx => text.parse().ok().map(AnyView::Ataxx).map(Self::Two),
            Kind::Boxes => text.parse().ok().map(AnyView::Boxes).map(Self::Two),
            _ => Some(Self::Guest(text.to_owned())),
        }
    }

    /// The side of a seat at Aeroplane Chess, as the view's text has it: `-,0,17,@3`, `home 1`, `out 2`.
    pub(super) fn fleet(&self, seat: usize) -> Option<&str> {
        let Self::Guest(text) = self else {
            return None;
        };
        let mut parts = text.split(" | ").skip(3);
        // Two sit across the board.
        match parts.clone().count() {
            2 if seat.is_multiple_of(2) => parts.nth(seat / 2),
            2 => None,
            _ => parts.nth(seat),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fleets_are_found_by_their_seats() {
        let fleet = |text: &str, seat| {
            let shown = Shown::read(Kind::Aeroplane, text).unwrap();
            shown.fleet(seat).map(str::to_owned)
        };
        let two = "w |  | roll 0 0 - | -,0,-,- | 5,-,-,-";
        assert_eq!(fleet(two, 0).as_deref(), Some("-,0,-,-"));
        assert_eq!(fleet(two, 2).as_deref(), Some("5,-,-,-"));
        assert_eq!((fleet(two, 1), fleet(two, 3)), (None, None));
        let three = "1 | players=3 | roll 0 0 - | -,0,-,- | out 1 | 5,-,-,-";
        assert_eq!(fleet(three, 1).as_deref(), Some("out 1"));
        assert_eq!(fleet(three, 3), None);
    }

    #[test]
    fn what_a_game_for_two_cannot_read_is_not_shown() {
        assert_eq!(Shown::read(Kind::Ataxx, "nothing"), None);
        assert!(Shown::read(Kind::Boxes, "w x8/50 x size=2x2").is_some());
    }
}
