//! Where the matches start that the net learns from.

use game::Rng;
use game_ataxx::{Position, Quiet, Setup, Square, Squares};

/// The first plies are by lot, so many at least and at most.
const PLIES: (usize, usize) = (4, 12);
/// One match in so many is on a board with gaps.
const GAPS: (usize, usize) = (1, 2);
/// Draws of gaps: from so many squares come, with the symmetry, up to four times as many.
const SEEDS: usize = 4;

/// A position to start from, not over.
pub(crate) fn opening(rng: &mut Rng) -> Position {
    loop {
        let gaps = rng.chance(GAPS.0, GAPS.1);
        let blocked = if gaps {
            gaps_by_lot(rng)
        } else {
            Squares::NONE
        };
        let Ok(setup) = Setup::new(Quiet::Hundred, blocked) else {
            continue;
        };
        let plies = PLIES.0 + rng.below(PLIES.1 - PLIES.0 + 1);
        if let Some(position) = by_lot(Position::start(&setup), plies, rng) {
            return position;
        }
    }
}

/// The position after so many plies by lot; `None` if the match is over by then.
fn by_lot(start: Position, plies: usize, rng: &mut Rng) -> Option<Position> {
    let mut position = start;
    for _ in 0..plies {
        let mut moves = position.moves(Quiet::Hundred);
        let count = moves.len();
        if count == 0 {
            return None;
        }
        position = position.play(moves.nth(rng.below(count))?);
    }
    position.over(Quiet::Hundred).is_none().then_some(position)
}

/// Gaps as boards have them: mostly symmetrical.
fn gaps_by_lot(rng: &mut Rng) -> Squares {
    let symmetry = rng.below(5);
    let mut gaps = Squares::NONE;
    for _ in 0..=rng.below(SEEDS) {
        let (column, row) = (rng.below(7) as u8, rng.below(7) as u8);
        let images = match symmetry {
            0 => vec![(column, row)],
            1 => vec![(column, row), (6 - column, row)],
            2 => vec![(column, row), (6 - column, 6 - row)],
            3 => vec![
                (column, row),
                (row, 6 - column),
                (6 - column, 6 - row),
                (6 - row, column),
            ],
            _ => vec![
                (column, row),
                (6 - column, row),
                (column, 6 - row),
                (6 - column, 6 - row),
            ],
        };
        let squares = images.into_iter().filter_map(|(c, r)| Square::new(c, r));
        gaps = squares.fold(gaps, Squares::with);
    }
    gaps - Squares::CORNERS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn openings_differ_and_half_have_gaps() {
        let mut rng = Rng::new(3);
        let all: Vec<Position> = (0..400).map(|_| opening(&mut rng)).collect();
        let gaps = all.iter().filter(|one| !one.blocked().is_empty()).count();
        assert!((140..260).contains(&gaps), "{gaps}");
        assert!(all.iter().all(|one| one.over(Quiet::Hundred).is_none()));
        let mut texts: Vec<String> = all.iter().map(Position::to_string).collect();
        texts.sort_unstable();
        texts.dedup();
        assert!(texts.len() > 390, "{}", texts.len());
    }
}
