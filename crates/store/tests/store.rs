//! The store by its interface: units, conflicts, leases, and what survives.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use std::path::PathBuf;

use game::{Level, Seat};
use games::Kind;
use store::{Down, LiveSeat, Person, Secret, Stage, Store, StoreError, TokenHash, What, Write};
use table::{Clock, Draft, Entry, Key, MatchId, MatchKind, Occupant, Offer, PersonId, TableEvent};

struct Kept {
    store: Store,
    path: PathBuf,
    _dir: tempfile::TempDir,
}

fn kept() -> Kept {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("house.db");
    let store = Store::open(&path).unwrap();
    Kept {
        store,
        path,
        _dir: dir,
    }
}

fn id(bits: u64) -> MatchId {
    MatchId::from_bits(bits)
}

fn who(bits: u64) -> PersonId {
    PersonId::from_bits(bits)
}

fn ready(at: i64) -> Entry {
    Entry {
        at,
        event: TableEvent::Ready(Seat::FIRST),
    }
}

fn entries(id: MatchId, first: u32, count: u32) -> Write {
    let entries = (first..first + count).map(|ply| ready(i64::from(ply)));
    Write::Entries {
        id,
        first,
        entries: entries.collect(),
    }
}

fn open(id: MatchId, at: i64) -> Write {
    let (kind, game) = (MatchKind::Friendly, "ataxx");
    Write::Open { id, kind, game, at }
}

fn sit(id: MatchId, seat: Seat, who: Occupant) -> Write {
    Write::Sit { id, seat, who }
}

#[tokio::test]
async fn entries_come_back_as_they_were_also_after_opening_anew() {
    let kept = kept();
    let offer = Offer::new(
        Kind::Ataxx,
        "quiet=none",
        "300+0".parse::<Clock>().unwrap(),
        MatchKind::Friendly,
    )
    .unwrap();
    let log = vec![
        Entry {
            at: 5,
            event: TableEvent::Open(offer),
        },
        Entry {
            at: 6,
            event: "play key=k7 credit=120 0 g2".parse().unwrap(),
        },
    ];
    let unit = vec![
        open(id(1), 5),
        Write::Entries {
            id: id(1),
            first: 0,
            entries: log.clone(),
        },
    ];
    kept.store.append(unit).await.unwrap();
    assert_eq!(kept.store.log(id(1), 0).await.unwrap(), log);
    assert_eq!(kept.store.log(id(1), 1).await.unwrap(), log[1..]);
    assert_eq!(kept.store.log(id(2), 0).await.unwrap(), []);
    kept.store.close().await.unwrap();
    assert_eq!(
        kept.store.append(vec![entries(id(1), 2, 1)]).await,
        Err(StoreError::Closed)
    );
    let again = Store::open(&kept.path).unwrap();
    assert_eq!(again.log(id(1), 0).await.unwrap(), log);
}

#[tokio::test]
async fn of_two_at_one_place_the_second_is_refused_and_changes_nothing() {
    let Kept { store, _dir, .. } = kept();
    store
        .append(vec![open(id(1), 0), entries(id(1), 0, 2)])
        .await
        .unwrap();
    let late = vec![
        entries(id(1), 1, 2),
        Write::Due {
            id: id(1),
            what: What::Flag,
            at: 1,
            lease: 0,
        },
    ];
    assert_eq!(store.append(late).await, Err(StoreError::Conflict(id(1))));
    assert_eq!(store.log(id(1), 0).await.unwrap().len(), 2);
    assert_eq!(store.claim(10, 20, 9).await.unwrap(), []);
}

#[tokio::test]
async fn a_unit_refused_in_its_middle_leaves_nothing_and_hurts_no_other() {
    let Kept { store, _dir, .. } = kept();
    store.append(vec![open(id(2), 0)]).await.unwrap();
    // All of these gather into one transaction or a few: the refused ones fail alone.
    let calls = (0..200u64).map(|n| {
        let store = store.clone();
        tokio::spawn(async move {
            let mut unit = vec![open(id(100 + n), 0), entries(id(100 + n), 0, 1)];
            if n % 3 == 0 {
                unit.push(open(id(2), 0)); // is there already
            }
            store.append(unit).await
        })
    });
    for (n, call) in calls.collect::<Vec<_>>().into_iter().enumerate() {
        let refused = n % 3 == 0;
        let answer = call.await.unwrap();
        assert_eq!(answer.is_err(), refused, "{n}: {answer:?}");
        let log = store.log(id(100 + n as u64), 0).await.unwrap();
        assert_eq!(log.len(), usize::from(!refused));
    }
}

#[tokio::test]
async fn many_at_one_place_have_exactly_one_winner() {
    let Kept { store, _dir, .. } = kept();
    for ply in 0..10 {
        let calls: Vec<_> = (0..20)
            .map(|_| {
                let store = store.clone();
                tokio::spawn(async move { store.append(vec![entries(id(1), ply, 1)]).await })
            })
            .collect();
        let mut won = 0;
        for call in calls {
            match call.await.unwrap() {
                Ok(()) => won += 1,
                Err(error) => assert_eq!(error, StoreError::Conflict(id(1))),
            }
        }
        assert_eq!(won, 1);
    }
}

#[tokio::test]
async fn what_is_due_is_held_by_one_and_given_to_another_when_the_lease_is_over() {
    let Kept { store, _dir, .. } = kept();
    let due = |bits, what, at, lease| Write::Due {
        id: id(bits),
        what,
        at,
        lease,
    };
    let unit = vec![
        due(1, What::Flag, 100, 0),
        due(2, What::Expire, 50, 0),
        due(3, What::Bots, 50, 500),
    ];
    store.append(unit).await.unwrap();
    let claimed = |all: Vec<store::Claimed>| -> Vec<_> {
        all.into_iter().map(|c| (c.what, c.id, c.at)).collect()
    };
    assert_eq!(store.claim(49, 60, 9).await.unwrap(), []);
    let first = claimed(store.claim(60, 90, 9).await.unwrap());
    assert_eq!(first, [(What::Expire, id(2), 50)]);
    assert_eq!(store.claim(80, 180, 9).await.unwrap(), []);
    // Its claimer has died.
    let again = claimed(store.claim(95, 195, 9).await.unwrap());
    assert_eq!(again, [(What::Expire, id(2), 50)]);
    let done = Write::Done {
        id: id(2),
        what: What::Expire,
    };
    store.append(vec![done]).await.unwrap();
    // Put off, and what was written as held comes free.
    store
        .append(vec![due(1, What::Flag, 900, 0)])
        .await
        .unwrap();
    let last = claimed(store.claim(600, 700, 9).await.unwrap());
    assert_eq!(last, [(What::Bots, id(3), 50)]);
}

#[tokio::test]
async fn a_log_with_a_gap_is_not_read_as_if_it_had_none() {
    let Kept { store, _dir, .. } = kept();
    let unit = vec![open(id(1), 0), entries(id(1), 0, 2), entries(id(1), 5, 1)];
    store.append(unit).await.unwrap();
    let read = store.log(id(1), 0).await;
    assert!(
        matches!(read, Err(StoreError::Corrupt { ply: 5, .. })),
        "{read:?}"
    );
}

/// Whoever held a row before the start is no more, and the clock may have been set back meanwhile:
/// nobody waits for the end of such a lease, and computer players go on at once.
#[tokio::test]
async fn a_start_frees_what_was_held() {
    let Kept { store, _dir, .. } = kept();
    let due = |n, what, at, lease| Write::Due {
        id: id(n),
        what,
        at,
        lease,
    };
    let unit = vec![
        due(1, What::Bots, 50, 9_000),
        due(2, What::Bots, 5_000, 20_000),
        due(3, What::Flag, 5_000, 0),
    ];
    store.append(unit).await.unwrap();
    assert_eq!(store.claim(100, 200, 9).await.unwrap(), []);
    store.woke(100).await.unwrap();
    let claimed = store.claim(100, 200, 9).await.unwrap();
    let mut claimed: Vec<_> = claimed.iter().map(|claimed| claimed.id).collect();
    claimed.sort();
    assert_eq!(claimed, [id(1), id(2)]);
}

#[tokio::test]
async fn lists_show_matches_that_go_on_newest_first() {
    let Kept { store, _dir, .. } = kept();
    let (mina, ravi) = (who(1), who(2));
    for (id, name) in [(mina, "Mina"), (ravi, "Ravi")] {
        let name = name.to_owned();
        store.create_person(Person { id, name }, 0).await.unwrap();
    }
    let (bot, me) = (Occupant::Bot(Level::Easy), Occupant::Person(mina));
    let unit = vec![
        open(id(1), 10),
        open(id(2), 20),
        open(id(3), 30),
        sit(id(1), Seat::FIRST, me),
        sit(id(1), Seat::SECOND, bot),
        sit(id(2), Seat::FIRST, Occupant::Person(ravi)),
        sit(id(2), Seat::SECOND, me),
        sit(id(3), Seat::FIRST, me),
        Write::Stage {
            id: id(2),
            stage: Stage::Playing,
        },
    ];
    store.append(unit).await.unwrap();
    let seat = |bits, stage, others: &[Option<&str>]| LiveSeat {
        id: id(bits),
        game: "ataxx".into(),
        stage,
        others: others.iter().map(|name| name.map(str::to_owned)).collect(),
    };
    let [one, two, three] = [
        seat(1, Stage::Gathering, &[None]),
        seat(2, Stage::Playing, &[Some("Ravi")]),
        seat(3, Stage::Gathering, &[]),
    ];
    let live = store.live(mina, 9).await.unwrap();
    assert_eq!(live, [three.clone(), two.clone(), one]);
    assert_eq!(store.live(mina, 2).await.unwrap(), [three, two.clone()]);
    let unit = vec![
        Write::Stage {
            id: id(1),
            stage: Stage::Over,
        },
        Write::Rise {
            id: id(3),
            seat: Seat::FIRST,
        },
    ];
    store.append(unit).await.unwrap();
    assert_eq!(store.live(mina, 9).await.unwrap(), [two]);
    // Out of a match that goes on: it does so for the others alone.
    let out = Write::Out {
        id: id(2),
        seat: Seat::SECOND,
    };
    store.append(vec![out]).await.unwrap();
    assert_eq!(store.live(mina, 9).await.unwrap(), []);
    assert_eq!(store.live(ravi, 9).await.unwrap().len(), 1);
}

#[tokio::test]
async fn links_and_invites_work_once_or_until_they_expire() {
    let Kept { store, _dir, .. } = kept();
    let hash = TokenHash::of("token");
    store.link(hash, who(1), 100).await.unwrap();
    assert_eq!(store.open_link(TokenHash::of("x"), 50).await.unwrap(), None);
    assert_eq!(store.open_link(hash, 100).await.unwrap(), None);
    assert_eq!(store.open_link(hash, 99).await.unwrap(), Some(who(1)));
    assert_eq!(store.open_link(hash, 99).await.unwrap(), None);
    let invite = Write::Invite {
        hash,
        id: id(1),
        from: who(1),
        until: 100,
    };
    store.append(vec![invite]).await.unwrap();
    assert_eq!(store.invite(hash, 99).await.unwrap().unwrap().id, id(1));
    assert_eq!(store.invite(hash, 100).await.unwrap(), None);
}

#[tokio::test]
async fn a_key_answers_the_same_and_is_used_once() {
    let Kept { store, _dir, .. } = kept();
    let key: Key = "k1".parse().unwrap();
    let answer = |bits| Write::Answer {
        person: who(1),
        key,
        id: id(bits),
        at: 0,
    };
    store.append(vec![open(id(1), 0), answer(1)]).await.unwrap();
    let again = vec![open(id(2), 0), answer(2)];
    assert_eq!(store.append(again).await, Err(StoreError::KeyUsed));
    assert_eq!(store.answer(who(1), key).await.unwrap(), Some(id(1)));
    assert_eq!(store.answer(who(2), key).await.unwrap(), None);
    // The second match is not there either.
    store.append(vec![open(id(2), 0)]).await.unwrap();
}

#[tokio::test]
async fn spans_in_which_the_house_was_down_are_kept() {
    let Kept { store, _dir, .. } = kept();
    assert_eq!(store.woke(100).await.unwrap(), []);
    store.alive(200).await.unwrap();
    let first = Down {
        since: 200,
        until: 250,
    };
    assert_eq!(store.woke(250).await.unwrap(), [first]);
    let second = Down {
        since: 250,
        until: 260,
    };
    assert_eq!(store.woke(260).await.unwrap(), [first, second]);
}

#[tokio::test]
async fn a_secret_is_made_once() {
    let Kept { store, _dir, .. } = kept();
    let first = store.secret("a", Secret([1; 32])).await.unwrap();
    let second = store.secret("a", Secret([2; 32])).await.unwrap();
    assert!(first == Secret([1; 32]) && second == first);
    assert!(store.secret("b", Secret([3; 32])).await.unwrap() != first);
}

#[tokio::test]
async fn persons_are_found_and_renamed() {
    let Kept { store, _dir, .. } = kept();
    let name = "Mina".to_owned();
    let mina = Person { id: who(1), name };
    store.create_person(mina.clone(), 0).await.unwrap();
    assert!(store.create_person(mina.clone(), 0).await.is_err());
    assert_eq!(store.person(who(1)).await.unwrap(), Some(mina));
    assert!(store.rename(who(1), "Minu".into()).await.unwrap());
    assert!(!store.rename(who(2), "Nobody".into()).await.unwrap());
    let names = store.names(vec![who(1), who(2)]).await.unwrap();
    let name = "Minu".to_owned();
    assert_eq!(names, [(who(1), Person { id: who(1), name })]);
}

fn draft(seat: Seat, decision: u32, text: &str) -> Draft {
    let text = text.parse().unwrap();
    Draft {
        seat,
        decision,
        text,
    }
}

#[tokio::test]
async fn drafts_are_kept_until_they_are_not_needed() {
    let Kept { store, path, _dir } = kept();
    let keep = |of: u64, draft: Draft| vec![Write::Draft { id: id(of), draft }];
    for n in 1..3 {
        let seat = |seat, bits| sit(id(n), seat, Occupant::Person(who(bits)));
        let writes = vec![open(id(n), 0), seat(Seat::FIRST, 1), seat(Seat::SECOND, 2)];
        store.append(writes).await.unwrap();
    }
    let (first, second) = (Seat::FIRST, Seat::SECOND);
    store.append(keep(1, draft(first, 4, "a b"))).await.unwrap();
    store.append(keep(1, draft(first, 4, "c"))).await.unwrap();
    store.append(keep(1, draft(second, 4, "d"))).await.unwrap();
    store.append(keep(2, draft(first, 9, "e"))).await.unwrap();
    // Who does not sit there keeps nothing.
    let nobody = draft(Seat::ALL[2], 4, "f");
    store.append(keep(1, nobody)).await.unwrap();
    store.append(keep(3, draft(first, 4, "g"))).await.unwrap();
    drop(store);
    let store = Store::open(&path).unwrap();
    let kept = async |of| store.drafts(id(of)).await.unwrap();
    assert_eq!(kept(1).await, [draft(first, 4, "c"), draft(second, 4, "d")]);
    assert_eq!(kept(2).await, [draft(first, 9, "e")]);
    assert_eq!(kept(3).await, []);
    let (of, seat) = (id(1), first);
    let writes = vec![Write::Undraft { id: of, seat }];
    store.append(writes).await.unwrap();
    assert_eq!(kept(1).await, [draft(second, 4, "d")]);
    let stage = Stage::Over;
    store
        .append(vec![Write::Stage { id: of, stage }])
        .await
        .unwrap();
    store.append(keep(1, draft(second, 4, "h"))).await.unwrap();
    assert_eq!(kept(1).await, [], "it is over");
    assert_eq!(kept(2).await, [draft(first, 9, "e")]);
}

#[test]
fn a_draft_shows_in_no_debug_output() {
    let printed = |seat, text| {
        let draft = draft(seat, 4, text);
        format!("{:?}", Write::Draft { id: id(1), draft })
    };
    let other = printed(Seat::SECOND, "setup bb");
    assert_eq!(printed(Seat::FIRST, "setup a"), other);
}
