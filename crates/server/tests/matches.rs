//! The whole road over real sockets: matches of every game, from the invite to the record.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod common;

use std::time::Duration;

use client::native::{NativeError, Player};
use client::{Heard, Session};
use common::*;
use game::{Level, Reason, Rng, Seat, Seats};
use games::{AnyView, Kind};
use protocol::{Deed, Opponent, Outcome, Phase, Say, Tell};
use server::{Config, ServeError, Server};
use table::{MatchId, Record};

#[tokio::test]
async fn every_game_is_played_to_its_end_by_invite() {
    let house = TestHouse::open().await;
    for (game, setup) in [
        (Kind::Ataxx, ""),
        (Kind::Boxes, "size=2x2"),
        (Kind::Stratego, ""),
        (Kind::Stratego, "first=lot barrage=on"),
        (Kind::Aeroplane, ""),
        (Kind::Aeroplane, "players=3 overshoot=bounce"),
        (
            Kind::Aeroplane,
            "players=4 launch=five-six fly-then-jump=on",
        ),
        (Kind::Tacocat, ""),
        (
            Kind::Tacocat,
            "deck=4,4,4,0,0,0,0,0,0,0,0,0 hands=2,3,2,3,2,3,2",
        ),
        (Kind::Party, ""),
        (Kind::Party, "seats=3"),
        (Kind::Party, "seats=4 rounds=2"),
    ] {
        let (id, guests, players) = begun(&house.house, game, setup).await;
        let players = play_all(players, id, 7).await;
        let first = state(&players[0], id);
        for player in &players {
            let state = state(player, id);
            assert_eq!(state.status.outcome, first.status.outcome);
            assert_eq!(state.ply, first.ply);
            assert!(matches!(state.status.outcome, Some(Outcome::Result { .. })));
        }
        let text = guests[0].record(id).await.unwrap();
        let record: Record = text.parse().unwrap();
        assert_eq!(record.to_string(), text, "it replays to the byte");
        let audit = record.audit().unwrap();
        assert_eq!(audit.is_some(), game.draws(setup).unwrap());
        assert!(
            audit.is_none_or(|audit| audit.holds()),
            "every draw is proved"
        );
        assert!(guests[0].look().await.unwrap().live.is_empty());
    }
    house.server.stop().await;
}

/// Two of four leave in the middle: their planes are gone, and the others play on for the first places.
#[tokio::test]
async fn who_leaves_is_out_and_the_others_play_on() {
    let house = TestHouse::open().await;
    let (id, guests, mut players) = begun(&house.house, Kind::Aeroplane, "players=4").await;
    let mut rng = Rng::new(4);
    for (seat, deed) in [(1, Deed::Resign), (3, Deed::Exit)] {
        for _ in 0..40 {
            for player in &mut players {
                act(player, id, &mut rng).await;
                while let Ok(heard) =
                    tokio::time::timeout(Duration::from_millis(2), player.next()).await
                {
                    heard.unwrap();
                }
            }
        }
        players[seat].command(id, key("out"), deed).await.unwrap();
        let out = Seats::one(Seat::ALL[seat]);
        for hearer in [0, seat] {
            until(&mut players[hearer], id, |state| {
                let mut notices = state.log.iter().map(|line| line.notice.as_str());
                notices.any(|notice| notice.starts_with(&format!("! {out} ")))
            })
            .await;
        }
        assert_eq!(state(&players[0], id).status.phase, Phase::Playing);
        assert!(refused_to_act(&mut players[seat], id).await);
    }
    let players = play_all(players, id, 11).await;
    let Some(Outcome::Result { places, reason }) = state(&players[0], id).status.outcome else {
        panic!("no result");
    };
    assert_eq!(reason, Reason::Goal);
    // Who went out first takes the worst place.
    assert_eq!(places.of(Seat::ALL[1]), Some(4));
    assert_eq!(places.of(Seat::ALL[3]), Some(3));
    assert!(places.winner().is_some());

    let text = guests[2].record(id).await.unwrap();
    let (status, _, body) = house.send("POST", "/api/v1/records", "", &text).await;
    assert_eq!(status, 200, "{body}");
    let summary: protocol::RecordSummary = serde_json::from_str(&body).unwrap();
    assert_eq!(
        (&*summary.game, &*summary.setup),
        ("aeroplane", "players=4")
    );
    assert_eq!(summary.result, Some(format!("{places} {reason}")));
    let names: Vec<_> = guests.iter().map(|g| Some(g.me().name.clone())).collect();
    assert_eq!(summary.names, names);
}

/// Who is out can do nothing any more.
async fn refused_to_act(player: &mut Player, id: MatchId) -> bool {
    let decision = state(player, id).ply;
    let action = "roll".to_owned();
    let deed = Deed::Act { decision, action };
    // The client itself does not even say it.
    !player.command(id, key("late"), deed).await.unwrap()
}

#[tokio::test]
async fn the_computer_plays_at_once_and_answers() {
    let house = TestHouse::open().await;
    let guest = house.house.guest().await.unwrap();
    let created = guest
        .create(&wish(Kind::Boxes, "size=1x2", Opponent::Bot(Level::Easy)))
        .await
        .unwrap();
    assert_eq!(created.invite, None);
    let mut player = connect(&guest).await;
    follow(&mut player, created.id).await;
    assert_eq!(state(&player, created.id).status.phase, Phase::Playing);
    let player = play(player, created.id, 3).await;
    assert!(state(&player, created.id).status.outcome.is_some());
}

#[tokio::test]
async fn opening_a_match_twice_with_one_key_opens_one() {
    let house = TestHouse::open().await;
    let guest = house.house.guest().await.unwrap();
    let wish = wish(Kind::Ataxx, "", Opponent::Invite);
    let (first, second) = tokio::join!(guest.create(&wish), guest.create(&wish));
    assert_eq!(first.unwrap(), second.unwrap());
    assert_eq!(guest.look().await.unwrap().live.len(), 1);
    // The key is the guest's own: another guest's is another request.
    let other = house.house.guest().await.unwrap();
    assert_ne!(
        other.create(&wish).await.unwrap(),
        guest.create(&wish).await.unwrap()
    );
}

#[tokio::test]
async fn a_key_used_again_for_another_wish_gives_no_link_that_leads_nowhere() {
    let house = TestHouse::open().await;
    let guest = house.house.guest().await.unwrap();
    let alone = wish(Kind::Ataxx, "", Opponent::Bot(game::Level::Easy));
    let first = guest.create(&alone).await.unwrap();
    let invite = wish(Kind::Ataxx, "", Opponent::Invite);
    assert_eq!(guest.create(&invite).await.unwrap(), first);
    // The other way round, the link is the one that was given.
    let guest = house.house.guest().await.unwrap();
    let first = guest.create(&invite).await.unwrap();
    assert_eq!(guest.create(&alone).await.unwrap(), first);
}

#[tokio::test]
async fn looking_at_an_invite_takes_nothing_and_taking_it_twice_is_once() {
    let house = TestHouse::open().await;
    let (creator, created) = invite(&house.house, Kind::Ataxx, "").await;
    let token = created.invite.unwrap();
    let friend = house.house.guest().await.unwrap();
    for guest in [&friend, &creator, &friend] {
        let seen = guest.invitation(&token).await.unwrap();
        assert_eq!((seen.id, seen.open), (created.id, true));
        assert_eq!(seen.from, creator.me().name);
        assert_eq!(seen.seated, guest.me().id == creator.me().id);
    }
    assert_eq!(
        creator.take(&token).await.unwrap().id,
        created.id,
        "who has a seat keeps it"
    );
    let (first, second) = tokio::join!(friend.take(&token), friend.take(&token));
    assert_eq!(first.unwrap(), second.unwrap());
    let late = house.house.guest().await.unwrap();
    assert_eq!(
        refusal(late.take(&token).await),
        (409, "no-seat".to_owned())
    );
    assert_eq!(
        refusal(late.take("nonsense").await),
        (404, "unknown-invite".to_owned())
    );
    assert!(!late.invitation(&token).await.unwrap().open);
}

#[tokio::test]
async fn a_player_who_comes_back_gets_what_was_missed() {
    let house = TestHouse::open().await;
    let (id, guests, mut players) = begun(&house.house, Kind::Boxes, "size=3x3").await;
    let mut rng = Rng::new(5);
    let mut second = players.remove(1);
    let mut first = players.remove(0);
    // The second player's network fails now and then, in the middle of everything.
    while state(&first, id).status.phase != Phase::Over {
        let session = second.cut();
        if act(&mut first, id, &mut rng).await {
            let ply = state(&first, id).ply;
            until(&mut first, id, |state| state.ply > ply).await;
        }
        second = client::native::Player::connect(&guests[1], session)
            .await
            .unwrap();
        let ply = state(&first, id).ply;
        until(&mut second, id, |state| state.ply >= ply).await;
        assert_eq!(state(&second, id).log, state(&first, id).log);
        if act(&mut second, id, &mut rng).await {
            until(&mut first, id, |state| state.ply > ply).await;
        }
    }
    let end = state(&first, id).ply;
    until(&mut second, id, |state| state.ply == end).await;
    // What came in parts is what comes whole.
    let mut fresh = connect(&guests[1]).await;
    follow(&mut fresh, id).await;
    let (whole, parts) = (state(&fresh, id), state(&second, id));
    assert_eq!(whole.log, parts.log);
    assert_eq!(whole.view, parts.view);
}

#[tokio::test]
async fn a_command_sent_again_acts_once_and_is_answered_the_same() {
    let house = TestHouse::open().await;
    let (id, guests, players) = begun(&house.house, Kind::Ataxx, "").await;
    let mover = players
        .iter()
        .position(|player| state(player, id).status.decision.is_some())
        .unwrap();
    let here = state(&players[mover], id).clone();
    let mut rng = Rng::new(1);
    let deed = Deed::Act {
        decision: here.status.decision.unwrap(),
        action: choose(&here, &mut rng).unwrap(),
    };
    let say = Say::Do {
        ch: id,
        key: key("twice"),
        deed: deed.clone(),
    };
    let mut socket = guests[mover].socket().await.unwrap();
    let hello = protocol::Hello::of_this_build("test");
    socket.say(&Say::Hello(hello)).await.unwrap();
    let mut plies = Vec::new();
    for _ in 0..3 {
        socket.say(&say).await.unwrap();
    }
    while plies.len() < 3 {
        match socket.hear().await.unwrap() {
            Tell::Done { key: k, ply, .. } if k == key("twice") => plies.push(ply),
            Tell::Refused { why, .. } => panic!("{why}"),
            _ => {}
        }
    }
    assert_eq!(plies, [here.ply; 3]);
    // The same choice under another key is too late.
    let again = Say::Do {
        ch: id,
        key: key("other"),
        deed,
    };
    socket.say(&again).await.unwrap();
    let refused = loop {
        if let Tell::Refused { why, .. } = socket.hear().await.unwrap() {
            break why.code;
        }
    };
    assert_eq!(refused, "stale-decision");
    let mut watcher = connect(&house.house.guest().await.unwrap()).await;
    follow(&mut watcher, id).await;
    assert_eq!(state(&watcher, id).log.len(), 1);
}

#[tokio::test]
async fn two_tabs_of_one_person_have_one_seat_and_see_the_same() {
    let house = TestHouse::open().await;
    let (id, guests, mut players) = begun(&house.house, Kind::Party, "").await;
    let mut tab = connect(&guests[0]).await;
    follow(&mut tab, id).await;
    assert_eq!(state(&tab, id).you, state(&players[0], id).you);
    // The first choice is made in the second tab, the rest in the first.
    let mut rng = Rng::new(2);
    if act(&mut tab, id, &mut rng).await {
        let ply = state(&players[0], id).ply;
        until(&mut players[0], id, |state| state.ply > ply).await;
    }
    let players = play_all(players, id, 9).await;
    let end = state(&players[0], id).ply;
    until(&mut tab, id, |state| state.ply == end).await;
    assert_eq!(state(&tab, id).view, state(&players[0], id).view);
    assert_eq!(state(&tab, id).log, state(&players[0], id).log);
}

#[tokio::test]
async fn a_watcher_sees_what_everybody_may_and_can_do_nothing() {
    let house = TestHouse::open().await;
    let (id, _, players) = begun(&house.house, Kind::Party, "seats=3").await;
    let guest = house.house.guest().await.unwrap();
    let mut watcher = connect(&guest).await;
    follow(&mut watcher, id).await;
    let view = AnyView::parse(Kind::Party, &state(&watcher, id).view).unwrap();
    assert_eq!(view.viewer(), game::Viewer::Watcher);
    assert!(view.actions().is_none_or(|actions| actions.is_empty()));
    for (n, deed) in [
        Deed::Ready,
        Deed::Resign,
        Deed::Exit,
        Deed::Rematch,
        Deed::Act {
            decision: 0,
            action: "x".to_owned(),
        },
    ]
    .into_iter()
    .enumerate()
    {
        let say = Say::Do {
            ch: id,
            key: key(&format!("watcher-{n}")),
            deed,
        };
        watcher.socket().say(&say).await.unwrap();
        let code = loop {
            match watcher.next().await.unwrap() {
                Heard::Refused(_, why) => break why.code,
                Heard::Done(..) => panic!("a watcher did something"),
                _ => {}
            }
        };
        assert!(
            ["not-seated", "bad-action"].contains(&code.as_str()),
            "{code}"
        );
    }
    let players = play_all(players, id, 4).await;
    let end = state(&players[0], id).ply;
    until(&mut watcher, id, |state| state.ply == end).await;
    // A second watcher, who comes when all is over, is told the same as the one who saw it live.
    let mut late = connect(&house.house.guest().await.unwrap()).await;
    follow(&mut late, id).await;
    assert_eq!(state(&late, id).log, state(&watcher, id).log);
    assert_eq!(state(&late, id).view, state(&watcher, id).view);
}

#[tokio::test]
async fn a_personal_link_moves_the_seat_once() {
    let house = TestHouse::open().await;
    let (id, guests, _players) = begun(&house.house, Kind::Ataxx, "").await;
    let link = guests[0].personal_link().await.unwrap();
    let path = format!("/api/v1/links/{}", link.token);
    let (status, head, body) = house.ask("POST", &path, "").await;
    assert_eq!(status, 200);
    assert!(head.contains("set-cookie: adda="), "{head}");
    assert!(body.contains(&guests[0].me().id), "{body}");
    assert!(body.contains(&id.to_string()), "{body}");
    let (status, _, body) = house.ask("POST", &path, "").await;
    assert_eq!((status, body.as_str()), (404, r#"{"code":"unknown-link"}"#));
}

/// Two processes on one file would each keep its own matches in memory, and tell nobody of the other's.
#[tokio::test]
async fn a_database_is_served_once_at_a_time() {
    let house = TestHouse::open().await;
    let second = Config {
        listen: "127.0.0.1:0".parse().unwrap(),
        db: house.folder.path().join("house.sqlite"),
        ..Config::default()
    };
    let refused = Server::start(second).await;
    assert!(matches!(refused, Err(ServeError::InUse(_))), "{refused:?}");
    // When the first has ended, it is free.
    house.restart().await.house.guest().await.unwrap();
}

#[tokio::test]
async fn a_restart_in_peace_loses_nothing_and_nobody_loses_time() {
    let house = TestHouse::open().await;
    let (id, guests, mut players) = begun(&house.house, Kind::Ataxx, "").await;
    let mut rng = Rng::new(11);
    for turn in 0..10 {
        for at in 0..2 {
            if act(&mut players[at], id, &mut rng).await {
                let ply = state(&players[at], id).ply;
                for player in &mut players {
                    until(player, id, |state| state.ply > ply).await;
                }
                break;
            }
        }
        assert!(state(&players[0], id).log.len() > turn);
    }
    let before: Vec<_> = players
        .iter()
        .map(|player| state(player, id).clone())
        .collect();
    let sessions: Vec<Session> = players.into_iter().map(|player| player.cut()).collect();
    let mut tab = guests[0].socket().await.unwrap();
    let house = house.restart().await;
    // The open socket was told, so that its client connects again.
    match tab.hear().await {
        Err(NativeError::Unreachable(why)) => assert!(why.contains("restart"), "{why}"),
        other => panic!("{other:?}"),
    }
    tokio::time::sleep(Duration::from_millis(50)).await;
    let mut players = Vec::new();
    for (guest, session) in guests.iter().zip(sessions) {
        let player = client::native::Player::connect(guest, session)
            .await
            .unwrap();
        players.push(player);
    }
    for (player, before) in players.iter_mut().zip(&before) {
        until(player, id, |state| state.ply >= before.ply).await;
        assert_eq!(state(player, id).log, before.log);
        assert_eq!(state(player, id).view, before.view);
    }
    let players = play_all(players, id, 12).await;
    assert!(state(&players[0], id).status.outcome.is_some());
    assert_eq!(house.house.guest().await.unwrap().me().live, []);
}
