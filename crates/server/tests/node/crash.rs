//! Killed in the middle of a load: what was acknowledged is there, what was shown was committed.
//!
//! The test starts itself once more as a child that plays many matches at once and writes down every
//! acknowledgement and every step that a viewer was shown, each line at once; and kills it.

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use bus::Bus;
use game::Rng;
use protocol::{Deed, Opponent};
use server::node::{Node, NodeOptions};
use store::Store;
use table::MatchId;

use crate::house::{key, request};
use crate::viewer::Viewer;

const FILE: &str = "ADDA_TEST_CRASH_FILE";
const MATCHES: usize = 24;

/// The child: does nothing in an ordinary run of the tests.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn load_until_killed() {
    let Ok(file) = std::env::var(FILE) else {
        return;
    };
    let store = Store::open(Path::new(&file)).unwrap();
    let options = NodeOptions {
        pause: 0..0,
        ..NodeOptions::default()
    };
    let node = Node::start(options, store, Bus::new()).await.unwrap();
    let tasks: Vec<_> = (0..MATCHES)
        .map(|n| tokio::spawn(play_on(node.clone(), n as u64)))
        .collect();
    for task in tasks {
        task.await.unwrap();
    }
}

/// Plays one match after the other for ever.
async fn play_on(node: Node, seed: u64) {
    let mut rng = Rng::new(seed);
    loop {
        let (a, b) = (
            node.guest(words::Lang::En).await.unwrap(),
            node.guest(words::Lang::En).await.unwrap(),
        );
        let asked = node.create(a.id, request("boxes", Opponent::Invite));
        let created = asked.await.unwrap();
        node.take(b.id, &created.invite.unwrap()).await.unwrap();
        for who in [&a, &b] {
            let ready = node.command(who.id, created.id, key(), Deed::Ready, 0);
            say("done", created.id, ready.await.unwrap());
        }
        let mut a = Viewer::follow(&node, a.id, created.id).await;
        let mut b = Viewer::follow(&node, b.id, created.id).await;
        while !a.is_over() {
            for viewer in [&mut a, &mut b] {
                viewer.hear().await;
                say("shown", viewer.id, viewer.seen.ply - 1);
                if let Some(deed) = viewer.pick(&mut rng) {
                    say("done", viewer.id, viewer.order(deed).await.unwrap());
                }
            }
        }
    }
}

fn say(what: &str, id: MatchId, ply: u32) {
    let mut out = std::io::stdout().lock();
    let _ = writeln!(out, "\n@ {what} {id} {ply}");
    let _ = out.flush();
}

#[tokio::test]
async fn nothing_acknowledged_or_shown_is_lost_when_the_process_is_killed() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("house.db");
    let mut seen = 0;
    for round in 0..3 {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["crash::load_until_killed", "--exact", "--nocapture"])
            .env(FILE, &file)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut most: HashMap<MatchId, u32> = HashMap::new();
        let started = Instant::now();
        let span = Duration::from_millis(700 + 400 * round);
        let mut killed = false;
        // Read to the very end: what was written before the kill counts.
        for line in lines {
            let line = line.unwrap_or_default();
            if let Some((id, ply)) = said(&line) {
                seen += 1;
                let most = most.entry(id).or_default();
                *most = ply.max(*most);
            }
            if !killed && started.elapsed() > span && most.len() >= MATCHES {
                child.kill().unwrap(); // SIGKILL
                killed = true;
            }
        }
        child.wait().unwrap();
        let store = Store::open(&file).unwrap();
        for (id, ply) in most {
            let log = store.log(id, 0).await.unwrap();
            assert!(log.len() > ply as usize, "{id}: {ply} of {}", log.len());
            assert!(host::Host::open(id, log).is_ok());
        }
    }
    assert!(seen > 300, "too little load to say anything: {seen}");
}

/// A line that is whole.
fn said(line: &str) -> Option<(MatchId, u32)> {
    let mut words = line.strip_prefix("@ ")?.split(' ').skip(1);
    let (id, ply) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    Some((id, ply))
}
