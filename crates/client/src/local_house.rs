//! A house in the same process, for play without a network.

use std::collections::BTreeMap;

use fair::Secret;
use game::Seat;
use games::{AnyView, Form};
use host::{Conn, Host, Outgoing, Thinker, order_of, refused};
use protocol::{Deed, Refused, Say, Tell, Welcome, code};
use table::{
    By, Draft, Entry, Key, Life, Luck, MatchId, Millis, Occupant, Offer, Order, PersonId, Refusal,
    Table,
};

use crate::part::{commitment, seed};

/// Matches in memory with the people of this process: the same hosts that the server runs, without
/// a store, a network and other people. Whoever runs it keeps the [`log`](Self::log)s and lets its
/// computer players think.
#[derive(Debug)]
pub struct LocalHouse {
    hosts: BTreeMap<MatchId, Host>,
    people: BTreeMap<Conn, PersonId>,
    names: BTreeMap<PersonId, String>,
    luck: Luck,
    /// The secret that seeds come from, if all its people are of this device.
    device: Option<Secret>,
}

/// Messages and who gets them, in order.
pub type Mail = Vec<(Conn, Tell)>;

impl LocalHouse {
    /// An empty house; `seed` decides its draws and the ids of its matches.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self {
            hosts: BTreeMap::new(),
            people: BTreeMap::new(),
            names: BTreeMap::new(),
            luck: Luck::seeded(seed),
            device: None,
        }
    }

    /// The same for people who all are of this device: the house itself chooses their seeds, so that
    /// a match that draws starts at once.
    #[must_use]
    pub fn of_one_device(mut self) -> Self {
        self.device = Some(self.luck.secret());
        self
    }

    /// Says what a person is called.
    pub fn call(&mut self, person: PersonId, name: &str) {
        self.names.insert(person, name.to_owned());
        for host in self.hosts.values_mut() {
            host.call(person, name);
        }
    }

    /// Says what a person is called at one match.
    pub fn call_at(&mut self, ch: MatchId, person: PersonId, name: &str) {
        if let Some(host) = self.hosts.get_mut(&ch) {
            host.call(person, name);
        }
    }

    /// Opens a match with these seats taken.
    ///
    /// # Errors
    /// When the set-up is not playable.
    pub fn open(
        &mut self,
        offer: Offer,
        seats: &[(Seat, Occupant)],
        now: Millis,
    ) -> Result<MatchId, Refusal> {
        let id = self.fresh();
        let log = Table::open_with(id, offer, seats, now, &mut self.luck)?;
        self.restore(id, log)?;
        self.bring_seeds(id, now)?;
        Ok(id)
    }

    /// Takes up a match from its entries.
    ///
    /// # Errors
    /// When they are not the log of a match.
    pub fn restore(&mut self, id: MatchId, log: Vec<Entry>) -> Result<(), Refusal> {
        let mut host = Host::open(id, log).map_err(|corrupt| Refusal::Illegal(corrupt.why))?;
        for (person, name) in &self.names {
            host.call(*person, name);
        }
        self.hosts.insert(id, host);
        Ok(())
    }

    /// Takes up a draft that was kept with a match.
    pub fn keep(&mut self, ch: MatchId, draft: Draft) {
        if let Some(host) = self.hosts.get_mut(&ch) {
            host.keep(draft);
        }
    }

    /// A match of this house.
    #[must_use]
    pub fn host(&self, ch: MatchId) -> Option<&Host> {
        self.hosts.get(&ch)
    }

    /// Every match of this house.
    pub fn matches(&self) -> impl Iterator<Item = (MatchId, &Host)> {
        self.hosts.iter().map(|(id, host)| (*id, host))
    }

    /// The entries of a match so far.
    #[must_use]
    pub fn log(&self, ch: MatchId) -> &[Entry] {
        self.hosts.get(&ch).map_or(&[], Host::log)
    }

    /// A connection of `person` from now on.
    pub fn connect(&mut self, conn: Conn, person: PersonId) {
        self.people.insert(conn, person);
    }

    /// The connection is no more.
    pub fn disconnect(&mut self, conn: Conn) -> Mail {
        self.people.remove(&conn);
        let told = self.hosts.values_mut().flat_map(|host| host.leave(conn));
        mail(told.collect())
    }

    /// `conn` says something.
    pub fn say(&mut self, conn: Conn, say: Say, now: Millis) -> Mail {
        let Some(person) = self.people.get(&conn).copied() else {
            return Vec::new();
        };
        match say {
            Say::Hello(hello) => vec![(conn, self.greet(&hello, person, now))],
            Say::Ping { n } => vec![(conn, Tell::Pong { n, now })],
            Say::Watch { ch, since } => match self.hosts.get_mut(&ch) {
                Some(host) => mail(host.join(conn, person, since, now)),
                None => vec![(conn, refusal(ch, None, Refused::new(code::UNKNOWN_MATCH)))],
            },
            Say::Unwatch { ch } => self
                .hosts
                .get_mut(&ch)
                .map_or_else(Vec::new, |host| mail(host.leave(conn))),
            // Who share a device hear each other.
            Say::Phrase { ch, key, .. } => {
                let why = Refused::new(code::NOBODY_THERE);
                vec![(conn, refusal(ch, Some(key), why))]
            }
            Say::Do { ch, key, deed } => self.command((conn, person), ch, key, deed, now),
        }
    }

    /// The computer players that owe an action, each with the match and all that it knows.
    #[must_use]
    pub fn thinking(&self) -> Vec<(MatchId, Thinker, AnyView)> {
        let hosts = self.hosts.iter();
        hosts
            .flat_map(|(id, host)| {
                let thinkers = host.thinking().into_iter();
                thinkers.map(|thinker| (*id, thinker, host.view(thinker.seat)))
            })
            .collect()
    }

    /// What a seat was told of its match, for a computer player.
    pub fn told(&mut self, ch: MatchId, seat: Seat) -> &[Form] {
        let host = self.hosts.get_mut(&ch);
        host.map_or(&[], |host| host.told(seat))
    }

    /// A computer player has chosen.
    ///
    /// # Errors
    /// When the choice is not the present one or not legal; nothing has changed then.
    pub fn thought(
        &mut self,
        ch: MatchId,
        thinker: Thinker,
        action: Form,
        spent: Millis,
        now: Millis,
    ) -> Result<Mail, Refusal> {
        let order = Order::Thought {
            seat: thinker.seat,
            decision: thinker.decision,
            action,
            spent,
        };
        let (reply, mail) = self.order(ch, By::House, &order, now);
        reply.map(|_| mail)
    }

    fn greet(&self, hello: &protocol::Hello, person: PersonId, now: Millis) -> Tell {
        if !hello.fits() {
            return Tell::Reload {
                build: hello.build.clone(),
            };
        }
        Tell::Ok(Welcome {
            v: protocol::VERSION,
            build: hello.build.clone(),
            now,
            me: person.to_string(),
            name: self.names.get(&person).cloned().unwrap_or_default(),
        })
    }

    fn command(
        &mut self,
        (conn, person): (Conn, PersonId),
        ch: MatchId,
        key: Key,
        deed: Deed,
        now: Millis,
    ) -> Mail {
        let fresh = self.fresh();
        let Some(host) = self.hosts.get(&ch) else {
            return vec![(
                conn,
                refusal(ch, Some(key), Refused::new(code::UNKNOWN_MATCH)),
            )];
        };
        let order = match order_of(host, deed, key, 0, fresh) {
            Ok(order) => order,
            Err(why) => return vec![(conn, refusal(ch, Some(key), why))],
        };
        let (reply, mut mail) = self.order(ch, By::Person(person), &order, now);
        mail.push((
            conn,
            match reply {
                Ok(ply) => Tell::Done { ch, key, ply },
                Err(why) => refusal(ch, Some(key), refused(&why)),
            },
        ));
        mail
    }

    /// Decides, commits, and opens the rematch if that is what everyone asked for.
    fn order(
        &mut self,
        ch: MatchId,
        by: By,
        order: &Order,
        now: Millis,
    ) -> (Result<u32, Refusal>, Mail) {
        let Some(host) = self.hosts.get_mut(&ch) else {
            return (Err(Refusal::NotSeated), Vec::new());
        };
        let before = host.table().next();
        let decided = host.decide(by, order, now, &mut self.luck);
        let told = match host.commit(decided.entries) {
            Ok(told) => mail(told),
            Err(corrupt) => return (Err(Refusal::Illegal(corrupt.why)), Vec::new()),
        };
        decided.draft.into_iter().for_each(|draft| host.keep(draft));
        let next = host.table().next().filter(|_| before.is_none());
        if let Some(next) = next {
            let log = host.table().rematch(next, now, &mut self.luck);
            let opened = log.and_then(|log| self.restore(next, log));
            if let Err(why) = opened.and_then(|()| self.bring_seeds(next, now)) {
                return (Err(why), told);
            }
        }
        (decided.reply, told)
    }

    /// Commits for the people of this device, and reveals their seeds, if they bring none themselves.
    /// Nobody follows the match yet.
    fn bring_seeds(&mut self, ch: MatchId, now: Millis) -> Result<(), Refusal> {
        let Some(device) = self.device.clone() else {
            return Ok(());
        };
        while let Some((person, order)) = self
            .hosts
            .get(&ch)
            .and_then(|host| next_seed(host, &device))
        {
            self.order(ch, By::Person(person), &order, now).0?;
        }
        Ok(())
    }

    fn fresh(&mut self) -> MatchId {
        MatchId::seeded(self.luck.rng())
    }
}

/// What the fair draw of a match waits for from one of its people.
fn next_seed(host: &Host, device: &Secret) -> Option<(PersonId, Order)> {
    let table = host.table();
    let seeds = table.seeds()?;
    let start = seeds.start();
    table.taken().find_map(|(seat, chair)| {
        let person = chair.who.person()?;
        let seed = seed(device, host.id(), seat, start);
        let order = match table.life() {
            Life::Gathering if chair.ready && !seeds.committed().contains(seat) => {
                let commitment = commitment(host.id(), seat, &seed);
                Order::Commit { start, commitment }
            }
            Life::Drawing if seeds.revealed()[seat.index()].is_none() => {
                Order::Reveal { start, seed }
            }
            _ => return None,
        };
        Some((person, order))
    })
}

fn mail(told: Vec<Outgoing>) -> Mail {
    let each = |out: Outgoing| out.to.into_iter().map(move |to| (to, out.tell.clone()));
    told.into_iter().flat_map(each).collect()
}

fn refusal(ch: MatchId, key: Option<Key>, why: Refused) -> Tell {
    Tell::Refused {
        ch: Some(ch),
        key,
        why,
    }
}
