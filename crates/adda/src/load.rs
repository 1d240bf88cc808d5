//! `adda load`: many matches at a house at once, each of two real sockets, to measure the house.
//!
//! Every state that comes is checked against the rules, by a mirror of the match for each player.

mod mirror;
mod open;
mod pair;
mod report;
mod server;
mod tally;

use std::net::{SocketAddr, ToSocketAddrs};
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Args;
use client::native::House;
use games::Kind;
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::task::JoinSet;

use self::open::Wish;
use self::pair::Pair;
use self::report::Report;
use self::server::Usage;
use self::tally::Tally;
use crate::fault::Fault;
use crate::{files, say};

/// What a load test does. It goes to an address of this very machine only.
#[derive(Args)]
pub(crate) struct Options {
    /// How many matches at once.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=20_000))]
    matches: u32,
    /// Milliseconds a player thinks, between half and one and a half of this; 0: answers at once.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u64).range(0..=60_000))]
    think: u64,
    /// How many seconds are measured.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=600))]
    seconds: u64,
    /// How many seconds of play come before.
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u64).range(0..=60))]
    warm_up: u64,
    /// The house; start it with `adda serve --no-limits`.
    #[arg(long, default_value = "http://127.0.0.1:8080")]
    url: String,
    /// The process id of the house, to measure what it uses.
    #[arg(long)]
    server_pid: Option<u32>,
    /// Only this game, as `ataxx`. Every game that the pages offer by default, in turn.
    #[arg(long)]
    game: Option<Kind>,
    /// Which moves are chosen.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// How many matches are opened at once, before the measurement.
const OPENING: usize = 64;

pub(crate) fn run(options: &Options) -> Result<(), Fault> {
    files::allow_most();
    let house = House::new(&options.url)?;
    on_this_machine(house.authority())?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    let report = runtime.block_on(measure(options, &house))?;
    say(&report.to_string());
    match report.first_fault() {
        None => Ok(()),
        Some(fault) => Err(Fault::Wrong(fault.to_owned())),
    }
}

/// Thousands of sockets are for a house on this machine and for no other.
fn on_this_machine(authority: &str) -> Result<(), Fault> {
    let mut addresses = authority.to_socket_addrs()?;
    if addresses.all(|address: SocketAddr| address.ip().is_loopback()) {
        Ok(())
    } else {
        Err(Fault::Usage(format!("{authority} is not this machine")))
    }
}

async fn measure(options: &Options, house: &House) -> Result<Report, Fault> {
    let before = Usage::of(options.server_pid)?;
    let opened = Instant::now();
    let (go, gate) = watch::channel(false);
    let tally = Arc::new(Tally::default());
    let mut playing = open_all(options, house, &gate, &tally).await?;
    let opening = opened.elapsed();
    go.send_replace(true);
    tokio::time::sleep(Duration::from_secs(options.warm_up)).await;
    let start = Usage::of(options.server_pid)?;
    tally.begin();
    let began = Instant::now();
    tokio::time::sleep(Duration::from_secs(options.seconds)).await;
    tally.end();
    let span = began.elapsed();
    let end = Usage::of(options.server_pid)?;
    playing.abort_all();
    while playing.join_next().await.is_some() {}
    Ok(Report {
        matches: options.matches,
        think: options.think,
        opening,
        span,
        tally: tally.totals(),
        before,
        start,
        end,
    })
}

/// Opens every match and lets it wait for the gate; the answer is when all are open.
async fn open_all(
    options: &Options,
    house: &House,
    gate: &watch::Receiver<bool>,
    tally: &Arc<Tally>,
) -> Result<JoinSet<()>, Fault> {
    let mut playing = JoinSet::new();
    let doors = Arc::new(Semaphore::new(OPENING));
    let (opened, mut all) = mpsc::channel::<Result<(), Fault>>(OPENING);
    for number in 0..options.matches {
        let wish = Wish::new(number, options.game, options.think, options.seed);
        let (house, gate, tally) = (house.clone(), gate.clone(), Arc::clone(tally));
        let (doors, opened) = (Arc::clone(&doors), opened.clone());
        playing.spawn(async move {
            let pair = {
                let _door = doors.acquire().await;
                Pair::open(&house, wish, Arc::clone(&tally)).await
            };
            let (pair, result) = match pair {
                Ok(pair) => (Some(pair), Ok(())),
                Err(fault) => (None, Err(fault)),
            };
            let _ = opened.send(result).await; // nobody waits once one has failed
            drop(opened);
            if let Some(pair) = pair
                && let Err(fault) = pair.play(gate).await
            {
                tally.fault(&fault);
            }
        });
    }
    drop(opened);
    while let Some(result) = all.recv().await {
        result?;
    }
    Ok(playing)
}
