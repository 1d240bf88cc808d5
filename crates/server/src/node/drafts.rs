//! Drafts of set-ups: kept in the store beside the log, and told to nobody but their own seat.

use std::time::Instant;

use protocol::{Refused, code};
use store::Write;
use table::{Draft, Table};

use super::faults::stored;
use super::room::Room;
use super::start::Node;
use crate::config::Rate;
use crate::http::Bucket;

/// How often one seat may put a draft in place of another: more often than pieces can be dragged.
const RATE: Rate = Rate::new(30, 240);

impl Node {
    /// Keeps a draft for good.
    pub(super) async fn keep(&self, room: &mut Room, draft: Draft) -> Result<(), Refused> {
        let now = Instant::now();
        let bucket =
            room.drafted[draft.seat.index()].get_or_insert_with(|| Bucket::full(RATE, now));
        if let Err(seconds) = bucket.take(RATE, now) {
            return Err(Refused::new(code::TOO_MANY).with("seconds", seconds));
        }
        let (id, kept) = (room.id(), draft.clone());
        let written = self.0.store.append(vec![Write::Draft { id, draft: kept }]);
        written.await.map_err(|error| stored(&error))?;
        room.host.keep(draft);
        Ok(())
    }

    /// Reads what another node may have kept meanwhile: of drafts nothing is announced.
    pub(super) async fn read_drafts(&self, room: &mut Room) -> Result<(), Refused> {
        if room.host.table().in_setup() {
            let drafts = self.0.store.drafts(room.id()).await;
            let drafts = drafts.map_err(|error| stored(&error))?;
            drafts.into_iter().for_each(|draft| room.host.keep(draft));
        }
        Ok(())
    }

    /// The same where a set-up's time is up, so that it is completed from the last draft.
    pub(super) async fn read_late_drafts(&self, room: &mut Room) -> Result<(), Refused> {
        let flag = room.host.table().flag();
        if flag.is_some_and(|at| at <= self.now()) {
            self.read_drafts(room).await?;
        }
        Ok(())
    }
}

/// The drafts that are not needed any more once `before` has become `after`.
pub(super) fn ended(before: &Table, after: &Table) -> Vec<Write> {
    if !before.in_setup() {
        return Vec::new();
    }
    let is_over =
        |seat: &game::Seat| !after.in_setup() || after.decision(*seat) != before.decision(*seat);
    let seats = before.owing();
    let id = before.id();
    let ended = seats.iter().filter(is_over);
    ended.map(|seat| Write::Undraft { id, seat }).collect()
}
