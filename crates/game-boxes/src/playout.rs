//! Random play to the end, as fast as the board allows.

use game::Rng;

use crate::{Board, Grid};

/// Random games from one board.
///
/// A random game is a random order of the open lines, because the legal lines are the same for
/// both seats: so it is a Fisher-Yates shuffle, and then no more than drawing. The shuffle goes on
/// where the last one ended, which is as random as any other order.
///
/// ```
/// # use game_boxes::{Border, Grid, Playouts, Size};
/// let grid = Grid::<1>::new(Size::default()).unwrap();
/// let mut playouts = Playouts::new(&grid, &grid.start(Border::American));
/// let end = playouts.play(&mut game::Rng::new(1));
/// assert_eq!(end.drawn().len(), 60);
/// assert_eq!(end.lead() % 2 != 0, true); // 25 boxes: no draw
/// ```
#[derive(Clone, Debug)]
pub struct Playouts<'a, const W: usize> {
    grid: &'a Grid<W>,
    board: Board<W>,
    /// The open lines, then nothing; 256 places, so that a byte is always in bounds.
    lines: [u8; 256],
    count: u8,
}

impl<'a, const W: usize> Playouts<'a, W> {
    /// Games that go on from `board`.
    #[must_use]
    pub fn new(grid: &'a Grid<W>, board: &Board<W>) -> Self {
        let (mut lines, mut count) = ([0; 256], 0);
        for (place, line) in lines.iter_mut().zip(grid.open(board.drawn()).iter()) {
            *place = line as u8;
            count += 1;
        }
        Self {
            grid,
            board: *board,
            lines,
            count,
        }
    }

    /// Plays evenly random legal lines until the board is full, and gives that board.
    pub fn play(&mut self, rng: &mut Rng) -> Board<W> {
        self.shuffle(rng);
        let mut board = self.board;
        for line in &self.lines[..usize::from(self.count)] {
            board.draw(self.grid.stroke(usize::from(*line)));
        }
        board
    }

    /// Puts the open lines into an evenly random order.
    fn shuffle(&mut self, rng: &mut Rng) {
        let mut left = self.count;
        while left >= 8 {
            self.swap::<8>(left, rng);
            left -= 8;
        }
        while left > 1 {
            self.swap::<1>(left, rng);
            left -= 1;
        }
    }

    /// Swaps `N` random lines of the first `left` with the last ones of those.
    #[inline]
    fn swap<const N: usize>(&mut self, left: u8, rng: &mut Rng) {
        for (pick, last) in batch::<N>(rng, left).into_iter().zip((0..left).rev()) {
            self.lines.swap(usize::from(pick), usize::from(last));
        }
    }
}

/// Even numbers below `bound`, `bound` - 1, and so on to `bound` - `N` + 1, which is above 0, out
/// of one random word: Brackett-Rozinko and Lemire, "Batched Ranged Random Integer Generation"
/// (2024). The product of the bounds is below 2^64: 180^8 still is.
#[inline]
fn batch<const N: usize>(rng: &mut Rng, bound: u8) -> [u8; N] {
    loop {
        let (mut rest, mut product) = (rng.next_u64(), 1u64);
        let mut next = u64::from(bound);
        let picks = std::array::from_fn(|_| {
            let wide = u128::from(rest) * u128::from(next);
            rest = wide as u64;
            product *= next;
            next -= 1;
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
            let picks: [u8; 3] = batch(&mut rng, 5);
            for (count, pick) in counts.iter_mut().zip(picks) {
                count[usize::from(pick)] += 1;
            }
        }
        for (i, count) in counts.iter().enumerate() {
            for (pick, n) in count.iter().enumerate() {
                let bound = 5 - i as u32;
                let expected = if pick < bound as usize {
                    60_000 / bound
                } else {
                    0
                };
                assert!(n.abs_diff(expected) <= expected / 20, "{i} {pick} {n}");
            }
        }
    }

    #[test]
    fn a_playout_fills_the_board_and_one_word_plays_as_three() {
        for size in Size::all() {
            let grid = Grid::<3>::new(size).unwrap();
            let mut playouts = Playouts::new(&grid, &grid.start(Border::American));
            let mut rng = Rng::new(9);
            let ends: Vec<_> = (0..3).map(|_| playouts.play(&mut rng)).collect();
            for end in &ends {
                assert_eq!(end.drawn().len(), size.line_count());
                assert!(usize::from(end.lead().unsigned_abs()) <= size.box_count());
                assert_eq!(
                    usize::from(end.lead().unsigned_abs()) % 2,
                    size.box_count() % 2
                );
            }
            if let Some(narrow) = Grid::<1>::new(size) {
                let mut playouts = Playouts::new(&narrow, &narrow.start(Border::American));
                let mut rng = Rng::new(9);
                let same: Vec<_> = (0..3).map(|_| playouts.play(&mut rng).resized()).collect();
                assert_eq!(same, ends);
            }
        }
    }
}
