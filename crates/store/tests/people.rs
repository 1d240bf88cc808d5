//! Accounts in the store: who has a name, which sessions go on, and what is left of a person.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use game::Seat;
use store::{Claim, NewSession, Person, Stage, Store, StoreError, TokenHash, Write};
use table::{MatchId, MatchKind, Occupant, PersonId};

fn who(bits: u64) -> PersonId {
    PersonId::from_bits(bits)
}

/// A store with persons 1 to 3, each with a session of their own.
async fn store() -> (Store, tempfile::TempDir) {
    let dir = tempfile::tempdir().unwrap();
    let store = Store::open(&dir.path().join("house.db")).unwrap();
    for n in 1..=3 {
        let person = Person {
            id: who(n),
            name: format!("Guest {n}"),
        };
        store
            .welcome(person, session(&n.to_string(), None))
            .await
            .unwrap();
    }
    (store, dir)
}

fn session(token: &str, instead: Option<&str>) -> NewSession {
    NewSession {
        hash: TokenHash::of(token),
        device: "Firefox, Linux".into(),
        instead: instead.map(TokenHash::of),
        at: 1_000,
    }
}

fn claim(n: u64, forms: &[&str]) -> Claim {
    Claim {
        person: who(n),
        name: forms[0].to_uppercase(),
        forms: forms.iter().map(|form| (*form).to_owned()).collect(),
        password: "$hash".into(),
        codes: ["a", "b"]
            .map(|code| TokenHash::of(&format!("{n}{code}")))
            .into(),
        at: 2_000,
    }
}

fn sit(id: u64, person: PersonId) -> Vec<Write> {
    let (id, who) = (MatchId::from_bits(id), Occupant::Person(person));
    let (kind, game, at) = (MatchKind::Friendly, "ataxx", 5);
    let seat = Seat::FIRST;
    vec![
        Write::Open { id, kind, game, at },
        Write::Sit { id, seat, who },
    ]
}

#[tokio::test]
async fn a_name_is_one_persons_and_a_claim_that_fails_leaves_nothing() {
    let (store, _dir) = store().await;
    store
        .claim_account(claim(1, &["mina", "rnina"]))
        .await
        .unwrap();
    for forms in [&["nina", "mina"][..], &["rnina"]] {
        assert_eq!(
            store.claim_account(claim(2, forms)).await,
            Err(StoreError::KeyUsed)
        );
        assert_eq!(store.account(who(2)).await.unwrap(), None);
        assert_eq!(store.person(who(2)).await.unwrap().unwrap().name, "Guest 2");
    }
    assert_eq!(
        store.claim_account(claim(1, &["other"])).await,
        Err(StoreError::KeyUsed)
    );
    assert_eq!(store.named(vec!["nina".into()]).await.unwrap(), None);
    assert_eq!(
        store.named(vec!["x".into(), "rnina".into()]).await.unwrap(),
        Some(who(1))
    );
    assert_eq!(store.account(who(1)).await.unwrap().unwrap().codes, 2);

    // A rename that cannot be had keeps the old name taken.
    store.claim_account(claim(2, &["ravi"])).await.unwrap();
    let rename = store.rename_account(who(2), "Mina".into(), vec!["mina".into()]);
    assert_eq!(rename.await, Err(StoreError::KeyUsed));
    assert_eq!(
        store.named(vec!["ravi".into()]).await.unwrap(),
        Some(who(2))
    );
    assert_eq!(store.person(who(2)).await.unwrap().unwrap().name, "RAVI");
}

#[tokio::test]
async fn sessions_begin_in_place_of_others_and_end_for_their_own_person_alone() {
    let (store, _dir) = store().await;
    store
        .open_session(who(1), session("new", Some("1")))
        .await
        .unwrap();
    assert_eq!(store.session(TokenHash::of("1")).await.unwrap(), None);
    let found = store.session(TokenHash::of("new")).await.unwrap().unwrap();
    assert_eq!(
        (found.person.id, found.account, found.seen),
        (who(1), false, 1_000)
    );
    store.touch_session(found.hash, 3_000).await.unwrap();
    assert_eq!(store.sessions(who(1)).await.unwrap()[0].seen, 3_000);
    let ended = store.end_sessions(who(2), vec![found.hash]).await.unwrap();
    assert_eq!(ended, [], "another's");
    assert_eq!(
        store.end_sessions(who(1), vec![found.hash]).await.unwrap(),
        [found.hash]
    );
    // What is not used for 400 days is forgotten.
    store.tidy(400 * 24 * 60 * 60 * 1000 + 999).await.unwrap();
    assert_eq!(store.sessions(who(2)).await.unwrap().len(), 1);
    store.tidy(400 * 24 * 60 * 60 * 1000 + 1_000).await.unwrap();
    assert_eq!(store.sessions(who(2)).await.unwrap().len(), 0);
}

#[tokio::test]
async fn a_code_is_used_once_and_by_its_owner() {
    let (store, _dir) = store().await;
    store.claim_account(claim(1, &["mina"])).await.unwrap();
    store.claim_account(claim(2, &["ravi"])).await.unwrap();
    let code = TokenHash::of("1a");
    assert!(!store.use_code(who(2), code).await.unwrap());
    assert!(store.use_code(who(1), code).await.unwrap());
    assert!(!store.use_code(who(1), code).await.unwrap());
    store
        .set_codes(who(1), vec![TokenHash::of("c")])
        .await
        .unwrap();
    assert!(!store.use_code(who(1), TokenHash::of("1b")).await.unwrap());
    assert_eq!(store.account(who(1)).await.unwrap().unwrap().codes, 1);
}

#[tokio::test]
async fn a_guest_who_is_somebody_leaves_that_person_the_seats_also_later_ones() {
    let (store, _dir) = store().await;
    store.append(sit(1, who(2))).await.unwrap();
    store.merge(who(2), who(1)).await.unwrap();
    // A rematch seats whom the log names: the guest.
    store.append(sit(2, who(2))).await.unwrap();
    assert_eq!(store.live(who(1), 9).await.unwrap().len(), 2);
    assert_eq!(store.own_matches(who(1)).await.unwrap().len(), 2);
    assert_eq!(store.own_matches(who(2)).await.unwrap(), []);
    assert_eq!(store.session(TokenHash::of("2")).await.unwrap(), None);
    let name = |id, n| Person {
        id: who(id),
        name: format!("Guest {n}"),
    };
    let names = store.names(vec![who(2), who(3)]).await.unwrap();
    assert_eq!(names, [(who(2), name(1, 1)), (who(3), name(3, 3))]);
    // And whoever that person turns out to be in turn.
    store.merge(who(1), who(3)).await.unwrap();
    assert_eq!(
        store.names(vec![who(2)]).await.unwrap(),
        [(who(2), name(3, 3))]
    );
}

#[tokio::test]
async fn who_is_forgotten_leaves_the_matches_and_no_name() {
    let (store, _dir) = store().await;
    store.claim_account(claim(1, &["mina"])).await.unwrap();
    store.append(sit(1, who(1))).await.unwrap();
    store.merge(who(2), who(1)).await.unwrap();
    let id = MatchId::from_bits(1);
    store
        .append(vec![Write::Stage {
            id,
            stage: Stage::Over,
        }])
        .await
        .unwrap();
    assert_eq!(store.forget(who(1)).await.unwrap(), [TokenHash::of("1")]);
    assert_eq!(store.person(who(1)).await.unwrap(), None);
    assert_eq!(store.account(who(1)).await.unwrap(), None);
    assert_eq!(store.names(vec![who(1), who(2)]).await.unwrap(), []);
    assert!(!store.use_code(who(1), TokenHash::of("1a")).await.unwrap());
    assert_eq!(store.own_matches(who(1)).await.unwrap().len(), 1);
    store.claim_account(claim(3, &["mina"])).await.unwrap();
}

#[tokio::test]
async fn only_guests_whom_nothing_tells_of_are_tidied_away() {
    let (store, _dir) = store().await;
    // Of 1 the session goes on; 2 has sat somewhere; 3 has an account; 4 and 5 have nothing, 5 is young.
    let late = 500 * 24 * 60 * 60 * 1_000;
    store.append(sit(1, who(2))).await.unwrap();
    store.claim_account(claim(3, &["mina"])).await.unwrap();
    for (n, at) in [(4, 1_000), (5, late - 1_000)] {
        let name = format!("Guest {n}");
        let person = Person { id: who(n), name };
        store.create_person(person, at).await.unwrap();
    }
    store.touch_session(TokenHash::of("1"), late).await.unwrap();
    store.tidy(late).await.unwrap();
    let mut left = Vec::new();
    for n in 1..=5 {
        if store.person(who(n)).await.unwrap().is_some() {
            left.push(n);
        }
    }
    assert_eq!(left, [1, 2, 3, 5]);
}
