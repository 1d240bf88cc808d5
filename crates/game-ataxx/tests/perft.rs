//! The move generator against the published counts.

use game_ataxx::{Position, Quiet};

/// Every count of `fen` from depth 1 on.
fn check(fen: &str, counts: &[u64]) {
    let position = fen.parse::<Position>();
    let position = position.unwrap_or_else(|refused| panic!("{fen}: {refused}"));
    assert_eq!(position.to_string(), fen);
    for (depth, count) in (1..).zip(counts) {
        assert_eq!(position.perft(depth), *count, "{fen} depth {depth}");
    }
}

#[test]
fn start() {
    check(
        "x5o/7/7/7/7/7/o5x x 0 1",
        &[
            16,
            256,
            6460,
            155_888,
            4_752_668,
            141_865_520,
            5_023_479_496,
        ],
    );
}

#[test]
fn blocked_squares() {
    check(
        "x5o/7/2-1-2/7/2-1-2/7/o5x x 0 1",
        &[14, 196, 4184, 86_528, 2_266_352, 58_227_084],
    );
}

#[test]
fn forced_passes_and_ends() {
    check(
        "7/7/7/7/ooooooo/ooooooo/xxxxxxx x 0 1",
        &[1, 75, 249, 14_270, 452_980],
    );
}

#[test]
fn the_middle_of_the_board() {
    check(
        "7/7/7/2x1o2/7/7/7 x 0 1",
        &[23, 419, 7887, 168_317, 4_266_992],
    );
}

#[test]
fn one_ply_before_the_quiet_draw() {
    check(
        "x5o/7/7/7/7/7/o5x x 99 1",
        &[16, 96, 2336, 57_676, 1_853_056],
    );
}

#[test]
fn depth_zero_is_one_and_a_finished_match_has_no_children() {
    let start = Position::default();
    assert_eq!(start.perft(0), 1);
    for over in ["7/7/7/7/7/7/x6 o 0 1", "x5o/7/7/7/7/7/o5x x 100 1"] {
        let over: Position = over.parse().unwrap();
        assert!(over.over(Quiet::Hundred).is_some());
        assert_eq!((1..4).map(|depth| over.perft(depth)).sum::<u64>(), 0);
    }
}

/// Counts by playing every move to the last ply.
fn walk(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = position.moves(Quiet::Hundred);
    moves
        .map(|action| walk(&position.play(action), depth - 1))
        .sum()
}

#[test]
fn counting_ahead_equals_playing() {
    // Positions from random play, where passes, captures of everything and full boards come up.
    let mut rng = game::Rng::new(7);
    let mut position = Position::default();
    let (mut games, mut passes) = (0, 0);
    while games < 40 {
        let mut moves = position.moves(Quiet::Hundred);
        if moves.len() == 0 {
            games += 1;
            position = Position::default();
            continue;
        }
        assert_eq!(position.perft(2), walk(&position, 2), "{position}");
        let at = rng.below(moves.len());
        let action = moves.nth(at).unwrap();
        assert_eq!(
            position.moves(Quiet::Hundred).collect::<Vec<_>>()[at],
            action
        );
        passes += u32::from(action == game_ataxx::Action::Pass);
        position = position.play(action);
    }
    assert!(passes > 0);
}
