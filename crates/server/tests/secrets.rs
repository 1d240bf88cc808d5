//! What is secret stays so on the wire: as others and strangers see it, byte by byte.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod common;

use std::time::Duration;

use common::*;
use games::Kind;
use protocol::{Deed, Phase};

use client::native::Player;
use table::MatchId;

/// Whatever still comes on a connection until it has been quiet for a while.
async fn silence(player: &mut Player) -> Vec<protocol::Tell> {
    let mut heard = Vec::new();
    let quiet = Duration::from_millis(150);
    while let Ok(tell) = tokio::time::timeout(quiet, player.hear()).await {
        heard.push(tell.unwrap());
    }
    heard
}

async fn draft(player: &mut Player, id: MatchId, text: &str) {
    let decision = state(player, id).status.decision.unwrap();
    let draft = text.to_owned();
    let key = key(&text.replace(' ', "_"));
    let said = player.command(id, key, Deed::Draft { decision, draft });
    assert!(said.await.unwrap());
    while player.room(id).unwrap().pending().iter().next().is_some() {
        player.next().await.unwrap();
    }
}

fn own(player: &Player, id: MatchId) -> Option<String> {
    player.room(id).unwrap().draft().map(str::to_owned)
}

async fn counted(house: &TestHouse) -> Vec<String> {
    let inner = house.server.metrics().unwrap();
    let mut stream = tokio::net::TcpStream::connect(inner).await.unwrap();
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let request = b"GET /metrics HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
    stream.write_all(request).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    let lines = answer.lines().filter(|line| !line.starts_with('#'));
    // What goes on by itself: round trips, time, what is looked for.
    let steady = |line: &&str| {
        ["lag", "seconds", "process", "date", "content-length"]
            .iter()
            .all(|word| !line.to_ascii_lowercase().contains(word))
    };
    lines.filter(steady).map(str::to_owned).collect()
}

#[tokio::test]
async fn a_draft_is_heard_of_by_nobody_and_outlives_connection_and_house() {
    let house = TestHouse::with(|config| {
        config.metrics = Some("127.0.0.1:0".parse().unwrap());
    })
    .await;
    let (id, guests, mut players) = begun(&house.house, Kind::Party, "").await;
    let watcher = house.house.guest().await.unwrap();
    let mut w = connect(&watcher).await;
    follow(&mut w, id).await;
    for player in players.iter_mut().chain([&mut w]) {
        silence(player).await;
    }
    let before = counted(&house).await;
    assert!(
        before.iter().any(|line| line.contains("heard")),
        "{before:?}"
    );
    draft(&mut players[0], id, "arrange 2--").await;
    draft(&mut players[0], id, "arrange -3-").await;
    for player in [&mut players[1], &mut w] {
        assert_eq!(silence(player).await, []);
    }
    assert_eq!(counted(&house).await, before);

    // On another connection, as after a reload of the page.
    let mut again = connect(&guests[0]).await;
    follow(&mut again, id).await;
    assert_eq!(own(&again, id).as_deref(), Some("arrange -3-"));
    for guest in [&guests[1], &watcher] {
        let mut other = connect(guest).await;
        follow(&mut other, id).await;
        assert_eq!(own(&other, id), None);
    }
    drop((again, w, players));
    let house = house.restart().await;
    let mut back = connect(&guests[0]).await;
    follow(&mut back, id).await;
    assert_eq!(state(&back, id).status.phase, Phase::Setup);
    assert_eq!(own(&back, id).as_deref(), Some("arrange -3-"));
    drop(house);
}
