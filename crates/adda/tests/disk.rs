//! A disk that is full: what cannot be written is refused, nothing that was acknowledged is lost, and the house goes on
//! as soon as there is room again. A limit on the size of files stands in for the disk.

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod serving;

use std::path::Path;
use std::process::Command;

use client::native::{Guest, House, NativeError};
use serving::Process;

/// As many blocks of 512 bytes as a file may have: some more than an empty house takes.
const BLOCKS: u32 = 1_024;

/// A house whose files cannot grow beyond the limit: a write that would is an error, as on a full disk.
fn start(db: &Path) -> (Process, House) {
    let script = format!(
        "trap '' XFSZ; ulimit -S -f {BLOCKS}; exec \"$0\" serve --no-limits --port 0 --db \"$1\""
    );
    let mut serve = Command::new("sh");
    serve
        .args(["-c", &script, env!("CARGO_BIN_EXE_adda")])
        .arg(db)
        .env("RUST_LOG", "info");
    let (process, port) = Process::open(&mut serve);
    let house = House::new(&format!("http://127.0.0.1:{port}")).unwrap();
    (process, house)
}

async fn are_known(guests: &[Guest]) {
    for guest in guests {
        assert_eq!(guest.look().await.unwrap().id, guest.me().id);
    }
}

#[tokio::test]
async fn what_cannot_be_written_is_refused_and_nothing_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    let (process, house) = start(&folder.path().join("house.sqlite"));
    let mut guests = Vec::new();
    let why = loop {
        match house.guest().await {
            Ok(guest) => guests.push(guest),
            Err(why) => break why,
        }
        assert!(guests.len() < 5_000, "the disk never fills up");
    };
    assert!(!guests.is_empty());
    let NativeError::Refused { status, why } = why else {
        panic!("no refusal: {why}");
    };
    assert_eq!((status, &*why.code), (500, "fault"));
    // What is there can be read.
    are_known(&guests).await;

    // There is room again.
    let pid = process.0.id().to_string();
    let freed = Command::new("prlimit")
        .args(["--pid", &pid, "--fsize=unlimited"])
        .status();
    assert!(freed.unwrap().success());
    assert_eq!(guests[0].rename("Mina").await.unwrap().name, "Mina");
    guests.push(house.guest().await.unwrap());
    are_known(&guests[1..]).await;
}
