//! The ledger of coins: whatever happens to the store, nothing is paid twice, lost, or too much.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;

use coins::{Dates, Earned, Less, Tariff, Win};
use game::{Rng, Seat};
use games::Kind;
use store::{Audit, Purse, Stage, Store, StoreError, Write};
use table::{Entry, MatchId, MatchKind, PersonId, TableEvent};

const CLEAN: Audit = Audit {
    sum: 0,
    transfers: 0,
    unpaid: 0,
    early: 0,
    standings: 0,
    steps: 0,
    profiles: 0,
};

fn who(bits: u64) -> PersonId {
    PersonId::from_bits(bits)
}

fn id(bits: u64) -> MatchId {
    MatchId::from_bits(bits)
}

/// A match that somebody has won.
#[derive(Clone)]
struct Won {
    id: MatchId,
    day: i32,
    win: Win,
}

fn won(bits: u64, day: i32, person: PersonId, others: &[PersonId], worth: u32) -> Won {
    Won {
        id: id(bits),
        day,
        win: Win {
            seat: Seat::FIRST,
            person,
            game: Kind::Ataxx,
            others: others.to_vec(),
            worth,
            void: None,
        },
    }
}

impl Won {
    fn opening(&self) -> Vec<Write> {
        let id = self.id;
        let (kind, game, at) = (MatchKind::Friendly, "ataxx", 0);
        vec![Write::Open { id, kind, game, at }]
    }

    fn write(&self) -> Write {
        Write::Win {
            id: self.id,
            at: i64::from(self.day) * 86_400_000,
            dates: Dates::of(self.day, 1),
            win: self.win.clone(),
            tariff: Tariff::default(),
        }
    }

    /// The batch that ends the match.
    fn end(&self) -> Vec<Write> {
        let event = TableEvent::Ready(Seat::FIRST);
        let entries = Write::Entries {
            id: self.id,
            first: 0,
            entries: vec![Entry { at: 0, event }],
        };
        let stage = Write::Stage {
            id: self.id,
            stage: Stage::Over,
        };
        vec![entries, stage, self.write()]
    }
}

async fn finish(store: &Store, won: &Won) -> Earned {
    store.append(won.opening()).await.unwrap();
    store.append(won.end()).await.unwrap();
    let earned = store.earned(won.id).await.unwrap();
    assert_eq!(earned.len(), 1);
    earned[0].1
}

struct Kept {
    path: PathBuf,
    _dir: tempfile::TempDir,
}

fn kept() -> (Kept, Store) {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("house.db");
    let store = Store::open(&path).unwrap();
    (Kept { path, _dir: dir }, store)
}

#[tokio::test]
async fn a_win_is_paid_from_the_house_once_and_the_balance_is_the_sum() {
    let (_kept, store) = kept();
    let win = won(1, 10, who(1), &[], 20);
    let earned = finish(&store, &win).await;
    let full = Earned {
        coins: 20,
        less: None,
    };
    assert_eq!(earned, full);
    // The end of the match again, and the win alone: neither pays.
    assert_eq!(
        store.append(win.end()).await,
        Err(StoreError::Conflict(id(1)))
    );
    let mut more = win.clone();
    more.win.worth = 90;
    store.append(vec![more.write()]).await.unwrap();
    assert_eq!(store.earned(id(1)).await.unwrap(), [(Seat::FIRST, full)]);
    let purse = Purse {
        day: 20,
        balance: 20,
    };
    assert_eq!(store.purse(who(1), 10).await.unwrap(), purse);
    finish(&store, &won(2, 11, who(1), &[], 30)).await;
    let purse = Purse {
        day: 30,
        balance: 50,
    };
    assert_eq!(store.purse(who(1), 11).await.unwrap(), purse);
    assert_eq!(store.purse(who(2), 11).await.unwrap(), Purse::default());
    assert_eq!(store.audit().await.unwrap(), CLEAN);
}

#[tokio::test]
async fn a_unit_that_is_refused_pays_nothing() {
    let (_kept, store) = kept();
    let win = won(1, 10, who(1), &[], 20);
    store.append(win.opening()).await.unwrap();
    let mut unit = vec![win.write()];
    unit.extend(won(2, 10, who(1), &[], 20).opening());
    unit.extend(won(1, 10, who(1), &[], 20).opening()); // there is one
    assert_eq!(store.append(unit).await, Err(StoreError::Conflict(id(1))));
    assert!(store.earned(id(1)).await.unwrap().is_empty());
    assert_eq!(store.purse(who(1), 10).await.unwrap(), Purse::default());
}

#[tokio::test]
async fn a_day_pays_up_to_its_limit_and_every_day_anew() {
    let (_kept, store) = kept();
    let mut paid = Vec::new();
    for n in 0..5 {
        paid.push(finish(&store, &won(n, 10, who(1), &[], 30)).await);
    }
    let coins: Vec<u32> = paid.iter().map(|earned| earned.coins).collect();
    assert_eq!(coins, [30, 30, 30, 10, 0]);
    assert_eq!(paid[3].less, Some(Less::Limit));
    assert_eq!(finish(&store, &won(5, 11, who(1), &[], 30)).await.coins, 30);
    // The clock is set back: that day has paid.
    assert_eq!(finish(&store, &won(6, 10, who(1), &[], 30)).await.coins, 0);
    assert_eq!(finish(&store, &won(7, 10, who(2), &[], 30)).await.coins, 30);
    assert_eq!(store.audit().await.unwrap(), CLEAN);
}

#[tokio::test]
async fn a_pair_is_the_same_whoever_wins_and_only_for_its_day() {
    let (_kept, store) = kept();
    let pay = async |n, day, winner, other| {
        let win = won(n, day, who(winner), &[who(other)], 10);
        finish(&store, &win).await.coins
    };
    assert_eq!(pay(1, 10, 1, 2).await, 10);
    assert_eq!(pay(2, 10, 2, 1).await, 5);
    assert_eq!(pay(3, 10, 1, 2).await, 2);
    assert_eq!(pay(4, 10, 1, 3).await, 10, "somebody else");
    assert_eq!(pay(5, 10, 2, 1).await, 1);
    assert_eq!(pay(6, 10, 2, 1).await, 0);
    assert_eq!(pay(7, 11, 2, 1).await, 10, "another day");
    // What was void is not a meeting.
    let mut short = won(8, 12, who(1), &[who(2)], 10);
    short.win.void = Some(Less::Short);
    assert_eq!(finish(&store, &short).await, Earned::nothing(Less::Short));
    assert_eq!(pay(9, 12, 1, 2).await, 10);
}

#[tokio::test]
async fn one_human_on_both_seats_earns_nothing_whatever_they_were_before() {
    let (_kept, store) = kept();
    store.join_kin(who(1), who(2)).await.unwrap();
    store.join_kin(who(3), who(4)).await.unwrap();
    store.join_kin(who(2), who(3)).await.unwrap();
    store.join_kin(who(3), who(2)).await.unwrap();
    let same = Earned::nothing(Less::Same);
    for (n, (one, other)) in [(1, 2), (2, 1), (1, 4), (4, 1), (2, 3)]
        .into_iter()
        .enumerate()
    {
        let win = won(n as u64, 10, who(one), &[who(other)], 10);
        assert_eq!(finish(&store, &win).await, same, "{one} {other}");
    }
    let with_another = won(10, 10, who(1), &[who(5)], 10);
    assert_eq!(finish(&store, &with_another).await.coins, 10);
    let among_others = won(11, 10, who(1), &[who(6), who(4)], 10);
    assert_eq!(finish(&store, &among_others).await, same);
    assert_eq!(store.audit().await.unwrap(), CLEAN);
}

/// What a history did: seeded, so that it can be repeated.
struct History {
    path: PathBuf,
    rng: Rng,
    /// Two nodes of one house.
    stores: [Store; 2],
    open: Vec<Won>,
    all: Vec<Won>,
}

impl History {
    /// One thing that happens.
    async fn step(&mut self) {
        let side = self.rng.below(2);
        match self.rng.below(10) {
            0 => self.crash(side).await,
            1 => self.replay(side).await,
            2 | 3 => self.open_one(side).await,
            _ => self.end_one(side).await,
        }
    }

    async fn open_one(&mut self, side: usize) {
        let day = self.rng.below(3) as i32; // the clock goes forwards and backwards
        let person = who(self.rng.below(4) as u64);
        let worth = [5, 10, 20, 30][self.rng.below(4)];
        let won = won(self.all.len() as u64, day, person, &[], worth);
        self.stores[side].append(won.opening()).await.unwrap();
        self.open.push(won.clone());
        self.all.push(won);
    }

    /// Ends a match: by one node, by both at once, or by one whose answer nobody waits for.
    async fn end_one(&mut self, side: usize) {
        if self.open.is_empty() {
            return;
        }
        let at = self.rng.below(self.open.len());
        let won = self.open[at].clone();
        let [here, there] = [side, 1 - side].map(|side| self.stores[side].clone());
        let done = match self.rng.below(3) {
            0 => here.append(won.end()).await.is_ok(),
            1 => {
                let (one, two) = tokio::join!(here.append(won.end()), there.append(won.end()));
                let conflict = Err(StoreError::Conflict(won.id));
                let first = [&one, &two].iter().filter(|done| done.is_ok()).count();
                let second = [&one, &two]
                    .iter()
                    .filter(|done| **done == &conflict)
                    .count();
                // Neither, where one that nobody waited for has done it before.
                assert!(first <= 1 && first + second == 2, "{one:?} {two:?}");
                true
            }
            _ => {
                let wait = Duration::from_micros(self.rng.below(300) as u64);
                let _ = tokio::time::timeout(wait, here.append(won.end())).await;
                false // nobody knows: it stays among those to end
            }
        };
        let ended = done || here.log(won.id, 0).await.is_ok_and(|log| !log.is_empty());
        if ended {
            self.open.swap_remove(at);
        }
    }

    /// Something that was sent comes again.
    async fn replay(&mut self, side: usize) {
        let Some(won) = self.rng.pick(&self.all).cloned() else {
            return;
        };
        let store = &self.stores[side];
        let over = !store.log(won.id, 0).await.unwrap().is_empty();
        if over {
            assert_eq!(
                store.append(won.end()).await,
                Err(StoreError::Conflict(won.id))
            );
            store.append(vec![won.write()]).await.unwrap();
        }
    }

    /// A node goes down in the middle of what it was asked for, and comes back.
    async fn crash(&mut self, side: usize) {
        let store = self.stores[side].clone();
        let ends: Vec<_> = self.open.iter().take(3).map(Won::end).collect();
        let tasks: Vec<_> = ends
            .into_iter()
            .map(|end| {
                let store = store.clone();
                tokio::spawn(async move { store.append(end).await })
            })
            .collect();
        if self.rng.chance(1, 2) {
            tokio::task::yield_now().await;
        }
        store.close().await.unwrap();
        for task in tasks {
            let _ = task.await.unwrap(); // done, refused, or closed before
        }
        self.stores[side] = Store::open(&self.path).unwrap();
        let store = &self.stores[side];
        let mut open = Vec::new();
        for won in std::mem::take(&mut self.open) {
            if store.log(won.id, 0).await.unwrap().is_empty() {
                open.push(won);
            }
        }
        self.open = open;
    }

    async fn check(&self) {
        let store = &self.stores[0];
        assert_eq!(store.audit().await.unwrap(), CLEAN);
        let mut worth: BTreeMap<(PersonId, i32), u32> = BTreeMap::new();
        for won in &self.all {
            let over = !store.log(won.id, 0).await.unwrap().is_empty();
            let earned = store.earned(won.id).await.unwrap();
            assert_eq!(
                earned.len(),
                usize::from(over),
                "the end and its pay are one"
            );
            if over {
                *worth.entry((won.win.person, won.day)).or_default() += won.win.worth;
            }
        }
        for person in (0..4).map(who) {
            let mut balance = 0;
            for day in 0..3 {
                let worth = worth.get(&(person, day)).copied().unwrap_or_default();
                let purse = store.purse(person, day).await.unwrap();
                assert_eq!(purse.day, worth.min(Tariff::default().day));
                balance += i64::from(purse.day);
            }
            assert_eq!(store.purse(person, 0).await.unwrap().balance, balance);
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_happens_each_win_is_paid_once_and_no_day_too_much() {
    for seed in 0..12 {
        let (kept, store) = kept();
        let mut history = History {
            path: kept.path.clone(),
            rng: Rng::new(seed),
            stores: [store, Store::open(&kept.path).unwrap()],
            open: Vec::new(),
            all: Vec::new(),
        };
        for _ in 0..160 {
            history.step().await;
        }
        while !history.open.is_empty() {
            history.end_one(0).await;
        }
        history.check().await;
        assert!(
            history.all.len() > 15,
            "seed {seed}: something has happened"
        );
    }
}
