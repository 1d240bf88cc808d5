//! Into the room of a match.

use host::Host;
use protocol::{Refused, code};
use store::{Person, StoreError};
use table::{By, Entry, Life, MatchId, Occupant, Order, PersonId, TableEvent};
use tokio::sync::OwnedMutexGuard;

use super::faults::{damaged, stored};
use super::registry::Inside;
use super::room::{NAMELESS, Room};
use super::start::Node;

impl Node {
    /// Waits to be the only one in the room of a match, which is loaded if it is not in memory.
    ///
    /// # Errors
    /// When there is no such match, or the store fails.
    pub(super) async fn enter(&self, id: MatchId) -> Result<Inside, Refused> {
        let mut slot = self.0.registry.slot(id).lock_owned().await;
        if slot.is_none() {
            match self.load(id).await {
                Ok(room) => *slot = Some(room),
                Err(refused) => {
                    self.0.registry.discard(id, slot);
                    return Err(refused);
                }
            }
        }
        let mut inside = OwnedMutexGuard::try_map(slot, Option::as_mut)
            .map_err(|_| Refused::new(code::UNKNOWN_MATCH))?;
        inside.touch();
        self.tell_end(&mut inside).await; // of a match that was over when it was loaded
        if inside.doubtful {
            // What nobody waits for any more may still be in the writer's queue: this is behind it.
            let written = self.0.store.append(Vec::new()).await;
            written.map_err(|error| stored(&error))?;
            self.catch_up(&mut inside).await?;
        }
        Ok(inside)
    }

    /// The same for a match in memory only.
    pub(super) async fn enter_if_loaded(&self, id: MatchId) -> Option<Inside> {
        let slot = self.0.registry.find(id)?.lock_owned().await;
        OwnedMutexGuard::try_map(slot, Option::as_mut).ok()
    }

    /// Puts a match that was just committed into memory.
    pub(super) async fn install(&self, host: Host) -> Result<(), Refused> {
        let id = host.id();
        {
            let mut slot = self.0.registry.slot(id).lock_owned().await;
            if slot.is_none() {
                let mut room = Room::new(host);
                self.call_everyone(&mut room).await?;
                room.flag_row = room.host.due().flag;
                *slot = Some(room);
            }
        }
        let mut room = self.enter(id).await?;
        self.think(&mut room);
        Ok(())
    }

    async fn load(&self, id: MatchId) -> Result<Room, Refused> {
        let log = self.0.store.log(id, 0).await.map_err(|e| stored(&e))?;
        if log.is_empty() {
            return Err(Refused::new(code::UNKNOWN_MATCH));
        }
        let host = Host::open(id, log).map_err(|corrupt| damaged(&corrupt))?;
        let mut room = Room::new(host);
        self.call_everyone(&mut room).await?;
        self.read_drafts(&mut room).await?;
        self.give_back(&mut room).await?;
        Ok(room)
    }

    /// Gives a match the time back in which the house was down since its last entry. Done when it is
    /// loaded: the entry is later than every such span, so that it is done once, also if the house
    /// goes down again in the middle of it.
    async fn give_back(&self, room: &mut Room) -> Result<(), Refused> {
        let table = room.host.table();
        let down = self.down_after(table.last());
        let waits = !table.clocks().running().is_empty() || table.life() == Life::Drawing;
        if down <= 0 || !waits {
            return Ok(());
        }
        self.carry_out(room, By::House, &Order::Resume(down))
            .await
            .map(|_| ())
    }

    /// Tells the host what everyone at the table is called.
    async fn call_everyone(&self, room: &mut Room) -> Result<(), Refused> {
        let taken = room.host.table().taken();
        let persons = taken.filter_map(|(_, chair)| chair.who.person()).collect();
        self.call(room, persons).await
    }

    /// Tells the host what those who sit down by `entries` are called.
    pub(super) async fn call_new(&self, room: &mut Room, entries: &[Entry]) -> Result<(), Refused> {
        let sits = |entry: &Entry| match entry.event {
            TableEvent::Sit(_, Occupant::Person(person)) => Some(person),
            _ => None,
        };
        let new = entries.iter().filter_map(sits);
        let new: Vec<_> = new.filter(|who| room.host.name(*who).is_none()).collect();
        if new.is_empty() {
            return Ok(());
        }
        self.call(room, new).await
    }

    async fn call(&self, room: &mut Room, persons: Vec<PersonId>) -> Result<(), Refused> {
        for id in &persons {
            room.host.call(*id, NAMELESS);
        }
        let names = self.0.store.names(persons).await;
        for (id, person) in names.map_err(|error| stored(&error))? {
            room.is_now(id, &person);
        }
        Ok(())
    }

    /// Says what a person is called from now on, in every room where that is shown.
    pub(super) async fn call_again(&self, person: &Person) -> Result<(), StoreError> {
        let most = self.0.options.matches_per_person.saturating_mul(2);
        for seat in self.0.store.live(person.id, most).await? {
            if let Some(mut room) = self.enter_if_loaded(seat.id).await {
                room.call(person);
            }
        }
        Ok(())
    }

    /// Another node has committed: the match has `ply` entries now.
    pub(super) async fn refresh(&self, id: MatchId, ply: u32) {
        if let Some(mut room) = self.enter_if_loaded(id).await
            && room.host.table().ply() < ply
        {
            let _ = self.catch_up(&mut room).await; // logged; who comes next tries again
        }
    }
}
