//! The transposition table: what was found out about positions met again.
//!
//! Slots are two atomic words, the first of them combined with the second, so that threads may share
//! a table: what was written by two at once does not fit together and is not believed.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use game_ataxx::{Action, Square};

/// How a stored value relates to the true one at that depth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    AtMost = 1,
    AtLeast = 2,
    Exact = 3,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) best: Option<Action>,
    pub(crate) value: i32,
    /// The estimate without any search.
    pub(crate) estimate: i32,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
}

/// A table of fixed size.
pub(crate) struct Table {
    buckets: Vec<Bucket>,
    age: AtomicU8,
}

/// Slots beside each other of which a position may have one.
const BUCKET: usize = 4;

/// As large as a line of the cache and in step with it: a look costs one line.
#[derive(Default)]
#[repr(align(64))]
struct Bucket([[AtomicU64; 2]; BUCKET]);

/// Ages are counted modulo this.
const AGES: u8 = 64;

impl Table {
    /// Bytes of a slot.
    pub(crate) const SLOT: u64 = 16;

    /// With about so many slots.
    pub(crate) fn new(slots: u64) -> Self {
        let buckets = (slots / BUCKET as u64).clamp(1, 1 << 30) as usize;
        let mut table = Vec::new();
        table.resize_with(buckets, Bucket::default);
        Self {
            buckets: table,
            age: AtomicU8::new(0),
        }
    }

    /// Forgets everything.
    pub(crate) fn clear(&self) {
        for [key, data] in self.buckets.iter().flat_map(|bucket| &bucket.0) {
            key.store(0, Ordering::Relaxed);
            data.store(0, Ordering::Relaxed);
        }
        self.age.store(0, Ordering::Relaxed);
    }

    /// Lets what is stored give way to what comes.
    pub(crate) fn grow_older(&self) {
        let age = (self.age.load(Ordering::Relaxed) + 1) % AGES;
        self.age.store(age, Ordering::Relaxed);
    }

    fn bucket(&self, key: u64) -> &[[AtomicU64; 2]] {
        let i = ((u128::from(key) * self.buckets.len() as u128) >> 64) as usize;
        self.buckets.get(i).map_or(&[], |bucket| &bucket.0)
    }

    pub(crate) fn get(&self, key: u64) -> Option<Entry> {
        self.bucket(key).iter().find_map(|[word, data]| {
            let data = data.load(Ordering::Relaxed);
            let fits = word.load(Ordering::Relaxed) ^ data == key;
            if fits { unpack(data) } else { None }
        })
    }

    /// Stores what was found, in the place of what is worth least: shallow, or of an earlier age.
    pub(crate) fn put(&self, key: u64, entry: &Entry) {
        let mut place = None;
        let now = self.age.load(Ordering::Relaxed);
        for slot in self.bucket(key) {
            let data = slot[1].load(Ordering::Relaxed);
            let same = slot[0].load(Ordering::Relaxed) ^ data == key && data != 0;
            let (depth, age) = ((data >> 48 & 0xff) as i32, (data >> 58) as u8);
            let old = i32::from((now + AGES - age) % AGES);
            let worth = if data == 0 { -1_000 } else { depth - 4 * old };
            if same {
                if old == 0 && entry.bound != Bound::Exact && entry.depth + 3 < depth {
                    return; // what is there says more
                }
                place = Some((slot, worth));
                break;
            }
            if place.is_none_or(|(_, least)| worth < least) {
                place = Some((slot, worth));
            }
        }
        if let Some((slot, _)) = place {
            let data = pack(entry, now);
            slot[0].store(key ^ data, Ordering::Relaxed);
            slot[1].store(data, Ordering::Relaxed);
        }
    }
}

/// 16 bits each of move, value and estimate, 8 of depth, 2 of bound, 6 of age.
fn pack(entry: &Entry, age: u8) -> u64 {
    let best = u64::from(entry.best.map_or(0, code));
    let value = u64::from(entry.value as i16 as u16) << 16;
    let estimate = u64::from(entry.estimate as i16 as u16) << 32;
    let depth = (entry.depth.clamp(0, 255) as u64) << 48;
    let bound = (entry.bound as u64) << 56;
    best | value | estimate | depth | bound | u64::from(age) << 58
}

fn unpack(data: u64) -> Option<Entry> {
    let bound = match data >> 56 & 3 {
        1 => Bound::AtMost,
        2 => Bound::AtLeast,
        3 => Bound::Exact,
        _ => return None,
    };
    Some(Entry {
        best: action(data as u16),
        value: i32::from((data >> 16) as i16),
        estimate: i32::from((data >> 32) as i16),
        depth: (data >> 48 & 0xff) as i32,
        bound,
    })
}

/// A move as a number above 0: a clone as a jump from where it lands.
fn code(action: Action) -> u16 {
    match action {
        Action::Clone(to) => (to.bit() * 65 + 1) as u16,
        Action::Jump(from, to) => (from.bit() * 64 + to.bit() + 1) as u16,
        Action::Pass => u16::MAX,
    }
}

fn action(code: u16) -> Option<Action> {
    if code == u16::MAX {
        return Some(Action::Pass);
    }
    let code = u32::from(code.checked_sub(1)?);
    let (from, to) = (Square::at_bit(code >> 6)?, Square::at_bit(code & 63)?);
    Some(if from == to {
        Action::Clone(to)
    } else {
        Action::Jump(from, to)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(best: &str, value: i32, depth: i32) -> Entry {
        Entry {
            best: best.parse().ok(),
            value,
            estimate: -value,
            depth,
            bound: Bound::AtLeast,
        }
    }

    #[test]
    fn what_is_stored_is_found() {
        let table = Table::new(64);
        for (key, best) in [(1, "g2"), (2, "g1e3"), (u64::MAX, "0000"), (9, "")] {
            let stored = entry(best, -12_345, 200);
            table.put(key, &stored);
            assert_eq!(table.get(key), Some(stored));
        }
        assert_eq!(table.get(7), None);
    }

    #[test]
    fn deep_entries_stay_until_they_are_old() {
        let table = Table::new(4); // one bucket
        for (key, depth) in [(1, 9), (2, 5), (3, 8), (4, 7), (5, 1)] {
            table.put(key, &entry("a1", 1, depth));
        }
        assert_eq!(table.get(2), None, "the least deep gave way");
        assert!([1, 3, 4, 5].iter().all(|key| table.get(*key).is_some()));
        for _ in 0..3 {
            table.grow_older();
        }
        for key in 6..10 {
            table.put(key, &entry("a1", 1, 1));
        }
        assert_eq!(table.get(1), None);
        table.clear();
        assert_eq!(table.get(9), None);
    }
}
