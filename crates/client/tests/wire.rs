//! The reader of the wire and serde's own agree on every message.

#![allow(clippy::unwrap_used)] // a test throughout

use std::fmt::Debug;

use client::{LocalHouse, wire};
use fair::Secret;
use game::{Rng, Seat, Seats};
use games::{AnyView, Form, Kind};
use host::Conn;
use protocol::{
    Change, Created, Deed, Earned, Invitation, LiveMatch, MeAnswer, PersonalLink, Purse, Refused,
    Say, Seated, Setting, Strength, Tell, Welcome,
};
use serde::Serialize;
use table::{Clock, MatchId, MatchKind, Occupant, Offer, PersonId};

fn check(tell: &Tell) {
    let text = serde_json::to_string(tell).unwrap();
    assert_eq!(wire::read::<Tell>(&text).as_ref(), Ok(tell), "{text}");
    assert_eq!(
        serde_json::from_str::<Tell>(&text).unwrap(),
        *tell,
        "{text}"
    );
    // An unknown field is passed over, and the tag may stand anywhere.
    let (tag, rest) = text.split_once(',').unwrap();
    let moved = format!("{{\"new\":[1],{},{}}}", &rest[..rest.len() - 1], &tag[1..]);
    assert_eq!(wire::read::<Tell>(&moved).as_ref(), Ok(tell), "{moved}");
}

#[test]
fn small_messages() {
    let (ch, key) = (MatchId::from_bits(1), "k".parse().unwrap());
    let why = Refused::new("occupied").with("square", "g2");
    check(&Tell::Ok(Welcome {
        v: 1,
        build: "b".into(),
        now: -5,
        me: "m".into(),
        name: "Mina \"the\" 1st".into(),
    }));
    check(&Tell::Reload { build: "b".into() });
    check(&Tell::Here {
        ch,
        seats: Seats::TWO,
    });
    check(&Tell::Here {
        ch,
        seats: Seats::NONE,
    });
    check(&Tell::Done { ch, key, ply: 7 });
    check(&Tell::Refused {
        ch: Some(ch),
        key: Some(key),
        why: why.clone(),
    });
    check(&Tell::Refused {
        ch: None,
        key: None,
        why,
    });
    check(&Tell::Pong {
        n: u64::MAX,
        now: i64::MAX,
    });
    check(&Tell::Resync { ch });
}

/// What two seats do for the fair draw: each commits, each reveals.
fn seeds(ch: MatchId) -> [Deed; 4] {
    let seed = |number: u8| Secret::new([number; fair::SIZE]);
    let commit = |number: u8| Deed::Commit {
        start: 0,
        commitment: fair::Match {
            id: ch.as_str(),
            rules: "",
        }
        .seat_commitment(number, &seed(number)),
    };
    let reveal = |number: u8| Deed::Reveal {
        start: 0,
        seed: seed(number),
    };
    [commit(0), commit(1), reveal(0), reveal(1)]
}

/// Every message of a random match, from the first to the rematch.
#[test]
fn the_messages_of_whole_matches() {
    for (seed, kind, setup) in [
        (1, Kind::Boxes, "size=2x2"),
        (2, Kind::Ataxx, ""),
        (3, Kind::Party, ""),
    ] {
        let mut rng = Rng::new(seed);
        let mut house = LocalHouse::new(seed);
        let people = [1, 2].map(PersonId::from_bits);
        let seats = [0, 1].map(|i| (Seat::ALL[i], Occupant::Person(people[i])));
        let clock = Clock::Match {
            base: 60,
            more: 1,
            setup: 0,
        };
        let offer = Offer::new(kind, setup, clock, MatchKind::Local).unwrap();
        let ch = house.open(offer, &seats, 0).unwrap();
        let conns = [Conn(0), Conn(1)];
        for i in 0..2 {
            house.connect(conns[i], people[i]);
            house.call(people[i], "Mina");
            let told = house.say(conns[i], Say::Watch { ch, since: None }, 1);
            told.iter().for_each(|(_, tell)| check(tell));
        }
        for (i, deed) in seeds(ch).into_iter().enumerate() {
            let key = format!("s{i}").parse().unwrap();
            let told = house.say(conns[i % 2], Say::Do { ch, key, deed }, 1);
            told.iter().for_each(|(_, tell)| check(tell));
        }
        for turn in 2.. {
            let host = house.host(ch).unwrap();
            let Some(seat) = host.table().owing().iter().next() else {
                break;
            };
            let view: AnyView = host.view(seat);
            let set_up = "arrange 213".parse().unwrap(); // the only choice without a list
            let actions = view.actions();
            let action: Form = actions.map_or(set_up, |all| rng.pick(&all).unwrap().clone());
            let deed = Deed::Act {
                decision: host.table().decision(seat).unwrap(),
                action: action.to_string(),
            };
            let key = format!("k{turn}").parse().unwrap();
            let told = house.say(conns[seat.index()], Say::Do { ch, key, deed }, turn);
            assert!(told.len() > 2);
            told.iter().for_each(|(_, tell)| check(tell));
        }
    }
}

#[test]
fn answers_to_requests() {
    fn check<T: wire::Readable + Serialize + PartialEq + Debug>(answer: &T) {
        let text = serde_json::to_string(answer).unwrap();
        assert_eq!(wire::read::<T>(&text).as_ref(), Ok(answer), "{text}");
        assert!(wire::read::<T>("{}").is_err());
    }
    let id = MatchId::from_bits(3);
    let live = |others: &[Option<&str>]| LiveMatch {
        id,
        game: "boxes".into(),
        others: others.iter().map(|name| name.map(str::to_owned)).collect(),
        started: true,
    };
    let me = |live| MeAnswer {
        id: "m".into(),
        name: "Ünal".into(),
        live,
        coins: None,
        settings: None,
    };
    let coins = Purse {
        today: 60,
        limit: 100,
        balance: 4_000_000_000,
    };
    check(&coins);
    check(&MeAnswer {
        coins: Some(coins),
        ..me(vec![])
    });
    let set = |key: &str, value: &str| Setting {
        key: key.to_owned(),
        value: value.to_owned(),
    };
    check(&MeAnswer {
        settings: Some(vec![set("sound", "off"), set("theme", "dark")]),
        ..me(vec![])
    });
    let strength = Strength {
        points: 1_662,
        provisional: true,
    };
    for less in [None, Some("limit".to_owned())] {
        check(&Earned { coins: 20, less });
    }
    check(&me(vec![]));
    check(&me(vec![live(&[Some("Ravi"), None]), live(&[])]));
    check(&Created { id, invite: None });
    let invite = Some("token".into());
    check(&Created { id, invite });
    check(&Seated { id });
    check(&PersonalLink { token: "t".into() });
    check(&Refused::new("occupied").with("square", "g2"));
    for strength in [None, Some(strength)] {
        check(&Invitation {
            id,
            game: "ataxx".into(),
            setup: String::new(),
            clock: "3d".into(),
            from: "Mina".into(),
            open: true,
            seated: false,
            rated: strength.is_some(),
            strength,
        });
    }
    let before = 1_500;
    for provisional in [true, false] {
        let after = Strength {
            points: -20,
            provisional,
        };
        check(&Change { before, after });
    }
}

#[test]
fn what_is_no_message_is_refused() {
    for text in [
        "",
        "{}",
        "[]",
        "{\"t\":\"new\"}",
        "{\"t\":\"match\"}",
        "{\"t\":\"pong\",\"n\":1}",
        "{\"t\":\"here\",\"ch\":\"0123456789ab\",\"seats\":\"9\"}",
        "{\"t\":\"done\",\"ch\":\"short\",\"key\":\"k\",\"ply\":1}",
        "{\"t\":\"refused\",\"ch\":\"short\",\"code\":\"x\"}",
    ] {
        assert_eq!(
            wire::read::<Tell>(text).unwrap_err().code,
            "bad-message",
            "{text}"
        );
        assert!(serde_json::from_str::<Tell>(text).is_err(), "{text}");
    }
}
