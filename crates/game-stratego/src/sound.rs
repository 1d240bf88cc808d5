//! Set-ups made at random that a sensible player could have made.

use game::{Rng, Seat};

use crate::frequencies::FREQUENCIES;
use crate::{Arrangement, Rank, Square, Squares};

/// What stands on each cell, if anything.
type Cells = [Option<Rank>; Arrangement::CELLS];

/// How many are made until one is sound.
const TRIES: usize = 64;
/// How much likelier than elsewhere a bomb is next to the own flag.
const GUARD: u32 = 12;

/// In which order ranks are placed: first those to which the place matters most.
const ORDER: [Rank; 12] = [
    Rank::Flag,
    Rank::Bomb,
    Rank::Marshal,
    Rank::General,
    Rank::Spy,
    Rank::Colonel,
    Rank::Miner,
    Rank::Scout,
    Rank::Major,
    Rank::Captain,
    Rank::Lieutenant,
    Rank::Sergeant,
];

impl Arrangement {
    /// A random sound set-up: ranks stand where people put them, the flag on the back row with bombs
    /// beside it, and the front is free to move.
    #[must_use]
    pub fn sound(barrage: bool, rng: &mut Rng) -> Self {
        Self::completed(&[None; Self::CELLS], barrage, rng)
    }

    /// The rest of a set-up of which some pieces are `placed`, at random, and sound where that is
    /// still possible. The result passes [`check`](Self::check); for that, what is placed is moved only
    /// if no set-up with it does.
    #[must_use]
    pub fn completed(placed: &[Option<Rank>; Self::CELLS], barrage: bool, rng: &mut Rng) -> Self {
        let mut playable = None;
        for _ in 0..TRIES {
            let made = Self::new(fill(*placed, barrage, rng));
            if made.check(barrage).is_ok() {
                if made.is_sound(barrage) {
                    return made;
                }
                playable = Some(made);
            }
        }
        match playable {
            Some(made) => made,
            None if placed.iter().all(Option::is_none) => Self::plain(barrage),
            None => Self::sound(barrage, rng),
        }
    }

    /// Whether a sensible player could have made it: the flag on the back row, next to a bomb (two in
    /// the whole game), and half of the ways to the front open.
    fn is_sound(&self, barrage: bool) -> bool {
        let cells = self.cells();
        let flag = cells.iter().position(|cell| *cell == Some(Rank::Flag));
        let guards = flag.map_or(0, |flag| {
            let near = beside(flag).filter(|cell| cells[*cell] == Some(Rank::Bomb));
            near.count()
        });
        let blocked = [30, 31, 34, 35, 38, 39]
            .iter()
            .filter(|cell| cells[**cell].is_some_and(|rank| !rank.moves()))
            .count();
        let due = if barrage { 1 } else { 2 };
        flag.is_some_and(|flag| flag < 10) && guards >= due && blocked <= 3
    }

    /// Rank by rank from the back; only for when chance has failed again and again.
    fn plain(barrage: bool) -> Self {
        let mut cells = [None; Self::CELLS];
        let ranks = ORDER
            .iter()
            .flat_map(|rank| std::iter::repeat_n(*rank, rank.count(barrage)));
        cells
            .iter_mut()
            .zip(ranks)
            .for_each(|(cell, rank)| *cell = Some(rank));
        Self::new(cells)
    }
}

/// The cells next to one.
fn beside(cell: usize) -> impl Iterator<Item = usize> {
    let square = Arrangement::square(Seat::FIRST, cell);
    let near = square.map_or(Squares::NONE, Squares::near);
    near.into_iter()
        .map(Square::index)
        .filter(|cell| *cell < Arrangement::CELLS)
}

/// Places what is missing.
fn fill(mut cells: Cells, barrage: bool, rng: &mut Rng) -> Cells {
    for rank in ORDER {
        let there = cells.iter().filter(|cell| **cell == Some(rank)).count();
        for _ in there..rank.count(barrage) {
            if let Some(cell) = choose(&cells, rank, rng) {
                cells[cell] = Some(rank);
            }
        }
    }
    cells
}

/// A free cell for a piece of this rank, as often as people choose it.
fn choose(cells: &Cells, rank: Rank, rng: &mut Rng) -> Option<usize> {
    let weight = |cell: usize| {
        if cells[cell].is_some() {
            return 0;
        }
        let guard = rank == Rank::Bomb && beside(cell).any(|near| cells[near] == Some(Rank::Flag));
        let often = 1 + u32::from(FREQUENCIES[rank as usize][cell]);
        often * if guard { GUARD } else { 1 }
    };
    let weights: [u32; Arrangement::CELLS] = std::array::from_fn(weight);
    let whole: u32 = weights.iter().sum();
    if whole == 0 {
        return None;
    }
    let mut drawn = rng.below(whole as usize) as u32;
    weights.iter().position(|weight| {
        let here = drawn < *weight;
        drawn = drawn.saturating_sub(*weight);
        here
    })
}
