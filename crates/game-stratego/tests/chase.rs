//! Games with heavy chasing, judged elsewhere: all moves are legal but the one after the last.

use std::str::FromStr;

use game::{Event, Game, Seat, View as _, Viewer};
use game_stratego::{Action, Diagram, Move, Position, Repetition, Setup, Stratego, View};
use serde::Deserialize;

const GAMES: &str = include_str!("data/chase.jsonl");

/// One line of the data.
#[derive(Deserialize)]
struct Line {
    board: String,
    moves: Vec<String>,
    illegal: String,
}

#[derive(Clone)]
struct Chased {
    setup: Setup,
    board: String,
    moves: Vec<Move>,
    illegal: Move,
}

fn read<T: FromStr<Err = game::Illegal>>(text: &str) -> T {
    text.parse().unwrap_or_else(|e| panic!("{text}: {e}"))
}

fn games() -> Vec<Chased> {
    let game = |(number, line): (usize, &str)| {
        let line: Line = serde_json::from_str(line).unwrap_or_else(|e| panic!("{number}: {e}"));
        let barrage = if number > 50 { "barrage=on " } else { "" };
        let moved = |text: &String| read(&text.to_lowercase());
        Chased {
            setup: read(&format!("{barrage}quiet=none")),
            board: line.board,
            moves: line.moves.iter().map(moved).collect(),
            illegal: moved(&line.illegal),
        }
    };
    GAMES.lines().enumerate().map(game).collect()
}

fn position(game: &Chased) -> Position {
    let diagram: Diagram = read(&format!("{} r 0", game.board));
    let position = diagram.position(game.setup);
    position.unwrap_or_else(|e| panic!("{}: {e}", game.board))
}

#[test]
fn every_move_is_legal_and_the_next_breaks_the_more_squares_rule_alone() {
    let games = games();
    assert_eq!(games.len(), 101);
    for (number, game) in games.iter().enumerate() {
        let mut board = position(game);
        for (ply, moved) in game.moves.iter().enumerate() {
            assert_eq!(board.over(), None, "game {number}, ply {ply}");
            let answer = board.allows(*moved);
            answer.unwrap_or_else(|e| panic!("game {number}, ply {ply}, {moved}: {e}"));
            board.play(*moved);
        }
        let refusal = board.allows(game.illegal).unwrap_err();
        assert_eq!(refusal.code(), "more-squares", "game {number}");
        assert!(!board.moves().contains(&game.illegal));
    }
}

/// Without the rule the same move is legal: nothing else is wrong with it.
#[test]
fn without_the_repetition_rules_the_refused_move_is_legal() {
    for game in games() {
        let mut free = game.clone();
        free.setup.repetition = Repetition::None;
        let mut board = position(&free);
        game.moves.iter().for_each(|moved| board.play(*moved));
        assert_eq!(board.allows(game.illegal), Ok(()));
    }
}

/// The view a player gets is enough to judge by: read from its text, it refuses the same.
#[test]
fn a_view_read_from_its_text_refuses_the_same() {
    for game in games() {
        let mut state = Stratego::from(position(&game));
        let mut seat = Seat::FIRST;
        for moved in &game.moves {
            state
                .apply(&Event::Act(seat, Action::Move(*moved)))
                .unwrap();
            seat = seat.other();
        }
        let view = state.view(Viewer::Seat(seat));
        let read: View = read(&view.to_string());
        assert_eq!(read, view);
        let illegal = Action::Move(game.illegal);
        assert_eq!(read.allows(&illegal).unwrap_err().code(), "more-squares");
        assert_eq!(read.actions(), view.actions());
    }
}
