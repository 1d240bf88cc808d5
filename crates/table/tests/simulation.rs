//! Thousands of random matches under random orders: duplicates, stale decisions, reordering, moves
//! around zero, restarts in every state. Each run repeats from its seed.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test")]

mod kit;

use game::{Level, Rng, Seat, Seats};
use kit::{Bench, key, person};
use table::{By, Clocks, Decided, Life, Millis, Occupant, Order, Plan, Record, Refusal};

const GAMES: [(&str, &str); 7] = [
    ("ataxx", ""),
    ("ataxx", "quiet=none"),
    ("boxes", "size=2x2"),
    ("boxes", "size=1x3 misere=on"),
    ("party", ""),
    ("party", "seats=3"),
    ("party", "seats=4 rounds=2"),
];
const CLOCKS: [&str; 5] = ["1+0", "10+1", "300+0/10", "1d", "off"];

/// What came of a run, to be sure that the runs reach what they are for.
#[derive(Default)]
struct Tally {
    over: usize,
    flags: usize,
    ties: usize,
    resent: usize,
    stale: usize,
    restarts: usize,
    closed: usize,
    rematches: usize,
    late: usize,
    sealed: usize,
    cancelled: usize,
    filled: usize,
    audited: usize,
}

struct Run {
    bench: Bench,
    rng: Rng,
    /// Every action order given so far, by whom, and how it was answered.
    given: Vec<(By, Order, Result<u32, Refusal>)>,
    /// Orders held up on the way, to be given later.
    held: Vec<(By, Order)>,
}

#[test]
fn random_matches_keep_their_invariants() {
    let mut tally = Tally::default();
    for seed in 0..3_000 {
        let result = std::panic::catch_unwind(|| {
            let mut tally = Tally::default();
            Run::new(seed).play(&mut tally);
            tally
        });
        let one = result.unwrap_or_else(|_| panic!("seed {seed}"));
        tally.over += one.over;
        tally.flags += one.flags;
        tally.ties += one.ties;
        tally.resent += one.resent;
        tally.stale += one.stale;
        tally.restarts += one.restarts;
        tally.closed += one.closed;
        tally.rematches += one.rematches;
        tally.late += one.late;
        tally.sealed += one.sealed;
        tally.cancelled += one.cancelled;
        tally.filled += one.filled;
        tally.audited += one.audited;
    }
    assert!(tally.over > 1_500, "over: {}", tally.over);
    assert!(tally.flags > 300, "flags: {}", tally.flags);
    assert!(tally.ties > 10, "both flags in one instant: {}", tally.ties);
    assert!(tally.resent > 3_000, "resent: {}", tally.resent);
    assert!(tally.stale > 1_000, "stale: {}", tally.stale);
    assert!(tally.restarts > 3_000, "restarts: {}", tally.restarts);
    assert!(tally.closed > 50, "closed: {}", tally.closed);
    assert!(tally.rematches > 100, "rematches: {}", tally.rematches);
    assert!(tally.late > 30, "late: {}", tally.late);
    assert!(tally.sealed > 800, "sealed: {}", tally.sealed);
    assert!(tally.cancelled > 150, "cancelled: {}", tally.cancelled);
    assert!(tally.filled > 40, "filled: {}", tally.filled);
    assert!(tally.audited > 300, "audited: {}", tally.audited);
}

impl Run {
    fn new(seed: u64) -> Self {
        let mut rng = Rng::new(seed);
        let (game, setup) = GAMES[rng.below(GAMES.len())];
        let seats = games::Kind::seats(game.parse().unwrap(), setup).unwrap();
        let plan = seats.iter().skip(1).fold(Plan::open(), |plan, seat| {
            if rng.chance(1, 4) {
                plan.bot(seat, Level::Easy)
            } else {
                plan
            }
        });
        let clock = CLOCKS[rng.below(CLOCKS.len())];
        let bench = Bench::seeded(game, setup, clock, plan, seed);
        Self {
            bench,
            rng,
            given: Vec::new(),
            held: Vec::new(),
        }
    }

    fn play(&mut self, tally: &mut Tally) {
        for _ in 0..400 {
            self.step(tally);
            if matches!(self.bench.table.life(), Life::Closed(_))
                || self.bench.table.next().is_some()
            {
                break;
            }
        }
        self.bench.restart();
        tally.over += usize::from(matches!(self.bench.table.life(), Life::Over(..)));
        tally.closed += usize::from(matches!(self.bench.table.life(), Life::Closed(_)));
        tally.rematches += usize::from(self.bench.table.next().is_some());
        let texts = self.bench.texts(0);
        tally.flags += texts
            .iter()
            .filter(|text| text.starts_with("play !") && text.ends_with("time"))
            .count();
        tally.ties += texts
            .iter()
            .filter(|text| *text == "play ! 0,1 time")
            .count();
        let begin = |word: &str| texts.iter().filter(|text| text.starts_with(word)).count();
        tally.sealed += begin("seal");
        tally.cancelled += begin("cancel");
        tally.audited += usize::from(self.audit());
    }

    /// Whether a match that draws is over: then its record proves every draw.
    fn audit(&self) -> bool {
        let names = [const { None }; Seat::MAX];
        let record = Record::of(&self.bench.table, &self.bench.log, names);
        let Some(record) = record.filter(|record| record.result.is_some()) else {
            return false;
        };
        let read: Record = record.to_string().parse().unwrap();
        assert_eq!(read, record);
        let Some(audit) = record.audit().unwrap() else {
            return false;
        };
        assert!(audit.holds(), "{audit:?}");
        let log = record.log();
        let again = table::Table::replay(record.id, &log).unwrap();
        assert_eq!(again.game(), self.bench.table.game());
        true
    }

    fn step(&mut self, tally: &mut Tally) {
        match self.rng.below(100) {
            0..=49 => self.act(tally),
            50..=59 => self.resend(tally),
            60..=64 => self.stale(tally),
            65..=74 => self.pass_time(),
            75..=79 => self.restart(tally),
            80..=84 => self.deliver_held(),
            85..=89 => self.gather(),
            90..=91 => self.seed_anyhow(),
            92 => self.fill(tally),
            93 => self.go_out(),
            94..=97 => self.rematch(),
            _ => self.strange(),
        }
    }

    /// Gives an order and checks what must hold whatever it was.
    fn give(&mut self, by: By, order: &Order) -> Decided {
        let before = self.bench.table.clone();
        let lefts = |bench: &Bench, at| -> Vec<_> {
            Seat::ALL
                .iter()
                .map(|seat| bench.table.clocks().left(*seat, at))
                .collect()
        };
        let left_before = lefts(&self.bench, self.bench.now);
        let decided = self.bench.give(by, order);
        let table = &self.bench.table;
        assert_eq!(table.ply() as usize, self.bench.log.len());
        if decided.entries.is_empty() {
            assert_eq!(*table, before, "no entry, no change");
        }
        assert_eq!(decided.after, *table, "as was said before");
        if let Ok(ply) = decided.reply {
            assert!(ply <= table.ply());
        }
        let now = table.last().max(self.bench.now);
        for (seat, left) in Seat::ALL.iter().zip(lefts(&self.bench, now)) {
            assert!(left.is_none_or(|left| left >= 0));
            let idle = !before.clocks().running().contains(*seat);
            if idle && !table.clocks().running().contains(*seat) {
                assert_eq!(
                    left,
                    left_before[seat.index()],
                    "a clock that stands still loses nothing"
                );
            }
        }
        for seat in table.owing().iter() {
            let decision = table.decision(seat).expect("who owes has a decision");
            assert!(decision > 0 && decision <= table.ply());
            let acted = decided
                .entries
                .iter()
                .any(|e| e.event.to_string().contains(&format!(" {seat} ")));
            if before.owing().contains(seat)
                && !acted
                && before.owing().len() > 1
                && table.owing().len() > 1
            {
                assert_eq!(
                    before.decision(seat),
                    table.decision(seat),
                    "events of others change no decision"
                );
            }
        }
        assert_eq!(
            table.clocks().running(),
            table.owing(),
            "exactly the clocks of those who owe run"
        );
        decided
    }

    fn act(&mut self, tally: &mut Tally) {
        let owing: Vec<Seat> = self.bench.table.owing().iter().collect();
        let Some(&seat) = self.rng.pick(&owing) else {
            return self.gather();
        };
        let Some(action) = self.bench.choose(seat, &mut self.rng) else {
            return;
        };
        if self.bench.by(seat) == By::House {
            let decision = self.bench.table.decision(seat).unwrap();
            let spent = self.rng.below(40) as Millis;
            let order = Order::Thought {
                seat,
                decision,
                action: action.parse().unwrap(),
                spent,
            };
            let reply = self.give(By::House, &order).reply;
            assert!(matches!(reply, Ok(_) | Err(Refusal::Over)), "{reply:?}"); // a flag may have fallen before
            return;
        }
        let lag = self.rng.below(700) as Millis;
        let order = self.bench.act_order(seat, &action, lag);
        let by = self.bench.by(seat);
        if self.rng.chance(1, 8) {
            self.held.push((by, order)); // the network keeps it for a while
            return;
        }
        let reply = self.give(by, &order).reply;
        match &reply {
            Ok(_) => {}
            Err(Refusal::TooLate) => tally.late += 1,
            Err(Refusal::Over) => {} // its flag fell before
            Err(other) => assert!(
                self.bench.table.out().contains(seat) || matches!(other, Refusal::Stale),
                "a legal action: {other:?}"
            ),
        }
        self.given.push((by, order, reply));
    }

    /// The last orders of anyone come again: answered the same, acting no second time.
    fn resend(&mut self, tally: &mut Tally) {
        let recent = self.given.len().saturating_sub(5);
        let Some((by, order, reply)) = self.rng.pick(&self.given[recent..]).cloned() else {
            return;
        };
        if reply.is_err() {
            return;
        }
        let decided = self.give(by, &order);
        assert_eq!(decided.reply, reply);
        let flagged = decided
            .entries
            .iter()
            .all(|entry| !entry.event.to_string().contains("key="));
        assert!(flagged, "it acts no second time");
        tally.resent += 1;
    }

    /// An order with a new key for a choice that has been made.
    fn stale(&mut self, tally: &mut Tally) {
        let Some((by, order, Ok(_))) = self.rng.pick(&self.given).cloned() else {
            return;
        };
        let Order::Act {
            decision,
            action,
            lag,
            ..
        } = order
        else {
            return;
        };
        let order = Order::Act {
            decision,
            action,
            lag,
            key: key("stale"),
        };
        let decided = self.give(by, &order);
        assert!(decided.reply.is_err(), "{:?}", decided.reply);
        tally.stale += usize::from(decided.reply == Err(Refusal::Stale));
    }

    /// Some time, or exactly to a deadline, one before, one after, or to the flag.
    fn pass_time(&mut self) {
        let flag = self.bench.table.flag().filter(|_| self.rng.chance(1, 3));
        self.bench.now = match flag {
            None => self.bench.now + self.rng.below(900) as Millis,
            Some(flag) => {
                let zero = flag - Clocks::GRACE;
                let at = [zero - 1, zero, zero + 1, flag - 1, flag][self.rng.below(5)];
                at.max(self.bench.now)
            }
        };
        if self.rng.chance(1, 2) {
            self.give(By::House, &Order::Tick).reply.unwrap();
            assert!(
                self.bench
                    .table
                    .flag()
                    .is_none_or(|flag| flag > self.bench.now),
                "no flag is overdue"
            );
        }
    }

    /// The house goes down and comes back: nobody has lost time.
    fn restart(&mut self, tally: &mut Tally) {
        self.bench.restart();
        tally.restarts += 1;
        if self.bench.table.life() != Life::Playing {
            return self.wake_drawing();
        }
        let lefts = |bench: &Bench| {
            Seat::ALL.map(|seat| {
                bench
                    .table
                    .clocks()
                    .left(seat, bench.now.max(bench.table.last()))
            })
        };
        let before = lefts(&self.bench);
        let down = self.rng.below(100_000) as Millis;
        self.bench.now = self.bench.now.max(self.bench.table.last()) + down;
        self.give(By::House, &Order::Resume(down)).reply.unwrap();
        assert_eq!(lefts(&self.bench), before);
    }

    /// Seeds that are waited for are waited for as much longer.
    fn wake_drawing(&mut self) {
        let until = |bench: &Bench| bench.table.seeds().and_then(table::Seeds::until);
        let Some(before) = until(&self.bench) else {
            return;
        };
        let down = self.rng.below(100_000) as Millis;
        self.bench.now = self.bench.now.max(self.bench.table.last()) + down;
        self.give(By::House, &Order::Resume(down)).reply.unwrap();
        assert_eq!(until(&self.bench), Some(before + down));
    }

    fn deliver_held(&mut self) {
        if self.held.is_empty() {
            return;
        }
        let (by, order) = self.held.swap_remove(self.rng.below(self.held.len()));
        let reply = self.give(by, &order).reply;
        if let Order::Act { .. } = order {
            self.given.push((by, order, reply));
        }
    }

    /// A seat does what the fair draw waits for.
    fn bring_seed(&mut self) {
        let seat = Seat::ALL[self.rng.below(Seat::MAX)];
        let Some(order) = self.bench.seed_order(seat) else {
            return;
        };
        let by = self.bench.by(seat);
        if self.rng.chance(1, 12) {
            return self.held.push((by, order));
        }
        let decided = self.give(by, &order);
        if let Err(refusal) = decided.reply {
            // It came too late, or the seat has committed to another seed meanwhile.
            let code = refusal.code();
            assert!(["no-fair-draw", "seat-differs"].contains(&code), "{code}");
            return;
        }
        let again = self.give(by, &order);
        assert!(
            again.reply.is_ok() && again.entries.is_empty(),
            "sent again"
        );
    }

    /// Seeds that nobody asked for, of another start, or not those committed to.
    fn seed_anyhow(&mut self) {
        let seats: Vec<_> = self.bench.table.taken().collect();
        let Some((seat, person)) = self
            .rng
            .pick(&seats)
            .and_then(|(seat, chair)| Some((*seat, chair.who.person()?)))
        else {
            return;
        };
        let number = seat.index() as u8;
        let present = self.bench.table.seeds().map_or(0, table::Seeds::start);
        let start = present.wrapping_add([0, 0, 1, u32::MAX][self.rng.below(4)]);
        let seed = kit::seed(number, start.wrapping_add(self.rng.below(2) as u32));
        let order = if self.rng.chance(1, 2) {
            Order::Reveal { start, seed }
        } else {
            let commitment = kit::commitment(self.bench.table.id(), number, &seed);
            Order::Commit { start, commitment }
        };
        let before = self
            .bench
            .table
            .seeds()
            .map(|seeds| seeds.commitments().copied());
        let decided = self.give(By::Person(person), &order);
        let now = self.bench.table.seeds().map(table::Seeds::start);
        if start != present && Some(start) != now || now.is_none() {
            assert!(decided.reply.is_err(), "{order:?}: {:?}", decided.reply);
        }
        let after = self
            .bench
            .table
            .seeds()
            .map(|seeds| seeds.commitments().copied());
        if let (Some(Some(before)), Some(Some(after))) = (before, after) {
            assert_eq!(before, after, "nothing changes what was published");
        }
    }

    /// The computer takes an open seat, if the creator asks.
    fn fill(&mut self, tally: &mut Tally) {
        let seat = Seat::ALL[self.rng.below(Seat::MAX)];
        let open = self.bench.table.open_seats().contains(seat);
        let chair = self.bench.table.chair(seat).map(|chair| chair.who);
        let filled = chair == Some(Occupant::Bot(Level::Hard)); // asked again, it is as it was
        let number = self.rng.below(3) as u64;
        let reply = self
            .give(By::Person(person(number)), &Order::Fill(seat, Level::Hard))
            .reply;
        let creator = self.bench.table.creator() == Some(person(number));
        if self.bench.table.seat_of(person(number)).is_none() {
            assert_eq!(reply, Err(Refusal::NotSeated));
        } else if creator {
            assert_eq!(reply.is_ok(), open || filled, "{reply:?}");
            tally.filled += usize::from(open);
        } else {
            assert_eq!(reply, Err(Refusal::NotCreator));
        }
    }

    fn gather(&mut self) {
        if self.rng.chance(1, 3) {
            return self.bring_seed();
        }
        let who = By::Person(person(self.rng.below(6) as u64));
        let order = match self.rng.below(12) {
            0..=4 => Order::Sit(
                self.rng
                    .pick(&[None, Some(Seat::SECOND), Some(Seat::ALL[2])])
                    .copied()
                    .unwrap(),
            ),
            5..=10 => Order::Ready,
            _ => Order::Leave,
        };
        let before = self.bench.table.life();
        let decided = self.give(who, &order);
        if !matches!(before, Life::Gathering | Life::Drawing) && order != Order::Ready {
            assert!(
                decided.reply.is_err()
                    || order == Order::Sit(None)
                    || matches!(order, Order::Sit(Some(_)))
            );
        }
    }

    fn go_out(&mut self) {
        if !self.rng.chance(1, 4) {
            return;
        }
        let who = By::Person(person(self.rng.below(4) as u64));
        let order = if self.rng.chance(1, 2) {
            Order::Resign
        } else {
            Order::Exit
        };
        if self.give(who, &order).reply.is_ok() {
            let before = self.bench.log.len();
            let again = self.bench.give(who, &order);
            assert!(
                again.reply.is_ok() && again.entries.is_empty(),
                "resign twice"
            );
            assert_eq!(self.bench.log.len(), before);
        }
    }

    fn rematch(&mut self) {
        let fresh = self.bench.fresh();
        let persons: Vec<_> = self
            .bench
            .table
            .taken()
            .filter_map(|(_, chair)| chair.who.person())
            .collect();
        let Some(&one) = self.rng.pick(&persons) else {
            return;
        };
        let decided = self.give(By::Person(one), &Order::Rematch(fresh));
        let over = matches!(self.bench.table.life(), Life::Over(..));
        assert_eq!(decided.reply.is_ok(), over);
        if self.bench.table.next().is_some() {
            let opened = self
                .bench
                .table
                .rematch(fresh, self.bench.now, &mut self.bench.luck)
                .unwrap();
            let rematch = table::Table::replay(fresh, &opened).unwrap();
            let seats: Seats = rematch.taken().map(|(seat, _)| seat).collect();
            assert_eq!(seats, self.bench.table.seats());
            assert!(
                rematch.life() != Life::Gathering || rematch.seeds().is_some(),
                "everyone agreed, so it starts"
            );
            assert!(rematch.taken().all(|(_, chair)| chair.ready));
        }
    }

    /// Strangers, and orders that are not one's own.
    fn strange(&mut self) {
        let stranger = By::Person(person(99));
        let order = self.bench.act_order(Seat::FIRST, "g2", 0);
        assert_eq!(self.give(stranger, &order).reply, Err(Refusal::NotSeated));
        let somebody = self
            .bench
            .table
            .taken()
            .find_map(|(_, chair)| chair.who.person());
        let Some(somebody) = somebody else { return };
        assert!(
            self.give(By::Person(somebody), &Order::Resume(1_000))
                .reply
                .is_err()
        );
        let bot = self
            .bench
            .table
            .taken()
            .find(|(_, chair)| matches!(chair.who, Occupant::Bot(_)));
        if let Some((seat, _)) = bot {
            let order = Order::Thought {
                seat,
                decision: 1,
                action: "g2".parse().unwrap(),
                spent: 0,
            };
            assert!(self.give(By::Person(somebody), &order).reply.is_err());
        }
    }
}
