//! Profiles in the store: each result once, counted right, whatever comes twice, late or from elsewhere.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use std::collections::BTreeMap;

use game::{Level, Rng, Seat};
use games::Kind;
use results::{Against, Finish, Finisher, Met, Outcome, Rating, Streak};
use store::{Asked, Before, Claim, Opponents, Person, Rated, Stage, Store, Write};
use table::{MatchId, MatchKind, Occupant, PersonId};

fn who(bits: u64) -> PersonId {
    PersonId::from_bits(bits)
}

async fn store(people: u64) -> (Store, tempfile::TempDir) {
    let dir = tempfile::tempdir().unwrap();
    let store = Store::open(&dir.path().join("house.db")).unwrap();
    for n in 1..=people {
        let name = format!("Guest {n}");
        let person = Person { id: who(n), name };
        store.create_person(person, 0).await.unwrap();
    }
    (store, dir)
}

/// A match of these people, placed so; one alone plays against Hard.
#[derive(Clone, Debug)]
struct Over {
    id: u64,
    at: i64,
    game: Kind,
    people: Vec<(u64, u8)>,
    rated: bool,
}

fn over(id: u64, at: i64, people: &[(u64, u8)]) -> Over {
    Over {
        id,
        at,
        game: Kind::Ataxx,
        people: people.to_vec(),
        rated: false,
    }
}

impl Over {
    fn finish(&self) -> Finish {
        let alone = self.people.len() == 1;
        let firsts = self.people.iter().filter(|(_, place)| *place == 1).count();
        let people = self.people.iter().enumerate();
        let people = people.map(|(seat, (person, place))| Finisher {
            seat: Seat::ALL[seat],
            person: who(*person),
            place: *place,
            outcome: match place {
                1 if firsts == 1 => Outcome::Won,
                1 => Outcome::Drawn,
                _ => Outcome::Lost,
            },
            against: match alone {
                true => Against::Level(Level::Hard),
                false => Against::Person,
            },
        });
        Finish {
            game: self.game,
            rated: self.rated,
            people: people.collect(),
        }
    }

    fn write(&self) -> Write {
        Write::Finish {
            id: MatchId::from_bits(self.id),
            at: self.at,
            finish: self.finish(),
        }
    }

    /// The whole match.
    fn writes(&self) -> Vec<Write> {
        let id = MatchId::from_bits(self.id);
        let mut writes = vec![Write::Open {
            id,
            kind: MatchKind::Friendly,
            game: self.game.name(),
            at: 0,
        }];
        for (seat, (person, _)) in self.people.iter().enumerate() {
            writes.push(Write::Sit {
                id,
                seat: Seat::ALL[seat],
                who: Occupant::Person(who(*person)),
            });
        }
        let stage = Stage::Over;
        writes.extend([Write::Stage { id, stage }, self.write()]);
        writes
    }
}

async fn add(store: &Store, over: &Over) {
    store.append(over.writes()).await.unwrap();
}

async fn is_clean(store: &Store) {
    assert_eq!(store.audit().await.unwrap().profiles, 0);
}

/// Won, drawn, lost.
async fn counts(store: &Store, person: u64) -> [u32; 3] {
    let tallies = store.profile(who(person)).await.unwrap().tallies;
    Outcome::ALL.map(|outcome| {
        let own = tallies.iter().filter(|tally| tally.outcome == outcome);
        own.map(|tally| tally.matches).sum()
    })
}

async fn between(store: &Store, one: u64, other: u64) -> Option<[u32; 3]> {
    let rival = store.rival(who(one), who(other)).await.unwrap();
    rival.map(|rival| [rival.won, rival.drawn, rival.lost])
}

async fn ids(store: &Store, person: u64, asked: Asked) -> Vec<u64> {
    let played = store.played(who(person), asked, 100).await.unwrap();
    let bits = |id: MatchId| (0..1_000).find(|bits| MatchId::from_bits(*bits) == id);
    played.iter().map(|one| bits(one.id).unwrap()).collect()
}

async fn streak(store: &Store, person: u64) -> Streak {
    let streaks = store.profile(who(person)).await.unwrap().streaks;
    let all = streaks.iter().find(|(game, _)| game.is_none());
    all.map_or_else(Streak::default, |(_, streak)| *streak)
}

#[tokio::test]
async fn a_match_is_taken_up_once_and_filters_find_it() {
    let (store, _dir) = store(3).await;
    let all = [
        over(1, 10, &[(1, 1), (2, 2)]),
        over(2, 20, &[(1, 1), (2, 1)]),
        over(3, 30, &[(1, 2)]),
        Over {
            game: Kind::Boxes,
            ..over(4, 40, &[(3, 1), (1, 2)])
        },
    ];
    for one in &all {
        add(&store, one).await;
        store.append(vec![one.write()]).await.unwrap(); // again
    }
    assert_eq!(counts(&store, 1).await, [1, 1, 2]);
    assert_eq!(between(&store, 1, 2).await, Some([1, 1, 0]));
    assert_eq!(between(&store, 2, 1).await, Some([0, 1, 1]));
    assert_eq!(between(&store, 2, 3).await, None);
    let asked = Asked::default();
    assert_eq!(ids(&store, 1, asked).await, [4, 3, 2, 1]);
    let game = Some(Kind::Boxes);
    assert_eq!(ids(&store, 1, Asked { game, ..asked }).await, [4]);
    let outcome = Some(Outcome::Lost);
    assert_eq!(ids(&store, 1, Asked { outcome, ..asked }).await, [4, 3]);
    for (opponents, expect) in [
        (Opponents::Computer, &[3][..]),
        (Opponents::Against(Against::Level(Level::Hard)), &[3]),
        (Opponents::Against(Against::Level(Level::Easy)), &[]),
        (Opponents::Against(Against::Person), &[4, 2, 1]),
    ] {
        let opponents = Some(opponents);
        assert_eq!(ids(&store, 1, Asked { opponents, ..asked }).await, expect);
    }
    let since = Some(30);
    assert_eq!(ids(&store, 1, Asked { since, ..asked }).await, [4, 3]);
    let with = Some(who(2));
    assert_eq!(ids(&store, 1, Asked { with, ..asked }).await, [2, 1]);
    let outcome = Some(Outcome::Drawn);
    let both = Asked {
        with,
        outcome,
        ..asked
    };
    assert_eq!(ids(&store, 1, both).await, [2]);
    let rivals = store.rivals(who(1), 9).await.unwrap();
    let rivals: Vec<_> = rivals.iter().map(|rival| rival.other.person).collect();
    assert_eq!(rivals, [who(2), who(3)]);
    is_clean(&store).await;
}

#[tokio::test]
async fn pages_follow_each_other_also_where_matches_ended_at_one_time() {
    let (store, _dir) = store(2).await;
    for id in 1..=30 {
        add(&store, &over(id, (id / 4) as i64, &[(1, 1), (2, 2)])).await;
    }
    for with in [None, Some(who(2))] {
        let mut asked = Asked {
            with,
            ..Asked::default()
        };
        let whole = ids(&store, 1, asked).await;
        assert_eq!(whole.len(), 30);
        let mut seen = Vec::new();
        loop {
            let page = store.played(who(1), asked, 7).await.unwrap();
            let Some(last) = page.last() else { break };
            seen.extend(page.iter().map(|one| one.id));
            asked.before = Some(Before {
                ended: last.ended,
                id: last.id,
                seat: last.seat,
            });
        }
        let whole: Vec<_> = whole.into_iter().map(MatchId::from_bits).collect();
        assert_eq!(seen, whole);
    }
}

#[tokio::test]
async fn streaks_are_those_of_the_order_in_which_matches_ended() {
    let (store, _dir) = store(1).await;
    for (id, place) in [(1, 1), (2, 1), (4, 2), (5, 1)] {
        add(&store, &over(id, id as i64, &[(1, place)])).await;
    }
    assert_eq!(streak(&store, 1).await, Streak { now: 1, best: 2 });
    // Told late, by a node whose clock is behind: it belongs in the middle.
    add(&store, &over(3, 3, &[(1, 1)])).await;
    assert_eq!(streak(&store, 1).await, Streak { now: 1, best: 3 });
}

#[tokio::test]
async fn a_guests_matches_become_the_accounts_and_a_person_who_is_forgotten_leaves_the_others() {
    let (store, _dir) = store(4).await;
    add(&store, &over(1, 1, &[(1, 1), (2, 2)])).await;
    add(&store, &over(2, 2, &[(3, 1), (2, 2)])).await; // 3 is a guest of 1's browser
    add(&store, &over(3, 3, &[(3, 1)])).await;
    add(&store, &over(4, 4, &[(3, 2), (1, 1), (2, 3)])).await; // both at one match
    store.merge(who(3), who(1)).await.unwrap();
    assert_eq!(counts(&store, 1).await, [4, 0, 1]);
    assert_eq!(counts(&store, 3).await, [0, 0, 0]);
    assert_eq!(between(&store, 2, 1).await, Some([0, 0, 3]));
    assert_eq!(between(&store, 2, 3).await, None);
    assert_eq!(between(&store, 1, 1).await, None, "nobody meets themselves");
    assert_eq!(ids(&store, 1, Asked::default()).await.len(), 5);
    is_clean(&store).await;
    // What ends later under the guest's id is the account's.
    add(&store, &over(5, 5, &[(3, 1), (4, 2)])).await;
    assert_eq!(between(&store, 4, 1).await, Some([0, 0, 1]));
    assert_eq!(streak(&store, 1).await.now, 2);
    is_clean(&store).await;

    store.forget(who(1)).await.unwrap();
    let profile = store.profile(who(1)).await.unwrap();
    assert_eq!(profile, store::Profile::default());
    assert_eq!(ids(&store, 1, Asked::default()).await, [0; 0]);
    let rivals = store.rivals(who(2), 9).await.unwrap();
    assert_eq!((rivals[0].other.name.as_deref(), rivals[0].lost), (None, 3));
    let played = store.played(who(2), Asked::default(), 9).await.unwrap();
    assert!(played.iter().all(|one| one.others[0].name.is_none()));
    // A match that ends after that is kept for the other alone.
    add(&store, &over(6, 6, &[(1, 2), (2, 1)])).await;
    assert_eq!(counts(&store, 1).await, [0, 0, 0]);
    assert_eq!(counts(&store, 2).await, [1, 0, 3]);
    is_clean(&store).await;
}

#[tokio::test]
async fn a_profile_is_found_by_name_and_can_be_hidden() {
    let (store, _dir) = store(2).await;
    assert!(store.is_hidden(who(1)).await.unwrap(), "a guest's");
    let claim = Claim {
        person: who(1),
        name: "Mina".into(),
        forms: vec!["mina".into(), "rnina".into()],
        password: Some("$hash".into()),
        passkey: None,
        codes: Vec::new(),
        at: 1,
    };
    store.claim_account(claim).await.unwrap();
    let find = async || store.named_person(vec!["rnina".into()]).await.unwrap();
    let (person, hidden) = find().await.unwrap();
    assert_eq!((&*person.name, hidden), ("Mina", false));
    add(&store, &over(1, 1, &[(1, 1), (2, 2)])).await;
    let open = async || store.rivals(who(2), 1).await.unwrap()[0].other.open;
    assert!(open().await);
    store.hide(who(1), true).await.unwrap();
    assert!(find().await.unwrap().1 && !open().await);
    assert_eq!(store.named_person(vec!["x".into()]).await.unwrap(), None);
}

/// Random matches of few people, some of whom turn out to be others: every count is what the matches say.
#[tokio::test]
async fn whatever_is_played_the_counts_are_those_of_the_matches() {
    for seed in 0..4 {
        let (store, _dir) = store(8).await;
        let mut rng = Rng::new(seed);
        let mut is: BTreeMap<u64, u64> = (1..=8).map(|n| (n, n)).collect();
        let mut played: Vec<Over> = Vec::new();
        for id in 1..120 {
            let seats = 1 + rng.below(3);
            let mut people = Vec::new();
            while people.len() < seats {
                let person = rng.below(8) as u64 + 1;
                if people.iter().all(|(other, _)| is[other] != is[&person]) {
                    people.push((person, rng.below(3) as u8 + 1));
                }
            }
            let one = over(id, rng.below(50) as i64, &people);
            add(&store, &one).await;
            if rng.chance(1, 4) {
                store.append(vec![one.write()]).await.unwrap();
            }
            played.push(one);
            if id % 40 == 0 {
                // 5 to 7 are guests of 1 to 3.
                let guest = 4 + id / 40;
                let person = is[&(id / 40)];
                store.merge(who(guest), who(person)).await.unwrap();
                is.insert(guest, person);
            }
        }
        is_clean(&store).await;
        for person in 1..=8 {
            let mut own: Vec<_> = played
                .iter()
                .flat_map(|over| {
                    let people = over.finish().people.into_iter();
                    people.map(move |one| (over.at, MatchId::from_bits(over.id).to_string(), one))
                })
                .filter(|(_, _, one)| {
                    let bits = (1..=8).find(|bits| who(*bits) == one.person).unwrap();
                    is[&bits] == person
                })
                .collect();
            own.sort_by(|a, b| (a.0, &a.1, a.2.seat).cmp(&(b.0, &b.1, b.2.seat)));
            let outcomes: Vec<_> = own.iter().map(|(_, _, one)| one.outcome).collect();
            let expect = Outcome::ALL
                .map(|outcome| outcomes.iter().filter(|one| **one == outcome).count() as u32);
            assert_eq!(counts(&store, person).await, expect, "seed {seed}");
            let all = outcomes.into_iter().fold(Streak::default(), Streak::then);
            assert_eq!(streak(&store, person).await, all, "seed {seed}");
        }
    }
}

#[tokio::test]
async fn matches_from_before_results_were_kept_are_found() {
    let (store, _dir) = store(2).await;
    for id in 1..=5 {
        let mut writes = over(id, 1, &[(1, 1), (2, 2)]).writes();
        if id != 3 {
            writes.pop();
        }
        store.append(writes).await.unwrap();
    }
    let id = MatchId::from_bits;
    let found = store.unfinished(id(0), 9).await.unwrap();
    assert_eq!(found, [1, 2, 4, 5].map(id));
    assert_eq!(store.unfinished(id(1), 2).await.unwrap(), [2, 4].map(id));
}

fn rated(id: u64, at: i64, people: &[(u64, u8)]) -> Over {
    Over {
        rated: true,
        ..over(id, at, people)
    }
}

async fn rating(store: &Store, person: u64) -> Option<Rated> {
    store.rating(who(person), Kind::Ataxx).await.unwrap()
}

#[tokio::test]
async fn a_rated_match_moves_ratings_once_and_a_friendly_never() {
    let (store, _dir) = store(2).await;
    add(&store, &over(1, 10, &[(1, 1), (2, 2)])).await;
    assert_eq!(rating(&store, 1).await, None);
    assert_eq!(store.changes(MatchId::from_bits(1)).await.unwrap(), []);

    let first = rated(2, 20, &[(1, 1), (2, 2)]);
    add(&store, &first).await;
    store.append(vec![first.write()]).await.unwrap(); // again
    let start = Rating::default();
    let met = |outcome| Met {
        rating: start,
        outcome,
    };
    let (winner, loser) = (
        rating(&store, 1).await.unwrap(),
        rating(&store, 2).await.unwrap(),
    );
    assert_eq!(winner.rating, start.after(&[met(Outcome::Won)]));
    assert_eq!(loser.rating, start.after(&[met(Outcome::Lost)]));
    assert_eq!(
        (winner.matches, winner.at, winner.game),
        (1, 20, Kind::Ataxx)
    );
    let changes = store.changes(MatchId::from_bits(2)).await.unwrap();
    let shown: Vec<_> = changes
        .iter()
        .map(|(seat, c)| (*seat, c.before, c.after, c.provisional))
        .collect();
    assert_eq!(
        shown,
        [
            (Seat::ALL[0], 1500, 1662, true),
            (Seat::ALL[1], 1500, 1338, true)
        ]
    );
    assert_eq!(store.profile(who(1)).await.unwrap().ratings, [winner]);
    is_clean(&store).await;
}

#[tokio::test]
async fn all_who_were_there_have_met_and_one_that_comes_late_does_not_turn_time_back() {
    let (store, _dir) = store(4).await;
    add(&store, &rated(1, 1_000, &[(1, 1), (2, 2), (3, 2), (4, 4)])).await;
    let mut points = Vec::new();
    for person in 1..=4 {
        points.push(rating(&store, person).await.unwrap().rating.points);
    }
    assert!(points[0] > points[1] && points[2] > points[3]);
    assert!((points[1] - points[2]).abs() < 1e-9, "they shared a place");
    add(&store, &rated(2, 500, &[(4, 1), (1, 2)])).await;
    let late = rating(&store, 1).await.unwrap();
    assert_eq!((late.matches, late.at), (2, 1_000));
    is_clean(&store).await;
}

#[tokio::test]
async fn nobody_grows_by_beating_themselves() {
    let (store, _dir) = store(3).await;
    store.join_kin(who(1), who(2)).await.unwrap();
    add(&store, &rated(1, 10, &[(1, 1), (2, 2)])).await;
    assert_eq!(
        (rating(&store, 1).await, rating(&store, 2).await),
        (None, None)
    );
    // A third one has met both.
    add(&store, &rated(2, 20, &[(1, 1), (2, 2), (3, 3)])).await;
    let points = async |person| rating(&store, person).await.unwrap().rating.points;
    assert!((points(1).await - points(2).await).abs() < 1e-9);
    assert!(points(1).await > 1_500.0 && points(3).await < 1_500.0);
    is_clean(&store).await;
}

#[tokio::test]
async fn ratings_go_with_their_person_and_the_others_keep_theirs() {
    let (store, _dir) = store(2).await;
    add(&store, &rated(1, 10, &[(1, 1), (2, 2)])).await;
    let before = rating(&store, 2).await;
    store.forget(who(1)).await.unwrap();
    assert_eq!(
        (rating(&store, 1).await, rating(&store, 2).await),
        (None, before)
    );
    // Whoever is forgotten while the last match ends is not kept anew, and the other is rated all the same.
    add(&store, &rated(2, 20, &[(1, 1), (2, 2)])).await;
    assert_eq!(rating(&store, 1).await, None);
    assert_eq!(rating(&store, 2).await.unwrap().matches, 2);
    is_clean(&store).await;
}

#[tokio::test]
async fn ratings_are_those_of_their_rows_whatever_is_played() {
    let (store, _dir) = store(5).await;
    let mut rng = Rng::new(11);
    for id in 1..=200 {
        let (one, other) = (1 + rng.below(5) as u64, 1 + rng.below(5) as u64);
        if one == other {
            continue;
        }
        let places = [[1, 2], [2, 1], [1, 1]][rng.below(3)];
        let at = id as i64 * 100 - rng.below(400) as i64;
        let over = Over {
            game: [Kind::Ataxx, Kind::Boxes][rng.below(2)],
            rated: rng.below(4) > 0,
            ..over(id, at, &[(one, places[0]), (other, places[1])])
        };
        add(&store, &over).await;
    }
    is_clean(&store).await;
}
