//! Sets of squares, and which squares lie next to each other.

use std::fmt;
use std::ops::{BitAnd, BitOr, Sub};
use std::str::FromStr;

use game::{Illegal, Seat};

use crate::Square;

/// A set of squares, as a bit set. Text form: `a1,b3` in ascending order, `-` for none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Squares(u128);

/// The four directions: up, right, down, left as (columns, rows).
const DIRECTIONS: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

/// By direction and square: the next square, unless a lake or the edge is there.
const STEPS: [[Option<Square>; Square::COUNT]; 4] = steps();

/// By square: the squares one step away.
const NEAR: [Squares; Square::COUNT] = near();

impl Squares {
    /// No square.
    pub const NONE: Self = Self(0);
    /// The eight squares of the two lakes.
    pub const LAKES: Self = lakes();

    /// The half of the board on which `seat` (0 or 1) sets up, the middle rows included.
    #[inline]
    #[must_use]
    pub(crate) const fn half(seat: Seat) -> Self {
        const RED: u128 = (1 << 50) - 1;
        if seat.index() == 0 {
            Self(RED)
        } else {
            Self(RED << 50)
        }
    }

    /// Whether `square` is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 != 0
    }

    /// The set with `square` in it too.
    #[inline]
    #[must_use]
    pub const fn with(self, square: Square) -> Self {
        Self(self.0 | 1 << square.index())
    }

    /// The set without `square`.
    #[inline]
    #[must_use]
    pub const fn without(self, square: Square) -> Self {
        Self(self.0 & !(1 << square.index()))
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

    /// The squares one step away from `square`, lakes left out.
    #[inline]
    #[must_use]
    pub const fn near(square: Square) -> Self {
        NEAR[square.index()]
    }

    /// The squares met in each of the four directions from `square`, up to a lake or the edge.
    pub fn lines(square: Square) -> impl Iterator<Item = impl Iterator<Item = Square>> {
        STEPS.iter().map(move |next| {
            std::iter::successors(next[square.index()], move |at| next[at.index()])
        })
    }
}

const fn step(square: Square, (columns, rows): (i8, i8)) -> Option<Square> {
    let column = square.column().wrapping_add_signed(columns);
    let row = square.row().wrapping_add_signed(rows);
    match Square::new(column, row) {
        Some(next) if !Squares::LAKES.contains(next) => Some(next),
        _ => None,
    }
}

const fn steps() -> [[Option<Square>; Square::COUNT]; 4] {
    let mut steps = [[None; Square::COUNT]; 4];
    let mut i = 0;
    while i < 4 * Square::COUNT {
        if let Some(square) = Square::from_index(i % Square::COUNT) {
            steps[i / Square::COUNT][square.index()] = step(square, DIRECTIONS[i / Square::COUNT]);
        }
        i += 1;
    }
    steps
}

const fn near() -> [Squares; Square::COUNT] {
    let mut near = [Squares::NONE; Square::COUNT];
    let mut i = 0;
    while i < 4 * Square::COUNT {
        if let Some(next) = STEPS[i / Square::COUNT][i % Square::COUNT] {
            near[i % Square::COUNT] = near[i % Square::COUNT].with(next);
        }
        i += 1;
    }
    near
}

/// Columns c, d, g, h of rows 5 and 6.
const fn lakes() -> Squares {
    let row = 1 << 2 | 1 << 3 | 1 << 6 | 1 << 7;
    Squares(row << 40 | row << 50)
}

impl IntoIterator for Squares {
    type Item = Square;
    type IntoIter = Iter;

    /// Ascending, `a1` first.
    fn into_iter(self) -> Iter {
        Iter(self)
    }
}

/// The squares of a set, ascending.
#[derive(Clone, Debug)]
pub struct Iter(Squares);

impl Iterator for Iter {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        if self.0.is_empty() {
            return None;
        }
        let square = Square::from_bit(self.0.0.trailing_zeros());
        self.0.0 &= self.0.0 - 1;
        Some(square)
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
        for (i, square) in self.into_iter().enumerate() {
            let comma = if i > 0 { "," } else { "" };
            write!(f, "{comma}{square}")?;
        }
        Ok(())
    }
}

impl FromStr for Squares {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let mut squares = Self::NONE;
        if text == "-" {
            return Ok(squares);
        }
        for word in text.split(',') {
            let square: Square = word.parse()?;
            if squares.0 >> square.index() != 0 {
                return Err(Illegal::new("bad-squares").with("squares", text)); // not ascending
            }
            squares = squares.with(square);
        }
        Ok(squares)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(squares: impl IntoIterator<Item = Square>) -> String {
        let names: Vec<String> = squares.into_iter().map(|s| s.to_string()).collect();
        names.join(" ")
    }

    fn square(name: &str) -> Square {
        name.parse().unwrap()
    }

    fn near(name: &str) -> String {
        Squares::near(square(name)).to_string()
    }

    #[test]
    fn texts_are_read_back() {
        for text in ["-", "a1", "a1,b1,k10"] {
            assert_eq!(text.parse::<Squares>().unwrap().to_string(), text);
        }
        for text in ["", ",", "a1,", "b1,a1", "a1,a1", "a1, b1", "-,a1"] {
            assert!(text.parse::<Squares>().is_err(), "{text}");
        }
    }

    #[test]
    fn the_lakes_are_where_they_are_printed() {
        assert_eq!(Squares::LAKES.to_string(), "c5,d5,g5,h5,c6,d6,g6,h6");
    }

    #[test]
    fn next_to_a_square_are_four_less_edges_and_lakes() {
        assert_eq!(near("e4"), "e3,d4,f4,e5");
        assert_eq!(near("a1"), "b1,a2");
        assert_eq!(near("k10"), "k9,j10");
        assert_eq!(near("c4"), "c3,b4,d4");
        assert_eq!(near("b5"), "b4,a5,b6");
    }

    #[test]
    fn lines_stop_at_lakes_and_edges() {
        let lines: Vec<String> = Squares::lines(square("f5")).map(names).collect();
        assert_eq!(lines, ["f6 f7 f8 f9 f10", "", "f4 f3 f2 f1", "e5"]);
    }
}
