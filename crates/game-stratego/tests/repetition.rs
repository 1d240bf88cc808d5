//! The two-squares and the more-squares rule, with worked positions.

mod worked;

use game::{Game as _, Viewer};
use game_stratego::{Position, Stratego};
use worked::{allowed, at, go, refused};

fn after(turn: char, men: &str, moves: &str) -> Position {
    let mut board = at("", turn, men);
    go(&mut board, moves);
    board
}

/// Red's captain stands free; blue's walks down the k column.
const FREE: &str = "k1M a10Y a4H e4G k10T";

#[test]
fn a_piece_goes_between_two_squares_three_times_in_a_row() {
    let board = after('r', FREE, "a4a5 k10k9 a5a4 k9k8");
    assert!(allowed(&board, "a4a5"));
    let board = after('r', FREE, "a4a5 k10k9 a5a4 k9k8 a4a5 k8k7");
    refused(&board, "a5a4", "two-squares from=a5 to=a4");
}

#[test]
fn its_other_moves_stay_legal() {
    let board = after('r', FREE, "a4a5 k10k9 a5a4 k9k8 a4a5 k8k7");
    assert!(allowed(&board, "a5a6") && allowed(&board, "a5b5"));
    let board = after(
        'r',
        FREE,
        "a4a5 k10k9 a5a4 k9k8 a4a5 k8k7 a5b5 k7k6 b5a5 k6k5",
    );
    assert!(allowed(&board, "a5a4"));
}

#[test]
fn moving_another_piece_resets_the_count() {
    let board = after('r', FREE, "a4a5 k10k9 a5a4 k9k8 a4a5 k8k7 e4e5 k7k6");
    assert!(allowed(&board, "a5a4"));
}

#[test]
fn the_count_is_one_s_own_whatever_the_opponent_does() {
    // Blue's moves between red's do not matter, and blue has a count of its own.
    let board = after('r', FREE, "a4a5 k10k9 a5a4 k9k10 a4a5 k10k9");
    refused(&board, "a5a4", "two-squares");
    let mut board = board;
    go(&mut board, "a5a6");
    refused(&board, "k9k10", "two-squares");
    assert!(allowed(&board, "k9k8"));
}

#[test]
fn an_attack_counts_as_a_crossing_whatever_stands_there() {
    // The marshal takes the scout, goes back, and takes the sergeant that came after it.
    let men = "k1M a10Y a4L a5P b5R k10T";
    let board = after('r', men, "a4a5 k10k9 a5a4 b5a5 a4a5 k9k8");
    refused(&board, "a5a4", "two-squares");
    // Nor may it attack so for the fourth time.
    let men = "k1M a10Y a5L a6P b4R k10T";
    let board = after(
        'r',
        men,
        "a5a4 k10k9 a4a5 k9k8 a5a4 b4b5 a4b4 b5a5 b4a4 k8k7",
    );
    assert!(allowed(&board, "a4a5"), "it has been elsewhere");
    let board = after('r', men, "a5a4 k10k9 a4a5 b4b5 a5a4 b5a5");
    refused(&board, "a4a5", "two-squares");
}

#[test]
fn a_scout_may_not_cross_one_border_more_than_three_times_along_a_line() {
    let men = "k1M a10Y a2D k10T";
    let board = after('r', men, "a2a3 k10k9 a3a2 k9k8 a2a6 k8k7");
    assert!(allowed(&board, "a6a3"));
    refused(&board, "a6a2", "two-squares from=a6 to=a2");
    refused(&board, "a6a1", "two-squares");
    assert!(allowed(&board, "a6a4") && allowed(&board, "a6b6"));
}

#[test]
fn without_the_option_nothing_is_refused_for_repeating() {
    let mut board = at("repetition=none", 'r', FREE);
    go(
        &mut board,
        "a4a5 k10k9 a5a4 k9k10 a4a5 k10k9 a5a4 k9k10 a4a5 k10k9 a5a4",
    );
}

/// Red's captain hunts blue's lieutenant round four squares.
const HUNT: &str = "k1M a10Y e3H f4S";
const ROUND: &str = "e3f3 f4e4 f3f4 e4e3 f4e4 e3f3 e4e3 f3f4";

#[test]
fn a_chase_may_not_come_back_to_a_board_that_has_stood_in_it() {
    let board = after('r', HUNT, ROUND);
    // The ninth ply of the chase: the board stood 8 plies before, and the chase counts 9.
    refused(&board, "e3f3", "more-squares from=e3 to=f3");
    // The other way round the square makes a new board; so does any other move.
    assert!(allowed(&board, "e3e4") && allowed(&board, "e3e2") && allowed(&board, "e3d3"));
}

#[test]
fn a_board_from_before_the_chase_counts_does_not_matter() {
    // Blue begins: nothing chased it yet, so red's count is lower by two when the board returns.
    let men = "k1M a10Y f3H f4S";
    let round = "f4e4 f3f4 e4e3 f4e4 e3f3 e4e3 f3f4";
    let board = after('b', men, round);
    assert!(allowed(&board, "e3f3"));
    let mut board = board;
    go(&mut board, "e3f3 f4e4");
    refused(&board, "f3f4", "more-squares");
}

#[test]
fn the_chased_may_come_back() {
    // Blue's eighth ply makes the first board again, and is legal: it chases nobody.
    let board = after('r', HUNT, "e3f3 f4e4 f3f4 e4e3 f4e4 e3f3 e4e3");
    assert!(allowed(&board, "f3f4"));
}

#[test]
fn a_move_that_ends_next_to_no_enemy_may_repeat() {
    // The same round with nobody to hunt.
    let men = "k1M a10Y e3H f8S";
    let round = "e3f3 f8e8 f3f4 e8e7 f4e4 e7f7 e4e3 f7f8";
    let board = after('r', men, round);
    assert!(allowed(&board, "e3f3"));
    go(&mut board.clone(), round);
}

/// The chase counts of red and blue, as a view says them.
fn counts(board: &Position) -> String {
    let view = Stratego::from(board.clone()).view(Viewer::Watcher);
    let text = view.to_string();
    let memory = text.split(" | ").nth(5).unwrap_or_default();
    memory.split(' ').next().unwrap_or_default().to_owned()
}

#[track_caller]
fn counted(turn: char, men: &str, moves: &str, expected: &[&str]) {
    let mut board = at("", turn, men);
    assert_eq!(counts(&board), "0,0");
    for (moved, expected) in moves.split(' ').zip(expected) {
        go(&mut board, moved);
        assert_eq!(counts(&board), *expected, "after {moved}");
    }
}

#[test]
fn a_move_that_ends_next_to_an_enemy_raises_one_s_own_count() {
    // e3-f3 ends next to f4; e2-e3 next to nobody, and so the count is 0 again.
    let men = "k1M a10Y e3H f4S k10T";
    counted('r', men, "e3f3 k10k9 f3e3", &["1,0", "0,0", "0,0"]);
}

#[test]
fn fleeing_from_the_last_move_raises_the_other_s_count() {
    // f4 was next to f3, where red's move ended; what starts elsewhere sets red's count to 0.
    counted(
        'r',
        HUNT,
        "e3f3 f4e4 f3f4 e4e3",
        &["1,0", "2,0", "3,0", "4,0"],
    );
    // f4-f5 flees; f5-f6 did not start next to e4.
    counted(
        'r',
        HUNT,
        "e3e4 f4f5 e4e3 f5f6",
        &["1,0", "2,0", "0,0", "0,0"],
    );
}

#[test]
fn bombs_and_flags_are_enemies_too() {
    counted('r', "k1M a10Y e9H f10N k7S", "e9f9", &["1,0"]);
    counted('r', "k1M a10Y b9H k7S", "b9a9", &["1,0"]);
    counted('b', "k1M a10Y e9H j2S k7S", "j2j1", &["0,1"]);
}

#[test]
fn an_attack_sets_both_counts_to_0_last() {
    // The scout's attack from afar ends next to a piece, and still the counts are 0.
    let men = "k1M a10Y e3H f4S k4D k7P j7S";
    counted('r', men, "e3f3 f4e4 k4k7", &["1,0", "2,0", "0,0"]);
    // But it is a last move that pieces may flee from.
    counted('r', men, "k4k7 j7j6", &["0,0", "1,0"]);
}

#[test]
fn the_exact_reversal_of_one_s_last_move_is_left_to_the_two_squares_rule() {
    // e3-f3 and back hunts a piece that goes f4-e4 and back.
    let board = after('r', HUNT, "e3f3 f4e4 f3e3 e4f4");
    // The board of the start stood 4 plies before, red's count with e3f3 would be 5 ...
    assert!(allowed(&board, "e3f3"));
    let mut board = board;
    go(&mut board, "e3f3 f4e4");
    refused(&board, "f3e3", "two-squares");
}
