//! A house for one test, and people who play in it.
#![allow(dead_code)] // each test file uses a part of it

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use client::native::{Guest, House, NativeError, Player};
use client::{Heard, Session};
use game::{Expired, Rng};
use games::{AnyView, Kind};
use protocol::{CreateMatch, Created, Deed, Opponent, Phase, Snapshot};
use server::{Config, Limits, Server};
use table::{Key, MatchId};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A house with a store of its own.
pub(crate) struct TestHouse {
    pub(crate) server: Server,
    pub(crate) house: House,
    pub(crate) folder: TempDir,
    config: Config,
}

impl TestHouse {
    pub(crate) async fn open() -> Self {
        Self::with(|_| {}).await
    }

    /// With other settings than the usual ones.
    pub(crate) async fn with(change: impl FnOnce(&mut Config)) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut config = Config {
            listen: "127.0.0.1:0".parse().unwrap(),
            db: folder.path().join("house.sqlite"),
            grace: Duration::from_secs(5),
            limits: Limits::none(),
            ..Config::default()
        };
        change(&mut config);
        let server = Server::start(config.clone()).await.unwrap();
        let house = House::new(&format!("http://{}", server.address())).unwrap();
        Self {
            server,
            house,
            folder,
            config,
        }
    }

    /// Stops in peace and starts again with the same store, at the same address.
    pub(crate) async fn restart(self) -> Self {
        self.restart_after(|_| {}).await
    }

    /// The same, with something done to the store's file while the house is closed.
    pub(crate) async fn restart_after(self, work: impl FnOnce(&Path)) -> Self {
        let mut config = self.config;
        config.listen = self.server.address();
        self.server.stop().await;
        work(&config.db);
        Self {
            server: Server::start(config.clone()).await.unwrap(),
            house: self.house,
            folder: self.folder,
            config,
        }
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.server.address()
    }

    /// Bytes as they stand, and no more: status, head and body of the answer.
    pub(crate) async fn raw(&self, request: &[u8]) -> (u16, String, String) {
        self.exchange(request, true).await
    }

    async fn exchange(&self, request: &[u8], end: bool) -> (u16, String, String) {
        let mut stream = TcpStream::connect(self.address()).await.unwrap();
        // The house may answer and close before it has read everything.
        let _ = stream.write_all(request).await;
        if end {
            let _ = stream.shutdown().await;
        }
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer).await;
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        let status = head
            .split(' ')
            .nth(1)
            .and_then(|status| status.parse().ok());
        (
            status.unwrap_or(0),
            head.to_ascii_lowercase(),
            body.to_owned(),
        )
    }

    /// The first answer on a connection that stays open.
    pub(crate) async fn first(&self, request: &[u8]) -> (u16, String, String) {
        let mut stream = TcpStream::connect(self.address()).await.unwrap();
        stream.write_all(request).await.unwrap();
        let mut answer = vec![0; 64 << 10];
        let length = stream.read(&mut answer).await.unwrap();
        parse(&answer[..length])
    }

    /// A request without a body, with these header lines.
    pub(crate) async fn ask(
        &self,
        method: &str,
        path: &str,
        headers: &str,
    ) -> (u16, String, String) {
        self.send(method, path, headers, "").await
    }

    /// A request with a body, with these header lines (each ends in CR LF).
    pub(crate) async fn send(
        &self,
        method: &str,
        path: &str,
        headers: &str,
        body: &str,
    ) -> (u16, String, String) {
        let (host, length) = (self.address(), body.len());
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\
             content-length: {length}\r\n{headers}\r\n{body}"
        );
        self.exchange(request.as_bytes(), false).await
    }
}

fn parse(answer: &[u8]) -> (u16, String, String) {
    let answer = String::from_utf8_lossy(answer).into_owned();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    let status = head
        .split(' ')
        .nth(1)
        .and_then(|status| status.parse().ok());
    (
        status.unwrap_or(0),
        head.to_ascii_lowercase(),
        body.to_owned(),
    )
}

pub(crate) fn key(text: &str) -> Key {
    text.parse().unwrap()
}

pub(crate) fn wish(game: Kind, setup: &str, against: Opponent) -> CreateMatch {
    CreateMatch {
        key: key("open"),
        game: game.name().to_owned(),
        setup: setup.to_owned(),
        clock: None,
        against,
        seat: None,
        bots: Vec::new(),
        rated: false,
    }
}

/// A match with an invite, opened by a new guest.
pub(crate) async fn invite(house: &House, game: Kind, setup: &str) -> (Guest, Created) {
    let guest = house.guest().await.unwrap();
    let created = guest
        .create(&wish(game, setup, Opponent::Invite))
        .await
        .unwrap();
    (guest, created)
}

/// A match between so many guests that has begun.
pub(crate) async fn begun(
    house: &House,
    game: Kind,
    setup: &str,
) -> (MatchId, Vec<Guest>, Vec<Player>) {
    begun_as(house, wish(game, setup, Opponent::Invite)).await
}

/// The same of the match that is wished for.
pub(crate) async fn begun_as(
    house: &House,
    wish: CreateMatch,
) -> (MatchId, Vec<Guest>, Vec<Player>) {
    let game: Kind = wish.game.parse().unwrap();
    let creator = house.guest().await.unwrap();
    let created = creator.create(&wish).await.unwrap();
    let mut guests = vec![creator];
    while guests.len() < game.seats(&wish.setup).unwrap().iter().count() {
        let guest = house.guest().await.unwrap();
        guest.take(created.invite.as_ref().unwrap()).await.unwrap();
        guests.push(guest);
    }
    let mut players = Vec::new();
    for guest in &guests {
        let mut player = connect(guest).await;
        follow(&mut player, created.id).await;
        player
            .command(created.id, key("ready"), Deed::Ready)
            .await
            .unwrap();
        players.push(player);
    }
    // Each reveals its seed when it hears that it is time to.
    for past in [Phase::Gathering, Phase::Drawing] {
        for player in &mut players {
            until(player, created.id, |state| {
                ![Phase::Gathering, past].contains(&state.status.phase)
            })
            .await;
        }
    }
    (created.id, guests, players)
}

pub(crate) async fn connect(guest: &Guest) -> Player {
    Player::connect(
        guest,
        Session::new("test", client::native::device().unwrap()),
    )
    .await
    .unwrap()
}

/// Follows a match and waits until it is known.
pub(crate) async fn follow(player: &mut Player, id: MatchId) {
    player.follow(id).await.unwrap();
    until(player, id, |_| true).await;
}

pub(crate) fn state(player: &Player, id: MatchId) -> &Snapshot {
    player.room(id).unwrap().state().unwrap()
}

/// Listens until the match is so.
pub(crate) async fn until(player: &mut Player, id: MatchId, so: impl Fn(&Snapshot) -> bool) {
    let wait = async {
        while !player
            .room(id)
            .and_then(|room| room.state())
            .is_some_and(&so)
        {
            player.next().await.unwrap();
        }
    };
    tokio::time::timeout(Duration::from_secs(20), wait)
        .await
        .expect("it did not become so");
}

/// An action that the viewer may take, out of what it knows alone.
pub(crate) fn choose(state: &Snapshot, rng: &mut Rng) -> Option<String> {
    let view = AnyView::parse(state.game.parse().unwrap(), &state.view).unwrap();
    match view.actions() {
        Some(actions) if actions.is_empty() => None,
        Some(actions) => Some(actions[rng.below(actions.len())].to_string()),
        None => match view.world(rng).expired(state.you.seat()?, rng) {
            Expired::Act(action) => Some(action.to_string()),
            Expired::Out => None,
        },
    }
}

/// Acts if it is the player's turn; whether it was.
pub(crate) async fn act(player: &mut Player, id: MatchId, rng: &mut Rng) -> bool {
    let room = player.room(id).unwrap();
    let Some(decision) = room.decision() else {
        return false;
    };
    let action = choose(room.state().unwrap(), rng).expect("a choice has actions");
    let key = key(&format!("act-{decision}-{}", rng.below(1_000_000)));
    player
        .command(id, key, Deed::Act { decision, action })
        .await
        .unwrap()
}

/// Does it for the player, and waits until everybody has heard of it.
pub(crate) async fn does(players: &mut [Player], who: usize, id: MatchId, action: &str) {
    let room = players[who].room(id).unwrap();
    let decision = room.decision().expect("it is this player's choice");
    let ply = state(&players[who], id).ply;
    let action = action.to_owned();
    let key = key(&format!("d{who}-{decision}"));
    let deed = Deed::Act { decision, action };
    players[who].command(id, key, deed).await.unwrap();
    for player in players {
        until(player, id, |state| state.ply > ply).await;
    }
}

/// Somebody who looks on, after the two players.
pub(crate) async fn with_watcher(
    house: &House,
    id: MatchId,
    mut players: Vec<Player>,
) -> Vec<Player> {
    let mut watcher = connect(&house.guest().await.unwrap()).await;
    follow(&mut watcher, id).await;
    players.push(watcher);
    players
}

/// Plays at random until the match is over, with nothing refused.
pub(crate) async fn play(mut player: Player, id: MatchId, seed: u64) -> Player {
    let mut rng = Rng::new(seed);
    // At the end the house shows its secrets, and that is the last that is told.
    let secret = |state: &Snapshot| state.draws.as_ref().is_some_and(|d| d.secrets.is_none());
    while state(&player, id).status.phase != Phase::Over || secret(state(&player, id)) {
        act(&mut player, id, &mut rng).await;
        let heard = tokio::time::timeout(Duration::from_secs(20), player.next()).await;
        if let Heard::Refused(_, why) = heard.expect("the match stands still").unwrap() {
            panic!("refused: {why}");
        }
    }
    player
}

/// All play against each other to the end.
pub(crate) async fn play_all(players: Vec<Player>, id: MatchId, seed: u64) -> Vec<Player> {
    let tasks: Vec<_> = players
        .into_iter()
        .zip(seed..)
        .map(|(player, seed)| tokio::spawn(play(player, id, seed)))
        .collect();
    let mut ended = Vec::new();
    for task in tasks {
        ended.push(task.await.unwrap());
    }
    ended
}

/// What the house refused a request with.
pub(crate) fn refusal<T: std::fmt::Debug>(result: Result<T, NativeError>) -> (u16, String) {
    match result.unwrap_err() {
        NativeError::Refused { status, why } => (status, why.code),
        other => panic!("{other}"),
    }
}
