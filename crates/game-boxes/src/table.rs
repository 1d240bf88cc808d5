//! The transposition table of the solver.

use crate::Bits;

/// What is known of a board: its value lies in `low..=high`, as seen by a search of `depth`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry<const W: usize> {
    drawn: Bits<W>,
    pub(crate) low: i8,
    pub(crate) high: i8,
    pub(crate) depth: u8,
    /// The line to try first.
    pub(crate) line: u8,
}

/// Boards by the lines drawn on them, two to a bucket: the first keeps the deeper search, the second
/// takes all others.
#[derive(Clone, Debug)]
pub(crate) struct Table<const W: usize> {
    buckets: Vec<[Option<Entry<W>>; 2]>,
}

impl<const W: usize> Table<W> {
    /// A table of 2^`bits` buckets.
    pub(crate) fn new(bits: u32) -> Self {
        Self {
            buckets: vec![[None; 2]; 1 << bits],
        }
    }

    fn slot(&self, drawn: Bits<W>) -> usize {
        let mixed = drawn.words().into_iter().fold(0u64, |hash, word| {
            // The finisher of SplitMix64, word by word.
            let x = hash.rotate_left(32) ^ word.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            let x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            x ^ (x >> 31)
        });
        mixed as usize & (self.buckets.len() - 1)
    }

    pub(crate) fn get(&self, drawn: Bits<W>) -> Option<&Entry<W>> {
        let bucket = &self.buckets[self.slot(drawn)];
        bucket.iter().flatten().find(|entry| entry.drawn == drawn)
    }

    /// Remembers that the value, as seen by a search of `depth`, lies in `low..=high`.
    pub(crate) fn put(&mut self, drawn: Bits<W>, depth: u8, low: i8, high: i8, line: u8) {
        let slot = self.slot(drawn);
        let bucket = &mut self.buckets[slot];
        let mut entry = Entry {
            drawn,
            low,
            high,
            depth,
            line,
        };
        let old = bucket.iter_mut().flatten().find(|old| old.drawn == drawn);
        if let Some(old) = old {
            if old.depth == depth {
                entry.low = low.max(old.low); // two bounds of the same search
                entry.high = high.min(old.high);
            }
            *old = entry;
        } else if bucket[0].is_none_or(|first| first.depth <= depth) {
            bucket[1] = bucket[0].replace(entry);
        } else {
            bucket[1] = Some(entry);
        }
    }
}
