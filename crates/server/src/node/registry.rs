//! The matches in memory.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use table::MatchId;
use tokio::sync::{Mutex as Gate, OwnedMappedMutexGuard, OwnedMutexGuard};

use super::room::Room;

/// A power of two; each part has a lock of its own, which is never held for long.
const PARTS: usize = 64;

/// One match in memory; without a room until it is loaded. Its gate lets one in at a time, and is
/// held through a commit.
pub(super) type Slot = Arc<Gate<Option<Room>>>;

/// The only one in the room of a match.
pub(super) type Inside = OwnedMappedMutexGuard<Option<Room>, Room>;

/// Every match in memory by its id.
#[derive(Default)]
pub(super) struct Registry(Vec<Mutex<HashMap<MatchId, Slot>>>);

impl Registry {
    pub(super) fn new() -> Self {
        Self((0..PARTS).map(|_| Mutex::default()).collect())
    }

    /// The slot of `id`, empty if the match is not in memory.
    pub(super) fn slot(&self, id: MatchId) -> Slot {
        Arc::clone(self.part(id).entry(id).or_default())
    }

    /// The slot of `id` if the match is in memory.
    pub(super) fn find(&self, id: MatchId) -> Option<Slot> {
        self.part(id).get(&id).map(Arc::clone)
    }

    /// Forgets `id` if its slot is empty and nobody else waits for it.
    pub(super) fn discard(&self, id: MatchId, slot: OwnedMutexGuard<Option<Room>>) {
        let mut part = self.part(id);
        let ours = OwnedMutexGuard::mutex(&slot);
        // One for the map, one for the guard.
        let alone = part
            .get(&id)
            .is_some_and(|kept| Arc::ptr_eq(kept, ours) && Arc::strong_count(kept) == 2);
        if slot.is_none() && alone {
            part.remove(&id);
        }
    }

    /// Forgets what nobody follows and nobody has used for `idle`; gives how many are left.
    pub(super) fn sweep(&self, idle: Duration) -> usize {
        let now = Instant::now();
        let mut left = 0;
        for part in &self.0 {
            let mut part = part.lock().unwrap_or_else(PoisonError::into_inner);
            part.retain(|_, slot| {
                // Nobody can come in meanwhile: a slot is only handed out under the part's lock.
                Arc::strong_count(slot) > 1
                    || slot.try_lock().map_or(true, |room| {
                        room.as_ref().is_some_and(|room| !room.is_idle(now, idle))
                    })
            });
            left += part.len();
        }
        left
    }

    /// Every match in memory.
    pub(super) fn all(&self) -> Vec<MatchId> {
        let keys = |part: &Mutex<HashMap<MatchId, Slot>>| -> Vec<MatchId> {
            let part = part.lock().unwrap_or_else(PoisonError::into_inner);
            part.keys().copied().collect()
        };
        self.0.iter().flat_map(keys).collect()
    }

    fn part(&self, id: MatchId) -> MutexGuard<'_, HashMap<MatchId, Slot>> {
        // Ids are drawn evenly: any of their characters will do.
        let bytes = id.as_str().as_bytes();
        let part = usize::from(bytes[0]).wrapping_mul(31) ^ usize::from(bytes[1]);
        self.0[part % self.0.len()]
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use games::Kind;
    use host::Host;
    use table::{Luck, MatchKind, Offer, PersonId, Plan, Table};

    use super::*;
    use crate::node::Outbox;

    fn room(id: MatchId) -> Room {
        let clock = "300+0".parse().unwrap();
        let offer = Offer::new(Kind::Ataxx, "", clock, MatchKind::Friendly).unwrap();
        let somebody = PersonId::from_bits(1);
        let log = Table::open(id, offer, somebody, Plan::open(), 0, &mut Luck::seeded(1)).unwrap();
        Room::new(Host::open(id, log).unwrap())
    }

    #[test]
    fn only_what_nobody_needs_is_forgotten() {
        let registry = Registry::new();
        let [idle, followed, entered, empty] = [1, 2, 3, 4].map(MatchId::from_bits);
        for id in [idle, followed, entered] {
            *registry.slot(id).try_lock().unwrap() = Some(room(id));
        }
        registry.slot(empty);
        let outbox = Outbox::new(1);
        let slot = registry.slot(followed);
        slot.try_lock().unwrap().as_mut().unwrap().add(&outbox);
        drop(slot);
        let inside = registry.slot(entered).try_lock_owned().unwrap();
        assert_eq!(registry.sweep(Duration::from_secs(60)), 3);
        assert_eq!(registry.sweep(Duration::ZERO), 2);
        assert!(registry.find(idle).is_none() && registry.find(empty).is_none());
        drop(inside);
        assert_eq!(registry.sweep(Duration::ZERO), 1);
        let slot = registry.slot(followed);
        slot.try_lock()
            .unwrap()
            .as_mut()
            .unwrap()
            .remove(outbox.conn());
        drop(slot);
        assert_eq!(registry.sweep(Duration::ZERO), 0);
    }

    #[tokio::test]
    async fn a_slot_that_others_wait_for_is_not_discarded() {
        let registry = Registry::new();
        let id = MatchId::from_bits(1);
        let first = registry.slot(id).lock_owned().await;
        let second = registry.slot(id);
        registry.discard(id, first);
        assert!(registry.find(id).is_some());
        let last = second.lock_owned().await;
        registry.discard(id, last);
        assert!(registry.find(id).is_none());
    }
}
