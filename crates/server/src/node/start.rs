//! A node from its start to its end.

use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Weak};
use std::time::Duration;

use bus::{Announcement, Bus, Ear, Heard, Voice};
use protocol::Refused;
use store::{Down, Secret, Store, StoreError};
use table::Millis;

use super::bots::Pool;
use super::entropy::Entropy;
use super::faults::stored;
use super::metrics::NodeMetrics;
use super::options::NodeOptions;
use super::passwords::Passwords;
use super::phrases::Phrases;
use super::registry::Registry;

/// A node. A clone is another handle on the same one; when the last is gone, so is the node.
#[derive(Clone)]
pub struct Node(pub(super) Arc<Inner>);

/// What a node is made of.
pub(super) struct Inner {
    pub(super) options: NodeOptions,
    pub(super) store: Store,
    pub(super) voice: Voice,
    pub(super) registry: Registry,
    pub(super) pool: Pool,
    pub(super) entropy: Entropy,
    pub(super) passwords: Passwords,
    pub(super) phrases: Phrases,
    pub(super) metrics: NodeMetrics,
    /// When the house was down, oldest first.
    pub(super) downs: Vec<Down>,
    /// What tokens of invites are made with, and the names by which people are muted.
    pub(super) invites: Secret,
    /// The last act of those who run the house that was looked at.
    pub(super) acts: AtomicI64,
    /// The number of the last ban.
    pub(super) banned: tokio::sync::watch::Sender<i64>,
    stopped: AtomicBool,
}

impl std::fmt::Debug for Node {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Node(..)")
    }
}

/// How often a node says that it is up.
const BEAT: Duration = Duration::from_secs(1);
/// Beats between looks for matches to forget.
const SWEEP: u32 = 2;
/// Beats between looks for tokens and keys to forget.
const TIDY: u32 = 3_600;
/// So many days after its first a leaderboard is forgotten, unless it counts always.
const BOARDS: i32 = 62;

impl Node {
    /// Starts a node. The time since the house was last up is given back to every match that goes
    /// on, once, as each is next needed; so a start takes the same time however many there are.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn start(options: NodeOptions, store: Store, bus: Bus) -> Result<Self, StoreError> {
        let entropy = Entropy::default();
        let fresh = entropy.key().map_err(|_| StoreError::Closed)?;
        let invites = store.secret("invites", Secret(fresh)).await?;
        let downs = if options.joining {
            Vec::new()
        } else {
            store.woke(options.now.get()).await?
        };
        let acts = AtomicI64::new(store.last_act().await?);
        let (voice, ear) = bus.join();
        let pool = Pool::start(options.thinkers());
        let node = Self(Arc::new(Inner {
            options,
            store,
            voice,
            registry: Registry::new(),
            pool,
            entropy,
            passwords: Passwords::new(),
            phrases: Phrases::new(),
            metrics: NodeMetrics::default(),
            downs,
            invites,
            acts,
            banned: tokio::sync::watch::Sender::new(0),
            stopped: AtomicBool::new(false),
        }));
        tokio::spawn(listen(Arc::downgrade(&node.0), ear));
        tokio::spawn(keep(Arc::downgrade(&node.0)));
        tokio::spawn(super::due::work(Arc::downgrade(&node.0)));
        tokio::spawn(super::profiles::take_up(Arc::downgrade(&node.0)));
        Ok(node)
    }

    /// What the node counts.
    #[must_use]
    pub fn metrics(&self) -> &NodeMetrics {
        &self.0.metrics
    }

    /// Whether the node takes commands.
    #[must_use]
    pub fn ready(&self) -> bool {
        !self.is_stopped()
    }

    /// Stops: nothing new is claimed, computer players stop thinking, what was taken is committed.
    /// The matches go on with the next start.
    pub async fn shutdown(&self) {
        self.0.stopped.store(true, Ordering::Release);
        self.0.pool.stop();
        if let Err(error) = self.0.store.alive(self.now()).await {
            tracing::warn!(%error, "the end of the house was not noted");
        }
        if let Err(error) = self.0.store.close().await {
            tracing::error!(%error, "the store was not closed in peace");
        }
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.0.stopped.load(Ordering::Acquire)
    }

    /// The house's time, in milliseconds since the Unix epoch.
    #[must_use]
    pub fn now(&self) -> Millis {
        self.0.options.now.get()
    }

    /// How long the house was down after `last`, when something happened in a match.
    pub(super) fn down_after(&self, last: Millis) -> Millis {
        let spans = self.0.downs.iter().rev();
        spans
            .map(|down| down.until - down.since.max(last))
            .take_while(|span| *span > 0)
            .sum()
    }

    /// A node that still runs.
    pub(super) fn of(inner: &Weak<Inner>) -> Option<Self> {
        inner.upgrade().map(Self).filter(|node| !node.is_stopped())
    }

    async fn beat(&self, beat: u32) -> Result<(), Refused> {
        let stored = |error| stored(&error);
        self.0.store.alive(self.now()).await.map_err(stored)?;
        self.do_acts().await?;
        if beat.is_multiple_of(SWEEP) {
            let left = self.0.registry.sweep(self.0.options.idle);
            self.0.metrics.matches.set(left as i64);
        }
        if beat.is_multiple_of(TIDY) {
            self.0.store.tidy(self.now()).await.map_err(stored)?;
            let long_ago = self.today().day - BOARDS;
            while self.0.store.forget_boards(long_ago).await.map_err(stored)? > 0 {}
        }
        Ok(())
    }
}

/// Says again and again that the house is up, and forgets what is not needed.
async fn keep(inner: Weak<Inner>) {
    for beat in 1.. {
        tokio::time::sleep(BEAT).await;
        let Some(node) = Node::of(&inner) else { return };
        let _ = node.beat(beat).await; // logged; the next beat tries again
    }
}

/// Hears what other nodes have committed.
async fn listen(inner: Weak<Inner>, mut ear: Ear) {
    while let Some(heard) = ear.hear().await {
        let Some(node) = Node::of(&inner) else { return };
        match heard {
            Heard::Announced(Announcement { id, ply }) => {
                tokio::spawn(async move { node.refresh(id, ply).await });
            }
            Heard::Spoken(spoken) => {
                tokio::spawn(async move { node.pass_on(spoken).await });
            }
            Heard::Lagged => {
                for id in node.0.registry.all() {
                    node.refresh(id, u32::MAX).await;
                }
            }
        }
    }
}
