//! Random matches with people who come, go, lose their connection and come back: whatever they were
//! told adds up to what a fresh look shows, and nobody is told what is not theirs.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test")]

use std::collections::BTreeMap;

use fair::{Match, Secret};
use game::{Expired, Level, Rng, Seat, Viewer};
use host::{Conn, Host, Outgoing};
use protocol::{LogLine, Phase, SeatState, Status, Tell};
use table::{
    By, Life, Luck, MatchId, MatchKind, Millis, Occupant, Offer, Order, PersonId, Plan, Table,
};

const START: Millis = 1_790_000_000_000;

/// What a client has put together from what it was told.
#[derive(Clone, Debug, Default, PartialEq)]
struct Mirror {
    entries: u32,
    you: Option<Viewer>,
    view: String,
    phase: Option<Phase>,
    seats: Vec<SeatState>,
    notices: Vec<(u32, String)>,
}

impl Mirror {
    fn hear(&mut self, tell: &Tell) {
        match tell {
            Tell::Match(snapshot) => {
                *self = Self {
                    entries: snapshot.ply,
                    you: Some(snapshot.you),
                    view: snapshot.view.clone(),
                    phase: Some(snapshot.status.phase),
                    seats: snapshot.seats.clone(),
                    notices: snapshot
                        .log
                        .iter()
                        .map(|LogLine { ply, notice, .. }| (*ply, notice.clone()))
                        .collect(),
                };
            }
            Tell::Step(step) => {
                assert_eq!(step.ply, self.entries, "no step is skipped or told twice");
                self.entries += 1;
                self.view.clone_from(&step.view);
                self.phase = Some(step.status.phase);
                self.notices.push((step.ply, step.notice.clone()));
                assert_owing(&step.status, self.you.unwrap());
            }
            Tell::Here { seats, .. } => {
                for state in &mut self.seats {
                    state.here = seats.contains(state.seat);
                }
            }
            other => panic!("a host does not say {other:?}"),
        }
    }
}

fn assert_owing(status: &Status, you: Viewer) {
    let owes = you.seat().is_some_and(|seat| status.turn.contains(seat));
    assert_eq!(
        status.decision.is_some(),
        owes,
        "who owes a choice is told which, and nobody else"
    );
}

struct World {
    host: Host,
    clients: BTreeMap<Conn, (PersonId, Mirror)>,
    /// Those whose connection is gone, with what they had.
    away: Vec<(PersonId, Mirror)>,
    luck: Luck,
    rng: Rng,
    now: Millis,
    next_conn: u64,
    /// Every message as it went out.
    raw: Vec<String>,
}

fn person(number: usize) -> PersonId {
    PersonId::from_bits(number as u64 + 1)
}

/// The seed that a seat may bring.
fn seed(seat: Seat, number: u8) -> Secret {
    Secret::new([16 * seat.index() as u8 + number + 1; 32])
}

impl World {
    fn new(seed: u64, game: &str, setup: &str, bots: usize) -> Self {
        let mut luck = Luck::seeded(seed);
        let offer = Offer::new(
            game.parse().unwrap(),
            setup,
            "20+1/10".parse().unwrap(),
            MatchKind::Friendly,
        )
        .unwrap();
        let plan = offer
            .seats()
            .iter()
            .rev()
            .take(bots)
            .fold(Plan::open(), |plan, seat| plan.bot(seat, Level::Easy));
        let id = MatchId::from_bits(seed);
        let entries = Table::open(id, offer, person(0), plan, START, &mut luck).unwrap();
        let mut host = Host::open(id, entries).unwrap();
        (0..6).for_each(|number| host.call(person(number), &format!("Person {number}")));
        Self {
            host,
            clients: BTreeMap::new(),
            away: Vec::new(),
            luck,
            rng: Rng::new(seed),
            now: START,
            next_conn: 0,
            raw: Vec::new(),
        }
    }

    fn deliver(&mut self, out: Vec<Outgoing>) {
        for Outgoing { to, tell } in out {
            assert!(!to.is_empty());
            let text = serde_json::to_string(&tell).unwrap();
            let read: Tell = serde_json::from_str(&text).expect(&text);
            assert_eq!(read, tell, "the wire form is read back as it was");
            for conn in to {
                self.clients
                    .get_mut(&conn)
                    .expect("only who follows is told")
                    .1
                    .hear(&read);
            }
            self.raw.push(text);
        }
    }

    fn order(&mut self, by: By, order: &Order) {
        let decided = self.host.decide(by, order, self.now, &mut self.luck);
        let out = self.host.commit(decided.entries).unwrap();
        self.deliver(out);
    }

    fn join(&mut self, person: PersonId, mirror: Mirror) {
        let conn = Conn(self.next_conn);
        self.next_conn += 1;
        let since = (mirror.entries > 0).then_some(mirror.entries);
        self.clients.insert(conn, (person, mirror));
        let out = self.host.join(conn, person, since, self.now);
        self.deliver(out);
    }

    fn step(&mut self) {
        self.now += self.rng.below(800) as Millis;
        match self.rng.below(20) {
            0 | 1 => {
                let who = person(self.rng.below(6));
                self.join(who, Mirror::default());
            }
            2 | 3 => self.lose_somebody(),
            4 | 5 => {
                if !self.away.is_empty() {
                    let (person, mirror) = self.away.swap_remove(self.rng.below(self.away.len()));
                    self.join(person, mirror);
                }
            }
            6 => self.restart(),
            7..=9 => {
                let who = By::Person(person(self.rng.below(4)));
                let order = if self.rng.chance(1, 2) {
                    Order::Sit(None)
                } else {
                    Order::Ready
                };
                self.order(who, &order);
            }
            10 => self.order(By::House, &Order::Tick),
            12 => {
                let (seat, number) = (Seat::ALL[self.rng.below(4)], self.rng.below(2) as u8);
                self.bring_seed(seat, number);
            }
            11 if self.rng.chance(1, 10) => {
                let who = By::Person(person(self.rng.below(4)));
                self.order(who, &Order::Resign);
            }
            _ => self.act(),
        }
    }

    /// The person on `seat` does what the fair draw waits for, if it does; `number` is their seed.
    fn bring_seed(&mut self, seat: Seat, number: u8) {
        let table = self.host.table();
        let who = table.chair(seat).and_then(|chair| chair.who.person());
        let (Some(who), Some(seeds)) = (who, table.seeds()) else {
            return;
        };
        let (start, seed) = (seeds.start(), seed(seat, number));
        let order = match table.life() {
            Life::Gathering => Order::Commit {
                start,
                commitment: Match {
                    id: self.host.id().as_str(),
                    rules: "",
                }
                .seat_commitment(seat.index() as u8, &seed),
            },
            Life::Drawing => Order::Reveal { start, seed },
            _ => return,
        };
        self.order(By::Person(who), &order);
    }

    fn act(&mut self) {
        let owing: Vec<Seat> = self.host.table().owing().iter().collect();
        let Some(&seat) = self.rng.pick(&owing) else {
            return;
        };
        let decision = self.host.table().decision(seat).unwrap();
        let action = match self.host.view(seat).actions() {
            Some(actions) => self.rng.pick(&actions).unwrap().clone(),
            None => match self.host.table().game().expired(seat, &mut self.rng) {
                Expired::Act(action) => action,
                Expired::Out => return,
            },
        };
        match self.host.table().chair(seat).unwrap().who {
            Occupant::Person(person) => {
                let key = format!("k{}", self.host.table().ply()).parse().unwrap();
                self.order(
                    By::Person(person),
                    &Order::Act {
                        decision,
                        key,
                        action,
                        lag: 30,
                    },
                );
            }
            Occupant::Bot(_) => {
                assert!(
                    self.host
                        .thinking()
                        .iter()
                        .any(|bot| bot.seat == seat && bot.decision == decision)
                );
                self.order(
                    By::House,
                    &Order::Thought {
                        seat,
                        decision,
                        action,
                        spent: 5,
                    },
                );
            }
        }
    }

    /// Person `number` takes one of its legal actions.
    fn choose(&mut self, number: usize, pick: impl Fn(&[String]) -> String) {
        let seat = Seat::ALL[number];
        let actions = self.host.view(seat).actions().unwrap_or_default();
        let actions: Vec<String> = actions.iter().map(ToString::to_string).collect();
        let decision = self.host.table().decision(seat).unwrap();
        let key = format!("k{}", self.host.table().ply()).parse().unwrap();
        let action = pick(&actions).parse().unwrap();
        self.order(
            By::Person(person(number)),
            &Order::Act {
                decision,
                key,
                action,
                lag: 0,
            },
        );
    }

    fn lose_somebody(&mut self) {
        let conns: Vec<Conn> = self.clients.keys().copied().collect();
        if let Some(conn) = self.rng.pick(&conns) {
            let client = self.clients.remove(conn).unwrap();
            self.away.push(client);
            let out = self.host.leave(*conn);
            self.deliver(out);
        }
    }

    /// The house goes down: everyone loses the connection, the match comes back from its log.
    fn restart(&mut self) {
        let mut host = Host::open(self.host.id(), self.host.log().to_vec()).unwrap();
        (0..6).for_each(|number| host.call(person(number), &format!("Person {number}")));
        assert_eq!(host.table(), self.host.table());
        self.host = host;
        self.away
            .extend(std::mem::take(&mut self.clients).into_values());
    }

    fn check(&self) {
        for (person, mirror) in self.clients.values() {
            let viewer = self.host.viewer(*person);
            let mut fresh = Mirror::default();
            fresh.hear(&Tell::Match(Box::new(self.host.snapshot(viewer, self.now))));
            assert_eq!(*mirror, fresh, "what was told adds up to a fresh look");
            assert_eq!(
                mirror.view,
                self.host.table().game().view(viewer).to_string()
            );
        }
    }
}

#[test]
fn what_everyone_is_told_adds_up_to_a_fresh_look() {
    let games = [
        ("ataxx", "", 0),
        ("ataxx", "", 1),
        ("boxes", "size=2x2", 0),
        ("party", "", 0),
        ("party", "seats=3", 1),
    ];
    let mut over = 0;
    for seed in 0..200 {
        let (game, setup, bots) = games[seed as usize % games.len()];
        let mut world = World::new(seed, game, setup, bots);
        for _ in 0..150 {
            world.step();
            world.check();
        }
        over += usize::from(matches!(world.host.table().life(), table::Life::Over(..)));
    }
    assert!(over > 40, "matches come to their end: {over}");
}

/// The bytes that person 0 and a watcher are told of a match in which seat 1 makes these sealed
/// choices, and how it looks to somebody who comes late.
fn told(seed: u64, row: &str, bid: usize) -> Vec<String> {
    let mut world = World::new(seed, "party", "", 0);
    for number in [0, 5] {
        world.join(person(number), Mirror::default());
    }
    world.order(By::Person(person(1)), &Order::Sit(None));
    world.order(By::Person(person(0)), &Order::Ready);
    world.order(By::Person(person(1)), &Order::Ready);
    for seat in [0, 1, 0, 1] {
        world.bring_seed(Seat::ALL[seat], 0);
    }
    world.choose(0, |_| "arrange 123".to_owned());
    world.choose(1, |_| row.to_owned());
    world.choose(1, |cards| cards[bid % cards.len()].clone());
    world.join(person(0), Mirror::default());
    world.join(person(5), Mirror::default());
    assert!(
        world
            .host
            .decide(By::Person(person(1)), &Order::Tick, START, &mut world.luck)
            .reply
            .is_err()
    );
    world.raw
}

#[test]
fn what_a_viewer_is_told_depends_on_its_knowledge_alone() {
    for seed in 0..100 {
        let one = told(seed, "arrange 231", 0);
        assert!(one.len() > 10);
        assert_eq!(one, told(seed, "arrange 312", 0), "the row of another seat");
        assert_eq!(
            one,
            told(seed, "arrange 231", 1),
            "the sealed card of another seat"
        );
    }
}

/// What person 0 and a watcher are told of a start with these seeds, in parts: until all but one seat
/// have committed; until the seal; until the last seed is revealed; until the first choices; at the
/// end. And the secrets of the house.
fn started(luck: u64, seeds: [u8; 3]) -> ([Vec<String>; 5], Vec<String>) {
    let mut world = World::new(7, "party", "seats=3", 0);
    world.luck = Luck::seeded(luck);
    for number in [0, 5] {
        world.join(person(number), Mirror::default());
    }
    for number in 1..3 {
        world.order(By::Person(person(number)), &Order::Sit(None));
    }
    for number in 0..3 {
        world.order(By::Person(person(number)), &Order::Ready);
    }
    let mut parts: [Vec<String>; 5] = std::array::from_fn(|_| Vec::new());
    let bring = |world: &mut World, seat: usize| {
        world.bring_seed(Seat::ALL[seat], seeds[seat]);
        // Whoever comes late is told as much.
        world.join(person(0), Mirror::default());
        world.join(person(5), Mirror::default());
    };
    bring(&mut world, 1);
    bring(&mut world, 2);
    parts[0] = std::mem::take(&mut world.raw);
    bring(&mut world, 0);
    assert_eq!(world.host.table().life(), Life::Drawing);
    parts[1] = std::mem::take(&mut world.raw);
    bring(&mut world, 0);
    bring(&mut world, 1);
    parts[2] = std::mem::take(&mut world.raw);
    bring(&mut world, 2);
    assert_eq!(world.host.table().life(), Life::Playing);
    for number in 0..3 {
        world.choose(number, |_| "arrange 123".to_owned());
    }
    assert!(world.host.record().unwrap().contains("draw house="));
    world.raw.push(world.host.record().unwrap());
    parts[3] = std::mem::take(&mut world.raw);
    for number in [1, 2] {
        world.order(By::Person(person(number)), &Order::Resign);
    }
    world.raw.push(world.host.record().unwrap());
    parts[4] = world.raw;
    let seal = world.host.log().iter().map(|entry| entry.event.to_string());
    let seal: Vec<String> = seal.filter(|text| text.starts_with("seal")).collect();
    let secrets = seal[0].split(' ').skip(1).map(str::to_owned).collect();
    (parts, secrets)
}

#[test]
fn nothing_told_before_the_end_holds_a_secret_of_the_house() {
    let (parts, secrets) = started(1, [0, 0, 0]);
    assert_eq!(secrets.len(), 2);
    let holds = |part: &[String], secret: &String| part.iter().any(|text| text.contains(secret));
    for secret in &secrets {
        assert!(parts[..4].iter().all(|part| !holds(part, secret)));
        assert!(holds(&parts[4], secret), "shown at the end");
    }
    // A seed is told from its reveal on, a commitment from the seal on.
    for (number, first) in [(0, 2), (1, 2), (2, 3)] {
        let seat = Seat::ALL[number];
        let seed = seed(seat, 0);
        let id = MatchId::from_bits(7);
        let bound = Match {
            id: id.as_str(),
            rules: "",
        };
        let commitment = bound.seat_commitment(number as u8, &seed).to_string();
        let told = |text: &String| parts.iter().position(|part| holds(part, text));
        assert_eq!(told(&seed.reveal()), Some(first), "seed {number}");
        assert_eq!(told(&commitment), Some(1), "commitment {number}");
    }
}

#[test]
fn what_is_told_of_a_start_depends_on_what_was_revealed_alone() {
    let sizes = |part: &[String]| -> Vec<usize> { part.iter().map(String::len).collect() };
    let (one, _) = started(1, [0, 0, 0]);
    for (luck, seeds) in [
        (2, [0, 0, 0]),
        (1, [0, 1, 0]),
        (1, [0, 0, 1]),
        (3, [1, 1, 1]),
    ] {
        let (other, _) = started(luck, seeds);
        assert_eq!(
            one[0], other[0],
            "before the seal nothing of any seed is known"
        );
        for part in 1..3 {
            assert_ne!(one[part], other[part], "commitments and seeds differ");
            assert_eq!(sizes(&one[part]), sizes(&other[part]));
        }
    }
    // What is not revealed yet changes nothing but its own commitment, which tells nothing of it.
    let (other, _) = started(1, [0, 0, 1]);
    let without = |part: &[String]| -> Vec<String> {
        let lines = part
            .iter()
            .map(|text| text.split("\"commitments\"").collect::<Vec<_>>());
        lines
            .map(|halves| match halves[..] {
                [before, after] => format!("{before}{}", after.split_once(',').unwrap().1),
                _ => halves.concat(),
            })
            .collect()
    };
    for part in 1..3 {
        assert_eq!(without(&one[part]), without(&other[part]));
    }
}
