//! Somebody who follows a match as a client does: by messages alone.

use std::time::Duration;

use fair::Secret;
use game::Rng;
use games::AnyView;
use protocol::{Deed, LogLine, Phase, Refused, Said, Snapshot, Tell};
use server::node::{Node, Outbox};
use table::{MatchId, PersonId};

use crate::house::{key, until};

pub(crate) struct Viewer {
    pub(crate) node: Node,
    pub(crate) person: PersonId,
    pub(crate) id: MatchId,
    pub(crate) seen: Snapshot,
    /// What was said at the table.
    pub(crate) said: Vec<Said>,
    outbox: Outbox,
}

impl Viewer {
    pub(crate) async fn follow(node: &Node, person: PersonId, id: MatchId) -> Self {
        let outbox = Outbox::new(64);
        node.watch(&outbox, person, id, None).await.unwrap();
        let told = read(outbox.next().await);
        let Some(Tell::Match(seen)) = told.first().cloned() else {
            panic!("not the whole first: {told:?}");
        };
        let mut viewer = Self {
            node: node.clone(),
            person,
            id,
            seen: *seen,
            said: Vec::new(),
            outbox,
        };
        told.into_iter().skip(1).for_each(|tell| viewer.take(tell));
        viewer
    }

    /// The connection breaks; nothing that was on its way is read.
    pub(crate) fn lose(&self) {
        self.node.gone(&self.outbox);
    }

    /// Comes back on a new connection with what it has, by another node perhaps.
    pub(crate) async fn come_back(&mut self, node: &Node) {
        self.lose();
        self.node = node.clone();
        self.outbox = Outbox::new(64);
        let since = Some(self.seen.ply);
        node.watch(&self.outbox, self.person, self.id, since)
            .await
            .unwrap();
        self.hear().await;
    }

    /// Takes in what has arrived, and does what the fair draw waits for, as every client.
    pub(crate) async fn hear(&mut self) {
        self.read().await;
        while let Some(deed) = self.part() {
            if self.order(deed).await.is_err() {
                break; // too late, or the house is down
            }
            self.read().await;
        }
    }

    /// What the fair draw waits for from this viewer.
    pub(crate) fn part(&self) -> Option<Deed> {
        let (draws, seat) = (self.seen.draws.as_ref()?, self.seen.you.seat()?);
        let start = draws.start;
        let seed = Secret::new([16 * start as u8 + seat.index() as u8; fair::SIZE]);
        match self.seen.status.phase {
            Phase::Gathering if !draws.committed.contains(seat) => {
                let bound = fair::Match {
                    id: self.id.as_str(),
                    rules: "",
                };
                let commitment = bound.seat_commitment(seat.index() as u8, &seed);
                Some(Deed::Commit { start, commitment })
            }
            Phase::Drawing if draws.seeds.iter().all(|seed| seed.seat != seat) => {
                Some(Deed::Reveal { start, seed })
            }
            _ => None,
        }
    }

    /// Takes in what has arrived.
    pub(crate) async fn read(&mut self) {
        while let Ok(told) = tokio::time::timeout(Duration::ZERO, self.outbox.next()).await {
            for tell in read(told) {
                if let Tell::Resync { .. } = tell {
                    let watch = self.node.watch(&self.outbox, self.person, self.id, None);
                    watch.await.unwrap();
                } else {
                    self.take(tell);
                }
            }
        }
    }

    fn take(&mut self, tell: Tell) {
        match tell {
            Tell::Match(seen) => {
                assert!(seen.ply >= self.seen.ply, "the past was told");
                self.seen = *seen;
            }
            Tell::Step(step) => {
                assert_eq!(step.ply, self.seen.ply, "a step is missing or came twice");
                self.seen.ply += 1;
                self.seen.view = step.view;
                self.seen.log.push(LogLine {
                    ply: step.ply,
                    at: step.status.at,
                    notice: step.notice,
                });
                self.seen.status = step.status;
            }
            Tell::Here { seats, .. } => {
                for seat in &mut self.seen.seats {
                    seat.here = seats.contains(seat.seat);
                }
            }
            Tell::Phrase(said) => self.said.push(said),
            other => panic!("not for a viewer: {other:?}"),
        }
    }

    pub(crate) async fn act(&mut self, action: &str) -> Result<u32, Refused> {
        self.hear().await;
        let action = action.to_owned();
        let decision = self.seen.status.decision.unwrap_or(self.seen.ply);
        self.order(Deed::Act { decision, action }).await
    }

    pub(crate) async fn order(&self, deed: Deed) -> Result<u32, Refused> {
        self.node
            .command(self.person, self.id, key(), deed, 0)
            .await
    }

    /// A random legal action, if this viewer owes one.
    pub(crate) fn pick(&self, rng: &mut Rng) -> Option<Deed> {
        let decision = self.seen.status.decision?;
        let kind = self.seen.game.parse().unwrap();
        let view = AnyView::parse(kind, &self.seen.view).unwrap();
        let seed = rng.next_u64();
        let action = bots::choose(&view, game::Level::Easy, &bots::Budget::nodes(1), seed);
        let action = action.unwrap().action;
        Some(Deed::Act { decision, action })
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.seen.status.phase, Phase::Over | Phase::Closed)
    }

    /// Everything that this viewer has been told makes the same as the whole told anew.
    pub(crate) async fn agrees(&mut self) {
        let mut last = None;
        for _ in 0..500 {
            self.hear().await;
            let fresh = Self::follow(&self.node, self.person, self.id).await;
            fresh.lose();
            let (own, fresh) = (timeless(&self.seen), timeless(&fresh.seen));
            if own == fresh {
                return;
            }
            last = Some((own, fresh)); // something may be on its way
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        let (own, fresh) = last.unwrap();
        assert_eq!(own, fresh);
    }

    pub(crate) async fn until_over(&mut self) {
        let viewer = self;
        until("the end", async || {
            viewer.hear().await;
            viewer.is_over()
        })
        .await;
    }
}

/// What does not depend on when it was told.
fn timeless(seen: &Snapshot) -> Snapshot {
    let mut seen = seen.clone();
    seen.status.at = 0;
    seen.status.left = Vec::new();
    seen
}

fn read(told: Vec<axum::extract::ws::Utf8Bytes>) -> Vec<Tell> {
    let tell = |text: &axum::extract::ws::Utf8Bytes| serde_json::from_str(text).unwrap();
    told.iter().map(tell).collect()
}
