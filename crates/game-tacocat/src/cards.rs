//! Cards regardless of their order.

use std::fmt;
use std::str::FromStr;

use game::Illegal;

use crate::Rank;

/// Bits that hold the count of one rank.
const WIDTH: u32 = 4;
/// One card of each rank.
const ONES: u64 = 0x1111_1111_1111;
/// The counts of every other rank, so that a count may be subtracted without its neighbour noticing.
const EVEN: u64 = 0x0f0f_0f0f_0f0f_0f0f;
/// One above the highest count, for each of those.
const GUARD: u64 = 0x1010_1010_1010_1010;

/// Cards as how many there are of each rank, at most 15: a hand, the discards, a deck. Text form: the
/// ranks ascending, joined by commas (`3,3,7`), and `-` for none.
///
/// Four bits a rank in one word. `Debug` does not print it, as it may be a hand.
///
/// ```
/// use game_tacocat::Cards;
/// let hand: Cards = "3,3,7".parse().unwrap();
/// assert_eq!((hand.len(), hand.parts().count()), (3, 6));
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Cards(u64);

const fn shift(rank: Rank) -> u32 {
    (rank.number() as u32 - 1) * WIDTH
}

impl Cards {
    /// No card.
    pub const NONE: Self = Self(0);
    /// The most cards of one rank.
    pub const MOST: u8 = (1 << WIDTH) - 1;

    /// The cards with these counts of ranks 1 to 12, if none is above 15.
    #[must_use]
    pub fn of_counts(counts: [u8; Rank::COUNT]) -> Option<Self> {
        let mut cards = 0;
        for (rank, count) in Rank::all().zip(counts) {
            if count > Self::MOST {
                return None;
            }
            cards |= u64::from(count) << shift(rank);
        }
        Some(Self(cards))
    }

    /// So many cards of one rank; `count` is at most 15.
    #[must_use]
    pub const fn alike(rank: Rank, count: u8) -> Self {
        debug_assert!(count <= Self::MOST);
        Self((count as u64) << shift(rank))
    }

    /// One card.
    #[must_use]
    pub const fn one(rank: Rank) -> Self {
        Self::alike(rank, 1)
    }

    /// Its word, for tables of engines.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// How many cards of `rank`.
    #[inline]
    #[must_use]
    pub const fn count(self, rank: Rank) -> u8 {
        (self.0 >> shift(rank)) as u8 & Self::MOST
    }

    /// How many cards.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        let pairs = (self.0 & EVEN) + ((self.0 >> WIDTH) & EVEN);
        (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// Whether there is none.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `others` are among these.
    #[inline]
    #[must_use]
    pub const fn holds(self, others: Self) -> bool {
        const fn half(all: u64, part: u64) -> bool {
            (((all & EVEN) | GUARD) - (part & EVEN)) & GUARD == GUARD
        }
        half(self.0, others.0) && half(self.0 >> WIDTH, others.0 >> WIDTH)
    }

    /// These and `others`. The caller knows that no count passes 15.
    #[inline]
    #[must_use]
    pub const fn with(self, others: Self) -> Self {
        Self(self.0.wrapping_add(others.0))
    }

    /// These and `others`, unless a count would pass 15.
    #[must_use]
    pub fn checked_with(self, others: Self) -> Option<Self> {
        let fits = Rank::all().all(|rank| self.count(rank) + others.count(rank) <= Self::MOST);
        fits.then(|| self.with(others))
    }

    /// These without `others`. The caller knows that they are among these.
    #[inline]
    #[must_use]
    pub const fn minus(self, others: Self) -> Self {
        Self(self.0.wrapping_sub(others.0))
    }

    /// These without `others`, if they are among these.
    #[must_use]
    pub fn checked_minus(self, others: Self) -> Option<Self> {
        self.holds(others).then(|| self.minus(others))
    }

    /// The lowest rank.
    #[inline]
    #[must_use]
    pub fn lowest(self) -> Option<Rank> {
        Rank::new((self.0.trailing_zeros() / WIDTH) as u8 + 1)
    }

    /// The highest rank.
    #[inline]
    #[must_use]
    pub fn highest(self) -> Option<Rank> {
        let bits = u64::BITS - self.0.leading_zeros();
        Rank::new(bits.div_ceil(WIDTH) as u8)
    }

    /// Those of `rank` and above.
    #[inline]
    #[must_use]
    pub const fn from(self, rank: Rank) -> Self {
        Self(self.0 >> shift(rank) << shift(rank))
    }

    /// The lowest so many; all, if there are not so many.
    #[must_use]
    pub fn lowest_of(self, mut count: u8) -> Self {
        let mut lowest = Self::NONE;
        for rank in self.ranks() {
            let taken = count.min(self.count(rank));
            lowest = lowest.with(Self::alike(rank, taken));
            count -= taken;
        }
        lowest
    }

    /// The ranks that occur, ascending.
    pub fn ranks(self) -> impl DoubleEndedIterator<Item = Rank> + Clone {
        let any = self.0 | self.0 >> 1 | self.0 >> 2 | self.0 >> 3;
        Self(any & ONES).iter()
    }

    /// Each card, ascending.
    #[must_use]
    pub const fn iter(self) -> Each {
        Each(self)
    }

    /// Every choice of some of these cards, each once: from none to all.
    pub fn parts(self) -> impl Iterator<Item = Self> {
        std::iter::successors(Some(Self::NONE), move |part| part.next_of(self))
    }

    /// Counts on: the ranks are the digits, none above its count in `all`.
    #[inline]
    fn next_of(self, all: Self) -> Option<Self> {
        let rank = all.minus(self).lowest()?;
        Some(self.from(rank).with(Self::one(rank)))
    }
}

impl IntoIterator for Cards {
    type Item = Rank;
    type IntoIter = Each;

    fn into_iter(self) -> Each {
        self.iter()
    }
}

/// Each of some cards, ascending.
#[derive(Clone, Debug)]
pub struct Each(Cards);

impl Each {
    #[inline]
    fn take(&mut self, rank: Option<Rank>) -> Option<Rank> {
        self.0 = self.0.minus(rank.map_or(Cards::NONE, Cards::one));
        rank
    }
}

impl Iterator for Each {
    type Item = Rank;

    #[inline]
    fn next(&mut self) -> Option<Rank> {
        self.take(self.0.lowest())
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = usize::from(self.0.len());
        (left, Some(left))
    }
}

impl DoubleEndedIterator for Each {
    #[inline]
    fn next_back(&mut self) -> Option<Rank> {
        self.take(self.0.highest())
    }
}

impl ExactSizeIterator for Each {}

impl FromIterator<Rank> for Cards {
    /// At most 15 of a rank.
    fn from_iter<I: IntoIterator<Item = Rank>>(ranks: I) -> Self {
        ranks
            .into_iter()
            .map(Self::one)
            .fold(Self::NONE, Self::with)
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for (i, rank) in self.iter().enumerate() {
            let comma = if i > 0 { "," } else { "" };
            write!(f, "{comma}{rank}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Cards(..)")
    }
}

impl FromStr for Cards {
    type Err = Illegal;

    /// # Errors
    /// `bad-rank`; `bad-cards` when they are not ascending, or too many.
    fn from_str(text: &str) -> Result<Self, Illegal> {
        let mut cards = Self::NONE;
        if text == "-" {
            return Ok(cards);
        }
        let mut last = Rank::LOWEST;
        for word in text.split(',') {
            let rank: Rank = word.parse()?;
            if rank < last || cards.count(rank) == Self::MOST {
                return Err(Illegal::new("bad-cards"));
            }
            cards = cards.with(Self::one(rank));
            last = rank;
        }
        Ok(cards)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use game::Rng;

    use super::*;

    /// Cards by lot, most of them few of a rank, some the most there can be.
    fn any(rng: &mut Rng) -> (Cards, [u8; Rank::COUNT]) {
        let counts = [0; Rank::COUNT].map(|_: u8| match rng.below(8) {
            0 => Cards::MOST,
            few => few as u8 / 2,
        });
        (Cards::of_counts(counts).unwrap(), counts)
    }

    #[test]
    fn counts_are_kept_one_by_one() {
        let mut rng = Rng::new(1);
        for _ in 0..2_000 {
            let ((one, ones), (two, twos)) = (any(&mut rng), any(&mut rng));
            assert_eq!(one.len(), ones.iter().sum::<u8>());
            assert_eq!(one.iter().count(), usize::from(one.len()));
            let each: Vec<Rank> = Rank::all()
                .zip(ones)
                .flat_map(|(rank, count)| std::iter::repeat_n(rank, count.into()))
                .collect();
            assert!(one.iter().eq(each.iter().copied()));
            assert!(one.iter().rev().eq(each.iter().rev().copied()));
            assert!(
                one.ranks()
                    .eq(Rank::all().filter(|rank| one.count(*rank) > 0))
            );
            let pairs = || ones.iter().zip(&twos);
            assert_eq!(one.holds(two), pairs().all(|(a, b)| a >= b));
            let fits = pairs().all(|(a, b)| a + b <= Cards::MOST);
            assert_eq!(one.checked_with(two).is_some(), fits);
            if let Some(both) = one.checked_with(two) {
                assert!(both.holds(one) && both.holds(two));
                assert_eq!(both.minus(two), one);
                assert_eq!(both.len(), one.len() + two.len());
            }
            assert_eq!(one.to_string().parse(), Ok(one));
        }
        assert_eq!(Cards::of_counts([16; Rank::COUNT]), None);
    }

    #[test]
    fn the_lowest_come_first() {
        let cards: Cards = "2,3,3,7,12".parse().unwrap();
        assert_eq!(cards.lowest(), Rank::new(2));
        assert_eq!(cards.highest(), Some(Rank::HIGHEST));
        assert_eq!((Cards::NONE.lowest(), Cards::NONE.highest()), (None, None));
        assert_eq!(cards.lowest_of(3).to_string(), "2,3,3");
        assert_eq!(cards.lowest_of(0), Cards::NONE);
        assert_eq!(cards.lowest_of(9), cards);
        assert_eq!(cards.from(Rank::new(4).unwrap()).to_string(), "7,12");
    }

    #[test]
    fn every_part_comes_once() {
        let cards: Cards = "1,1,4,12,12,12".parse().unwrap();
        let parts: BTreeSet<String> = cards.parts().map(|part| part.to_string()).collect();
        assert_eq!((parts.len(), cards.parts().count()), (3 * 2 * 4, 24));
        assert!(cards.parts().all(|part| cards.holds(part)));
    }
}
