//! Random matches that go on, and twins of them in which something is different that not everybody
//! knows.

#![allow(dead_code, unreachable_pub, reason = "each test file uses its part")]

use fair::{Match, Secret};
use game::{Event, Expired, Level, Rng, Seat, Viewer};
use games::{AnyGame, Form};
use table::{
    By, Drafts, Entry, Life, Luck, MatchId, MatchKind, Millis, Occupant, Offer, Order, PersonId,
    Plan, Table, TableEvent,
};

const START: Millis = 1_790_000_000_000;

pub fn person(seat: usize) -> PersonId {
    PersonId::from_bits(seat as u64 + 1)
}

/// A match that goes on, played at random.
pub struct Play {
    pub table: Table,
    pub log: Vec<Entry>,
    luck: Luck,
    rng: Rng,
    pub now: Millis,
}

impl Play {
    pub fn open(game: &str, setup: &str, bots: usize, number: u64) -> Self {
        Self::timed(game, setup, "300+0/60", bots, number)
    }

    pub fn timed(game: &str, setup: &str, clock: &str, bots: usize, number: u64) -> Self {
        let clock = clock.parse().unwrap();
        let kind = MatchKind::Friendly;
        let offer = Offer::new(game.parse().unwrap(), setup, clock, kind).unwrap();
        let seats: Vec<Seat> = offer.seats().iter().collect();
        let plan = seats.iter().rev().take(bots);
        let plan = plan.fold(Plan::open(), |plan, seat| plan.bot(*seat, Level::Easy));
        let id = MatchId::from_bits(number);
        let mut luck = Luck::seeded(number);
        let log = Table::open(id, offer, person(0), plan, START, &mut luck).unwrap();
        let mut play = Self {
            table: Table::replay(id, &log).unwrap(),
            log,
            luck,
            rng: Rng::new(number),
            now: START,
        };
        let people = seats.len() - bots;
        for number in 1..people {
            play.give(By::Person(person(number)), &Order::Sit(None));
        }
        for number in 0..people {
            play.give(By::Person(person(number)), &Order::Ready);
        }
        for seat in seats.iter().chain(&seats) {
            play.bring_seed(*seat);
        }
        assert_eq!(play.table.life(), Life::Playing);
        play
    }

    fn give(&mut self, by: By, order: &Order) {
        let (table, drafts) = (&self.table, Drafts::NONE);
        let decided = table.decide(by, order, &drafts, self.now, &mut self.luck);
        for entry in decided.entries {
            self.table.evolve(&entry).unwrap();
            self.log.push(entry);
        }
    }

    fn bring_seed(&mut self, seat: Seat) {
        let Some(who) = self.table.chair(seat).and_then(|chair| chair.who.person()) else {
            return;
        };
        let Some(start) = self.table.seeds().map(table::Seeds::start) else {
            return;
        };
        let (number, seed) = (seat.index() as u8, Secret::new([seat.index() as u8; 32]));
        let order = match self.table.life() {
            Life::Gathering => {
                let id = self.table.id();
                let (id, rules) = (id.as_str(), "");
                let commitment = Match { id, rules }.seat_commitment(number, &seed);
                Order::Commit { start, commitment }
            }
            _ => Order::Reveal { start, seed },
        };
        self.give(By::Person(who), &order);
    }

    /// A random choice of whoever owes one; false at the end.
    pub fn step(&mut self) -> bool {
        let owing: Vec<Seat> = self.table.owing().iter().collect();
        let Some(seat) = self.rng.pick(&owing).copied() else {
            return false;
        };
        self.now += 100 + self.rng.below(900) as Millis;
        let decision = self.table.decision(seat).unwrap();
        let action = chosen(self.table.game(), seat, &mut self.rng);
        match self.table.chair(seat).unwrap().who {
            Occupant::Person(who) => {
                let key = format!("k{}", self.log.len()).parse().unwrap();
                let lag = 30;
                let order = Order::Act {
                    decision,
                    key,
                    action,
                    lag,
                };
                self.give(By::Person(who), &order);
            }
            Occupant::Bot(_) => {
                let spent = 7;
                let order = Order::Thought {
                    seat,
                    decision,
                    action,
                    spent,
                };
                self.give(By::House, &order);
            }
        }
        true
    }
}

pub fn chosen(game: &AnyGame, seat: Seat, rng: &mut Rng) -> Form {
    match game.view(Viewer::Seat(seat)).actions() {
        Some(actions) => rng.pick(&actions).unwrap().clone(),
        None => match game.expired(seat, rng) {
            Expired::Act(action) => action,
            Expired::Out => panic!("a set-up is completed"),
        },
    }
}

/// The entries of a random match that still goes on.
pub fn live(game: &str, setup: &str, bots: usize, number: u64) -> (MatchId, Vec<Entry>) {
    going_on(Play::open(game, setup, bots, number))
}

/// The same for a match that has been opened.
pub fn going_on(mut play: Play) -> (MatchId, Vec<Entry>) {
    for _ in 0..play.rng.below(60) {
        let before = (play.table.clone(), play.log.len());
        play.step();
        if matches!(play.table.life(), Life::Over(..)) {
            play.table = before.0;
            play.log.truncate(before.1);
            break;
        }
    }
    (play.table.id(), play.log)
}

/// The same with two parts of it swapped: cards of a deal, pieces of a set-up.
pub fn swapped(form: &Form, rng: &mut Rng) -> Option<Form> {
    let (word, body) = form.as_str().split_once(' ')?;
    let sign = if body.contains(',') { "," } else { "" };
    let mut parts: Vec<&str> = match sign {
        "," => body.split(',').collect(),
        _ => body.split("").filter(|part| !part.is_empty()).collect(),
    };
    if parts.len() < 2 {
        return None;
    }
    let (one, other) = (rng.below(parts.len()), rng.below(parts.len()));
    parts.swap(one, other);
    format!("{word} {}", parts.join(sign)).parse().ok()
}

/// How often another secret is tried.
const TRIES: usize = 40;

/// A log in which one secret is another, and what everybody sees is the same.
pub fn twin(id: MatchId, log: &[Entry], rng: &mut Rng) -> Option<Vec<Entry>> {
    let public = history(id, log, Viewer::Watcher);
    (0..TRIES).find_map(|_| {
        let other = changed(id, log, rng)?;
        (history(id, &other, Viewer::Watcher) == public).then_some(other)
    })
}

/// A log in which one secret is another; `None` where it would not be the log of a match that goes on.
fn changed(id: MatchId, log: &[Entry], rng: &mut Rng) -> Option<Vec<Entry>> {
    let played = |entry: &Entry| matches!(entry.event, TableEvent::Play { .. });
    let plays: Vec<usize> = (0..log.len()).filter(|at| played(&log[*at])).collect();
    // Deals and set-ups are at the beginning; sealed choices at the end.
    let at = match rng.below(4) {
        0 => *plays.last()?,
        1 => *rng.pick(&plays)?,
        _ => *rng.pick(&plays[..plays.len().min(4)])?,
    };
    let mut twin = log.to_vec();
    let TableEvent::Play { event, .. } = &mut twin[at].event else {
        return None;
    };
    *event = match &*event {
        Event::Chance(form) => Event::Chance(swapped(form, rng)?),
        Event::Act(seat, form) => {
            let before = Table::replay(id, &log[..at]).ok()?;
            let other = match rng.below(2) {
                0 => swapped(form, rng),
                _ => Some(chosen(before.game(), *seat, rng)),
            };
            Event::Act(*seat, other?)
        }
        _ => return None,
    };
    let table = Table::replay(id, &twin).ok()?;
    let goes_on = table.life() == Life::Playing;
    (goes_on && twin != log).then_some(twin)
}

/// All that the game itself tells a viewer on the way.
pub fn history(id: MatchId, log: &[Entry], viewer: Viewer) -> Vec<String> {
    let mut table = Table::open_by(id, &log[0]).unwrap();
    let mut told = Vec::new();
    for entry in &log[1..] {
        if let TableEvent::Play { event, .. } = &entry.event {
            told.push(table.game().notice(event, viewer).unwrap().to_string());
        }
        table.evolve(entry).unwrap();
        told.push(table.game().view(viewer).to_string());
        // Whose turn it is, and which choice is open, is public.
        told.push(format!("{:?}", table.owing()));
    }
    told
}

/// Actions that have been taken, and some that are garbled.
pub fn tries(log: &[Entry], rng: &mut Rng) -> Vec<Form> {
    let mut tries = Vec::new();
    for entry in log {
        if let TableEvent::Play {
            event: Event::Act(_, form),
            ..
        } = &entry.event
        {
            tries.push(form.clone());
            tries.extend(swapped(form, rng));
        }
    }
    rng.shuffle(&mut tries);
    tries.truncate(24);
    tries
}
