//! What is secret stays so on the wire: as others and strangers see it, byte by byte.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod common;
#[path = "../../host/tests/twins/mod.rs"]
mod twins;

use std::time::Duration;

use client::native::{Guest, Player, Socket};
use common::*;
use futures_util::StreamExt;
use game::{Event, Rng, Seat, Viewer};
use games::Kind;
use protocol::{Deed, Hello, Phase, Say, Tell};
use store::{Stage, Store, Write};
use table::{Entry, MatchId, MatchKind, Occupant, PersonId, TableEvent};
use tokio_tungstenite::tungstenite::Message;
use twins::{Play, going_on, history, twin};

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

/// How many of the last choices are made over sockets; those before are in the store already.
const LIVE: usize = 8;

/// What three people get of a match: two players and somebody who watches.
struct Ears {
    house: TestHouse,
    guests: Vec<Guest>,
    sockets: Vec<Socket>,
    id: MatchId,
    told: Vec<Vec<String>>,
    ply: u32,
}

impl Ears {
    /// A house in which the match stands as after `log`.
    async fn open(id: MatchId, log: &[Entry]) -> Self {
        let house = TestHouse::open().await;
        let mut guests = Vec::new();
        for number in 0..3 {
            let guest = house.house.guest().await.unwrap();
            guest.rename(&format!("Person {number}")).await.unwrap();
            guests.push(guest);
        }
        let mut ears = Self {
            id,
            told: vec![Vec::new(); 3],
            ply: log.len() as u32,
            house,
            guests,
            sockets: Vec::new(),
        };
        ears.store(log).await;
        for number in 0..3 {
            let socket = ears.connect(number).await;
            ears.sockets.push(socket);
            ears.watch(number, None).await;
        }
        ears
    }

    async fn store(&self, log: &[Entry]) {
        let who = |seat: Seat| -> PersonId { self.guests[seat.index()].me().id.parse().unwrap() };
        let id = self.id;
        let mut entries = log.to_vec();
        for entry in &mut entries {
            if let TableEvent::Sit(seat, occupant) = &mut entry.event {
                *occupant = Occupant::Person(who(*seat));
            }
        }
        let TableEvent::Open(offer) = &log[0].event else {
            panic!("not opened");
        };
        let mut writes = vec![
            Write::Open {
                id,
                kind: MatchKind::Friendly,
                game: offer.game.name(),
                at: 0,
            },
            Write::Entries {
                id,
                first: 0,
                entries,
            },
        ];
        writes.extend([Seat::FIRST, Seat::SECOND].map(|seat| Write::Sit {
            id,
            seat,
            who: Occupant::Person(who(seat)),
        }));
        let stage = Stage::Playing;
        writes.push(Write::Stage { id, stage });
        let store = Store::open(&self.house.folder.path().join("house.sqlite")).unwrap();
        store.append(writes).await.unwrap();
    }

    async fn connect(&self, number: usize) -> Socket {
        let mut socket = self.guests[number].socket().await.unwrap();
        let hello = Say::Hello(Hello::of_this_build("test"));
        socket.say(&hello).await.unwrap();
        assert!(matches!(socket.hear().await.unwrap(), Tell::Ok(_)));
        socket
    }

    /// The next message as it came, times apart.
    async fn hear(&mut self, number: usize) -> String {
        let frame =
            tokio::time::timeout(Duration::from_secs(20), self.sockets[number].raw().next());
        match frame.await.expect("something is told").unwrap().unwrap() {
            Message::Text(text) => timeless(&text),
            Message::Ping(_) => String::new(),
            other => panic!("{other:?}"),
        }
    }

    /// Listens until `text` is heard.
    async fn until(&mut self, number: usize, text: &str) {
        loop {
            let heard = self.hear(number).await;
            let is_it = heard.contains(text);
            // Who is connected shows when others come and go: at any time.
            if !heard.is_empty() && !heard.contains(r#""t":"here""#) {
                self.told[number].push(heard);
            }
            if is_it {
                return;
            }
        }
    }

    async fn watch(&mut self, number: usize, since: Option<u32>) {
        let ch = self.id;
        let watch = Say::Watch { ch, since };
        self.sockets[number].say(&watch).await.unwrap();
        self.until(number, r#""t":"here""#).await;
    }

    /// The connection breaks, and another one goes on from what was there.
    async fn come_back(&mut self, number: usize, since: Option<u32>) {
        self.sockets[number] = self.connect(number).await;
        self.watch(number, since).await;
    }

    /// Everybody tries what is not theirs; then the seat acts, and everyone is told.
    async fn act(&mut self, entry: &Entry, entries: u32, keyed: usize) {
        let TableEvent::Play {
            event: Event::Act(seat, action),
            ..
        } = &entry.event
        else {
            return;
        };
        let (ch, decision) = (self.id, self.decision(seat.index()).await);
        for number in (0..3).filter(|number| *number != seat.index()) {
            for (i, what) in ["g2", action.as_str(), "duel 13", "setup a"]
                .iter()
                .enumerate()
            {
                if number < 2 && self.decision(number).await > 0 && i == 1 {
                    continue; // it may choose the same at the same time
                }
                let key = format!("try{keyed}-{i}");
                let say = format!(
                    r#"{{"t":"do","ch":"{ch}","key":"{key}","do":"act","decision":{decision},"action":"{what}"}}"#
                );
                self.sockets[number].send(say).await.unwrap();
                self.until(number, r#""t":"refused""#).await;
            }
        }
        let say = format!(
            r#"{{"t":"do","ch":"{ch}","key":"do{keyed}","do":"act","decision":{decision},"action":"{action}"}}"#
        );
        self.sockets[seat.index()].send(say).await.unwrap();
        self.ply = entries;
        for number in 0..3 {
            self.until(number, &format!(r#""ply":{}"#, entries - 1))
                .await;
        }
        self.until(seat.index(), r#""t":"done""#).await;
    }

    /// What a seat's last status said.
    async fn decision(&self, number: usize) -> u32 {
        let last = self.told[number].iter().rev().find_map(|text| {
            let status = text.split(r#""status":"#).nth(1)?;
            let decision = status.split(r#""decision":"#).nth(1);
            Some(decision.map_or(0, |d| d.split([',', '}']).next().unwrap().parse().unwrap()))
        });
        last.unwrap_or(0)
    }

    /// What anybody can fetch: page, picture, record.
    async fn fetched(&self) -> Vec<String> {
        let id = self.id;
        let mut all = Vec::new();
        for path in [
            format!("/m/{id}"),
            format!("/m/{id}/preview.png"),
            format!("/api/v1/matches/{id}/record"),
        ] {
            let (status, _, body) = self.house.ask("GET", &path, "").await;
            assert_eq!(status, 200, "{path}");
            // The times of what came over sockets.
            let lines = body.lines().map(|line| match line.split_once(' ') {
                Some((at, rest)) if at.parse::<u64>().is_ok() => rest,
                _ => line,
            });
            let host = self.house.address().to_string();
            all.push(lines.collect::<Vec<_>>().join("\n").replace(&host, "host"));
        }
        all
    }
}

/// A message without its times.
fn timeless(text: &str) -> String {
    let mut parts = text.split(r#""at":"#);
    let mut told = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        told += r#""at":"#;
        told += part.trim_start_matches(|c: char| c.is_ascii_digit());
    }
    told
}

/// Plays the end of a match over sockets: everything that each gets.
async fn played(id: MatchId, log: &[Entry], from: usize) -> (Vec<Vec<String>>, Vec<String>) {
    let mut ears = Ears::open(id, &log[..from]).await;
    let acts = |entry: &Entry| {
        matches!(
            entry.event,
            TableEvent::Play {
                event: Event::Act(..),
                ..
            }
        )
    };
    let mut rng = Rng::new(1);
    for (at, entry) in log.iter().enumerate().skip(from) {
        if !acts(entry) {
            continue;
        }
        let next = (at + 1..log.len()).find(|next| acts(&log[*next]));
        ears.act(entry, next.unwrap_or(log.len()) as u32, at).await;
        let (number, ply) = (rng.below(3), ears.ply);
        let since = [None, Some(ply), Some(ply - 1), Some(ply.saturating_sub(3))][rng.below(4)];
        if rng.chance(1, 2) {
            ears.come_back(number, since).await;
        }
    }
    let fetched = ears.fetched().await;
    (ears.told, fetched)
}

/// The whole way: two houses with twins of one match, and people who lose their connections.
#[tokio::test]
async fn over_sockets_nobody_can_tell_twins_apart() {
    let mut compared = [0; 2];
    for number in 0..12 {
        let (game, setup) =
            [("party", "rounds=9"), ("tacocat", ""), ("stratego", "")][number as usize % 3];
        let (id, log) = going_on(Play::timed(game, setup, "off", 0, number));
        let mut rng = Rng::new(!number);
        let Some(other) = twin(id, &log, &mut rng) else {
            continue;
        };
        let acts: Vec<usize> = (0..log.len())
            .filter(|at| {
                matches!(
                    log[*at].event,
                    TableEvent::Play {
                        event: Event::Act(..),
                        ..
                    }
                )
            })
            .collect();
        let Some(from) = acts.iter().rev().take(LIVE).next_back().copied() else {
            continue;
        };
        // What is drawn in the house is drawn from the seeds in the log: the same for both.
        let drawn = |at: usize| {
            matches!(
                log[at].event,
                TableEvent::Play {
                    event: Event::Chance(_),
                    ..
                }
            )
        };
        if (from..log.len()).any(|at| drawn(at) && log[at] != other[at]) {
            continue;
        }
        let (told, fetched) = played(id, &log, from).await;
        let (there, fetched_there) = played(id, &other, from).await;
        for (one, two) in fetched.iter().zip(&fetched_there) {
            assert_eq!(one, two, "{game} {number}");
        }
        let viewers = [
            Viewer::Seat(Seat::FIRST),
            Viewer::Seat(Seat::SECOND),
            Viewer::Watcher,
        ];
        for (eyes, viewer) in viewers.into_iter().enumerate() {
            if history(id, &log, viewer) == history(id, &other, viewer) {
                compared[usize::from(viewer == Viewer::Watcher)] += 1;
                assert_eq!(told[eyes], there[eyes], "{game} {number}: {viewer}");
            }
        }
    }
    assert!(compared[0] >= 5 && compared[1] >= 5, "{compared:?}");
}
