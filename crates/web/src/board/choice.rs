//! What a tap on the Ataxx board means. Without a browser, so that every case is tested.

use game::View as _;
use game_ataxx::{Action, Cell, Square, View};

/// What a tap leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tap {
    /// This square is selected from now on, or none.
    Select(Option<Square>),
    /// This is played.
    Play(Action),
}

/// What a square is to one who holds a selection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hint {
    /// Nothing.
    None,
    /// The selected piece, or the empty square that awaits its second tap.
    Selected,
    /// A new piece can be put there.
    Grow,
    /// The selected piece can jump there.
    Jump,
}

/// The selection as it holds in this view: an own piece that can move, or an empty square that a
/// new piece can be put on.
pub(super) fn held(view: &View, selected: Option<Square>) -> Option<Square> {
    selected.filter(|square| can_move(view, *square) || can_grow(view, *square))
}

/// What a tap on `on` means while `selected` is held.
///
/// First the piece, then where it goes. An empty square beside an own piece may be tapped without
/// a piece: which neighbour a new piece comes from never matters. As a move cannot be taken back
/// it then takes a second tap on the same square.
pub(super) fn tap(view: &View, selected: Option<Square>, on: Square) -> Tap {
    match held(view, selected) {
        Some(from) if from == on && can_grow(view, on) => Tap::Play(Action::Clone(on)),
        Some(from) if from == on => Tap::Select(None),
        Some(from) if view.action(from, on).is_some() => {
            view.action(from, on).map_or(Tap::Select(None), Tap::Play)
        }
        _ => Tap::Select(held(view, Some(on))),
    }
}

/// What `square` is while `selected` is held.
pub(super) fn hint(view: &View, selected: Option<Square>, square: Square) -> Hint {
    match held(view, selected) {
        Some(from) if from == square => Hint::Selected,
        Some(from) => match view.action(from, square) {
            Some(Action::Clone(_)) => Hint::Grow,
            Some(Action::Jump(..)) => Hint::Jump,
            Some(Action::Pass) | None => Hint::None,
        },
        None => Hint::None,
    }
}

/// Whether the viewer's piece on `square` has anywhere to go now.
pub(super) fn can_move(view: &View, square: Square) -> bool {
    !view.targets(square).is_empty()
}

fn can_grow(view: &View, square: Square) -> bool {
    view.cell(square) == Cell::Empty && view.allows(&Action::Clone(square)).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(text: &str) -> Square {
        text.parse().unwrap()
    }

    /// Taps `on` with `selected` held in the start position of seat 0; what is then selected or
    /// played, as text.
    fn tapped(view: &str, selected: Option<&str>, on: &str) -> String {
        let view: View = view.parse().unwrap();
        match tap(&view, selected.map(square), square(on)) {
            Tap::Select(None) => "-".to_owned(),
            Tap::Select(Some(square)) => format!("({square})"),
            Tap::Play(action) => action.to_string(),
        }
    }

    const START: &str = "0 x5o/7/7/7/7/7/o5x x 0 1";

    #[test]
    fn first_the_piece_then_where_it_goes() {
        assert_eq!(tapped(START, None, "g1"), "(g1)");
        assert_eq!(tapped(START, Some("g1"), "g2"), "g2");
        assert_eq!(tapped(START, Some("g1"), "e3"), "g1e3");
    }

    #[test]
    fn another_piece_is_selected_instead_and_the_same_one_dropped() {
        assert_eq!(tapped(START, Some("g1"), "a7"), "(a7)");
        assert_eq!(tapped(START, Some("g1"), "g1"), "-");
    }

    #[test]
    fn nothing_comes_of_other_squares() {
        assert_eq!(tapped(START, None, "d4"), "-");
        assert_eq!(tapped(START, None, "a1"), "-");
        assert_eq!(tapped(START, Some("g1"), "d4"), "-");
        assert_eq!(tapped(START, Some("g1"), "g7"), "-");
    }

    #[test]
    fn an_empty_square_beside_a_piece_takes_two_taps() {
        assert_eq!(tapped(START, None, "f2"), "(f2)");
        assert_eq!(tapped(START, Some("f2"), "f2"), "f2");
        assert_eq!(tapped(START, Some("f2"), "g2"), "(g2)");
        assert_eq!(tapped(START, Some("f2"), "g1"), "(g1)");
        assert_eq!(tapped(START, Some("f2"), "d4"), "-");
    }

    #[test]
    fn out_of_turn_and_for_watchers_nothing_is_selected() {
        for viewer in ["1", "w"] {
            let view = START.replacen('0', viewer, 1);
            for on in ["g1", "f2", "a1", "b1"] {
                assert_eq!(tapped(&view, None, on), "-");
                assert_eq!(tapped(&view, Some("g1"), on), "-");
            }
        }
    }

    #[test]
    fn a_selection_that_the_next_view_does_not_bear_out_is_dropped() {
        let view: View = "0 x5o/7/7/7/7/7/o5o x 0 2".parse().unwrap();
        assert_eq!(held(&view, Some(square("g1"))), None);
        assert_eq!(held(&view, Some(square("a7"))), Some(square("a7")));
    }

    #[test]
    fn hints_tell_new_pieces_from_jumps() {
        let view: View = START.parse().unwrap();
        let count = |selected: &str, wanted| {
            Square::all()
                .filter(|to| hint(&view, Some(square(selected)), *to) == wanted)
                .count()
        };
        assert_eq!((count("g1", Hint::Grow), count("g1", Hint::Jump)), (3, 5));
        assert_eq!(count("g1", Hint::Selected), 1);
        assert_eq!((count("f2", Hint::Grow), count("f2", Hint::Jump)), (0, 0));
        assert_eq!(count("f2", Hint::Selected), 1);
    }
}
