//! The net by which the engine judges: its shape, and how it sees a position.
//!
//! The board is seen through its 36 windows of 2x2 squares. Each is in one of 256 states, since a
//! square is empty, the viewer's own, the enemy's or a gap, and adds a row of weights to the hidden
//! units; both sides look at the board, with the same weights. What the units say, clipped to 0..1 and
//! squared, is summed up by weights that depend on how many squares are empty.
//!
//! ```text
//! hidden[side] = bias + sum over the windows of rows[window][state for side]
//! value        = SCALE * (out_bias[b] + out[b] . clip(hidden[mover])^2, clip(hidden[other])^2)
//! ```

mod accumulator;
mod weights;

#[cfg(test)]
use game_ataxx::Position;
use game_ataxx::Squares;

pub(crate) use accumulator::Accumulator;
pub(crate) use weights::Net;
pub use weights::{BadNet, Parts};

/// Hidden units of each side.
pub const HIDDEN: usize = 64;
/// Windows of 2x2 squares.
pub const WINDOWS: usize = 36;
/// States of a window.
pub const STATES: usize = 256;
/// States of a window without gaps.
pub const OPEN_STATES: usize = 81;
/// Sets of weights of the output.
pub const BUCKETS: usize = 8;

/// What a square is to the one who looks, as a digit of a window's state.
const OWN: usize = 1;
const ENEMY: usize = 2;
const GAP: usize = 3;

/// Bits from one row of the board to the next.
const ROW: u32 = 9;

/// The lower left squares of all windows.
pub(crate) const CORNERS: u64 = {
    let (mut bits, mut row) = (0, 0);
    while row < 6 {
        bits |= 0x3f << (row * ROW);
        row += 1;
    }
    bits
};

/// Which set of weights of the output judges a board with so many empty squares.
#[must_use]
pub const fn bucket(empty: u32) -> usize {
    let bucket = empty as usize / 6;
    if bucket < BUCKETS {
        bucket
    } else {
        BUCKETS - 1
    }
}

/// By four bits, the sum of 4^k for each bit k that is set: digits of a state.
const SPREAD: [u16; 16] = {
    let mut table = [0; 16];
    let mut bits = 0;
    while bits < 16 {
        let mut k = 0;
        while k < 4 {
            if bits >> k & 1 != 0 {
                table[bits] += 1 << (2 * k);
            }
            k += 1;
        }
        bits += 1;
    }
    table
};

/// The number of a window, 0 to 35, by the bit of its lower left square.
#[inline]
pub(crate) const fn window_of(bit: u32) -> usize {
    (bit / ROW * 6 + bit % ROW) as usize
}

/// What the windows of a board look like to one side.
#[derive(Clone, Copy)]
pub(crate) struct Looks {
    pub(crate) own: u64,
    pub(crate) enemy: u64,
    pub(crate) gaps: u64,
}

impl Looks {
    /// The state of the window whose lower left square has this bit.
    #[inline]
    pub(crate) fn state(&self, bit: u32) -> usize {
        let four = |set: u64| {
            let set = set >> bit;
            (set & 3 | set >> (ROW - 2) & 12) as usize
        };
        let spread = |set: u64| usize::from(SPREAD[four(set) & 15]);
        OWN * spread(self.own) + ENEMY * spread(self.enemy) + GAP * spread(self.gaps)
    }
}

/// A state as the other side sees it: own and enemy change places, empty squares and gaps stay.
#[must_use]
pub const fn turned(state: usize) -> usize {
    (state & 0x55) << 1 | state >> 1 & 0x55
}

/// The states of the 36 windows as the owner of `own` sees them.
#[must_use]
pub fn states(own: Squares, enemy: Squares, gaps: Squares) -> [u8; WINDOWS] {
    let looks = Looks {
        own: own.bits(),
        enemy: enemy.bits(),
        gaps: gaps.bits(),
    };
    let mut states = [0; WINDOWS];
    for (window, state) in states.iter_mut().enumerate() {
        let bit = window as u32 / 6 * ROW + window as u32 % 6;
        *state = looks.state(bit) as u8;
    }
    states
}

/// A state with its gaps taken for empty squares, as a number below [`OPEN_STATES`].
#[must_use]
pub const fn open_state(state: usize) -> usize {
    let (mut open, mut k) = (0, 4);
    while k > 0 {
        k -= 1;
        let digit = state >> (2 * k) & 3;
        open = 3 * open + if digit == GAP { 0 } else { digit };
    }
    open
}

/// Whether a state has a gap.
#[must_use]
pub const fn has_gap(state: usize) -> bool {
    state & state >> 1 & 0x55 != 0
}

/// What a position is worth to the side to move, from nothing.
#[cfg(test)]
pub(crate) fn value(net: &Net, position: &Position) -> i32 {
    let mut accumulator = Accumulator::new();
    accumulator.refresh(net, position);
    accumulator.value(net, position)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_ataxx::{Square, Squares};

    #[test]
    fn windows_are_read_square_by_square() {
        let fen = "1o3xx/2oo3/2-1-2/oo2o2/2-o-xx/1oo2x1/1o5 x 5 13";
        let position: Position = fen.parse().unwrap();
        let turn = position.turn();
        let (us, them) = (position.pieces(turn), position.pieces(turn.other()));
        let states = states(us, them, position.blocked());
        for (window, state) in states.into_iter().enumerate() {
            let (column, row) = (window as u8 % 6, window as u8 / 6);
            let mut expected = 0;
            for (k, (c, r)) in [(0, 0), (1, 0), (0, 1), (1, 1)].into_iter().enumerate() {
                let square = Square::new(column + c, row + r).unwrap();
                let in_set = |set: Squares| usize::from(set.contains(square));
                let digit = in_set(us) + 2 * in_set(them) + 3 * in_set(position.blocked());
                expected += digit << (2 * k);
            }
            assert_eq!(usize::from(state), expected, "{window}");
            let bit = Square::new(column, row).unwrap().bit();
            assert_eq!(window_of(bit), window);
            assert_eq!(CORNERS >> bit & 1, 1);
        }
        assert_eq!(CORNERS.count_ones() as usize, WINDOWS);
    }

    #[test]
    fn states_without_gaps_are_81() {
        let open: Vec<usize> = (0..STATES).filter(|state| !has_gap(*state)).collect();
        assert_eq!(open.len(), OPEN_STATES);
        let mut numbers: Vec<usize> = open.into_iter().map(open_state).collect();
        numbers.sort_unstable();
        assert_eq!(numbers, (0..OPEN_STATES).collect::<Vec<_>>());
        assert_eq!(open_state(0b11_10_01_11), open_state(0b00_10_01_00));
        assert!(has_gap(0b00_11_01_00) && !has_gap(0b01_10_01_10));
    }

    #[test]
    fn buckets_go_by_empty_squares() {
        assert_eq!([0, 5, 6, 45, 49].map(bucket), [0, 0, 1, 7, 7]);
    }
}
