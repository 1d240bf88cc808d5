//! What the Ataxx engine says of wins and losses is true: on boards so small that every line can be
//! looked at.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use std::collections::HashMap;

use bots::{AtaxxEngine, Bounds, WIN};
use game::{Reason, Rng};
use game_ataxx::{Position, Quiet};

/// Values by what they depend on: the board, whose turn it is, the quiet plies.
type Known = HashMap<(u64, u64, usize, u32), i32>;

/// 1 for a win of the side to move, 0 for a draw, -1 for a loss: by all lines.
fn solve(position: &Position, known: &mut Known) -> i32 {
    match position.over(Quiet::Hundred) {
        Some(Reason::Quiet) => return 0,
        Some(_) => return position.lead().signum(),
        None => {}
    }
    let turn = position.turn();
    let sets = [turn, turn.other()].map(|seat| position.pieces(seat).bits());
    let key = (sets[0], sets[1], turn.index(), position.quiet_plies());
    if let Some(value) = known.get(&key) {
        return *value;
    }
    let mut best = -1;
    for action in position.moves(Quiet::Hundred) {
        best = best.max(-solve(&position.play(action), known));
        if best == 1 {
            break;
        }
    }
    known.insert(key, best);
    best
}

/// A board of eight squares and gaps, filled by lot; `None` if the match is over on it.
fn position(rng: &mut Rng) -> Option<Position> {
    let mut row = |squares: usize| -> String {
        (0..7)
            .map(|i| match rng.below(5) {
                _ if i >= squares => '-',
                0 => 'x',
                1 => 'o',
                _ => '1',
            })
            .collect()
    };
    let rows = [row(3), row(3), row(2)].map(|row| row.replace("111", "3").replace("11", "2"));
    let side = if rng.chance(1, 2) { 'x' } else { 'o' };
    let quiet = 80 + rng.below(20);
    let [a, b, c] = rows;
    let fen = format!("{a}/{b}/{c}/-------/-------/-------/------- {side} {quiet} 1");
    let position: Position = fen.parse().unwrap();
    position.over(Quiet::Hundred).is_none().then_some(position)
}

#[test]
fn wins_and_losses_are_seen_as_they_are() {
    let mut rng = Rng::new(11);
    let (mut counts, mut solved, mut known) = ([0; 3], 0, Known::new());
    let mut engine = AtaxxEngine::new(1 << 20);
    for position in std::iter::repeat_with(|| position(&mut rng))
        .flatten()
        .take(2_000)
    {
        let exact = solve(&position, &mut known);
        engine.forget();
        let limits = Bounds::nodes(30_000);
        let found = engine
            .think(&position, Quiet::Hundred, &limits, &mut |_| {})
            .unwrap();
        counts[(exact + 1) as usize] += 1;
        if found.value.abs() > WIN / 2 {
            assert_eq!(found.value.signum(), exact, "{position}: {found:?}");
            solved += 1;
            // A win is not given away by the move that was chosen.
            assert_eq!(
                -solve(&position.play(found.best), &mut known),
                exact,
                "{position}"
            );
        }
    }
    assert!(counts.iter().all(|count| *count > 3), "{counts:?}");
    let decided = counts[0] + counts[2];
    assert!(solved * 10 >= decided * 9, "{solved} of {decided}");
}

#[test]
fn the_draw_of_quiet_plies_is_seen() {
    // x is behind and can only jump; one more quiet ply is a draw.
    let position: Position = "x1ooooo/7/7/7/7/7/7 x 99 60".parse().unwrap();
    let found = |quiet| {
        AtaxxEngine::new(1 << 16)
            .think(&position, quiet, &Bounds::nodes(2_000), &mut |_| {})
            .unwrap()
    };
    assert!(found(Quiet::Hundred).value >= 0);
    assert!(found(Quiet::None).value < 0);
}
