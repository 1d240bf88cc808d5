//! What is due is claimed and looked at.

use std::sync::Weak;

use protocol::{Refused, code};
use store::{Claimed, What, Write};
use table::{By, MatchId, Millis, Order};
use tokio::task::JoinSet;

use super::faults::stored;
use super::index;
use super::room::Room;
use super::start::{Inner, Node};

/// How long a claim lasts: whoever has died by then is not waited for.
const LEASE: Millis = 15_000;
/// How much is claimed at a time.
const MOST: u32 = 256;

/// Claims what is due, again and again, as long as the node runs.
pub(super) async fn work(inner: Weak<Inner>) {
    while let Some(node) = Node::of(&inner) {
        let claimed = node.claim().await;
        let many = claimed.len() == MOST as usize;
        let mut looks = JoinSet::new();
        for due in claimed {
            let node = node.clone();
            looks.spawn(async move { node.look(due).await });
        }
        // One that panics ends alone: its row is claimed again.
        while looks.join_next().await.is_some() {}
        let pause = node.0.options.poll;
        drop(node);
        if !many {
            tokio::time::sleep(pause).await;
        }
    }
}

impl Node {
    async fn claim(&self) -> Vec<Claimed> {
        let now = self.now();
        match self.0.store.claim(now, now + LEASE, MOST).await {
            Ok(claimed) => {
                self.0.metrics.claimed.inc_by(claimed.len() as u64);
                claimed
            }
            Err(error) => {
                let _ = stored(&error); // logged; the next look tries again
                Vec::new()
            }
        }
    }

    async fn look(&self, Claimed { what, id, .. }: Claimed) {
        // On failure the row stays, and is claimed again when its lease is over.
        let _ = match self.enter(id).await {
            Err(refused) if refused.code == code::UNKNOWN_MATCH => self.done(id, what).await,
            Err(refused) => Err(refused),
            Ok(mut room) => match what {
                What::Flag => self.flag(&mut room).await,
                What::Expire => self.expire(&mut room).await,
                What::Bots => self.bots(&mut room).await,
            },
        };
    }

    /// Lets the flags fall whose time has come, and notes when to look next.
    async fn flag(&self, room: &mut Room) -> Result<(), Refused> {
        room.flag_row = None;
        self.carry_out(room, By::House, &Order::Tick).await?;
        let id = room.id();
        match room.host.table().flag() {
            Some(at) => {
                self.write(index::flag(id, at)).await?;
                room.flag_row = Some(at);
                Ok(())
            }
            None => self.done(id, What::Flag).await,
        }
    }

    async fn expire(&self, room: &mut Room) -> Result<(), Refused> {
        self.carry_out(room, By::House, &Order::Expire).await?;
        self.done(room.id(), What::Expire).await
    }

    async fn bots(&self, room: &mut Room) -> Result<(), Refused> {
        if index::bots_owe(room.host.table()) {
            self.think(room);
            Ok(())
        } else {
            self.done(room.id(), What::Bots).await
        }
    }

    async fn done(&self, id: MatchId, what: What) -> Result<(), Refused> {
        self.write(Write::Done { id, what }).await
    }

    async fn write(&self, write: Write) -> Result<(), Refused> {
        let written = self.0.store.append(vec![write]).await;
        written.map_err(|error| stored(&error))
    }
}
