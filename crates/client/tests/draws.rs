//! A client takes part in the fair draw by itself, and finds out a house that cheats.

#![allow(clippy::unwrap_used, reason = "a test")]

use std::collections::VecDeque;

use client::{Heard, LocalHouse, Session, Signal};
use fair::{Fault, Secret};
use game::Seat;
use games::Kind;
use host::Conn;
use protocol::{Deed, Phase, Say, Snapshot, Tell};
use table::{Clock, MatchId, MatchKind, Occupant, Offer, PersonId};

fn secret(byte: u8) -> Secret {
    Secret::new([byte; fair::SIZE])
}

fn person(i: usize) -> PersonId {
    PersonId::from_bits(i as u64 + 1)
}

/// A house with one match of two whose clients speak to it; what client 0 is told may be bent.
struct World<F> {
    house: LocalHouse,
    ch: MatchId,
    sessions: Vec<Session>,
    said: VecDeque<(usize, Say)>,
    bend: F,
    now: i64,
    /// The codes of what client 0 was told to be wrong.
    faults: Vec<String>,
    /// Everything that client 0 said.
    log: Vec<Say>,
}

fn world<F: FnMut(&mut Snapshot)>(bend: F) -> World<F> {
    let mut house = LocalHouse::new(1);
    let offer = Offer::new(Kind::Party, "", Clock::Off, MatchKind::Local).unwrap();
    let seats = [0, 1].map(|i| (Seat::ALL[i], Occupant::Person(person(i))));
    let ch = house.open(offer, &seats, 0).unwrap();
    World {
        house,
        ch,
        sessions: Vec::new(),
        said: VecDeque::new(),
        bend,
        now: 0,
        faults: Vec::new(),
        log: Vec::new(),
    }
}

impl<F: FnMut(&mut Snapshot)> World<F> {
    /// Client `i` comes, or comes back as another process of the device with this secret.
    fn come(&mut self, i: usize, device: u8) {
        let conn = Conn(i as u64);
        self.house.disconnect(conn);
        self.house.connect(conn, person(i));
        let mut session = Session::new("test", secret(device));
        session.follow(self.ch);
        let (_, says) = session.hear(Signal::Up, 0);
        if i < self.sessions.len() {
            self.sessions[i] = session;
        } else {
            self.sessions.push(session);
        }
        self.say(i, says);
    }

    fn say(&mut self, i: usize, says: Vec<Say>) {
        if i == 0 {
            self.log.extend(says.iter().cloned());
        }
        self.said.extend(says.into_iter().map(|say| (i, say)));
    }

    /// Lets everything arrive that was said, up to so many messages.
    fn settle(&mut self, most: usize) {
        for _ in 0..most {
            let Some((from, say)) = self.said.pop_front() else {
                return;
            };
            for (to, mut tell) in self.house.say(Conn(from as u64), say, self.now) {
                let to = to.0 as usize;
                if let (0, Tell::Match(whole)) = (to, &mut tell) {
                    (self.bend)(whole);
                }
                let signal = Signal::Tell(Box::new(tell));
                let (heard, says) = self.sessions[to].hear(signal, 0);
                if let (0, Heard::Refused(_, why)) = (to, heard) {
                    self.faults.push(why.code);
                }
                self.say(to, says);
            }
        }
    }

    fn command(&mut self, i: usize, deed: Deed) {
        let key = format!("x{}", self.log.len()).parse().unwrap();
        let says = self.sessions[i].command(self.ch, key, deed);
        self.say(i, says);
    }

    fn phase(&self) -> Phase {
        let room = self.sessions[0].room(self.ch).unwrap();
        room.state().unwrap().status.phase
    }

    fn count(&self, is: impl Fn(&Deed) -> bool) -> usize {
        let said = |say: &&Say| matches!(say, Say::Do { deed, .. } if is(deed));
        self.log.iter().filter(said).count()
    }
}

/// What client 0 says is wrong in a match to its end whose snapshots are bent for it.
fn faults(bend: impl FnMut(&mut Snapshot)) -> Vec<String> {
    let mut world = world(bend);
    world.come(0, 1);
    world.come(1, 2);
    world.settle(1_000);
    world.command(1, Deed::Resign);
    world.settle(1_000);
    assert!(
        world
            .house
            .host(world.ch)
            .unwrap()
            .table()
            .seeds()
            .is_some()
    );
    world.faults
}

fn is_reveal(deed: &Deed) -> bool {
    matches!(deed, Deed::Reveal { .. })
}

fn is_commit(deed: &Deed) -> bool {
    matches!(deed, Deed::Commit { .. })
}

#[test]
fn clients_commit_and_reveal_by_themselves() {
    let mut world = world(|_| {});
    world.come(0, 1);
    world.settle(1_000);
    assert_eq!(world.phase(), Phase::Gathering);
    assert_eq!((world.count(is_commit), world.count(is_reveal)), (1, 0));
    world.come(1, 2);
    world.settle(1_000);
    assert_eq!(world.phase(), Phase::Setup);
    assert_eq!((world.count(is_commit), world.count(is_reveal)), (1, 1));
    assert!(world.faults.is_empty());
}

#[test]
fn an_honest_house_is_found_honest() {
    assert_eq!(faults(|_| {}), [""; 0]);
}

#[test]
fn a_page_that_is_loaded_anew_reveals_the_same_seed() {
    for (device, reveals) in [(1, 1), (9, 0)] {
        let mut world = world(|_| {});
        world.come(0, 1);
        world.settle(1_000);
        world.come(1, 2);
        // Hello, watch, commit of the second: now it is sealed, and client 0 has not answered.
        world.settle(3);
        world.said.retain(|(from, _)| *from != 0);
        world.log.clear();
        assert_eq!(world.phase(), Phase::Drawing);
        world.come(0, device);
        world.settle(1_000);
        assert_eq!(world.count(is_reveal), reveals, "device {device}");
        let started = world.phase() == Phase::Setup;
        assert_eq!(started, reveals == 1);
        assert!(world.faults.is_empty(), "{:?}", world.faults);
    }
}

#[test]
fn a_start_that_was_cancelled_is_tried_again_with_other_seeds() {
    let mut world = world(|_| {});
    world.come(0, 1);
    world.settle(1_000);
    world.come(1, 2);
    world.settle(3);
    world.said.clear(); // nobody's seed arrives
    world.now = table::Seeds::TIME;
    for i in 0..2 {
        world.come(i, i as u8 + 1);
        world.settle(1_000);
    }
    let state = |world: &World<_>| {
        let host = world.house.host(world.ch).unwrap();
        host.table().seeds().unwrap().start()
    };
    world.command(0, Deed::Ready); // any order lets the time be looked at
    world.settle(1_000);
    assert_eq!(state(&world), 1);
    assert_eq!(world.phase(), Phase::Gathering);
    world.log.clear();
    for i in 0..2 {
        world.command(i, Deed::Ready);
    }
    world.settle(1_000);
    assert_eq!(world.phase(), Phase::Setup);
    assert_eq!(world.count(is_reveal), 1);
    assert!(world.faults.is_empty(), "{:?}", world.faults);
}

#[test]
fn a_seed_that_is_not_the_one_committed_to_is_found_out() {
    let bent = faults(|whole| {
        if let Some(draws) = &mut whole.draws
            && let Some(seed) = draws
                .seeds
                .iter_mut()
                .find(|seed| seed.seat == Seat::SECOND)
        {
            seed.seed = secret(77);
        }
    });
    assert_eq!(bent, [Fault::SeatDiffers { seat: 1 }.code()], "told once");
}

#[test]
fn commitments_that_change_are_found_out() {
    let mut first = None;
    let bent = faults(|whole| {
        if let Some(commitments) = whole.draws.as_mut().and_then(|d| d.commitments.as_mut()) {
            let mine = *first.get_or_insert(*commitments);
            if whole.status.phase != Phase::Drawing {
                commitments.house = mine.seats[0].unwrap();
            }
        }
    });
    assert_eq!(bent[0], Fault::HouseDiffers.code());
}

#[test]
fn secrets_of_the_house_that_it_did_not_commit_to_are_found_out() {
    let bent = faults(|whole| {
        if let Some(secrets) = whole.draws.as_mut().and_then(|d| d.secrets.as_mut()) {
            secrets.house = secret(77);
        }
    });
    assert_eq!(bent, [Fault::HouseDiffers.code()]);
}

#[test]
fn a_start_without_commitments_is_found_out() {
    let without = faults(|whole| {
        if whole.status.phase != Phase::Gathering && whole.status.phase != Phase::Drawing {
            whole.draws = None;
        }
    });
    assert_eq!(without, [Fault::NoSeats.code()]);
    let bare = faults(|whole| {
        if let (Phase::Setup | Phase::Over, Some(draws)) = (whole.status.phase, &mut whole.draws) {
            draws.commitments = None;
        }
    });
    assert_eq!(bare, [Fault::NoSeats.code()]);
    let missing = faults(|whole| {
        if let (Phase::Setup | Phase::Over, Some(draws)) = (whole.status.phase, &mut whole.draws) {
            draws.seeds.pop();
        }
    });
    assert_eq!(missing, [Fault::NotRevealed { seat: 1 }.code()]);
}

#[test]
fn a_seat_that_is_left_out_of_the_commitments_is_found_out() {
    let bent = faults(|whole| {
        if let Some(draws) = &mut whole.draws {
            draws.seeds.retain(|seed| seed.seat == Seat::FIRST);
            if let Some(commitments) = &mut draws.commitments {
                commitments.seats[1] = None;
            }
            draws.secrets = None;
        }
    });
    assert_eq!(bent, [Fault::NotCommitted { seat: 1 }.code()]);
}
