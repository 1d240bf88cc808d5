//! A set of squares: the bitboard.

use std::fmt;
use std::ops::{BitAnd, BitOr, Sub};
use std::str::FromStr;

use game::Illegal;

use crate::Square;

/// A set of squares, as a bitboard. Its text form is the squares joined by commas in ascending
/// order (`a1,c1,b2`), and `-` for none.
///
/// Sets made by moving another (`steps`, `jumps`, ...) may hold bits off the board until they are intersected with a set on it; nothing outside this crate ever sees those.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Squares(u64);

const ROW: u32 = Square::STRIDE as u32;

/// What is one step away from each square, and what a jump away, by bit; on the board.
const STEPS: [Squares; 64] = table(false);
const JUMPS: [Squares; 64] = table(true);

const fn table(jumps: bool) -> [Squares; 64] {
    let mut table = [Squares::NONE; 64];
    let mut bit = 0;
    while bit < 64 {
        let here = Squares(1 << bit);
        let there = if jumps { here.jumps() } else { here.steps() };
        if here.0 & Squares::BOARD.0 != 0 {
            table[bit] = Squares(there.0 & Squares::BOARD.0);
        }
        bit += 1;
    }
    table
}

impl Squares {
    /// No square.
    pub const NONE: Self = Self(0);
    /// The whole board.
    pub const BOARD: Self = {
        let mut bits = 0;
        let mut row = 0;
        while row < Square::SIDE {
            bits |= 0x7f << (row * Square::STRIDE);
            row += 1;
        }
        Self(bits)
    };
    /// The four corners.
    pub const CORNERS: Self = Self(0x41 | 0x41 << (6 * ROW));

    /// The set of one square.
    #[inline]
    #[must_use]
    pub const fn one(square: Square) -> Self {
        Self(1 << square.bit())
    }

    /// Whether `square` is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.bit() & 1 != 0
    }

    /// The set with `square` in it too.
    #[inline]
    #[must_use]
    pub const fn with(self, square: Square) -> Self {
        Self(self.0 | 1 << square.bit())
    }

    /// The set without `square`.
    #[inline]
    #[must_use]
    pub const fn without(self, square: Square) -> Self {
        Self(self.0 & !(1 << square.bit()))
    }

    /// How many squares.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The bits, for hashing: bit 9 `row` + `column`.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The squares one step away from `square`.
    #[inline]
    #[must_use]
    pub const fn near(square: Square) -> Self {
        STEPS[square.bit() as usize & 63]
    }

    /// The squares exactly two steps away from `square`: where a jump from it lands.
    #[inline]
    #[must_use]
    pub const fn ring(square: Square) -> Self {
        JUMPS[square.bit() as usize & 63]
    }

    /// All that is one step away from some square of the set.
    #[inline]
    pub(crate) const fn steps(self) -> Self {
        let sides = self.0 << 1 | self.0 >> 1;
        let three = sides | self.0;
        Self(sides | three << ROW | three >> ROW)
    }

    /// All that is exactly two steps away from some square of the set.
    #[inline]
    pub(crate) const fn jumps(self) -> Self {
        let sides = self.0 << 2 | self.0 >> 2;
        let five = sides | self.0 << 1 | self.0 >> 1 | self.0;
        Self(sides | sides << ROW | sides >> ROW | five << (2 * ROW) | five >> (2 * ROW))
    }

    /// All that a piece on some square of the set reaches with one move.
    #[inline]
    pub(crate) const fn reach(self) -> Self {
        let five = self.0 << 2 | self.0 << 1 | self.0 | self.0 >> 1 | self.0 >> 2;
        Self(five | five << ROW | five >> ROW | five << (2 * ROW) | five >> (2 * ROW))
    }

    /// Takes out the lowest square.
    #[inline]
    pub(crate) const fn pop(&mut self) -> Option<Square> {
        if self.0 == 0 {
            return None;
        }
        let square = Square::from_bit(self.0.trailing_zeros());
        self.0 &= self.0 - 1;
        Some(square)
    }
}

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        self.pop()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.len() as usize, Some(self.len() as usize))
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::NONE, Self::with)
    }
}

impl BitAnd for Squares {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Squares {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Sub for Squares {
    type Output = Self;
    /// What is in this and not in the other.
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl fmt::Display for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for (i, square) in self.enumerate() {
            if i > 0 {
                f.write_str(",")?;
            }
            write!(f, "{square}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

impl FromStr for Squares {
    type Err = Illegal;

    /// Reads the squares in any order.
    ///
    /// # Errors
    /// `bad-square` for what is none, `square-twice` for one that comes again.
    fn from_str(text: &str) -> Result<Self, Illegal> {
        if text == "-" {
            return Ok(Self::NONE);
        }
        text.split(',').try_fold(Self::NONE, |set, word| {
            let square: Square = word.parse()?;
            if set.contains(square) {
                Err(Illegal::new("square-twice").with("square", square))
            } else {
                Ok(set.with(square))
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_and_jumps_are_the_distances_one_and_two() {
        for from in Square::all() {
            let at = |distance| {
                Square::all()
                    .filter(|to| from.distance(*to) == distance)
                    .collect::<Squares>()
            };
            assert_eq!(Squares::near(from), at(1), "{from}");
            assert_eq!(Squares::ring(from), at(2), "{from}");
            let one = Squares::one(from);
            assert_eq!(one.steps() & Squares::BOARD, at(1), "{from}");
            assert_eq!(one.jumps() & Squares::BOARD, at(2), "{from}");
            assert_eq!(one.reach() & Squares::BOARD, one | at(1) | at(2), "{from}");
        }
        assert_eq!(Squares::BOARD.len(), 49);
        assert_eq!(Squares::ring("d4".parse().unwrap()).len(), 16);
        assert_eq!(Squares::CORNERS.to_string(), "a1,g1,a7,g7");
    }

    #[test]
    fn text_is_read_back() {
        for text in ["-", "a1", "a1,c1,b2", "g7"] {
            assert_eq!(text.parse::<Squares>().unwrap().to_string(), text);
        }
        assert_eq!("b2,a1".parse::<Squares>().unwrap().to_string(), "a1,b2");
        assert_eq!(
            "a1,a1".parse::<Squares>().unwrap_err().code(),
            "square-twice"
        );
        for text in ["", "a1,", ",a1", "a1;b2", "a1, b2", "-,a1"] {
            assert_eq!(text.parse::<Squares>().unwrap_err().code(), "bad-square");
        }
    }
}
