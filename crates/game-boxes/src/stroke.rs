//! What drawing a line may complete.

use crate::Bits;

/// A line as the rules see it: itself and the sides of the one or two boxes beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stroke<const W: usize> {
    pub(crate) line: Bits<W>,
    pub(crate) boxes: [Bits<W>; 2],
}

impl<const W: usize> Stroke<W> {
    /// The highest number, which no line has (180 lines in 192 bits, at most 60 in 64). A box of
    /// this side alone is never complete: it stands in where a line has one box only, and saves
    /// the hot path a branch.
    const NEVER: Bits<W> = Bits::one(64 * W - 1);

    pub(crate) fn new(number: usize, boxes: [Option<Bits<W>>; 2]) -> Self {
        Self {
            line: Bits::one(number),
            boxes: boxes.map(|sides| sides.unwrap_or(Self::NEVER)),
        }
    }
}
