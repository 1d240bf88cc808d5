//! A bus within one process.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, PoisonError, RwLock};

use tokio::sync::mpsc;

use crate::Heard;

/// Announcements that may wait for a member.
const QUEUE: usize = 4_096;

#[derive(Clone, Debug, Default)]
pub(crate) struct Local(Arc<RwLock<Vec<Arc<Queue>>>>);

#[derive(Debug)]
struct Queue {
    waiting: mpsc::Sender<Heard>,
    lagged: AtomicBool,
}

#[derive(Debug)]
pub(crate) struct Member {
    bus: Local,
    own: Arc<Queue>,
}

#[derive(Debug)]
pub(crate) struct Inbox {
    waiting: mpsc::Receiver<Heard>,
    /// Weak: when the member has left, what it hears ends.
    own: std::sync::Weak<Queue>,
}

impl Local {
    pub(crate) fn join(&self) -> (Member, Inbox) {
        let (sender, waiting) = mpsc::channel(QUEUE);
        let own = Arc::new(Queue {
            waiting: sender,
            lagged: AtomicBool::new(false),
        });
        let inbox = Inbox {
            waiting,
            own: Arc::downgrade(&own),
        };
        self.0
            .write()
            .unwrap_or_else(PoisonError::into_inner)
            .push(Arc::clone(&own));
        let bus = self.clone();
        (Member { bus, own }, inbox)
    }
}

impl Member {
    pub(crate) fn tell(&self, heard: Heard) {
        let members = self.bus.0.read().unwrap_or_else(PoisonError::into_inner);
        for member in members.iter().filter(|m| !Arc::ptr_eq(m, &self.own)) {
            if member.waiting.try_send(heard).is_err() {
                member.lagged.store(true, Ordering::Release);
            }
        }
    }
}

impl Drop for Member {
    fn drop(&mut self) {
        self.bus
            .0
            .write()
            .unwrap_or_else(PoisonError::into_inner)
            .retain(|member| !Arc::ptr_eq(member, &self.own));
    }
}

impl Inbox {
    pub(crate) async fn hear(&mut self) -> Option<Heard> {
        let lagged = || {
            let own = self.own.upgrade();
            own.is_some_and(|own| own.lagged.swap(false, Ordering::AcqRel))
        };
        if lagged() {
            return Some(Heard::Lagged);
        }
        self.waiting.recv().await
    }
}

#[cfg(test)]
mod tests {
    use table::MatchId;

    use super::*;
    use crate::{Announcement, Bus, Spoken};

    fn entry(ply: u32) -> Announcement {
        Announcement {
            id: MatchId::from_bits(7),
            ply,
        }
    }

    #[tokio::test]
    async fn everyone_hears_the_others_and_not_oneself() {
        let bus = Bus::new();
        let (a, mut hears_a) = bus.join();
        let (b, mut hears_b) = bus.join();
        a.announce(entry(1));
        b.announce(entry(2));
        assert_eq!(hears_b.hear().await, Some(Heard::Announced(entry(1))));
        assert_eq!(hears_a.hear().await, Some(Heard::Announced(entry(2))));
    }

    #[tokio::test]
    async fn what_is_said_is_heard_in_order_with_what_is_announced() {
        let bus = Bus::new();
        let (a, _) = bus.join();
        let (_b, mut hears_b) = bus.join();
        let spoken = Spoken {
            id: MatchId::from_bits(7),
            seat: game::Seat::FIRST,
            key: "k1".parse().unwrap(),
            phrase: protocol::Phrase::Hello,
        };
        a.speak(spoken);
        a.announce(entry(1));
        assert_eq!(hears_b.hear().await, Some(Heard::Spoken(spoken)));
        assert_eq!(hears_b.hear().await, Some(Heard::Announced(entry(1))));
    }

    #[tokio::test]
    async fn who_is_too_slow_is_told_so_once() {
        let bus = Bus::new();
        let (a, _) = bus.join();
        let (_b, mut hears_b) = bus.join();
        for ply in 0..=QUEUE as u32 {
            a.announce(entry(ply));
        }
        assert_eq!(hears_b.hear().await, Some(Heard::Lagged));
        for ply in 0..QUEUE as u32 {
            assert_eq!(hears_b.hear().await, Some(Heard::Announced(entry(ply))));
        }
        a.announce(entry(9));
        assert_eq!(hears_b.hear().await, Some(Heard::Announced(entry(9))));
    }

    #[tokio::test]
    async fn a_member_that_leaves_hears_no_more() {
        let bus = Bus::new();
        let (a, mut hears_a) = bus.join();
        let (b, _) = bus.join();
        drop(a);
        b.announce(entry(1));
        assert_eq!(hears_a.hear().await, None);
    }
}
