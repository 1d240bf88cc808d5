//! Who draws in a match.

use crate::Key;
use crate::stream::Stream;

/// Draws the dice and decks of one match in order. All it remembers is how many draws were made, so
/// it can be made anew at any point from the key and that number.
///
/// Draw `n` of a match, from 0 and over dice and decks alike, uses counter `n` of its own stream:
/// that of dice under the key of the match, that of decks under the key of their round.
#[derive(Clone, Debug)]
pub struct Dealer {
    key: Key,
    drawn: u32,
}

impl Dealer {
    pub(crate) const fn new(key: Key, drawn: u32) -> Self {
        Self { key, drawn }
    }

    /// How many draws were made so far.
    #[must_use]
    pub const fn drawn(&self) -> u32 {
        self.drawn
    }

    /// The number of the next draw, which is counted.
    fn next(&mut self) -> u32 {
        let number = self.drawn;
        self.drawn = self.drawn.saturating_add(1); // no match gets there
        number
    }

    /// Rolls a die: 1 to 6.
    pub fn die(&mut self) -> u8 {
        let number = self.next();
        Stream::new(&self.key, b"die", number).die()
    }

    /// Shuffles a deck for a round: the numbers 0 to `cards` - 1, top first.
    pub fn deck(&mut self, round: u16, cards: u8) -> Vec<u8> {
        let number = self.next();
        Stream::new(&self.key.round(round), b"deck", number).shuffled(cards)
    }
}
