//! How many moves a node takes: `cargo bench -p server --bench node -- [matches] [seconds] [think ms]`.
//!
//! Matches of two viewers each on a real file, without sockets: every move is committed before it is
//! acknowledged, and the next comes when the other has been shown it (closed loop) or after a time to
//! think. Nodes, store and players share one process; for the node alone on one core, `taskset`.

#![allow(clippy::unwrap_used, clippy::print_stdout, missing_docs)]

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use bus::Bus;
use game::Rng;
use protocol::{CreateMatch, Deed, Opponent};
use server::node::{Node, NodeOptions, Outbox};
use store::Store;
use table::{Key, MatchId, PersonId};

struct Load {
    node: Node,
    think: Duration,
    moves: AtomicU64,
    seated: AtomicU64,
    stop: AtomicBool,
}

struct Side {
    who: PersonId,
    outbox: Outbox,
    decision: Option<u32>,
    over: bool,
}

fn main() {
    let mut args = std::env::args().skip(1).filter_map(|arg| arg.parse().ok());
    let mut arg = |default: u64| args.next().unwrap_or(default);
    let (matches, seconds, think) = (arg(2_000), arg(10), arg(0));
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    runtime.block_on(run(matches, seconds, Duration::from_millis(think)));
}

async fn run(matches: u64, seconds: u64, think: Duration) {
    let dir = tempfile::tempdir_in(".").unwrap();
    let store = Store::open(&dir.path().join("house.db")).unwrap();
    let options = NodeOptions {
        matches_per_person: 1_000,
        ..NodeOptions::default()
    };
    let before = memory();
    let node = Node::start(options, store, Bus::new()).await.unwrap();
    let load = Arc::new(Load {
        node,
        think,
        moves: AtomicU64::new(0),
        seated: AtomicU64::new(0),
        stop: AtomicBool::new(false),
    });
    let tasks: Vec<_> = (0..matches)
        .map(|n| tokio::spawn(play(Arc::clone(&load), n)))
        .collect();
    while load.seated.load(Ordering::Relaxed) < matches {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let (moves, cpu, started) = (load.moves.load(Ordering::Relaxed), cpu(), Instant::now());
    let held = memory();
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    let moves = load.moves.load(Ordering::Relaxed) - moves;
    let (wall, used) = (started.elapsed().as_secs_f64(), self::cpu() - cpu);
    println!(
        "{matches} matches: {:.0} moves/s, {:.1} us of CPU a move, {} KiB a match",
        moves as f64 / wall,
        used * 1e6 / moves as f64,
        (held - before) / matches,
    );
    load.stop.store(true, Ordering::Relaxed);
    let mut waits: Vec<u32> = Vec::new();
    for task in tasks {
        waits.extend(task.await.unwrap());
    }
    waits.sort_unstable();
    let at = |part: f64| waits[((waits.len() - 1) as f64 * part) as usize] as f64 / 1e3;
    println!(
        "from a move to the other's outbox: p50 {:.2} ms, p90 {:.2} ms, p99 {:.2} ms",
        at(0.5),
        at(0.9),
        at(0.99)
    );
}

/// Plays matches until told to stop; gives how long each move took to reach the other, in us.
async fn play(load: Arc<Load>, seed: u64) -> Vec<u32> {
    let mut rng = Rng::new(seed);
    let mut waits = Vec::new();
    let mut first = true;
    let node = &load.node;
    let (a, b) = (
        node.guest(words::Lang::En).await.unwrap().id,
        node.guest(words::Lang::En).await.unwrap().id,
    );
    while !load.stop.load(Ordering::Relaxed) {
        let request = CreateMatch {
            key: key(&mut rng),
            game: "boxes".into(),
            setup: String::new(),
            clock: None,
            against: Opponent::Invite,
            seat: None,
            bots: Vec::new(),
            rated: false,
        };
        let created = node.create(a, request).await.unwrap();
        node.take(b, &created.invite.unwrap()).await.unwrap();
        for who in [a, b] {
            node.command(who, created.id, key(&mut rng), Deed::Ready, 0)
                .await
                .unwrap();
        }
        let mut sides = [
            sit(node, a, created.id).await,
            sit(node, b, created.id).await,
        ];
        if std::mem::take(&mut first) {
            load.seated.fetch_add(1, Ordering::Relaxed);
        }
        for line in lines(&mut rng) {
            if load.think > Duration::ZERO {
                let spread = 0.5 + rng.below(1_000) as f64 / 1_000.0;
                tokio::time::sleep(load.think.mul_f64(spread)).await;
            }
            let mover = usize::from(sides[1].decision.is_some());
            let decision = sides[mover].decision.take().unwrap();
            let deed = Deed::Act {
                decision,
                action: line,
            };
            let sent = Instant::now();
            node.command(sides[mover].who, created.id, key(&mut rng), deed, 0)
                .await
                .unwrap();
            hear(&mut sides[1 - mover]).await;
            waits.push(sent.elapsed().as_micros() as u32);
            hear(&mut sides[mover]).await;
            load.moves.fetch_add(1, Ordering::Relaxed);
            if load.stop.load(Ordering::Relaxed) || sides[0].over {
                break;
            }
        }
        for side in &sides {
            node.gone(&side.outbox);
        }
        let resign = node.command(a, created.id, key(&mut rng), Deed::Resign, 0);
        let _ = resign.await; // over, unless it was stopped in the middle
    }
    waits
}

async fn sit(node: &Node, who: PersonId, id: MatchId) -> Side {
    let outbox = Outbox::new(64);
    node.watch(&outbox, who, id, None).await.unwrap();
    let mut side = Side {
        who,
        outbox,
        decision: None,
        over: false,
    };
    hear(&mut side).await;
    side
}

/// Waits for the next step or the whole.
async fn hear(side: &mut Side) {
    loop {
        let mut news = false;
        for text in side.outbox.next().await {
            if text.contains(r#""t":"here""#) {
                continue;
            }
            news = true;
            side.over = text.contains(r#""phase":"over""#);
            side.decision = text.split_once(r#""decision":"#).and_then(|(_, rest)| {
                let end = rest.find(|c: char| !c.is_ascii_digit())?;
                rest[..end].parse().ok()
            });
        }
        if news {
            return;
        }
    }
}

/// Every line of the board, in some order.
fn lines(rng: &mut Rng) -> Vec<String> {
    let mut lines = Vec::new();
    for (column, letter) in ('a'..='f').enumerate() {
        for row in 1..=6 {
            if column < 5 {
                lines.push(format!("{letter}{row}h"));
            }
            if row < 6 {
                lines.push(format!("{letter}{row}v"));
            }
        }
    }
    rng.shuffle(&mut lines);
    lines
}

fn key(rng: &mut Rng) -> Key {
    format!("{:x}", rng.next_u64()).parse().unwrap()
}

/// Seconds of CPU that this process has used.
fn cpu() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap();
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap().split(' ').collect();
    let ticks: u64 = fields[12].parse::<u64>().unwrap() + fields[13].parse::<u64>().unwrap();
    ticks as f64 / 100.0
}

/// KiB of memory that this process holds.
fn memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find(|line| line.starts_with("VmRSS:"));
    let word = line.unwrap().split_whitespace().nth(1);
    word.unwrap().parse().unwrap()
}
