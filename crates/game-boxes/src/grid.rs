//! What the rules look up about a board size, computed once for engines.

use game::Seat;

use crate::{Bits, Board, Border, Line, Size, Stroke};

/// The strokes of every line and the sides of every box of one size, by number. Engines keep one
/// per search; one word (`W` = 1) is enough for up to 60 lines (5x5, 4x6, 3x8, 2x9), three always
/// are.
#[derive(Clone, Debug)]
pub struct Grid<const W: usize> {
    size: Size,
    strokes: Vec<Stroke<W>>,
    sides: Vec<Bits<W>>,
    beside: Vec<[Option<u8>; 2]>,
}

impl<const W: usize> Grid<W> {
    /// The tables of a size, or none if `W` words are too few for its lines.
    #[must_use]
    pub fn new(size: Size) -> Option<Self> {
        if size.line_count() >= 64 * W {
            return None;
        }
        let number = |spot| size.spot_number(spot).map(|number| number as u8);
        let beside = size.lines().map(|line| {
            let mut boxes = size.beside(line).map(number);
            [boxes.next().flatten(), boxes.next().flatten()]
        });
        Some(Self {
            size,
            strokes: size.lines().filter_map(|line| size.stroke(line)).collect(),
            sides: size.spots().map(|spot| size.sides(spot)).collect(),
            beside: beside.collect(),
        })
    }

    /// The size of the board.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The board at the start of a match.
    #[must_use]
    pub fn start(&self, border: Border) -> Board<W> {
        Board::new(border.lines(self.size), Seat::FIRST, 0)
    }

    /// The lines not drawn yet.
    #[inline]
    #[must_use]
    pub fn open(&self, drawn: Bits<W>) -> Bits<W> {
        Bits::first(self.strokes.len()).minus(drawn)
    }

    /// What drawing line `number` may complete.
    ///
    /// # Panics
    /// If the board has no such line.
    #[inline]
    #[must_use]
    pub fn stroke(&self, number: usize) -> &Stroke<W> {
        &self.strokes[number]
    }

    /// The sides of every box, by the box's number.
    #[inline]
    #[must_use]
    pub fn sides(&self) -> &[Bits<W>] {
        &self.sides
    }

    /// The numbers of the one or two boxes beside line `number`.
    ///
    /// # Panics
    /// If the board has no such line.
    #[inline]
    #[must_use]
    pub fn beside(&self, number: usize) -> [Option<u8>; 2] {
        self.beside[number]
    }

    /// The open sides of a box.
    ///
    /// # Panics
    /// If the board has no such box.
    #[inline]
    #[must_use]
    pub fn open_sides(&self, spot: u8, drawn: Bits<W>) -> Bits<W> {
        self.sides[usize::from(spot)].minus(drawn)
    }

    /// The line with this number.
    #[must_use]
    pub fn line(&self, number: usize) -> Option<Line> {
        self.size.line(number)
    }
}
