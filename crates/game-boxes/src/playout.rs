//! Random play to the end, as fast as the board allows.

use game::Rng;

use crate::{Board, Grid};

/// The most lines a board has.
const LINES_MAX: usize = 180;
/// How many choices one random word gives: 180^8 is below 2^64.
const BATCH: usize = 8;

impl<const W: usize> Grid<W> {
    /// Plays evenly random legal lines until the board is full, and gives that board.
    ///
    /// A random game is a random order of the open lines, because the legal lines are the same for
    /// both seats: so it is a Fisher-Yates shuffle, played while it is made.
    #[must_use]
    pub fn playout(&self, board: &Board<W>, rng: &mut Rng) -> Board<W> {
        let mut board = *board;
        let mut lines = [0u8; LINES_MAX];
        let mut left = 0;
        for (place, line) in lines.iter_mut().zip(self.open(&board).iter()) {
            *place = line as u8;
            left += 1;
        }
        while left > 0 {
            let picks = batch(rng, left);
            for pick in picks.into_iter().take(left) {
                left -= 1;
                let line = lines[usize::from(pick)];
                lines[usize::from(pick)] = lines[left];
                board.draw(self.stroke(usize::from(line)));
            }
        }
        board
    }
}

/// Even numbers below `bound`, `bound` - 1, and so on (below 1 from where that ends), out of one
/// random word: Brackett-Rozinko and Lemire, "Batched Ranged Random Integer Generation" (2024).
#[inline]
fn batch(rng: &mut Rng, bound: usize) -> [u8; BATCH] {
    loop {
        let mut rest = rng.next_u64();
        let mut product = 1u64;
        let picks = std::array::from_fn(|i| {
            let bound = bound.saturating_sub(i).max(1) as u64;
            let wide = u128::from(rest) * u128::from(bound);
            rest = wide as u64;
            product *= bound;
            (wide >> 64) as u8
        });
        if rest >= product || rest >= product.wrapping_neg() % product {
            return picks;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Border, Size};

    #[test]
    fn picks_are_even() {
        let mut rng = Rng::new(1);
        let mut counts = [[0u32; 5]; 3];
        for _ in 0..60_000 {
            let picks = batch(&mut rng, 5);
            for (count, pick) in counts.iter_mut().zip(picks) {
                count[usize::from(pick)] += 1;
            }
        }
        for (i, count) in counts.iter().enumerate() {
            let expected = 60_000 / (5 - i as u32);
            for (pick, n) in count.iter().enumerate() {
                let expected = if pick < 5 - i { expected } else { 0 };
                assert!(n.abs_diff(expected) <= expected / 20, "{i} {pick} {n}");
            }
        }
    }

    #[test]
    fn a_playout_fills_the_board_and_is_repeated_from_its_seed() {
        for size in Size::all() {
            let grid = Grid::<3>::new(size).unwrap();
            let start = grid.start(Border::American);
            let end = grid.playout(&start, &mut Rng::new(9));
            assert_eq!(end.drawn().len(), size.line_count());
            assert!(i16::from(end.lead()).unsigned_abs() as usize <= size.box_count());
            assert_eq!(end, grid.playout(&start, &mut Rng::new(9)));
            if let Some(narrow) = Grid::<1>::new(size) {
                let start = narrow.start(Border::American);
                assert_eq!(narrow.playout(&start, &mut Rng::new(9)).resized(), end);
            }
        }
    }
}
