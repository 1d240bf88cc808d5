//! Secrets by permutation: a random match and a twin of it in which something is different that a
//! viewer cannot know (a card of another hand, the order of the deck, a set-up, a sealed choice). What
//! the viewer gets must be the same to the byte: messages, their number and order, answers to
//! whatever it tries, what comes after a lost connection, records of the live match, debug output.

#![allow(clippy::unwrap_used, reason = "a test")]

mod twins;

use std::collections::BTreeMap;

use game::{Rng, Viewer};
use games::Form;
use host::{Conn, Host, Outgoing};
use table::{By, Entry, Luck, MatchId, Order, PersonId, Table};
use twins::{history, live, person, tries, twin};

/// Every message and answer, by viewer.
type Told = BTreeMap<String, Vec<String>>;

struct Run {
    host: Host,
    people: Vec<PersonId>,
    conns: BTreeMap<Conn, (usize, u32)>,
    next: u64,
    told: Told,
    rng: Rng,
}

impl Run {
    fn new(id: MatchId, log: &[Entry], seed: u64) -> Self {
        let mut host = Host::open(id, log[..1].to_vec()).unwrap();
        let people: Vec<PersonId> = (0..5).map(person).collect();
        for (number, who) in people.iter().enumerate() {
            host.call(*who, &format!("Person {number}"));
        }
        Self {
            host,
            people,
            conns: BTreeMap::new(),
            next: 0,
            told: Told::new(),
            rng: Rng::new(seed),
        }
    }

    fn eyes(&self, number: usize) -> Viewer {
        self.host.viewer(self.people[number])
    }

    fn note(&mut self, number: usize, text: String) {
        let viewer = self.eyes(number).to_string();
        self.told.entry(viewer).or_default().push(text);
    }

    fn deliver(&mut self, out: Vec<Outgoing>) {
        for Outgoing { to, tell } in out {
            let text = serde_json::to_string(&tell).unwrap();
            for conn in to {
                let (number, _) = self.conns[&conn];
                self.note(number, text.clone());
            }
        }
    }

    fn join(&mut self, number: usize, since: Option<u32>) {
        let conn = Conn(self.next);
        self.next += 1;
        self.conns.insert(conn, (number, self.host.table().ply()));
        let (who, now) = (self.people[number], self.host.table().last());
        let out = self.host.join(conn, who, since, now);
        self.deliver(out);
    }

    fn leave(&mut self) {
        let conns: Vec<Conn> = self.conns.keys().copied().collect();
        let Some(conn) = self.rng.pick(&conns).copied() else {
            return;
        };
        let (number, _) = self.conns.remove(&conn).unwrap();
        let out = self.host.leave(conn);
        self.deliver(out);
        // Back with what it had, or with less.
        let ply = self.host.table().ply();
        let since = Some(ply.saturating_sub(self.rng.below(6) as u32));
        let reloads = self.rng.chance(1, 3);
        self.join(number, since.filter(|_| !reloads));
    }

    /// What each is answered to some of `tries`, and may do.
    fn ask(&mut self, tries: &[Form]) {
        for number in 0..self.people.len() {
            let viewer = self.eyes(number);
            let table = self.host.table();
            let decision = viewer.seat().and_then(|seat| table.decision(seat));
            let actions = table.game().view(viewer).actions();
            let actions =
                actions.map(|all| all.iter().map(ToString::to_string).collect::<Vec<_>>());
            self.note(number, format!("{decision:?} {actions:?}"));
            if let Some(seat) = viewer.seat() {
                // What a computer player there would be told.
                let told: Vec<&str> = self.host.told(seat).iter().map(Form::as_str).collect();
                let told = told.join("\n");
                self.note(number, told);
            }
            for action in tries {
                let orders = [
                    Order::Act {
                        decision: decision.unwrap_or_default(),
                        key: "try".parse().unwrap(),
                        action: action.clone(),
                        lag: 0,
                    },
                    Order::Draft {
                        decision: decision.unwrap_or_default(),
                        draft: action.clone(),
                    },
                ];
                for order in orders {
                    let (by, now) = (By::Person(self.people[number]), self.host.table().last());
                    let decided = self.host.decide(by, &order, now, &mut Luck::seeded(1));
                    let answer = decided.reply.map_err(|why| host::refused(&why));
                    self.note(number, format!("{answer:?}"));
                }
            }
        }
        let public = format!(
            "{:?} {:?} {:?} {:?} {:?} {:?}",
            self.host,
            self.host.table(),
            self.host.table().game(),
            self.host.log(),
            self.host.due(),
            self.host.record(),
        );
        self.note(self.people.len() - 1, public);
    }

    fn run(mut self, log: &[Entry], tries: &[Form]) -> Told {
        for number in 0..self.people.len() {
            self.join(number, None);
        }
        for entry in &log[1..] {
            let out = self.host.commit(vec![entry.clone()]).unwrap();
            self.deliver(out);
            if self.rng.chance(1, 3) {
                self.leave();
            }
            if self.rng.chance(1, 4) || entry == log.last().unwrap() {
                let some: Vec<Form> = tries
                    .iter()
                    .filter(|_| self.rng.chance(1, 4))
                    .cloned()
                    .collect();
                self.ask(&some);
            }
        }
        self.told
    }
}

/// How many twins were compared: for watchers, and for seats.
fn compare(games: &[(&str, &str, usize)], matches: u64) -> (usize, usize) {
    let (mut watched, mut seated) = (0, 0);
    for number in 0..matches {
        let (game, setup, bots) = games[number as usize % games.len()];
        let mut rng = Rng::new(!number);
        let (id, log) = live(game, setup, bots, number);
        let Some(other) = twin(id, &log, &mut rng) else {
            continue;
        };
        let tries = tries(&log, &mut rng);
        let told = Run::new(id, &log, number).run(&log, &tries);
        let there = Run::new(id, &other, number).run(&other, &tries);
        let table = Table::replay(id, &log).unwrap();
        let seats = table.seats().iter().map(Viewer::Seat);
        for viewer in seats.chain([Viewer::Watcher]) {
            if history(id, &log, viewer) != history(id, &other, viewer) {
                continue; // its own secret
            }
            match viewer {
                Viewer::Watcher => watched += 1,
                Viewer::Seat(_) => seated += 1,
            }
            let name = viewer.to_string();
            let (one, two) = (told.get(&name), there.get(&name));
            for (a, b) in one.into_iter().flatten().zip(two.into_iter().flatten()) {
                assert_eq!(a, b, "{game} {number}: {viewer} can tell the two apart");
            }
            assert_eq!(one.map(Vec::len), two.map(Vec::len), "{game} {number}");
        }
    }
    (watched, seated)
}

#[test]
fn party_tells_nobody_what_is_not_theirs() {
    let games = [
        ("party", "", 0),
        ("party", "seats=3", 1),
        ("party", "rounds=9", 0),
    ];
    let (watched, seated) = compare(&games, 90);
    assert!(watched > 50 && seated > 50, "{watched} {seated}");
}

#[test]
fn stratego_tells_nobody_what_is_not_theirs() {
    let games = [("stratego", "", 0), ("stratego", "barrage=on first=lot", 1)];
    let (watched, seated) = compare(&games, 24);
    assert!(watched > 12 && seated > 12, "{watched} {seated}");
}

#[test]
fn tacocat_tells_nobody_what_is_not_theirs() {
    let games = [("tacocat", "", 0), ("tacocat", "", 1)];
    let (watched, seated) = compare(&games, 24);
    assert!(watched > 12 && seated > 12, "{watched} {seated}");
}
