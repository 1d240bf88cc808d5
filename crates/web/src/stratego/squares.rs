//! What is read out of a square.

use game::Seat;
use game_stratego::{Piece, Square, Squares};
use words::{Arg, Words};

use super::state::State;

/// A square with what stands on it.
pub(super) fn label(words: &Words, state: &State, square: Square) -> String {
    let what = match state.piece(square) {
        Some(piece) => described(words, &piece, state.seat()),
        None if Squares::LAKES.contains(square) => words.say("stratego-lake", &[]),
        None => words.say("stratego-empty", &[]),
    };
    format!("{square}: {what}")
}

/// A piece as a viewer knows it: whose it is, its rank, what it has done.
pub(super) fn described(words: &Words, piece: &Piece, viewer: Option<Seat>) -> String {
    let whose = match viewer {
        Some(seat) if seat == piece.seat => "own",
        Some(_) => "other",
        None if piece.seat == Seat::FIRST => "red",
        None => "blue",
    };
    let rank = match piece.rank {
        Some(rank) => words.rank(rank),
        None => words.say("stratego-hidden", &[]),
    };
    let known = piece.fought || piece.slid;
    let notes = [
        (piece.moved, "stratego-moved"),
        (known && whose == "own", "stratego-known"),
    ];
    let notes = notes.iter().filter(|(is, _)| *is);
    let notes = notes.map(|(_, key)| words.say(key, &[]));
    let whose = words.say("stratego-whose", &[("whose", Arg::Text(whose))]);
    let parts: Vec<String> = [whose, rank].into_iter().chain(notes).collect();
    parts.join(", ")
}

#[cfg(test)]
mod tests {
    use game::{Event, Game as _, Viewer};
    use game_stratego::Stratego;
    use words::Lang;

    use super::*;

    #[test]
    fn a_square_says_what_the_viewer_knows_of_it() {
        const CORNER: &str = "MBaaaaaaaaEaaaaaaaaaaaCaaaaKaaDaLaaaaaaD";
        let mut game = Stratego::start(&"barrage=on".parse().unwrap()).unwrap();
        for seat in [Seat::FIRST, Seat::SECOND] {
            let action = format!("setup {CORNER}").parse().unwrap();
            game.apply(&Event::Act(seat, action)).unwrap();
        }
        for (seat, moved) in [(Seat::FIRST, "a4a6"), (Seat::SECOND, "h7g7")] {
            game.apply(&Event::Act(seat, moved.parse().unwrap()))
                .unwrap();
        }
        let text = words::game_texts::stratego(Lang::En);
        let words = Words::from_pressed(Lang::En, &words::press(Lang::En, text));
        let said = |viewer, square: &str| {
            let state = State::new(game.view(viewer));
            label(&words, &state, square.parse().unwrap())
        };
        let red = Viewer::Seat(Seat::FIRST);
        assert_eq!(
            said(red, "a6"),
            "a6: yours, scout, has moved, known to both"
        );
        assert_eq!(said(red, "g7"), "g7: theirs, face down, has moved");
        assert_eq!(said(red, "k10"), "k10: theirs, face down");
        assert_eq!(said(red, "c5"), "c5: lake");
        assert_eq!(said(red, "e5"), "e5: empty");
        assert_eq!(said(Viewer::Watcher, "a6"), "a6: red, scout, has moved");
    }
}
