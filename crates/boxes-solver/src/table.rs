//! The transposition table: what has been proven of boards.

/// How many entries share a bucket, which is as long as a line of the processor's cache.
const WAYS: usize = 4;

/// The boards of a bucket, and what is known of each: the set of loose chains and loops, the bounds,
/// the move and the effort, one after the other in one word. A bucket of zeros is empty, so that
/// memory is not touched before it is needed.
type Bucket = [u64; 2 * WAYS];

/// What is known of a board: its value lies in `low..=high`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Known {
    pub(crate) low: i8,
    pub(crate) high: i8,
    /// The move to try first.
    pub(crate) line: u8,
}

impl Known {
    const fn pack(self, loose: u32, effort: u8) -> u64 {
        (loose as u64) << 32
            | (self.low as u8 as u64) << 24
            | (self.high as u8 as u64) << 16
            | (self.line as u64) << 8
            | effort as u64
    }

    const fn unpack(word: u64) -> Self {
        Self {
            low: (word >> 24) as u8 as i8,
            high: (word >> 16) as u8 as i8,
            line: (word >> 8) as u8,
        }
    }
}

/// The effort behind an entry, as a logarithm plus one; 0 where there is none.
const fn effort(word: u64) -> u8 {
    word as u8
}

/// Boards by the one image that stands for all, and the set of chains and loops beside it.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    buckets: Vec<Bucket>,
    /// How many entries there are.
    count: usize,
    /// The most buckets.
    most: usize,
}

/// How many buckets there are at first.
const FIRST: usize = 1 << 12;

impl Table {
    /// A table that grows to at most so many bytes, and one bucket at least.
    pub(crate) fn new(bytes: usize) -> Self {
        let most = 1 << (bytes / size_of::<Bucket>()).max(1).ilog2();
        Self {
            buckets: vec![[0; 2 * WAYS]; most.min(FIRST)],
            count: 0,
            most,
        }
    }

    /// Doubles the table.
    fn grow(&mut self) {
        let twice = vec![[0; 2 * WAYS]; 2 * self.buckets.len()];
        let old = std::mem::replace(&mut self.buckets, twice);
        for bucket in old {
            for entry in bucket.chunks_exact(2).filter(|entry| entry[1] != 0) {
                let slot = self.slot(entry[0], (entry[1] >> 32) as u32);
                let places = self.buckets[slot].chunks_exact_mut(2);
                for place in places.filter(|place| place[1] == 0).take(1) {
                    place.copy_from_slice(entry);
                }
            }
        }
    }

    /// Where a board would lie in the largest table there is.
    #[inline]
    pub(crate) const fn hash(open: u64, loose: u32) -> u64 {
        let mixed = open ^ (loose as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        // The finisher of SplitMix64.
        let x = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^ (x >> 31)
    }

    #[inline]
    fn slot(&self, open: u64, loose: u32) -> usize {
        Self::hash(open, loose) as usize & (self.buckets.len() - 1)
    }

    /// Some of what lies where a hash points: to ask many for it makes them come from memory all at
    /// once, and not one after the other when they are needed.
    #[inline]
    pub(crate) fn touch(&self, hash: u64) -> u64 {
        self.buckets[hash as usize & (self.buckets.len() - 1)][0]
    }

    #[inline]
    pub(crate) fn get(&self, open: u64, loose: u32) -> Option<Known> {
        let bucket = &self.buckets[self.slot(open, loose)];
        find(bucket, open, loose).map(|at| Known::unpack(bucket[at + 1]))
    }

    /// Remembers what is known of a board after so many nodes.
    #[inline]
    pub(crate) fn put(&mut self, open: u64, loose: u32, known: Known, nodes: u64) {
        let spent = nodes.max(1).ilog2() as u8 + 1;
        let slot = self.slot(open, loose);
        let bucket = &mut self.buckets[slot];
        if let Some(at) = find(bucket, open, loose) {
            let word = bucket[at + 1];
            let old = Known::unpack(word);
            let both = Known {
                low: old.low.max(known.low),
                high: old.high.min(known.high),
                line: known.line,
            };
            bucket[at + 1] = both.pack(loose, effort(word).max(spent));
            return;
        }
        let mut at = 0;
        for other in (2..bucket.len()).step_by(2) {
            if effort(bucket[other + 1]) < effort(bucket[at + 1]) {
                at = other;
            }
        }
        self.count += usize::from(bucket[at + 1] == 0);
        bucket[at] = open;
        bucket[at + 1] = known.pack(loose, spent);
        if self.count > 2 * self.buckets.len() && self.buckets.len() < self.most {
            self.grow();
        }
    }
}

/// Where an entry begins.
#[inline]
fn find(bucket: &Bucket, open: u64, loose: u32) -> Option<usize> {
    (0..bucket.len()).step_by(2).find(|at| {
        let word = bucket[*at + 1];
        bucket[*at] == open && (word >> 32) as u32 == loose && effort(word) != 0
    })
}
