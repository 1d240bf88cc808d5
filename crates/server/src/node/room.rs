//! One match in memory: its host, and the outboxes of those who follow it.

use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use game::Seat;
use host::{Conn, Host, Outgoing};
use protocol::Tell;
use store::{Person, What, Write};
use table::{Life, MatchId, Millis, PersonId};

use super::outbox::Outbox;
use crate::http::Bucket;

/// What somebody is called whom the house has forgotten; texts say it in words.
pub(super) const NAMELESS: &str = "";

pub(super) struct Room {
    pub(super) host: Host,
    /// In the order of their numbers: a match may have a crowd of watchers.
    outboxes: Vec<Outbox>,
    /// When the store's due row for the flag is due, as far as this node knows.
    pub(super) flag_row: Option<Millis>,
    /// Whether the store has a due row for computer players, as far as this node knows.
    pub(super) bots_row: bool,
    /// The choices that computer players of this node think about, by seat and decision.
    pub(super) thinking: Vec<(Seat, u32)>,
    /// How often each seat has kept a draft of its set-up lately.
    pub(super) drafted: [Option<Bucket>; Seat::MAX],
    /// Whether the host knows what the match earned, and what it made of ratings.
    pub(super) told_end: bool,
    /// A commit had an unknown end: the store may have more entries.
    pub(super) doubtful: bool,
    /// Guests who sat down here, and who they have turned out to be.
    now: Vec<(PersonId, PersonId)>,
    used: Instant,
}

impl Room {
    pub(super) fn new(host: Host) -> Self {
        Self {
            host,
            outboxes: Vec::new(),
            flag_row: None,
            bots_row: true, // unknown: taking it away once more does no harm
            thinking: Vec::new(),
            drafted: [None; Seat::MAX],
            told_end: false,
            doubtful: false,
            now: Vec::new(),
            used: Instant::now(),
        }
    }

    pub(super) fn id(&self) -> MatchId {
        self.host.id()
    }

    /// By which id a person is known here: that of the guest they were when they sat down.
    pub(super) fn known_as(&self, who: PersonId) -> PersonId {
        let sits = |id: PersonId| self.host.table().seat_of(id).is_some();
        let guests = self.now.iter().filter(|(_, now)| *now == who);
        let guest = guests.map(|(guest, _)| *guest).find(|guest| sits(*guest));
        guest.filter(|_| !sits(who)).unwrap_or(who)
    }

    /// Who the person is by now who sat down under this id.
    pub(super) fn person_now(&self, id: PersonId) -> PersonId {
        let known = self.now.iter().find(|(guest, _)| *guest == id);
        known.map_or(id, |(_, now)| *now)
    }

    /// Who was known by this id is that person, and is called so.
    pub(super) fn is_now(&mut self, id: PersonId, person: &Person) {
        self.now.retain(|(guest, _)| *guest != id);
        if id != person.id {
            self.now.push((id, person.id));
        }
        self.host.call(id, &person.name);
    }

    /// What a person is called from now on.
    pub(super) fn call(&mut self, person: &Person) {
        for id in self.ids(person.id) {
            self.host.call(id, &person.name);
        }
    }

    /// A person is called nothing any more.
    pub(super) fn forget(&mut self, who: PersonId) {
        for id in self.ids(who) {
            if self.host.name(id).is_some() {
                self.host.call(id, NAMELESS);
            }
        }
    }

    /// Every id that a person is known by here.
    fn ids(&self, who: PersonId) -> Vec<PersonId> {
        let guests = self.now.iter().filter(|(_, now)| *now == who);
        guests.map(|(guest, _)| *guest).chain([who]).collect()
    }

    pub(super) fn touch(&mut self) {
        self.used = Instant::now();
    }

    /// Notes which due rows were written.
    pub(super) fn wrote(&mut self, rows: &[Write]) {
        for row in rows {
            match row {
                Write::Due { what, at, .. } if *what == What::Flag => self.flag_row = Some(*at),
                Write::Due { what, .. } if *what == What::Bots => self.bots_row = true,
                Write::Done { what, .. } if *what == What::Bots => self.bots_row = false,
                _ => {}
            }
        }
    }

    /// Whether it can be forgotten: at once, when it is over and everyone has gone.
    pub(super) fn is_idle(&self, now: Instant, idle: Duration) -> bool {
        let goes_on = !matches!(self.host.table().life(), Life::Over(..) | Life::Closed(_));
        self.outboxes.is_empty()
            && self.thinking.is_empty()
            && (!goes_on || now.saturating_duration_since(self.used) >= idle)
    }

    pub(super) fn add(&mut self, outbox: &Outbox) {
        if let Err(place) = self.find(outbox.conn()) {
            self.outboxes.insert(place, outbox.clone());
        }
    }

    pub(super) fn remove(&mut self, conn: Conn) {
        if let Ok(place) = self.find(conn) {
            self.outboxes.remove(place);
        }
    }

    /// Where the outbox of `conn` is, or would be.
    fn find(&self, conn: Conn) -> Result<usize, usize> {
        self.outboxes.binary_search_by_key(&conn, Outbox::conn)
    }

    /// Puts messages into the outboxes of those who get them, each written once.
    pub(super) fn deliver(&self, out: &[Outgoing]) {
        self.each(out, Outbox::tell);
    }

    /// The same for what one connection has asked for.
    pub(super) fn answer(&self, conn: Conn, out: &[Outgoing]) {
        self.each(out, |outbox, id, text| {
            if outbox.conn() == conn {
                outbox.catch_up(id, text);
            } else {
                outbox.tell(id, text);
            }
        });
    }

    fn each(&self, out: &[Outgoing], put: impl Fn(&Outbox, MatchId, Utf8Bytes)) {
        for Outgoing { to, tell } in out {
            let Some(text) = written(tell) else { continue };
            for place in to.iter().filter_map(|conn| self.find(*conn).ok()) {
                put(&self.outboxes[place], self.id(), text.clone());
            }
        }
    }
}

/// Room for most messages, so that the text is not moved while it grows.
const TEXT: usize = 512;

fn written(tell: &Tell) -> Option<Utf8Bytes> {
    let mut text = Vec::with_capacity(TEXT);
    if let Err(error) = serde_json::to_writer(&mut text, tell) {
        tracing::error!(%error, "a message cannot be written");
        return None;
    }
    String::from_utf8(text).ok().map(Utf8Bytes::from)
}
