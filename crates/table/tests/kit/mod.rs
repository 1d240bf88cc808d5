//! A table under test: gives orders at chosen times and keeps the log.

#![allow(clippy::unwrap_used, reason = "a test")]
#![allow(dead_code, unreachable_pub, reason = "each test file uses its part")]

use fair::{Commitment, Match, Secret};
use game::{Expired, Rng, Seat, Viewer};
use table::{
    By, Clock, Decided, Drafts, Entry, Key, Life, Luck, MatchId, MatchKind, Millis, Occupant,
    Offer, Order, PersonId, Plan, Refusal, Table, TableEvent,
};

pub const START: Millis = 1_790_000_000_000;

/// The person called 0, 1, 2, ...
pub fn person(number: u64) -> PersonId {
    PersonId::from_bits(number + 1)
}

pub fn key(text: &str) -> Key {
    text.parse().unwrap()
}

pub fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// The seed that a seat brings to a start.
pub fn seed(number: u8, start: u32) -> Secret {
    Secret::new(std::array::from_fn(|i| {
        (start as u8).wrapping_mul(16).wrapping_add(number) ^ i as u8
    }))
}

pub fn commitment(id: MatchId, number: u8, seed: &Secret) -> Commitment {
    let bound = Match {
        id: id.as_str(),
        rules: "",
    };
    bound.seat_commitment(number, seed)
}

pub struct Bench {
    pub table: Table,
    pub log: Vec<Entry>,
    pub now: Millis,
    pub luck: Luck,
    pub drafts: Drafts,
    keys: u32,
}

impl Bench {
    /// Person 0 opens a match with open seats.
    pub fn open(game: &str, setup: &str, clock: &str) -> Self {
        Self::with(game, setup, clock, Plan::open())
    }

    /// The same with computer players; a match that draws then waits for the creator's seed.
    pub fn with(game: &str, setup: &str, clock: &str, plan: Plan) -> Self {
        Self::seeded(game, setup, clock, plan, 7)
    }

    pub fn seeded(game: &str, setup: &str, clock: &str, plan: Plan, number: u64) -> Self {
        let id = MatchId::from_bits(number);
        let clock: Clock = clock.parse().unwrap();
        let offer = Offer::new(game.parse().unwrap(), setup, clock, MatchKind::Friendly).unwrap();
        let mut luck = Luck::seeded(number);
        let log = Table::open(id, offer, person(0), plan, START, &mut luck).unwrap();
        Self {
            table: Table::replay(id, &log).unwrap(),
            log,
            now: START,
            luck,
            drafts: Drafts::NONE,
            keys: 0,
        }
    }

    /// The same with everybody seated and ready.
    pub fn started(game: &str, setup: &str, clock: &str) -> Self {
        Self::started_as(game, setup, clock, 7)
    }

    /// The same under another id and with other luck.
    pub fn started_as(game: &str, setup: &str, clock: &str, number: u64) -> Self {
        let mut bench = Self::seeded(game, setup, clock, Plan::open(), number);
        let seats = bench.table.seats().len() as u64;
        for number in 1..seats {
            bench.ask(number, Order::Sit(None)).unwrap();
        }
        for number in 0..seats {
            bench.ask(number, Order::Ready).unwrap();
        }
        bench.bring_seeds();
        bench
    }

    /// The order by which the person on `seat` does what the fair draw waits for, if it does.
    pub fn seed_order(&self, seat: Seat) -> Option<Order> {
        let (seeds, number) = (self.table.seeds()?, seat.index() as u8);
        self.table.chair(seat)?.who.person()?;
        let start = seeds.start();
        let seed = seed(number, start);
        match self.table.life() {
            Life::Gathering if !seeds.committed().contains(seat) => Some(Order::Commit {
                start,
                commitment: commitment(self.table.id(), number, &seed),
            }),
            Life::Drawing if seeds.revealed()[seat.index()].is_none() => {
                Some(Order::Reveal { start, seed })
            }
            _ => None,
        }
    }

    /// Everyone commits, and reveals once they may.
    pub fn bring_seeds(&mut self) {
        for seat in Seat::ALL.into_iter().chain(Seat::ALL) {
            if let Some(order) = self.seed_order(seat) {
                self.give(self.by(seat), &order).reply.unwrap();
            }
        }
    }

    /// What the order would lead to, without doing it.
    pub fn judge(&mut self, by: By, order: &Order) -> Decided {
        self.table
            .decide(by, order, &self.drafts, self.now, &mut self.luck)
    }

    /// Gives an order and commits what follows.
    pub fn give(&mut self, by: By, order: &Order) -> Decided {
        let decided = self.judge(by, order);
        for entry in &decided.entries {
            self.table.evolve(entry).unwrap();
        }
        self.log.extend(decided.entries.iter().cloned());
        decided
            .draft
            .iter()
            .cloned()
            .for_each(|draft| self.drafts.keep(draft));
        decided
    }

    pub fn ask(&mut self, number: u64, order: Order) -> Result<u32, Refusal> {
        self.give(By::Person(person(number)), &order).reply
    }

    pub fn house(&mut self, order: Order) -> Result<u32, Refusal> {
        self.give(By::House, &order).reply
    }

    /// The order by which the person on `seat` takes `action` now.
    pub fn act_order(&mut self, seat: Seat, action: &str, lag: Millis) -> Order {
        self.keys += 1;
        Order::Act {
            decision: self.table.decision(seat).unwrap_or_default(),
            key: key(&format!("k{}", self.keys)),
            action: action.parse().unwrap(),
            lag,
        }
    }

    pub fn by(&self, seat: Seat) -> By {
        match self.table.chair(seat).unwrap().who {
            Occupant::Person(person) => By::Person(person),
            Occupant::Bot(_) => By::House,
        }
    }

    pub fn act(&mut self, number: u8, action: &str) -> Result<u32, Refusal> {
        self.act_lagging(number, action, 0)
    }

    pub fn act_lagging(&mut self, number: u8, action: &str, lag: Millis) -> Result<u32, Refusal> {
        let order = self.act_order(seat(number), action, lag);
        let by = self.by(seat(number));
        self.give(by, &order).reply
    }

    /// A random legal action of `seat`, if it owes one.
    pub fn choose(&self, seat: Seat, rng: &mut Rng) -> Option<String> {
        match self.table.game().view(Viewer::Seat(seat)).actions() {
            Some(actions) => rng.pick(&actions).map(ToString::to_string),
            None => match self.table.game().expired(seat, rng) {
                Expired::Act(action) => Some(action.to_string()), // too many to list: a set-up
                Expired::Out => None,
            },
        }
    }

    pub fn wait(&mut self, span: Millis) {
        self.now += span;
    }

    pub fn left(&self, number: u8) -> Millis {
        self.table.clocks().left(seat(number), self.now).unwrap()
    }

    /// The texts of the entries from `ply` on.
    pub fn texts(&self, ply: usize) -> Vec<String> {
        self.log[ply..]
            .iter()
            .map(|entry| entry.event.to_string())
            .collect()
    }

    /// The match starts anew from its log, as after a restart of the house.
    pub fn restart(&mut self) {
        let texts: Vec<(Millis, String)> = self
            .log
            .iter()
            .map(|e| (e.at, e.event.to_string()))
            .collect();
        let read = |(at, text): (Millis, String)| Entry {
            at,
            event: text.parse::<TableEvent>().unwrap(),
        };
        let log: Vec<Entry> = texts.into_iter().map(read).collect();
        let table = Table::replay(self.table.id(), &log).unwrap();
        assert_eq!(table, self.table, "a table is its log");
        self.table = table;
    }

    pub fn fresh(&mut self) -> MatchId {
        self.keys += 1;
        MatchId::from_bits(u64::from(self.keys) << 20)
    }
}
