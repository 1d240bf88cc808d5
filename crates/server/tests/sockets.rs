//! What may come over a socket, and what happens then.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod common;

use std::time::Duration;

use common::*;
use futures_util::{SinkExt, StreamExt};
use game::Rng;
use games::Kind;
use protocol::{Hello, Say, Tell};
use server::{Limits, Rate};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

use client::native::{Guest, NativeError, Player, Socket};
use table::MatchId;

async fn greeted(guest: &Guest) -> Socket {
    let mut socket = guest.socket().await.unwrap();
    let hello = Say::Hello(Hello::of_this_build("test"));
    socket.say(&hello).await.unwrap();
    assert!(matches!(socket.hear().await.unwrap(), Tell::Ok(_)));
    socket
}

async fn refused(socket: &mut Socket) -> String {
    loop {
        if let Tell::Refused { why, .. } = socket.hear().await.unwrap() {
            return why.code;
        }
    }
}

#[tokio::test]
async fn hello_comes_first_and_says_who_one_is() {
    let house = TestHouse::open().await;
    let guest = house.house.guest().await.unwrap();
    let mut socket = guest.socket().await.unwrap();
    let ch = "0123456789ab";
    socket
        .send(format!(r#"{{"t":"watch","ch":"{ch}"}}"#))
        .await
        .unwrap();
    assert_eq!(refused(&mut socket).await, "hello-first");
    socket.send(r#"{"t":"ping","n":7}"#).await.unwrap();
    assert!(matches!(
        socket.hear().await.unwrap(),
        Tell::Pong { n: 7, .. }
    ));
    let mut hello = Hello::of_this_build("test");
    socket.say(&Say::Hello(hello.clone())).await.unwrap();
    match socket.hear().await.unwrap() {
        Tell::Ok(welcome) => {
            assert_eq!(
                (&welcome.me, &welcome.name),
                (&guest.me().id, &guest.me().name)
            );
        }
        other => panic!("{other:?}"),
    }
    // Another version of the protocol, or of a game's rules, is to be loaded again.
    for old in [
        Hello {
            v: 0,
            ..hello.clone()
        },
        {
            hello.rules.insert("ataxx".to_owned(), 999);
            hello
        },
    ] {
        let mut socket = guest.socket().await.unwrap();
        socket.say(&Say::Hello(old)).await.unwrap();
        assert!(matches!(socket.hear().await.unwrap(), Tell::Reload { .. }));
        assert!(matches!(
            socket.hear().await,
            Err(NativeError::Unreachable(_))
        ));
    }
}

#[tokio::test]
async fn who_never_says_hello_or_falls_silent_is_let_go() {
    let house = TestHouse::with(|config| {
        config.beat.ping = Duration::from_millis(50);
        config.beat.idle = Duration::from_millis(150);
    })
    .await;
    let guest = house.house.guest().await.unwrap();
    let mut socket = greeted(&guest).await;
    // Pings are answered while the socket is read, and the connection stays.
    let quiet = tokio::time::timeout(Duration::from_millis(500), socket.hear()).await;
    assert!(quiet.is_err(), "{quiet:?}");
    // Not reading is silence.
    tokio::time::sleep(Duration::from_millis(500)).await;
    let end = tokio::time::timeout(Duration::from_secs(5), socket.hear()).await;
    assert!(
        matches!(end, Ok(Err(NativeError::Unreachable(_)))),
        "{end:?}"
    );
}

#[tokio::test]
async fn what_is_not_of_the_protocol_is_refused_and_changes_nothing() {
    let house = TestHouse::open().await;
    let (id, guests, players) = begun(&house.house, Kind::Ataxx, "").await;
    let before = state(&players[0], id).clone();
    let mut socket = greeted(&guests[0]).await;
    for text in [
        "",
        "{",
        "null",
        "[]",
        "7",
        "{}",
        r#"{"t":"fly"}"#,
        r#"{"t":"watch"}"#,
        r#"{"t":"watch","ch":"../../etc/pa"}"#,
        r#"{"t":"watch","ch":"0123456789ab","since":-1}"#,
        r#"{"t":"do","ch":"0123456789ab","key":"k","do":"fly"}"#,
        r#"{"t":"do","ch":"0123456789ab","key":"","do":"resign"}"#,
        r#"{"t":"do","ch":"0123456789ab","do":"resign"}"#,
        r#"{"t":"hello"}"#,
        "\u{0}\u{1}\u{2}",
        &"[".repeat(4_000),
    ] {
        socket.send(text).await.unwrap();
        assert_eq!(refused(&mut socket).await, "bad-message", "{text}");
    }
    socket
        .raw()
        .send(Message::Binary(vec![0, 159, 146].into()))
        .await
        .unwrap();
    assert_eq!(refused(&mut socket).await, "bad-message");
    let say = |deed: &str| format!(r#"{{"t":"do","ch":"{id}","key":"k",{deed}}}"#);
    let now = before.status.decision.expect("the creator starts");
    let act = |decision: u32, action: &str| {
        format!(r#""do":"act","decision":{decision},"action":"{action}""#)
    };
    for (deed, code) in [
        (act(now, "x9"), "bad-action"),
        (act(now, ""), "bad-action"),
        (act(now, "d4"), "no-neighbour"),
        (act(u32::MAX, "g2"), "stale-decision"),
        (r#""do":"rematch""#.to_owned(), "match-not-started"),
        (r#""do":"leave""#.to_owned(), "match-started"),
    ] {
        socket.send(say(&deed)).await.unwrap();
        assert_eq!(refused(&mut socket).await, code, "{deed}");
    }
    // A refused message names the command it was about, as far as it can be read.
    socket
        .send(format!(
            r#"{{"t":"do","ch":"{id}","key":"mine","do":"fly"}}"#
        ))
        .await
        .unwrap();
    match socket.hear().await.unwrap() {
        Tell::Refused { ch, key: named, .. } => {
            assert_eq!((ch, named), (Some(id), Some(key("mine"))));
        }
        other => panic!("{other:?}"),
    }
    // Unknown fields are of a newer client.
    socket
        .send(r#"{"t":"ping","n":1,"colour":"red"}"#)
        .await
        .unwrap();
    assert!(matches!(
        socket.hear().await.unwrap(),
        Tell::Pong { n: 1, .. }
    ));
    let mut fresh = connect(&guests[0]).await;
    follow(&mut fresh, id).await;
    assert_eq!(state(&fresh, id).ply, before.ply);
    assert_eq!(state(&fresh, id).view, before.view);
}

#[tokio::test]
async fn random_bytes_never_take_the_house_down() {
    let house = TestHouse::open().await;
    let guest = house.house.guest().await.unwrap();
    let mut rng = Rng::new(5);
    for _ in 0..20 {
        let mut socket = greeted(&guest).await;
        for _ in 0..20 {
            let length = rng.below(300);
            let text: String = (0..length)
                .map(|_| char::from_u32(rng.below(0x500) as u32).unwrap_or('x'))
                .collect();
            socket.send(text).await.unwrap();
            assert_eq!(refused(&mut socket).await, "bad-message");
        }
        // Bytes that are not even a frame.
        use tokio::io::AsyncWriteExt;
        let noise: Vec<u8> = (0..200).map(|_| rng.below(256) as u8).collect();
        let _ = socket.raw().get_mut().write_all(&noise).await;
        let _ = tokio::time::timeout(Duration::from_millis(20), socket.hear()).await;
    }
    greeted(&guest).await;
}

#[tokio::test]
async fn bytes_that_no_socket_says_end_the_connection_by_name() {
    use tokio::io::AsyncWriteExt;
    let house = TestHouse::open().await;
    let guest = house.house.guest().await.unwrap();
    for bytes in [
        &b"\x81\x82\0\0\0\0\xff\xfe"[..], // not UTF-8
        b"\x83\x80\0\0\0\0",              // no such opcode
        b"\x81\x01x",                     // not masked
    ] {
        let mut socket = greeted(&guest).await;
        socket.raw().get_mut().write_all(bytes).await.unwrap();
        let closed = loop {
            match socket.raw().next().await {
                Some(Ok(Message::Close(frame))) => break frame,
                Some(Ok(_)) => {}
                other => panic!("{bytes:?}: {other:?}"),
            }
        };
        assert_eq!(closed.unwrap().reason.as_str(), "bad-message");
    }
}

#[tokio::test]
async fn a_message_that_is_too_large_ends_the_connection_by_name() {
    let house = TestHouse::open().await;
    let guest = house.house.guest().await.unwrap();
    let mut socket = greeted(&guest).await;
    let _ = socket.send("x".repeat(100_000)).await; // it may be closed in the middle
    loop {
        match socket.raw().next().await {
            Some(Ok(Message::Close(Some(frame)))) => {
                assert_eq!(frame.code, CloseCode::Size);
                assert_eq!(frame.reason.as_str(), "too-large");
                break;
            }
            Some(Ok(_)) => {}
            other => panic!("{other:?}"),
        }
    }
}

#[tokio::test]
async fn too_many_messages_are_refused_clearly_and_only_abuse_ends_it() {
    let house = TestHouse::with(|config| {
        config.limits = Limits {
            messages: Some(Rate::new(10, 60)),
            ..Limits::none()
        };
    })
    .await;
    let guest = house.house.guest().await.unwrap();
    let mut socket = greeted(&guest).await;
    let (mut answered, mut held_back) = (0, 0);
    for n in 0..40 {
        socket
            .send(format!(r#"{{"t":"ping","n":{n}}}"#))
            .await
            .unwrap();
        match socket.hear().await.unwrap() {
            Tell::Pong { .. } => answered += 1,
            Tell::Refused { why, .. } => {
                assert_eq!(why.code, "too-many-requests");
                assert_eq!(why.args["seconds"], "1");
                held_back += 1;
            }
            other => panic!("{other:?}"),
        }
    }
    assert!((9..=12).contains(&answered), "{answered}");
    assert_eq!(answered + held_back, 40);
    tokio::time::sleep(Duration::from_millis(1_100)).await;
    socket.send(r#"{"t":"ping","n":77}"#).await.unwrap();
    assert!(matches!(
        socket.hear().await.unwrap(),
        Tell::Pong { n: 77, .. }
    ));
    for _ in 0..200 {
        if socket.send(r#"{"t":"ping","n":0}"#).await.is_err() {
            break;
        }
    }
    let end = async {
        loop {
            match socket.hear().await {
                Ok(_) => {}
                Err(NativeError::Unreachable(why)) => break why,
                Err(other) => panic!("{other}"),
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(5), end)
        .await
        .unwrap();
}

#[tokio::test]
async fn only_own_pages_and_so_many_sockets_of_a_person() {
    let house = TestHouse::with(|config| config.limits.sockets_per_person = 2).await;
    let guest = house.house.guest().await.unwrap();
    let upgrade = "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
                   sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    let headers = format!(
        "{upgrade}cookie: {}\r\norigin: https://evil.example\r\n",
        guest.cookie()
    );
    let address = house.address();
    let request = format!("GET /api/v1/socket HTTP/1.1\r\nhost: {address}\r\n{headers}\r\n");
    let (status, _, body) = house.first(request.as_bytes()).await;
    assert_eq!((status, body.as_str()), (403, r#"{"code":"bad-origin"}"#));
    let first = greeted(&guest).await;
    let _second = greeted(&guest).await;
    assert_eq!(
        refusal(guest.socket().await),
        (429, "too-many-requests".to_owned())
    );
    first.close().await;
    let mut tries = 0;
    while guest.socket().await.is_err() {
        tries += 1;
        assert!(tries < 100, "the place is not free again");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// Both play so many plies, or to the end.
async fn both_play(
    first: &mut Player,
    second: &mut Player,
    id: MatchId,
    plies: u32,
    rng: &mut Rng,
) {
    let end = state(first, id).ply + plies;
    while state(first, id).ply < end && state(first, id).status.outcome.is_none() {
        let ply = state(first, id).ply;
        if act(first, id, rng).await || act(second, id, rng).await {
            until(first, id, |state| state.ply > ply).await;
        } else {
            first.next().await.unwrap(); // an automatic step is on its way
        }
        let ply = state(first, id).ply;
        until(second, id, |state| state.ply >= ply).await;
    }
}

#[tokio::test]
async fn a_slow_reader_is_told_to_follow_again_and_holds_up_nobody() {
    let house = TestHouse::open().await;
    let (id, _, mut players) = begun(&house.house, Kind::Ataxx, "").await;
    let (mut second, mut first) = (players.remove(1), players.remove(0));
    let mut rng = Rng::new(3);
    both_play(&mut first, &mut second, id, 50, &mut rng).await;
    let guest = house.house.guest().await.unwrap();
    let mut slow = greeted(&guest).await;
    // It asks for the whole again and again and reads none of it, until no buffer of the system
    // takes more, and what happens in the match waits in the house.
    let watch = Say::Watch {
        ch: id,
        since: None,
    };
    let mut asked = 0;
    let patience = Duration::from_millis(200);
    while let Ok(said) = tokio::time::timeout(patience, slow.say(&watch)).await {
        said.unwrap();
        asked += 1;
        assert!(
            asked < 1_000_000,
            "the house reads on while it cannot write"
        );
    }
    both_play(&mut first, &mut second, id, 90, &mut rng).await;
    let (mut steps, mut last, mut resynced) = (0, 0, false);
    let read = async {
        while !resynced {
            match slow.hear().await.unwrap() {
                Tell::Resync { ch } => {
                    assert_eq!(ch, id);
                    resynced = true;
                }
                Tell::Step(step) => {
                    assert!(
                        step.ply <= last + 1 || last == 0,
                        "{} after {last}",
                        step.ply
                    );
                    (steps, last) = (steps + 1, step.ply);
                }
                Tell::Match(whole) => last = whole.ply - 1,
                _ => {}
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(30), read)
        .await
        .unwrap();
    assert!(resynced, "after {steps} steps");
    // It has asked often enough already; one answer is the match as it stands now.
    let whole = async {
        loop {
            match slow.hear().await.unwrap() {
                Tell::Match(whole) if whole.ply == state(&first, id).ply => break,
                _ => {}
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(10), whole)
        .await
        .unwrap();
}
