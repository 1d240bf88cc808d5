//! Moves per second through a host alone: judged, taken up, told to two players as JSON. What is
//! left of a server's budget for a move is for the socket and the store.
//!
//! `cargo bench -p host`

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a benchmark")]

use std::time::Instant;

use game::{Rng, Seat};
use host::{Conn, Host};
use table::{By, Luck, MatchId, MatchKind, Occupant, Offer, Order, PersonId, Table};

/// Random moves to play for each game.
const MOVES: usize = 50_000;

fn started(game: &str, seed: u64, luck: &mut Luck) -> Host {
    let offer = Offer::new(
        game.parse().unwrap(),
        "",
        "300+0".parse().unwrap(),
        MatchKind::Local,
    )
    .unwrap();
    let people = [1, 2].map(PersonId::from_bits);
    let occupants = [
        (Seat::FIRST, Occupant::Person(people[0])),
        (Seat::SECOND, Occupant::Person(people[1])),
    ];
    let id = MatchId::from_bits(seed);
    let log = Table::open_with(id, offer, &occupants, 0, luck).unwrap();
    let mut host = Host::open(id, log).unwrap();
    for (conn, person) in [(1, people[0]), (2, people[1])] {
        host.join(Conn(conn), person, None, 0);
    }
    host
}

fn main() {
    for game in ["ataxx", "boxes"] {
        let (mut luck, mut rng) = (Luck::seeded(1), Rng::new(1));
        let (mut host, mut seed) = (started(game, 0, &mut luck), 0);
        let (mut spent, mut bytes) = ([std::time::Duration::ZERO; 3], 0);
        for n in 0..MOVES {
            let Some(seat) = host.table().owing().iter().next() else {
                seed += 1;
                host = started(game, seed, &mut luck);
                continue;
            };
            let action = rng
                .pick(&host.view(seat).actions().unwrap())
                .unwrap()
                .clone();
            let by = By::Person(host.table().chair(seat).unwrap().who.person().unwrap());
            let decision = host.table().decision(seat).unwrap();
            let order = Order::Act {
                decision,
                key: format!("k{n}").parse().unwrap(),
                action,
                lag: 20,
            };
            let start = Instant::now();
            let decided = host.decide(by, &order, 0, &mut luck);
            spent[0] += start.elapsed();
            let start = Instant::now();
            let out = host.commit(decided.entries).unwrap();
            spent[1] += start.elapsed();
            let start = Instant::now();
            bytes += out
                .iter()
                .map(|one| serde_json::to_vec(&one.tell).unwrap().len())
                .sum::<usize>();
            spent[2] += start.elapsed();
        }
        let each = spent.map(|span| span.as_secs_f64() * 1e6 / MOVES as f64);
        println!(
            "{game}: decide {:.2} us, commit {:.2} us, JSON {:.2} us, {} bytes a move; {:.0} moves/s",
            each[0],
            each[1],
            each[2],
            bytes / MOVES,
            1e6 / each.iter().sum::<f64>()
        );
    }
}
