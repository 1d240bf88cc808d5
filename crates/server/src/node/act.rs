//! The way of an order: decided, committed, told.

use bus::Announcement;
use host::Host;
use protocol::{Deed, Refused, code};
use store::{StoreError, Write};
use table::{By, Entry, Key, Life, MatchId, Millis, Order, PersonId, Table, TableEvent};

use super::faults::{damaged, stored};
use super::room::Room;
use super::start::Node;
use super::{coins, index, profiles};

/// How often an order is decided again because another node was first.
const TRIES: usize = 16;

impl Node {
    /// Carries out what a person asks of a match: returns the ply of the entry that answers it, once
    /// that is committed. Sent again with the same key, it is answered the same and done once.
    /// `lag` is how long the network took, as measured.
    ///
    /// # Errors
    /// Why it is refused; nothing has changed then.
    pub async fn command(
        &self,
        who: PersonId,
        ch: MatchId,
        key: Key,
        deed: Deed,
        lag: Millis,
    ) -> Result<u32, Refused> {
        let fresh = match deed {
            Deed::Rematch => self.0.entropy.match_id()?,
            _ => MatchId::from_bits(0), // not looked at
        };
        let mut room = self.enter(ch).await?;
        let order = host::order_of(&room.host, deed, key, lag, fresh)?;
        let silent = matches!(order, Order::Draft { .. });
        let by = By::Person(room.known_as(who));
        let done = self.carry_out(&mut room, by, &order).await;
        match &done {
            // Whoever reads the numbers must not see that somebody arranges.
            _ if silent => 0,
            Ok(_) => self.0.metrics.commands.inc(),
            Err(_) => self.0.metrics.refusals.inc(),
        };
        done
    }

    /// Decides an order and commits what comes of it; again if another node was first.
    pub(super) async fn carry_out(
        &self,
        room: &mut Room,
        by: By,
        order: &Order,
    ) -> Result<u32, Refused> {
        for _ in 0..TRIES {
            let mut luck = self.0.entropy.luck()?;
            self.read_late_drafts(room).await?;
            let now = self.now();
            let decided = room.host.decide(by, order, now, &mut luck);
            if !decided.entries.is_empty() {
                let committed = self.commit(room, decided.entries, &decided.after, now);
                match committed.await {
                    Ok(()) => {}
                    Err(StoreError::Conflict(_)) => {
                        self.0.metrics.conflicts.inc();
                        self.catch_up(room).await?;
                        continue;
                    }
                    Err(error) => return Err(stored(&error)),
                }
            }
            if let Some(draft) = decided.draft {
                self.keep(room, draft).await?;
            }
            return decided.reply.map_err(|refusal| host::refused(&refusal));
        }
        Err(Refused::new(code::BUSY))
    }

    /// Commits entries, with what belongs to them, and then tells of them.
    async fn commit(
        &self,
        room: &mut Room,
        entries: Vec<Entry>,
        after: &Table,
        now: Millis,
    ) -> Result<(), StoreError> {
        let mut writes = vec![Write::Entries {
            id: room.id(),
            first: room.host.table().ply(),
            entries: entries.clone(),
        }];
        writes.extend(index::beside(room, &entries, after, now));
        if !matches!(room.host.table().life(), Life::Over(..)) {
            writes.extend(coins::win(&self.0.options, room, &entries, after));
            writes.extend(profiles::finish(room, &entries, after));
        }
        let next = self.rematch(&entries, after, now)?;
        if let Some(next) = &next {
            writes.extend(index::opening(next, now));
        }
        let rows = rows(&writes, room.id());
        // Until the end is known and told, also where who asked goes away in the middle.
        room.doubtful = true;
        let mut doubt = Doubt::of(self, room.id());
        let started = std::time::Instant::now();
        if let Err(error) = self.0.store.append(writes).await {
            doubt.over = true;
            room.doubtful = matches!(error, StoreError::Unknown | StoreError::Database(_));
            return Err(error);
        }
        let seconds = started.elapsed().as_secs_f64();
        self.0.metrics.commit.observe(seconds);
        room.wrote(&rows);
        room.doubtful = !self.take_up(room, entries).await;
        doubt.over = true;
        self.think(room);
        self.0.voice.announce(Announcement {
            id: room.id(),
            ply: room.host.table().ply(),
        });
        if let Some(next) = next {
            self.install_later(next);
        }
        Ok(())
    }

    /// The next match, if `entries` say that there is one.
    fn rematch(
        &self,
        entries: &[Entry],
        after: &Table,
        now: Millis,
    ) -> Result<Option<Host>, StoreError> {
        let next = entries.iter().find_map(|entry| match entry.event {
            TableEvent::Next(id) => Some(id),
            _ => None,
        });
        let Some(id) = next else { return Ok(None) };
        let mut luck = self.0.entropy.luck().map_err(|why| failed(&why.code))?;
        let log = after.rematch(id, now, &mut luck);
        let log = log.map_err(|refusal| failed(refusal.code()))?;
        let host = Host::open(id, log).map_err(|corrupt| failed(corrupt.why.code()))?;
        Ok(Some(host))
    }

    /// Puts a match into memory, from outside every room: nobody waits in two at once.
    fn install_later(&self, host: Host) {
        let node = self.clone();
        tokio::spawn(async move { node.install(host).await });
    }

    /// Reads and tells what the store has and the room has not.
    pub(super) async fn catch_up(&self, room: &mut Room) -> Result<(), Refused> {
        let from = room.host.table().ply();
        room.doubtful = true; // until it is done
        let missed = self.0.store.log(room.id(), from).await;
        let missed = missed.map_err(|error| stored(&error))?;
        if !missed.is_empty() {
            room.flag_row = None; // whoever wrote these may have moved it
            room.bots_row = true;
            if !self.take_up(room, missed).await {
                return Err(Refused::new(code::FAULT));
            }
        }
        room.doubtful = false;
        Ok(())
    }

    /// Takes up committed entries and tells everyone. False: they do not follow.
    async fn take_up(&self, room: &mut Room, entries: Vec<Entry>) -> bool {
        // A name that cannot be read is missing; the entries must not be.
        let _ = self.call_new(room, &entries).await;
        self.0.metrics.entries.inc_by(entries.len() as u64);
        match room.host.commit(entries) {
            Ok(out) => {
                room.deliver(&out);
                self.tell_end(room).await;
                true
            }
            Err(corrupt) => {
                let _ = damaged(&corrupt);
                false
            }
        }
    }
}

/// A decision that cannot be carried out: a fault of this program. The code alone is told, since
/// arguments may be secret.
fn failed(code: &str) -> StoreError {
    StoreError::Database(format!("nothing was written: {code}"))
}

/// Which due rows of `id` a unit writes.
fn rows(writes: &[Write], id: MatchId) -> Vec<Write> {
    let own = |write: &&Write| match write {
        Write::Due { id: of, .. } | Write::Done { id: of, .. } => *of == id,
        _ => false,
    };
    writes.iter().filter(own).cloned().collect()
}

/// Looks into the store for what came of a commit that nobody waits for any more.
struct Doubt<'a> {
    node: &'a Node,
    id: MatchId,
    over: bool,
}

impl<'a> Doubt<'a> {
    fn of(node: &'a Node, id: MatchId) -> Self {
        let over = false;
        Self { node, id, over }
    }
}

impl Drop for Doubt<'_> {
    fn drop(&mut self) {
        if self.over {
            return;
        }
        let (node, id) = (self.node.clone(), self.id);
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move {
                if let Ok(mut room) = node.enter(id).await {
                    node.think(&mut room);
                }
            });
        }
    }
}
