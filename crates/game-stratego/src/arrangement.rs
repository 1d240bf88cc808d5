//! How one player's pieces are set up.

use std::fmt;
use std::str::FromStr;

use game::{Illegal, Seat};

use crate::{Rank, Square, Squares};

/// The squares of a player's own four rows.
const CELLS: usize = 40;

/// The pieces on a player's own four rows. Text form: 40 letters, own back row first, each row from
/// the left as the player sees it: `B` bomb, `C` spy, `D` scout, `E` miner, `F` sergeant,
/// `G` lieutenant, `H` captain, `I` major, `J` colonel, `K` general, `L` marshal, `M` flag, `a` empty.
///
/// The value says nothing about its pieces being those of a match; [`check`](Self::check) does.
/// `Debug` does not print it, as it is a secret.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Arrangement([Option<Rank>; CELLS]);

impl Arrangement {
    /// How many squares there are.
    pub const CELLS: usize = CELLS;

    /// Nothing placed yet.
    pub const EMPTY: Self = Self([None; CELLS]);

    /// The arrangement with these pieces, own back row first, from the player's left.
    #[must_use]
    pub const fn new(cells: [Option<Rank>; CELLS]) -> Self {
        Self(cells)
    }

    /// What stands on each square, own back row first, from the player's left.
    #[must_use]
    pub const fn cells(&self) -> &[Option<Rank>; CELLS] {
        &self.0
    }

    /// The square of the board that `cell` (below 40) is for the player on `seat` (0 or 1).
    #[must_use]
    pub fn square(seat: Seat, cell: usize) -> Option<Square> {
        let square = Square::from_index(cell).filter(|_| cell < CELLS)?;
        Some(if seat == Seat::FIRST {
            square
        } else {
            square.turned()
        })
    }

    /// The pieces with the squares of the board they are set up on by `seat`.
    pub(crate) fn pieces(&self, seat: Seat) -> impl Iterator<Item = (Square, Rank)> {
        let cells = self.0.iter().enumerate();
        cells.filter_map(move |(cell, rank)| Some((Self::square(seat, cell)?, (*rank)?)))
    }

    /// Whether a match can be played with it.
    ///
    /// # Errors
    /// `wrong-count` when there are not as many of some rank as there must be, `setup-stuck` when no
    /// piece could move.
    pub fn check(&self, barrage: bool) -> Result<(), Illegal> {
        for rank in Rank::ALL {
            let there = self.0.iter().filter(|cell| **cell == Some(rank)).count();
            let due = rank.count(barrage);
            if there != due {
                return Err(Illegal::new("wrong-count")
                    .with("rank", rank.name())
                    .with("count", there)
                    .with("due", due));
            }
        }
        if self.can_move() {
            Ok(())
        } else {
            Err(Illegal::new("setup-stuck"))
        }
    }

    /// Whether it is part of a set-up: no more of any rank than there must be.
    ///
    /// # Errors
    /// `wrong-count` when there are more.
    pub fn check_part(&self, barrage: bool) -> Result<(), Illegal> {
        for rank in Rank::ALL {
            let there = self.0.iter().filter(|cell| **cell == Some(rank)).count();
            let due = rank.count(barrage);
            if there > due {
                return Err(Illegal::new("wrong-count")
                    .with("rank", rank.name())
                    .with("count", there)
                    .with("due", due));
            }
        }
        Ok(())
    }

    /// Whether some piece could move before the other side has.
    #[must_use]
    pub fn can_move(&self) -> bool {
        let men: Squares = self.pieces(Seat::FIRST).map(|(square, _)| square).collect();
        let free = |square| !(Squares::near(square) - men).is_empty();
        self.pieces(Seat::FIRST)
            .any(|(square, rank)| rank.moves() && free(square))
    }
}

impl fmt::Display for Arrangement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut letters = self.0.iter().map(|cell| cell.map_or('a', Rank::letter));
        letters.try_for_each(|letter| write!(f, "{letter}"))
    }
}

impl fmt::Debug for Arrangement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Arrangement(..)")
    }
}

impl FromStr for Arrangement {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let cell = |letter| match letter {
            'a' => Some(None),
            letter => Rank::from_letter(letter).map(Some),
        };
        let cells: Option<Vec<Option<Rank>>> = text.chars().map(cell).collect();
        let cells = cells.and_then(|cells| cells.try_into().ok());
        // What was written is not said again: it may be somebody's secret.
        cells.map(Self).ok_or(Illegal::new("bad-arrangement"))
    }
}
