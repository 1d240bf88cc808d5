//! Whatever a network does, what a client shows is what the house has, and a command acts once.
//!
//! Random matches of every game in a real house; connections carry messages late, and break at any
//! moment with all that is under way lost in both directions.

#![allow(clippy::unwrap_used)] // a test throughout

use std::collections::{HashMap, VecDeque};

use client::{Heard, LocalHouse, Session, Signal};
use fair::Secret;
use game::{Rng, Seat, Viewer};
use games::{AnyView, Kind};
use host::Conn;
use protocol::{Deed, Phase, Say, Snapshot, Tell};
use table::{Key, MatchId, MatchKind, Millis, Occupant, Offer, PersonId, TableEvent};

struct Client {
    person: PersonId,
    session: Session,
    conn: Option<Conn>,
    up: VecDeque<Say>,
    down: VecDeque<Tell>,
    keys: u32,
    acted: HashMap<Key, u32>,
}

struct World {
    house: LocalHouse,
    ch: MatchId,
    clients: Vec<Client>,
    rng: Rng,
    now: Millis,
    conns: u64,
}

/// A local clock that is not the house's.
const WRONG_BY: Millis = 77_777;

impl World {
    fn new(kind: Kind, setup: &str, seed: u64) -> Self {
        let mut rng = Rng::new(seed);
        let mut house = LocalHouse::new(rng.next_u64());
        let clock = ["300+0", "off", "900+3/60"][rng.below(3)].parse().unwrap();
        let offer = Offer::new(kind, setup, clock, MatchKind::Local).unwrap();
        let players: Vec<PersonId> = offer
            .seats()
            .iter()
            .map(|_| PersonId::seeded(&mut rng))
            .collect();
        let seats: Vec<(Seat, Occupant)> = offer
            .seats()
            .iter()
            .zip(&players)
            .map(|(seat, person)| (seat, Occupant::Person(*person)))
            .collect();
        let ch = house.open(offer, &seats, 1_000).unwrap();
        let watcher = PersonId::seeded(&mut rng);
        let clients = players.into_iter().chain([watcher]).map(|person| {
            house.call(person, person.as_str());
            let device = Secret::new(std::array::from_fn(|_| rng.next_u64() as u8));
            let mut session = Session::new("test", device);
            session.follow(ch);
            Client {
                person,
                session,
                conn: None,
                up: VecDeque::new(),
                down: VecDeque::new(),
                keys: 0,
                acted: HashMap::new(),
            }
        });
        Self {
            clients: clients.collect(),
            house,
            ch,
            rng,
            now: 1_000,
            conns: 0,
        }
    }

    fn connect(&mut self, i: usize) {
        self.conns += 1;
        let conn = Conn(self.conns);
        let client = &mut self.clients[i];
        client.conn = Some(conn);
        self.house.connect(conn, client.person);
        let (_, says) = client.session.hear(Signal::Up, self.now + WRONG_BY);
        client.up.extend(says);
    }

    fn cut(&mut self, i: usize) {
        let client = &mut self.clients[i];
        client.up.clear();
        client.down.clear();
        client.session.hear(Signal::Down, self.now + WRONG_BY);
        if let Some(conn) = client.conn.take() {
            let mail = self.house.disconnect(conn);
            self.post(mail);
        }
    }

    fn post(&mut self, mail: client::Mail) {
        for (to, tell) in mail {
            if let Some(client) = self.clients.iter_mut().find(|c| c.conn == Some(to)) {
                client.down.push_back(tell);
            }
        }
    }

    fn carry_up(&mut self, i: usize) {
        if let (Some(conn), Some(say)) = (self.clients[i].conn, self.clients[i].up.pop_front()) {
            let mail = self.house.say(conn, say, self.now);
            self.post(mail);
        }
    }

    fn carry_down(&mut self, i: usize) {
        let client = &mut self.clients[i];
        let Some(tell) = client.down.pop_front() else {
            return;
        };
        let signal = Signal::Tell(Box::new(tell));
        let (heard, says) = client.session.hear(signal, self.now + WRONG_BY);
        client.up.extend(says);
        if let Heard::Refused(_, why) = heard {
            panic!("{why} at {}", self.now);
        }
    }

    /// The client plays, if it believes that it is to.
    fn think(&mut self, i: usize) {
        let client = &mut self.clients[i];
        let Some(room) = client.session.room(self.ch) else {
            return;
        };
        let Some(state) = room.state() else { return };
        let seat = state.you.seat();
        let is_ready = |ready: &protocol::SeatState| Some(ready.seat) != seat || ready.ready;
        if state.status.phase == Phase::Gathering && !state.seats.iter().all(is_ready) {
            // A seed came too late.
            client.keys += 1;
            let key = format!("r{i}-{}", client.keys).parse().unwrap();
            let says = client.session.command(self.ch, key, Deed::Ready);
            return client.up.extend(says);
        }
        let Some(decision) = room.decision() else {
            return;
        };
        let view = AnyView::parse(state.game.parse().unwrap(), &state.view).unwrap();
        let action = match view.actions() {
            Some(actions) => self.rng.pick(&actions).unwrap().to_string(),
            None => "arrange 231".to_owned(), // the set-up of the test game, the only one without a list
        };
        client.keys += 1;
        let key: Key = format!("{i}-{}", client.keys).parse().unwrap();
        client.acted.insert(key, decision);
        let deed = Deed::Act { decision, action };
        let says = client.session.command(self.ch, key, deed);
        client.up.extend(says);
    }

    fn step(&mut self) {
        self.now += self.rng.below(40) as Millis;
        let i = self.rng.below(self.clients.len());
        match self.rng.below(20) {
            0 => self.cut(i),
            1 | 2 if self.clients[i].conn.is_none() => self.connect(i),
            3..=8 => self.carry_up(i),
            9..=15 => self.carry_down(i),
            16 => {
                let says = self.clients[i].session.tick(self.now + WRONG_BY);
                self.clients[i].up.extend(says);
            }
            _ => self.think(i),
        }
    }

    /// Everything under way arrives, everyone is connected.
    fn settle(&mut self) {
        for i in 0..self.clients.len() {
            if self.clients[i].conn.is_none() {
                self.connect(i);
            }
        }
        while self
            .clients
            .iter()
            .any(|c| !c.up.is_empty() || !c.down.is_empty())
        {
            for i in 0..self.clients.len() {
                self.carry_up(i);
                self.carry_down(i);
            }
        }
    }

    fn check(&self) {
        for client in &self.clients {
            let host = self.house.host(self.ch).unwrap();
            let fresh = host.snapshot(host.viewer(client.person), self.now);
            let room = client.session.room(self.ch).unwrap();
            let known = room.state().unwrap();
            assert_eq!(room.pending(), []);
            for seat in host.table().seats().iter() {
                assert_eq!(
                    room.left(seat, self.now),
                    host.table().clocks().left(seat, self.now)
                );
            }
            assert_eq!(timeless(known), timeless(&fresh));
        }
    }

    /// Every command that was given acted once, at the choice that it answered.
    fn check_commands(&self) {
        let mut acts = HashMap::new();
        for entry in self.house.log(self.ch) {
            if let TableEvent::Play { key: Some(key), .. } = &entry.event {
                *acts.entry(*key).or_insert(0) += 1;
            }
        }
        let given: HashMap<Key, i32> = self
            .clients
            .iter()
            .flat_map(|c| c.acted.keys().map(|key| (*key, 1)))
            .collect();
        assert_eq!(acts, given);
    }
}

/// What two snapshots of one match at different times have in common.
fn timeless(snapshot: &Snapshot) -> Snapshot {
    let mut snapshot = snapshot.clone();
    snapshot.status.at = 0;
    snapshot.status.left.clear();
    snapshot
}

fn play(kind: Kind, setup: &str, seed: u64) {
    let mut world = World::new(kind, setup, seed);
    for round in 0..1_000 {
        for _ in 0..100 {
            world.step();
        }
        world.settle();
        world.check();
        let over = world.clients[0]
            .session
            .room(world.ch)
            .unwrap()
            .state()
            .unwrap()
            .status
            .phase;
        if over == Phase::Over {
            break;
        }
        assert!(
            round < 999,
            "{kind} of seed {seed} does not end: {}",
            world.house.log(world.ch).len()
        );
    }
    world.check_commands();
}

#[test]
fn rooms_equal_the_house_whatever_the_network_does() {
    for seed in 0..30 {
        for (kind, setup) in [
            (Kind::Ataxx, ""),
            (Kind::Boxes, "size=3x3"),
            (Kind::Party, ""),
        ] {
            play(kind, setup, seed);
        }
    }
}

#[test]
fn a_second_answer_to_one_choice_is_not_sent() {
    let mut world = World::new(Kind::Ataxx, "", 1);
    world.settle();
    let mover = &mut world.clients[0].session;
    let room = mover.room(world.ch).unwrap();
    assert_eq!(room.state().unwrap().you, Viewer::Seat(Seat::FIRST));
    let decision = room.decision().unwrap();
    let deed = |action: &str| Deed::Act {
        decision,
        action: action.into(),
    };
    assert_eq!(
        mover
            .command(world.ch, "a".parse().unwrap(), deed("g2"))
            .len(),
        1
    );
    assert_eq!(
        mover
            .command(world.ch, "b".parse().unwrap(), deed("f2"))
            .len(),
        0
    );
    assert_eq!(mover.room(world.ch).unwrap().decision(), None);
}

#[test]
fn a_gap_is_asked_for_once_and_filled() {
    let mut world = World::new(Kind::Ataxx, "", 2);
    world.settle();
    let ch = world.ch;
    for i in [0, 1, 0] {
        world.think(i);
        world.carry_up(i);
        // The watcher, the last one, is not told of the first two steps.
        world.carry_down(0);
        world.carry_down(1);
        world.carry_down(0);
        world.carry_down(1);
    }
    let watcher = world.clients.last_mut().unwrap();
    assert_eq!(watcher.down.len(), 3);
    watcher.down.drain(..2);
    world.carry_down(2);
    let known = world.clients[2]
        .session
        .room(ch)
        .unwrap()
        .state()
        .unwrap()
        .ply;
    assert_eq!(
        world.clients[2].up,
        [Say::Watch {
            ch,
            since: Some(known)
        }]
    );
    world.settle();
    world.check();
}

#[test]
fn silence_after_a_ping_breaks_the_connection() {
    let mut world = World::new(Kind::Ataxx, "", 3);
    world.settle();
    let session = &mut world.clients[0].session;
    let at = world.now + WRONG_BY + 60_000;
    assert_eq!(session.tick(at), [Say::Ping { n: 1 }]);
    assert_eq!(session.tick(at + 60_000), []);
    assert!(!session.is_silent(at + 8_000));
    assert!(session.is_silent(at + 8_001));
    session.hear(
        Signal::Tell(Box::new(Tell::Pong { n: 1, now: 5 })),
        at + 8_002,
    );
    assert!(!session.is_silent(at + 8_002));
}
