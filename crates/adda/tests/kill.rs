//! kill -9 in the middle of many matches: nothing acknowledged is lost, nothing shown is untrue.

#![allow(clippy::unwrap_used, clippy::expect_used)]

#[path = "../../server/tests/common/mod.rs"]
mod common;

mod serving;

use std::process::Command;
use std::time::Duration;

use client::native::{Guest, House, Player};
use common::{act, begun, play_all, state, until};
use game::Rng;
use games::Kind;
use protocol::{LogLine, Phase};
use serving::Process;
use table::MatchId;

/// Serves on `port`, 0 for a free one; gives the port.
fn start(db: &std::path::Path, port: u16) -> (Process, u16) {
    let mut serve = Command::new(env!("CARGO_BIN_EXE_adda"));
    serve
        .args(["serve", "--no-limits", "--log-json", "--port"])
        .arg(port.to_string())
        .arg("--db")
        .arg(db)
        .env("RUST_LOG", "info");
    Process::open(&mut serve)
}

/// SIGKILL: no chance to finish anything.
fn kill(mut process: Process) {
    process.0.kill().unwrap();
    process.0.wait().unwrap();
}

/// What one player had been told when the house died.
struct Seen {
    player: Player,
    log: Vec<LogLine>,
    acknowledged: u32,
}

/// Plays until the connection breaks.
async fn play_until_the_end_of_the_house(mut player: Player, id: MatchId, seed: u64) -> Seen {
    let mut rng = Rng::new(seed);
    let mut acknowledged = 0;
    loop {
        let room = player.room(id).unwrap();
        let open = room.decision().is_some() && room.pending().is_empty();
        if open && state(&player, id).status.phase == Phase::Playing {
            let decision = room.decision().unwrap();
            let action = common::choose(room.state().unwrap(), &mut rng).unwrap();
            let key = common::key(&format!("act-{decision}"));
            let deed = protocol::Deed::Act { decision, action };
            if player.command(id, key, deed).await.is_err() {
                break;
            }
        }
        let Ok(tell) = player.hear().await else { break };
        if let protocol::Tell::Done { ply, .. } = &tell {
            acknowledged = acknowledged.max(*ply + 1);
        }
        if player.take(tell).await.is_err() {
            break;
        }
    }
    let log = state(&player, id).log.clone();
    Seen {
        player,
        log,
        acknowledged,
    }
}

async fn back(seen: Seen, guest: &Guest, id: MatchId) -> Player {
    let mut player = Player::connect(guest, seen.player.cut()).await.unwrap();
    let least = seen.acknowledged;
    until(&mut player, id, |state| state.ply >= least).await;
    let log = &state(&player, id).log;
    assert!(
        log.len() >= seen.log.len(),
        "something that was shown is gone"
    );
    assert_eq!(
        log[..seen.log.len()],
        seen.log,
        "something else was shown before"
    );
    player
}

#[tokio::test]
async fn nothing_acknowledged_is_lost_and_every_match_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let db = folder.path().join("house.sqlite");
    let (process, port) = start(&db, 0);
    let house = House::new(&format!("http://127.0.0.1:{port}")).unwrap();
    let mut tables = Vec::new();
    for number in 0..12 {
        let (game, setup) = [(Kind::Ataxx, ""), (Kind::Boxes, "size=6x6")][number % 2];
        let (id, guests, players) = begun(&house, game, setup).await;
        let tasks: Vec<_> = players
            .into_iter()
            .zip(0..)
            .map(|(player, seat)| {
                let seed = number as u64 * 8 + seat;
                tokio::spawn(play_until_the_end_of_the_house(player, id, seed))
            })
            .collect();
        tables.push((id, guests, tasks));
    }
    tokio::time::sleep(Duration::from_millis(400)).await;
    kill(process);
    let mut seen = Vec::new();
    for (id, guests, tasks) in tables {
        for (task, guest) in tasks.into_iter().zip(guests) {
            seen.push((id, guest, task.await.unwrap()));
        }
    }
    let moves: usize = seen.iter().map(|(_, _, seen)| seen.log.len()).sum();
    assert!(moves > 50, "it was not in the middle of anything");
    let (_process, _) = start(&db, port);
    let mut seen = seen.into_iter();
    while let (Some((id, first, a)), Some((_, second, b))) = (seen.next(), seen.next()) {
        let mut players = vec![back(a, &first, id).await, back(b, &second, id).await];
        // What was under way was sent again, and done once: both see the same and play on.
        let mut rng = Rng::new(1);
        for player in &mut players {
            until(player, id, |state| state.ply > 0).await;
            act(player, id, &mut rng).await;
        }
        let players = play_all(players, id, 5).await;
        assert_eq!(state(&players[0], id).log, state(&players[1], id).log);
        assert!(state(&players[0], id).status.outcome.is_some());
    }
}
