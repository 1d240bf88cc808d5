//! The game as search needs it: lines, mover, lead. The one place that knows what a line does.

use game::Seat;

use crate::{Bits, Stroke};

/// The lines drawn, who moves, and by how many boxes seat 0 leads. Who owns which box is left to
/// [`Position`](crate::Position), since nothing that follows depends on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board<const W: usize> {
    drawn: Bits<W>,
    mover: Seat,
    lead: i8,
}

impl<const W: usize> Board<W> {
    /// A board with these lines drawn.
    #[must_use]
    pub const fn new(drawn: Bits<W>, mover: Seat, lead: i8) -> Self {
        Self { drawn, mover, lead }
    }

    /// Draws a line that is not drawn yet and says how many boxes that claims: 0, 1 or 2. Whoever
    /// claims one moves again.
    #[inline]
    pub fn draw(&mut self, stroke: &Stroke<W>) -> u8 {
        self.drawn = self.drawn.or(stroke.line);
        let [first, second] = stroke.boxes.map(|sides| self.drawn.covers(sides));
        let claimed = u8::from(first) + u8::from(second);
        let minus = -(self.mover.index() as i8); // 0, or all ones for seat 1: negates without a branch
        self.lead += (claimed as i8 ^ minus) - minus;
        if claimed == 0 {
            self.mover = self.mover.other();
        }
        claimed
    }

    /// The lines drawn, by number.
    #[inline]
    #[must_use]
    pub const fn drawn(&self) -> Bits<W> {
        self.drawn
    }

    /// Who moves; at the end, who drew last.
    #[inline]
    #[must_use]
    pub const fn mover(&self) -> Seat {
        self.mover
    }

    /// The boxes of seat 0 less those of seat 1.
    #[inline]
    #[must_use]
    pub const fn lead(&self) -> i8 {
        self.lead
    }

    /// The same board in `V` words, which must be enough for its lines.
    #[must_use]
    pub fn resized<const V: usize>(&self) -> Board<V> {
        Board::new(self.drawn.resized(), self.mover, self.lead)
    }
}
