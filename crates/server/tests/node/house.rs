//! A house for tests: nodes over one file, and a clock that moves when it is told.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

use bus::Bus;
use protocol::{CreateMatch, Created, Deed, Opponent, Refused};
use server::node::{Node, NodeOptions, Now, Person};
use store::Store;
use table::{Key, MatchId};

use crate::viewer::Viewer;

/// When every test begins.
const START: i64 = 1_790_000_000_000;

pub(crate) struct House {
    pub(crate) node: Node,
    pub(crate) bus: Bus,
    clock: Arc<AtomicI64>,
    path: PathBuf,
    dir: Arc<tempfile::TempDir>,
}

impl House {
    pub(crate) async fn open() -> Self {
        let dir = Arc::new(tempfile::tempdir().unwrap());
        let path = dir.path().join("house.db");
        let clock = Arc::new(AtomicI64::new(START));
        let bus = Bus::new();
        let node = start(&path, &clock, &bus, false).await;
        Self {
            node,
            bus,
            clock,
            path,
            dir,
        }
    }

    /// The same house after its node has ended, and the clock gone on by `down`. (The test of a crash
    /// kills a process.)
    pub(crate) async fn restarted(self, down: i64) -> Self {
        let Self {
            node,
            clock,
            path,
            dir,
            ..
        } = self;
        node.shutdown().await;
        drop(node);
        clock.fetch_add(down, Ordering::SeqCst);
        let bus = Bus::new();
        let node = start(&path, &clock, &bus, false).await;
        Self {
            node,
            bus,
            clock,
            path,
            dir,
        }
    }

    /// One more node of this house.
    pub(crate) async fn another(&self) -> Node {
        start(&self.path, &self.clock, &self.bus, true).await
    }

    pub(crate) fn store(&self) -> Store {
        Store::open(&self.path).unwrap()
    }

    pub(crate) fn now(&self) -> i64 {
        self.clock.load(Ordering::SeqCst)
    }

    pub(crate) fn pass(&self, millis: i64) {
        self.clock.fetch_add(millis, Ordering::SeqCst);
    }

    /// The present is noted as a time at which the house was up.
    pub(crate) async fn is_up(&self) {
        self.store().alive(self.now()).await.unwrap();
    }

    pub(crate) async fn guest(&self) -> Person {
        self.node.guest(words::Lang::En).await.unwrap()
    }

    /// A match of two guests that has just started, each of whom follows it.
    pub(crate) async fn pair(
        &self,
        game: &str,
        setup: &str,
        clock: Option<&str>,
    ) -> (Viewer, Viewer) {
        let (a, b) = (self.guest().await, self.guest().await);
        let mut request = request(game, Opponent::Invite);
        request.setup = setup.to_owned();
        request.clock = clock.map(str::to_owned);
        let created = self.node.create(a.id, request).await.unwrap();
        let token = created.invite.unwrap();
        self.node.take(b.id, &token).await.unwrap();
        for who in [&a, &b] {
            let ready = self.node.command(who.id, created.id, key(), Deed::Ready, 0);
            ready.await.unwrap();
        }
        let mut a = Viewer::follow(&self.node, a.id, created.id).await;
        let mut b = Viewer::follow(&self.node, b.id, created.id).await;
        for _ in 0..2 {
            a.hear().await;
            b.hear().await;
        }
        (a, b)
    }

    /// A match against the computer.
    pub(crate) async fn alone(&self, game: &str, level: game::Level) -> (Viewer, MatchId) {
        let me = self.guest().await;
        let request = request(game, Opponent::Bot(level));
        let Created { id, .. } = self.node.create(me.id, request).await.unwrap();
        (Viewer::follow(&self.node, me.id, id).await, id)
    }
}

async fn start(path: &std::path::Path, clock: &Arc<AtomicI64>, bus: &Bus, joining: bool) -> Node {
    let clock = Arc::clone(clock);
    let options = NodeOptions {
        pause: 0..0,
        poll: Duration::from_millis(5),
        thinkers: 1,
        joining,
        now: Now::by(move || clock.load(Ordering::SeqCst)),
        ..NodeOptions::default()
    };
    let store = Store::open(path).unwrap();
    Node::start(options, store, bus.clone()).await.unwrap()
}

pub(crate) fn request(game: &str, against: Opponent) -> CreateMatch {
    CreateMatch {
        key: key(),
        game: game.to_owned(),
        setup: String::new(),
        clock: None,
        against,
        seat: None,
        bots: Vec::new(),
        rated: false,
    }
}

/// A key that no other command has.
pub(crate) fn key() -> Key {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    let next = NEXT.fetch_add(1, Ordering::Relaxed);
    format!("k{next}").parse().unwrap()
}

pub(crate) fn refused<T: std::fmt::Debug>(answer: Result<T, Refused>) -> String {
    answer.unwrap_err().code
}

/// Asks again and again until it is so.
pub(crate) async fn until<F: AsyncFnMut() -> bool>(what: &str, mut so: F) {
    for _ in 0..3_000 {
        if so().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("waited in vain: {what}");
}
