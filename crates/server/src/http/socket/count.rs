//! How many sockets there are, of whom, and of which session: when that ends, they do.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use store::TokenHash;
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
    of: Mutex<HashMap<PersonId, Vec<One>>>,
    left: Notify,
}

#[derive(Debug)]
struct One {
    session: TokenHash,
    ended: Arc<Notify>,
}

/// One open socket; counted until it is dropped.
#[derive(Debug)]
pub(crate) struct Counted {
    person: PersonId,
    ended: Arc<Notify>,
    open: Arc<Open>,
}

impl Counted {
    /// Told when the session of this socket has ended.
    pub(crate) fn ended(&self) -> Arc<Notify> {
        Arc::clone(&self.ended)
    }
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
    pub(crate) fn enter(&self, person: PersonId, session: TokenHash) -> Option<Counted> {
        let mut of = self.open.of.lock().unwrap_or_else(PoisonError::into_inner);
        let sockets = of.entry(person).or_default();
        if sockets.len() >= self.most as usize {
            return None;
        }
        let ended = Arc::<Notify>::default();
        sockets.push(One {
            session,
            ended: Arc::clone(&ended),
        });
        Some(Counted {
            person,
            ended,
            open: Arc::clone(&self.open),
        })
    }

    /// Ends the sockets of these sessions.
    pub(crate) fn end(&self, sessions: &[TokenHash]) {
        let of = self.open.of.lock().unwrap_or_else(PoisonError::into_inner);
        for socket in of.values().flatten() {
            if sessions.contains(&socket.session) {
                socket.ended.notify_one(); // kept until it is looked at
            }
        }
    }

    /// Ends the sockets of these people.
    pub(crate) fn end_of(&self, people: &[PersonId]) {
        let of = self.open.of.lock().unwrap_or_else(PoisonError::into_inner);
        let sockets = people.iter().filter_map(|person| of.get(person)).flatten();
        sockets.for_each(|socket| socket.ended.notify_one());
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
        if let Some(sockets) = of.get_mut(&self.person) {
            sockets.retain(|socket| !Arc::ptr_eq(&socket.ended, &self.ended));
            if sockets.is_empty() {
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
        let (own, others) = (TokenHash::of("a"), TokenHash::of("b"));
        let first = sockets.enter(a, own).unwrap();
        let second = sockets.enter(a, own).unwrap();
        assert!(sockets.enter(a, own).is_none());
        let other = sockets.enter(b, others).unwrap();
        drop(first);
        assert!(!sockets.closed(Duration::from_millis(1)).await);
        let again = sockets.enter(a, own).unwrap();
        drop((second, other, again));
        assert!(sockets.closed(Duration::from_secs(1)).await);
    }
    #[tokio::test]
    async fn the_sockets_of_a_session_end_with_it_and_no_others() {
        let sockets = Sockets::new(9);
        let a = PersonId::from_bits(1);
        let (one, other) = (TokenHash::of("one"), TokenHash::of("other"));
        let counted = [one, one, other].map(|session| sockets.enter(a, session).unwrap());
        sockets.end(&[one]);
        let told = counted.each_ref().map(|counted| {
            let ended = counted.ended();
            async move {
                let most = Duration::from_millis(20);
                tokio::time::timeout(most, ended.notified()).await.is_ok()
            }
        });
        let told = futures_util::future::join_all(told).await;
        assert_eq!(told, [true, true, false]);
    }
}
