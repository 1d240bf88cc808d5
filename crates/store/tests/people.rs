//! Accounts in the store: who has a name, which sessions go on, and what is left of a person.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use game::Seat;
use store::{
    Ceremony, Claim, KeptPasskey, NewSession, Person, Stage, Store, StoreError, TokenHash, Write,
};
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
        proven: true,
        instead: instead.map(TokenHash::of),
        at: 1_000,
    }
}

fn claim(n: u64, forms: &[&str]) -> Claim {
    Claim {
        person: who(n),
        name: forms[0].to_uppercase(),
        forms: forms.iter().map(|form| (*form).to_owned()).collect(),
        password: Some("$hash".into()),
        passkey: None,
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

fn passkey(id: &str, n: u64) -> KeptPasskey {
    KeptPasskey {
        id: id.into(),
        person: who(n),
        device: "phone".into(),
        key: vec![1, 2],
        state: vec![0; 7],
        created: 1,
        used: 1,
    }
}

#[tokio::test]
async fn a_ceremony_is_taken_once_and_in_time() {
    let (store, _dir) = store().await;
    let ceremony = |name: &str, person, until| Ceremony {
        name: name.into(),
        person,
        state: vec![5],
        until,
    };
    let own = ceremony("own", Some(who(1)), 100);
    store.keep_ceremony(own.clone(), 0).await.unwrap();
    store
        .keep_ceremony(ceremony("any", None, 100), 0)
        .await
        .unwrap();
    assert_eq!(
        store.take_ceremony("own".into(), 50).await.unwrap(),
        Some(own)
    );
    assert_eq!(store.take_ceremony("own".into(), 50).await.unwrap(), None);
    assert_eq!(
        store.take_ceremony("any".into(), 101).await.unwrap(),
        None,
        "too late"
    );
    assert_eq!(store.take_ceremony("none".into(), 0).await.unwrap(), None);
    // Those that nobody answered go with the next one.
    store
        .keep_ceremony(ceremony("old", None, 100), 0)
        .await
        .unwrap();
    store
        .keep_ceremony(ceremony("new", None, 300), 200)
        .await
        .unwrap();
    assert_eq!(store.take_ceremony("old".into(), 50).await.unwrap(), None);
}

#[tokio::test]
async fn passkeys_belong_to_one_person_and_the_last_way_in_stays() {
    let (store, _dir) = store().await;
    let without = Claim {
        password: None,
        passkey: Some(passkey("a1", 1)),
        ..claim(1, &["mina"])
    };
    store.claim_account(without).await.unwrap();
    assert_eq!(store.account(who(1)).await.unwrap().unwrap().password, None);
    // A claim whose passkey is somebody's makes no account at all.
    let stolen = Claim {
        passkey: Some(passkey("a1", 2)),
        ..claim(2, &["ravi"])
    };
    assert_eq!(store.claim_account(stolen).await, Err(StoreError::KeyUsed));
    assert_eq!(store.account(who(2)).await.unwrap(), None);
    store.claim_account(claim(2, &["ravi"])).await.unwrap();
    assert_eq!(
        store.add_passkey(passkey("a1", 2)).await,
        Err(StoreError::KeyUsed)
    );

    store
        .use_passkey("a1".into(), vec![9; 7], 40)
        .await
        .unwrap();
    let kept = store.passkey("a1".into()).await.unwrap().unwrap();
    assert_eq!(
        (kept.person, kept.used, kept.state),
        (who(1), 40, vec![9; 7])
    );
    let remove = async |n, id: &str| store.remove_passkey(who(n), id.into()).await.unwrap();
    assert!(!remove(1, "a1").await, "nothing else lets her in");
    store.add_passkey(passkey("b2", 1)).await.unwrap();
    assert!(!remove(2, "a1").await, "it is not his");
    assert!(remove(1, "a1").await);
    assert!(!remove(1, "b2").await);
    store.set_password(who(1), "$hash".into()).await.unwrap();
    assert!(remove(1, "b2").await);
    assert_eq!(store.passkeys(who(1)).await.unwrap(), []);
    store.add_passkey(passkey("c3", 1)).await.unwrap();
    store.forget(who(1)).await.unwrap();
    assert_eq!(store.passkey("c3".into()).await.unwrap(), None);
}
