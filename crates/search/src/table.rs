//! The transposition table: what was found out about states met again.

use crate::Value;
use crate::value::Window;

/// How a stored value relates to the true one at that depth.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

impl Bound {
    /// Of a fail-soft value from a search with this window.
    pub(crate) fn of(value: Value, alpha: Value, beta: Value) -> Self {
        match value {
            _ if value >= beta => Self::AtLeast,
            _ if value > alpha => Self::Exact,
            _ => Self::AtMost,
        }
    }
}

/// The depth of a value that holds to the end of the game.
const FINAL: u8 = u8::MAX;

#[derive(Clone, Copy)]
pub(crate) struct Entry<M> {
    key: u64,
    pub(crate) best: M,
    value: Value,
    depth: u8,
    bound: Bound,
    age: u8,
}

impl<M> Entry<M> {
    /// The value if it settles the question for this depth and window.
    pub(crate) fn settles(&self, depth: u8, window: Window) -> Option<Value> {
        let fits = match self.bound {
            Bound::Exact => true,
            Bound::AtLeast => self.value >= window.beta,
            Bound::AtMost => self.value <= window.alpha,
        };
        (fits && self.depth >= depth).then_some(self.value)
    }

    /// Whether the value holds at every depth.
    pub(crate) fn is_final(&self) -> bool {
        self.depth == FINAL
    }
}

/// A table of fixed size. A slot is overwritten by a search at least as deep or of a later age.
pub(crate) struct Table<M> {
    slots: Vec<Option<Entry<M>>>,
    age: u8,
}

impl<M: Copy> Table<M> {
    /// The deepest search there is.
    pub(crate) const DEPTH_MAX: u8 = FINAL - 1;

    /// Bytes of a slot.
    pub(crate) const SLOT: usize = size_of::<Option<Entry<M>>>();

    /// With 2^`bits` slots; none at all for `None`.
    pub(crate) fn new(bits: Option<u8>) -> Self {
        let size = bits.map_or(0, |bits| 1 << bits.min(28));
        Self {
            slots: vec![None; size],
            age: 0,
        }
    }

    /// Lets what is stored give way to what comes.
    pub(crate) fn grow_older(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    fn index(&self, key: u64) -> usize {
        // The size is a power of two, or 0 where no index is valid.
        key as usize & self.slots.len().wrapping_sub(1)
    }

    pub(crate) fn get(&self, key: u64) -> Option<&Entry<M>> {
        let slot = self.slots.get(self.index(key))?;
        slot.as_ref().filter(|entry| entry.key == key)
    }

    /// Stores the outcome of a search to `depth`; `is_final` if it saw the end of the game everywhere.
    pub(crate) fn put(
        &mut self,
        key: u64,
        best: M,
        value: Value,
        depth: u8,
        is_final: bool,
        bound: Bound,
    ) {
        let (index, age) = (self.index(key), self.age);
        let depth = if is_final { FINAL } else { depth };
        let Some(slot) = self.slots.get_mut(index) else {
            return;
        };
        if slot.is_none_or(|old| old.age != age || old.depth <= depth) {
            *slot = Some(Entry {
                key,
                best,
                value,
                depth,
                bound,
                age,
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deeper_and_later_entries_stay() {
        let mut table: Table<u8> = Table::new(Some(4));
        table.put(16, 1, 10, 5, false, Bound::Exact);
        table.put(32, 2, 20, 4, false, Bound::Exact); // the same slot, less deep
        assert_eq!(table.get(16).map(|e| e.value), Some(10));
        assert!(table.get(32).is_none());
        table.grow_older();
        table.put(32, 2, 20, 1, false, Bound::Exact);
        assert!(table.get(16).is_none());
        assert_eq!(table.get(32).map(|e| e.best), Some(2));
    }

    #[test]
    fn without_slots_nothing_is_kept() {
        let mut table: Table<u8> = Table::new(None);
        table.put(0, 1, 10, 5, false, Bound::Exact);
        assert!(table.get(0).is_none());
    }

    #[test]
    fn a_bound_settles_only_what_it_can() {
        let mut table: Table<u8> = Table::new(Some(0));
        table.put(7, 1, 10, 5, false, Bound::AtLeast);
        let entry = *table.get(7).unwrap();
        assert_eq!(entry.settles(5, Window { alpha: 0, beta: 10 }), Some(10));
        assert_eq!(entry.settles(6, Window { alpha: 0, beta: 10 }), None);
        assert_eq!(entry.settles(5, Window { alpha: 0, beta: 11 }), None);
        table.put(7, 1, 10, 5, false, Bound::AtMost);
        let entry = *table.get(7).unwrap();
        assert_eq!(
            entry.settles(
                4,
                Window {
                    alpha: 10,
                    beta: 20
                }
            ),
            Some(10)
        );
        assert_eq!(entry.settles(4, Window { alpha: 9, beta: 20 }), None);
    }
}
