//! What waits to be written to one connection.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::ws::Utf8Bytes;
use host::Conn;
use protocol::Tell;
use table::MatchId;
use tokio::sync::Notify;

/// Matches that one connection may follow at once.
const WATCHED_MOST: usize = 64;

/// The queue of one connection: bounded, and filling it never waits. Messages are written out
/// already, and shared between all who get the same.
///
/// Where a reader is too slow, what waits of its matches is dropped, and it is told to follow each of
/// them again: nothing is ever missing silently.
#[derive(Clone)]
pub struct Outbox(Arc<Shared>);

struct Shared {
    conn: Conn,
    most: usize,
    queue: Mutex<Queue>,
    bell: Notify,
}

#[derive(Default)]
struct Queue {
    waiting: Vec<Waiting>,
    /// How many of them are counted: those that came by themselves.
    counted: usize,
    lost: bool,
    watched: Vec<MatchId>,
}

struct Waiting {
    of: Option<MatchId>,
    text: Utf8Bytes,
}

impl Outbox {
    /// A queue of at most `most` messages that come by themselves; answers are not counted.
    #[must_use]
    pub fn new(most: usize) -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        Self(Arc::new(Shared {
            conn: Conn(NEXT.fetch_add(1, Ordering::Relaxed)),
            most,
            queue: Mutex::default(),
            bell: Notify::new(),
        }))
    }

    /// Puts an answer into the queue.
    pub fn push(&self, text: Utf8Bytes) {
        self.queue().waiting.push(Waiting { of: None, text });
        self.0.bell.notify_one();
    }

    /// Everything that waits, in order, as soon as there is anything.
    pub async fn next(&self) -> Vec<Utf8Bytes> {
        loop {
            let taken = self.take();
            if !taken.is_empty() {
                return taken;
            }
            self.0.bell.notified().await;
        }
    }

    /// What waits now.
    fn take(&self) -> Vec<Utf8Bytes> {
        let mut queue = self.queue();
        queue.counted = 0;
        let waiting = std::mem::take(&mut queue.waiting);
        let mut taken: Vec<_> = waiting.into_iter().map(|waiting| waiting.text).collect();
        if std::mem::take(&mut queue.lost) {
            let resync = |ch: &MatchId| serde_json::to_string(&Tell::Resync { ch: *ch }).ok();
            let resyncs = queue.watched.iter().filter_map(resync);
            taken.extend(resyncs.map(Utf8Bytes::from));
        }
        taken
    }

    pub(super) fn conn(&self) -> Conn {
        self.0.conn
    }

    /// Puts what happened in a match into the queue.
    pub(super) fn tell(&self, of: MatchId, text: Utf8Bytes) {
        let mut queue = self.queue();
        if queue.lost {
            return; // it will be told to follow the match again
        }
        if queue.counted >= self.0.most {
            queue.waiting.retain(|waiting| waiting.of.is_none());
            queue.lost = true;
        } else {
            queue.counted += 1;
            queue.waiting.push(Waiting { of: Some(of), text });
        }
        drop(queue);
        self.0.bell.notify_one();
    }

    /// Puts what was asked for of a match into the queue, which is not counted.
    pub(super) fn catch_up(&self, of: MatchId, text: Utf8Bytes) {
        let of = Some(of);
        self.queue().waiting.push(Waiting { of, text });
        self.0.bell.notify_one();
    }

    /// Notes that the connection follows `id`. False: it follows too many.
    pub(super) fn follow(&self, id: MatchId) -> bool {
        let mut queue = self.queue();
        if queue.watched.contains(&id) {
            return true;
        }
        if queue.watched.len() >= WATCHED_MOST {
            return false;
        }
        queue.watched.push(id);
        true
    }

    pub(super) fn follows(&self, id: MatchId) -> bool {
        self.queue().watched.contains(&id)
    }

    pub(super) fn unfollow(&self, id: MatchId) {
        self.queue().watched.retain(|watched| *watched != id);
    }

    /// Follows nothing any more; gives what it followed.
    pub(super) fn unfollow_all(&self) -> Vec<MatchId> {
        std::mem::take(&mut self.queue().watched)
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.0.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Debug for Outbox {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Outbox({})", self.0.conn.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(n: usize) -> Utf8Bytes {
        n.to_string().into()
    }

    #[tokio::test]
    async fn what_waits_comes_out_at_once_and_in_order() {
        let outbox = Outbox::new(8);
        let id = MatchId::from_bits(1);
        outbox.push(text(0));
        outbox.tell(id, text(1));
        outbox.push(text(2));
        assert_eq!(outbox.next().await, [text(0), text(1), text(2)]);
        let waits = tokio::time::timeout(std::time::Duration::from_millis(20), outbox.next());
        assert!(waits.await.is_err());
    }

    #[tokio::test]
    async fn a_slow_reader_keeps_its_answers_and_is_told_to_follow_again() {
        let outbox = Outbox::new(4);
        let id = MatchId::from_bits(1);
        assert!(outbox.follow(id));
        for n in 0..10 {
            outbox.tell(id, text(n));
        }
        outbox.push(text(77));
        let told = outbox.next().await;
        assert_eq!(told.len(), 2);
        assert_eq!(told[0], text(77));
        assert_eq!(told[1].as_str(), format!(r#"{{"t":"resync","ch":"{id}"}}"#));
        outbox.tell(id, text(11));
        assert_eq!(outbox.next().await, [text(11)]);
    }

    #[tokio::test]
    async fn what_was_missed_does_not_fill_the_queue() {
        let outbox = Outbox::new(4);
        let id = MatchId::from_bits(1);
        for n in 0..100 {
            outbox.catch_up(id, text(n));
        }
        outbox.tell(id, text(100));
        assert_eq!(outbox.next().await.len(), 101);
    }

    #[test]
    fn a_connection_follows_only_so_many() {
        let outbox = Outbox::new(4);
        let ids = (0..WATCHED_MOST as u64).map(MatchId::from_bits);
        assert!(ids.into_iter().all(|id| outbox.follow(id)));
        assert!(outbox.follow(MatchId::from_bits(0)));
        assert!(!outbox.follow(MatchId::from_bits(1 << 40)));
        outbox.unfollow(MatchId::from_bits(0));
        assert!(outbox.follow(MatchId::from_bits(1 << 40)));
    }
}
