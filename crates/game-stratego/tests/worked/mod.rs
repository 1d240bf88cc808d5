//! How tests write positions: which pieces stand where, in StraDoS3 letters.

#![allow(dead_code, reason = "each test file uses some of it")]

use game::{EventOf, Game, Reason, Rng, Seat, Turn, View as _, Viewer};
use game_stratego::{Diagram, Position, Square, Squares, Stratego, View};

/// Two whole set-ups.
pub(crate) const RED: &str = "HMBFECEBGBDBDFGHDDIKEHDDJBIFFHGDILDEGEJB";
pub(crate) const BLUE: &str = "MEEBEFEIICBLEFHBFGDFDHJJGHDIGBDDBDHDDKBG";

#[track_caller]
fn read<T: std::str::FromStr<Err = game::Illegal>>(text: &str) -> T {
    text.parse().unwrap_or_else(|e| panic!("{text}: {e}"))
}

/// The position with these pieces (`a4H`: a red captain on a4; lower case: it has fought).
#[track_caller]
pub(crate) fn at(setup: &str, turn: char, men: &str) -> Position {
    let mut cells = ['a'; Square::COUNT];
    Squares::LAKES
        .into_iter()
        .for_each(|lake| cells[lake.index()] = '_');
    for man in men.split(' ') {
        let (square, letter) = man.split_at(man.len() - 1);
        let square: Square = read(square);
        cells[square.index()] = letter.chars().next().unwrap_or_default();
    }
    let board: String = cells.iter().collect();
    let diagram: Diagram = read(&format!("{board} {turn} 0"));
    let position = diagram.position(read(setup));
    position.unwrap_or_else(|e| panic!("{men}: {e}"))
}

/// The match at a position after so many quiet plies; of red's pieces all but the flag have fought, so
/// that blue knows everything.
#[track_caller]
pub(crate) fn quiet(position: Position, plies: u32) -> Stratego {
    let view = Stratego::from(position).view(Viewer::Seat(Seat::SECOND));
    let later = view
        .to_string()
        .replacen(" b 0 0 | ", &format!(" b 0 {plies} | "), 1);
    read::<View>(&later).world(&mut Rng::new(0))
}

#[track_caller]
pub(crate) fn start(setup: &str) -> Stratego {
    Stratego::start(&read(setup)).unwrap_or_else(|e| panic!("{setup}: {e}"))
}

/// A match after both set-ups.
#[track_caller]
pub(crate) fn started(setup: &str) -> Stratego {
    let mut match_ = start(setup);
    play(
        &mut match_,
        &[&format!("0 setup {RED}"), &format!("1 setup {BLUE}")],
    );
    match_
}

#[track_caller]
pub(crate) fn event(text: &str) -> EventOf<Stratego> {
    read(text)
}

/// Applies these events, all of them legal.
#[track_caller]
pub(crate) fn play(match_: &mut Stratego, events: &[&str]) {
    for text in events {
        let done = match_.apply(&event(text));
        done.unwrap_or_else(|e| panic!("{text}: {e}"));
    }
}

/// Makes these moves, all of them legal.
#[track_caller]
pub(crate) fn go(board: &mut Position, moves: &str) {
    for text in moves.split(' ') {
        let moved = read(text);
        board
            .allows(moved)
            .unwrap_or_else(|e| panic!("{text}: {e}"));
        assert!(board.moves().contains(&moved), "{text} is not listed");
        board.play(moved);
    }
}

/// Whether the move is legal, by both ways to ask.
#[track_caller]
pub(crate) fn allowed(board: &Position, text: &str) -> bool {
    let moved = read(text);
    let allowed = board.allows(moved).is_ok();
    assert_eq!(board.moves().contains(&moved), allowed, "{text}");
    allowed
}

/// The move is refused by a text that begins so.
#[track_caller]
pub(crate) fn refused(board: &Position, text: &str, why: &str) {
    let refusal = match text.parse() {
        Ok(moved) => board.allows(moved).map(|()| String::new()),
        Err(e) => Err(e),
    };
    match refusal {
        Ok(_) => panic!("{text} is legal"),
        Err(e) => assert!(e.to_string().starts_with(why), "{text}: {e}, not {why}"),
    }
}

/// The match is over, with these places.
#[track_caller]
pub(crate) fn over(match_: &Stratego, places: &str, reason: Reason) {
    match match_.turn() {
        Turn::Over(got, why) => assert_eq!((got.to_string().as_str(), why), (places, reason)),
        turn => panic!("not over but {turn:?}"),
    }
}
