//! Leaderboards with a million people: the own place with its neighbours, the first twenty, and what a
//! win costs. `cargo bench -p store [-- PEOPLE]`; docs/benchmarks.md keeps the numbers.

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a benchmark")]

use std::path::Path;
use std::time::{Duration, Instant};

use coins::{Board, Dates, Span, Tab, Tariff, Win};
use game::{Rng, Seat};
use games::Kind;
use store::{Store, Write};
use table::{MatchId, PersonId};

const ASKED: usize = 5_000;
const WINS: u64 = 500;
const TODAY: Dates = Dates::of(20_787, 30);

#[tokio::main]
async fn main() {
    let people = std::env::args().filter_map(|arg| arg.parse().ok()).next();
    let people: u64 = people.unwrap_or(1_000_000);
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("house.db");
    Store::open(&path).unwrap().close().await.unwrap();
    let most = fill(&path, people);
    println!("{people} people on eight boards, the best with {most} wins");
    let store = Store::open(&path).unwrap();
    let board = |span| Board::on(Tab::Friendlies, span, TODAY);
    let mut rng = Rng::new(1);
    for span in [Span::Day, Span::All] {
        let mut spans = Vec::new();
        for _ in 0..ASKED {
            let who = PersonId::from_bits(rng.next_u64() % people);
            let start = Instant::now();
            let lines = store.around(board(span), who, 2).await.unwrap();
            spans.push(start.elapsed());
            assert!(lines.iter().any(|line| line.person == who));
        }
        say(&format!("own place and neighbours, {span}"), spans);
    }
    let mut spans = Vec::new();
    for _ in 0..ASKED {
        let start = Instant::now();
        let lines = store.top(board(Span::All), 20).await.unwrap();
        spans.push(start.elapsed());
        assert_eq!(lines.len(), 20);
    }
    say("first twenty", spans);
    let mut spans = Vec::new();
    for n in 0..WINS {
        let writes = vec![win(n, PersonId::from_bits(rng.next_u64() % people))];
        let start = Instant::now();
        store.append(writes).await.unwrap();
        spans.push(start.elapsed());
    }
    say("a win, synced", spans);
    let writes = (WINS..2 * WINS).map(|n| win(n, PersonId::from_bits(rng.next_u64() % people)));
    let writes: Vec<_> = writes.collect();
    let start = Instant::now();
    store.append(writes).await.unwrap();
    let each = start.elapsed() / WINS as u32;
    println!("a win among {WINS} in one transaction: {each:?}");
}

fn win(n: u64, person: PersonId) -> Write {
    Write::Win {
        id: MatchId::from_bits(n),
        at: 9_000_000 + n as i64,
        dates: TODAY,
        win: Win {
            seat: Seat::FIRST,
            person,
            game: Kind::Ataxx,
            others: Vec::new(),
            worth: 5,
            void: None,
        },
        tariff: Tariff::default(),
    }
}

/// Puts everybody on every board of two tabs; the most wins of anybody. Many have few and a few have
/// very many: half have one, and the best of a million 2,000.
fn fill(path: &Path, people: u64) -> u32 {
    let mut db = rusqlite::Connection::open(path).unwrap();
    db.execute_batch(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA cache_size = -262144;",
    )
    .unwrap();
    let mut rng = Rng::new(7);
    let unit = db.transaction().unwrap();
    for board in Board::of_win(Kind::Ataxx, TODAY) {
        let mut insert = unit
            .prepare("INSERT INTO standings (tab, span, start, person, wins, reached) VALUES (?1, ?2, ?3, ?4, ?5, ?6)")
            .unwrap();
        let mut ids: Vec<PersonId> = (0..people).map(PersonId::from_bits).collect();
        ids.sort_unstable(); // in the order of the key, which is quicker
        for person in ids {
            let part = (rng.next_u64() >> 11) as f64 / (1u64 << 53) as f64;
            let wins = (1.0 / (1.0 - part)).powf(0.8).min(2_000.0) as u32;
            let reached = (rng.next_u64() % 8_000_000) as i64;
            let (tab, span) = (board.tab.code(), board.span.code());
            insert
                .execute((tab, span, board.start, person.as_str(), wins, reached))
                .unwrap();
        }
    }
    unit.execute_batch(
        "INSERT INTO steps SELECT tab, span, start, wins, count(*) FROM standings
             GROUP BY tab, span, start, wins;
         INSERT INTO persons SELECT person, person, 0 FROM standings
             WHERE tab = 'friendlies' AND span = 'all';",
    )
    .unwrap();
    unit.commit().unwrap();
    db.query_row("SELECT max(wins) FROM steps", [], |row| row.get(0))
        .unwrap()
}

fn say(what: &str, mut spans: Vec<Duration>) {
    spans.sort_unstable();
    let at = |part: f64| spans[((spans.len() - 1) as f64 * part) as usize];
    println!(
        "{what}: p50 {:?}, p99 {:?}, most {:?}",
        at(0.5),
        at(0.99),
        at(1.0)
    );
}
