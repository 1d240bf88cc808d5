//! How many sockets there are, and how many of each person.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use table::PersonId;
use tokio::sync::Notify;

/// The sockets that are open.
#[derive(Clone, Debug)]
pub(crate) struct Sockets {
    most: u32,
    open: Arc<Open>,
}

#[derive(Debug, Default)]
struct Open {
    of: Mutex<HashMap<PersonId, u32>>,
    left: Notify,
}

/// One open socket; counted until it is dropped.
#[derive(Debug)]
pub(crate) struct Counted {
    person: PersonId,
    open: Arc<Open>,
}

impl Sockets {
    /// At most so many of one person.
    pub(crate) fn new(most: u32) -> Self {
        Self {
            most,
            open: Arc::default(),
        }
    }

    /// Counts one more of this person, unless there are too many.
    pub(crate) fn enter(&self, person: PersonId) -> Option<Counted> {
        let mut of = self.open.of.lock().unwrap_or_else(PoisonError::into_inner);
        let count = of.entry(person).or_insert(0);
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Counted {
            person,
            open: Arc::clone(&self.open),
        })
    }

    /// Waits until all have closed, at most so long; whether they have.
    pub(crate) async fn closed(&self, most: Duration) -> bool {
        let all = async {
            loop {
                let left = self.open.left.notified();
                if self.is_empty() {
                    return;
                }
                left.await;
            }
        };
        tokio::time::timeout(most, all).await.is_ok()
    }

    fn is_empty(&self) -> bool {
        let of = self.open.of.lock().unwrap_or_else(PoisonError::into_inner);
        of.is_empty()
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut of = self.open.of.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = of.get_mut(&self.person) {
            *count -= 1;
            if *count == 0 {
                of.remove(&self.person);
            }
        }
        if of.is_empty() {
            self.open.left.notify_waiters();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn sockets_are_counted_by_person_until_they_close() {
        let sockets = Sockets::new(2);
        let (a, b) = (PersonId::from_bits(1), PersonId::from_bits(2));
        let first = sockets.enter(a).unwrap();
        let second = sockets.enter(a).unwrap();
        assert!(sockets.enter(a).is_none());
        let other = sockets.enter(b).unwrap();
        drop(first);
        assert!(!sockets.closed(Duration::from_millis(1)).await);
        let again = sockets.enter(a).unwrap();
        drop((second, other, again));
        assert!(sockets.closed(Duration::from_secs(1)).await);
    }
}
