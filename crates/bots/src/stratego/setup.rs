//! Set-ups: several sound ones are drawn, and the best of them taken.

use game::{Rng, Seat};
use game_stratego::{Arrangement, Rank, Square, Squares};

/// A set-up, the best of so many.
pub(crate) fn arrange(barrage: bool, tries: u32, rng: &mut Rng) -> Arrangement {
    let first = Arrangement::sound(barrage, rng);
    let mut best = (merit(&first), first);
    for _ in 1..tries {
        let next = Arrangement::sound(barrage, rng);
        let merit = merit(&next);
        if merit > best.0 {
            best = (merit, next);
        }
    }
    best.1
}

/// What speaks for a set-up.
fn merit(arrangement: &Arrangement) -> i32 {
    let at = |cell: usize| arrangement.cells().get(cell).copied().flatten();
    let mut merit = 0;
    for (cell, rank) in arrangement.cells().iter().enumerate() {
        let Some(rank) = rank else { continue };
        let row = cell / 10;
        merit += match (rank, row) {
            // Miners are for later, bombs in front bar the own way.
            (Rank::Miner, 0 | 1) => 2,
            (Rank::Miner, 3) => -4,
            (Rank::Bomb, 3) => -3,
            (Rank::Flag, 0) => 4,
            (Rank::Scout, 2 | 3) => 1,
            (Rank::Spy, 3) | (Rank::Spy, 0) => -3,
            _ => 0,
        };
        let near: Vec<Rank> = beside(cell).filter_map(&at).collect();
        merit += match rank {
            Rank::Flag => near
                .iter()
                .map(|rank| if *rank == Rank::Bomb { 6 } else { -2 })
                .sum(),
            // The spy answers whoever takes the general.
            Rank::Spy if near.contains(&Rank::General) => 4,
            Rank::Marshal | Rank::General if row >= 2 => 2,
            _ => 0,
        };
    }
    // Both halves want a strong piece.
    let strong = [Rank::Marshal, Rank::General, Rank::Colonel];
    let left = |cell: &(usize, &Option<Rank>)| cell.0 % 10 < 5;
    let cells = arrangement.cells().iter().enumerate();
    let held = cells.filter(|(_, rank)| rank.is_some_and(|rank| strong.contains(&rank)));
    let (one, two): (Vec<_>, Vec<_>) = held.partition(left);
    merit + 2 * one.len().min(two.len()) as i32
}

/// The cells next to one.
fn beside(cell: usize) -> impl Iterator<Item = usize> {
    let square = Arrangement::square(Seat::FIRST, cell);
    let near = square.map_or(Squares::NONE, Squares::near);
    near.into_iter()
        .map(Square::index)
        .filter(|near| *near < Arrangement::CELLS)
}
