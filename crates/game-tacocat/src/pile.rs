//! The draw pile.

use std::fmt;
use std::str::FromStr;

use game::Illegal;

use crate::number::number;
use crate::{Cards, Rank};

/// Bits that hold one card.
const WIDTH: usize = 4;
/// Cards in one word.
const CARDS: usize = 64 / WIDTH;

/// The draw pile, or a whole deck in order: all of its cards known, or only how many there are. Text
/// form: the ranks from the top (`4,9,1`), `-` for none, `?24` for 24 unknown cards.
///
/// `Debug` does not print it, as it is a secret.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Pile {
    /// Four bits a card, the top card last; no bit where the card is unknown or drawn.
    cards: [u64; Self::MOST / CARDS],
    left: u8,
}

impl Pile {
    /// The most cards there can be.
    pub const MOST: usize = 64;

    /// So many cards, at most 64, of which nothing is known.
    #[must_use]
    pub(crate) const fn unknown(left: u8) -> Self {
        debug_assert!(left as usize <= Self::MOST);
        Self {
            cards: [0; Self::MOST / CARDS],
            left,
        }
    }

    /// These cards, top first, if they are at most 64, and at most 15 of a rank.
    #[must_use]
    pub fn new(ranks: &[Rank]) -> Option<Self> {
        let alike = |rank| ranks.iter().filter(|other| **other == rank).count();
        let few = Rank::all().all(|rank| alike(rank) <= usize::from(Cards::MOST));
        if ranks.len() > Self::MOST || !few {
            return None;
        }
        let mut pile = Self::unknown(ranks.len() as u8);
        for (place, rank) in ranks.iter().rev().enumerate() {
            pile.cards[place / CARDS] |= u64::from(rank.number()) << (place % CARDS * WIDTH);
        }
        Some(pile)
    }

    /// How many cards.
    #[must_use]
    pub const fn len(&self) -> u8 {
        self.left
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.left == 0
    }

    /// Whether the cards are known. (They always are where there is none.)
    #[must_use]
    pub const fn is_known(&self) -> bool {
        self.left == 0 || self.cards[0] != 0
    }

    /// The same with nothing known but how many.
    #[must_use]
    pub(crate) const fn down(&self) -> Self {
        Self::unknown(self.left)
    }

    /// The card that lies `depth` below the top, if it is known.
    fn at(&self, depth: u8) -> Option<Rank> {
        let place = usize::from(self.left.checked_sub(depth + 1)?);
        let card = self.cards[place / CARDS] >> (place % CARDS * WIDTH);
        Rank::new(card as u8 & Cards::MOST)
    }

    /// The known cards, top first.
    pub fn iter(&self) -> impl Iterator<Item = Rank> {
        (0..self.left).filter_map(|depth| self.at(depth))
    }

    /// The known cards in any order.
    #[must_use]
    pub fn cards(&self) -> Cards {
        self.iter().collect()
    }

    /// Takes the top card off.
    pub(crate) fn draw(&mut self) -> Option<Rank> {
        let card = self.at(0)?;
        self.left -= 1;
        let place = usize::from(self.left);
        self.cards[place / CARDS] &= !(u64::from(Cards::MOST) << (place % CARDS * WIDTH));
        Some(card)
    }
}

impl fmt::Display for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        if !self.is_known() {
            return write!(f, "?{}", self.left);
        }
        for (i, rank) in self.iter().enumerate() {
            let comma = if i > 0 { "," } else { "" };
            write!(f, "{comma}{rank}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Pile({} ..)", self.left)
    }
}

impl FromStr for Pile {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let bad = || Illegal::new("bad-pile");
        if text == "-" {
            return Ok(Self::default());
        }
        if let Some(left) = text.strip_prefix('?') {
            let left = number(left).filter(|left| (1..=Self::MOST).contains(&usize::from(*left)));
            return left.map(Self::unknown).ok_or_else(bad);
        }
        // One more than fits is enough to be refused.
        let ranks = text.split(',').take(Self::MOST + 1).map(str::parse);
        let ranks: Vec<Rank> = ranks.collect::<Result<_, _>>()?;
        Self::new(&ranks).ok_or_else(bad)
    }
}
