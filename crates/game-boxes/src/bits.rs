//! Sets of lines: one word for boards of up to 60 lines, three for all others.

/// A set of line numbers below 64 `W`, as a bit set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Bits<const W: usize>([u64; W]);

impl<const W: usize> Bits<W> {
    /// No line.
    pub const EMPTY: Self = Self([0; W]);

    /// The set of one number, which is below 64 `W`.
    #[inline]
    #[must_use]
    pub const fn one(number: usize) -> Self {
        let mut words = [0; W];
        words[number / 64] = 1 << (number % 64);
        Self(words)
    }

    /// The numbers below `count`, which is at most 64 `W`.
    #[must_use]
    pub fn first(count: usize) -> Self {
        let mut words = [0; W];
        for (i, word) in words.iter_mut().enumerate() {
            let here = count.saturating_sub(64 * i).min(64);
            *word = if here == 64 {
                u64::MAX
            } else {
                (1 << here) - 1
            };
        }
        Self(words)
    }

    /// Whether `number` is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, number: usize) -> bool {
        self.0[number / 64] >> (number % 64) & 1 == 1
    }

    /// Whether every member of `other` is in this set.
    #[inline]
    #[must_use]
    pub fn covers(self, other: Self) -> bool {
        // No early exit: the branch would cost more than the words.
        let missing = (0..W).fold(0, |missing, i| missing | (other.0[i] & !self.0[i]));
        missing == 0
    }

    /// What is in either.
    #[inline]
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    /// What is in both.
    #[inline]
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    /// What is in this and not in the other.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    /// How many members.
    #[inline]
    #[must_use]
    pub fn len(self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there is none.
    #[inline]
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// Whether there is exactly one.
    #[inline]
    #[must_use]
    pub fn is_single(self) -> bool {
        !self.is_empty() && self.without_lowest().is_empty()
    }

    /// Whether there are exactly two.
    #[inline]
    #[must_use]
    pub fn is_pair(self) -> bool {
        self.without_lowest().is_single()
    }

    /// The set without its smallest member.
    #[inline]
    #[must_use]
    pub fn without_lowest(self) -> Self {
        let mut done = false;
        Self(self.0.map(|word| {
            let less = if done {
                word
            } else {
                word & word.wrapping_sub(1)
            };
            done |= word != 0;
            less
        }))
    }

    /// The smallest member.
    #[inline]
    #[must_use]
    pub fn lowest(self) -> Option<usize> {
        let word = self.0.iter().position(|word| *word != 0)?;
        Some(64 * word + self.0[word].trailing_zeros() as usize)
    }

    /// The members in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = usize> {
        let (mut rest, mut at) = (self.0, 0);
        std::iter::from_fn(move || {
            while rest.get(at) == Some(&0) {
                at += 1;
            }
            let word = rest.get_mut(at)?;
            let number = 64 * at + word.trailing_zeros() as usize;
            *word &= *word - 1;
            Some(number)
        })
    }

    /// The words, lowest numbers first: for hash keys.
    #[inline]
    #[must_use]
    pub const fn words(self) -> [u64; W] {
        self.0
    }

    /// The same set in `V` words; members that do not fit are lost.
    #[must_use]
    pub fn resized<const V: usize>(self) -> Bits<V> {
        Bits(std::array::from_fn(|i| self.0.get(i).copied().unwrap_or(0)))
    }
}

impl<const W: usize> FromIterator<usize> for Bits<W> {
    fn from_iter<I: IntoIterator<Item = usize>>(numbers: I) -> Self {
        numbers
            .into_iter()
            .fold(Self::EMPTY, |set, number| set.or(Self::one(number)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_of_one_and_three_words_behave_the_same() {
        let numbers = [0, 5, 31, 59];
        let one: Bits<1> = numbers.into_iter().collect();
        let three: Bits<3> = numbers.into_iter().collect();
        assert_eq!(one.resized(), three);
        assert_eq!(three.resized(), one);
        assert_eq!(one.iter().collect::<Vec<_>>(), numbers);
        assert_eq!(three.iter().collect::<Vec<_>>(), numbers);
        assert_eq!((one.len(), one.lowest()), (4, Some(0)));
    }

    #[test]
    fn members_may_lie_in_every_word() {
        let set: Bits<3> = [179, 63, 64, 128].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [63, 64, 128, 179]);
        assert!(set.contains(128) && !set.contains(127));
        assert_eq!(Bits::<3>::first(180).len(), 180);
        assert_eq!(Bits::<1>::first(64).len(), 64);
        assert_eq!(set.minus(Bits::first(65)).lowest(), Some(128));
        assert!(Bits::<3>::first(180).covers(set) && !set.covers(Bits::one(1)));
    }
}
