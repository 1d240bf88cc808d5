//! What a touch of a square means while the match is played.

use game::{Illegal, View as _};
use game_stratego::{Action, Move, Square, View};

/// What a touch leads to.
#[derive(Debug, PartialEq)]
pub(super) enum Step {
    /// This piece is held now, or none.
    Hold(Option<Square>),
    /// The viewer moves.
    Go(Move),
    /// That cannot be, and why not; what is held stays.
    Refused(Illegal),
}

/// What a touch of `square` means while the piece on `held` is in the hand.
pub(super) fn touch(view: &View, held: Option<Square>, square: Square) -> Step {
    let own = |square| {
        let piece = view.piece(square);
        piece.is_some_and(|piece| Some(piece.seat) == view.viewer().seat())
    };
    match held {
        Some(from) if from == square => Step::Hold(None),
        Some(_) if own(square) => lift(view, square),
        Some(from) => go(view, Move::new(from, square)),
        None if own(square) => lift(view, square),
        None => Step::Hold(None),
    }
}

/// Takes an own piece up, if it ever moves.
fn lift(view: &View, square: Square) -> Step {
    let still = |rank: game_stratego::Rank| !rank.moves();
    let piece = view.piece(square);
    match piece.and_then(|piece| piece.rank).is_some_and(still) {
        true => Step::Refused(Illegal::new("never-moves").with("square", square)),
        false => Step::Hold(Some(square)),
    }
}

/// Moves, or says why not.
pub(super) fn go(view: &View, moved: Move) -> Step {
    match view.allows(&Action::Move(moved)) {
        Ok(()) => Step::Go(moved),
        Err(why) => Step::Refused(why),
    }
}

#[cfg(test)]
mod tests {
    use game::{Event, Game as _, Seat, Viewer};
    use game_stratego::Stratego;

    use super::*;

    const CORNER: &str = "MBaaaaaaaaEaaaaaaaaaaaCaaaaKaaDaLaaaaaaD";

    /// Barrage with the same set-up for both, and these moves, red's first.
    fn after(moves: &str) -> Stratego {
        let mut state = Stratego::start(&"barrage=on".parse().unwrap()).unwrap();
        for seat in [Seat::FIRST, Seat::SECOND] {
            let action = format!("setup {CORNER}").parse().unwrap();
            state.apply(&Event::Act(seat, action)).unwrap();
        }
        for (i, moved) in moves.split_whitespace().enumerate() {
            let seat = [Seat::FIRST, Seat::SECOND][i % 2];
            let action = moved.parse().unwrap();
            state.apply(&Event::Act(seat, action)).unwrap();
        }
        state
    }

    fn step(state: &Stratego, held: Option<&str>, square: &str) -> Step {
        let view = state.view(Viewer::Seat(Seat::FIRST));
        let held = held.map(|held| held.parse().unwrap());
        touch(&view, held, square.parse().unwrap())
    }

    #[track_caller]
    fn refused(state: &Stratego, held: Option<&str>, square: &str, code: &str) {
        match step(state, held, square) {
            Step::Refused(why) => assert_eq!(why.code(), code),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_touch_takes_up_moves_or_lets_go() {
        let state = after("");
        assert_eq!(step(&state, None, "a4"), Step::Hold("a4".parse().ok()));
        assert_eq!(step(&state, Some("a4"), "a4"), Step::Hold(None));
        assert_eq!(
            step(&state, Some("a4"), "k4"),
            Step::Hold("k4".parse().ok())
        );
        assert_eq!(
            step(&state, Some("a4"), "a6"),
            Step::Go("a4a6".parse().unwrap())
        );
        assert_eq!(step(&state, None, "e5"), Step::Hold(None));
        assert_eq!(step(&state, None, "k10"), Step::Hold(None));
    }

    #[test]
    fn what_cannot_be_is_said_and_why() {
        let state = after("");
        refused(&state, None, "a1", "never-moves");
        refused(&state, None, "b1", "never-moves");
        refused(&state, Some("c4"), "c5", "lake");
        refused(&state, Some("a2"), "c2", "not-one-square");
        refused(&state, Some("a4"), "b5", "not-straight");
        refused(&state, Some("k4"), "b4", "in-the-way");
        let back_and_forth = after("c4d4 h7g7 d4c4 g7h7 c4d4 h7g7");
        refused(&back_and_forth, Some("d4"), "c4", "two-squares");
        assert_eq!(
            step(&back_and_forth, Some("d4"), "e4"),
            Step::Go("d4e4".parse().unwrap())
        );
    }
}
