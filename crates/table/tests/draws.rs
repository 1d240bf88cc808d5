//! The fair draw at the table: commitments, the house's seal, reveals, a start that is cancelled, and
//! what a record proves.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test")]

mod kit;

use game::{Level, Rng, Viewer};
use kit::{Bench, commitment, person, seat, seed};
use table::{By, Closed, Life, Order, Plan, Record, Refusal, Seeds};

/// The first word of each entry from `ply` on.
fn words(bench: &Bench, ply: usize) -> Vec<String> {
    let first = |text: String| text.split(' ').next().unwrap_or_default().to_owned();
    bench.texts(ply).into_iter().map(first).collect()
}

/// Two who are ready; neither has committed.
fn ready() -> Bench {
    let mut bench = Bench::open("party", "", "60+0");
    bench.ask(1, Order::Sit(None)).unwrap();
    bench.ask(0, Order::Ready).unwrap();
    bench.ask(1, Order::Ready).unwrap();
    bench
}

fn commit(bench: &Bench, number: u8, start: u32) -> Order {
    let commitment = commitment(bench.table.id(), number, &seed(number, start));
    Order::Commit { start, commitment }
}

fn reveal(number: u8, start: u32) -> Order {
    let seed = seed(number, start);
    Order::Reveal { start, seed }
}

/// Everyone has committed, and nobody has revealed.
fn sealed() -> Bench {
    let mut bench = ready();
    for number in 0..2 {
        let order = commit(&bench, number, 0);
        bench.ask(number.into(), order).unwrap();
    }
    assert_eq!(bench.table.life(), Life::Drawing);
    bench
}

#[test]
fn everyone_commits_before_the_house_and_reveals_after_it() {
    let mut bench = ready();
    let before = bench.log.len();
    assert_eq!(bench.table.life(), Life::Gathering);
    for number in 0..2 {
        assert_eq!(bench.table.seeds().unwrap().commitments(), None);
        let order = commit(&bench, number, 0);
        bench.ask(number.into(), order).unwrap();
    }
    assert_eq!(words(&bench, before), ["commit", "commit", "seal"]);
    let all = *bench.table.seeds().unwrap().commitments().unwrap();
    for number in 0..2 {
        let own = commitment(bench.table.id(), number, &seed(number, 0));
        assert_eq!(all.seats[usize::from(number)], Some(own));
    }
    let before = bench.log.len();
    bench.ask(1, reveal(1, 0)).unwrap();
    assert_eq!(bench.table.life(), Life::Drawing);
    bench.ask(0, reveal(0, 0)).unwrap();
    assert_eq!(words(&bench, before)[..3], ["reveal", "reveal", "start"]);
    assert_eq!(bench.table.life(), Life::Playing);
    bench.restart();
}

#[test]
fn a_seat_may_commit_before_it_is_ready_and_again() {
    let mut bench = Bench::open("party", "", "60+0");
    let first = commit(&bench, 0, 0);
    bench.ask(0, first.clone()).unwrap();
    let length = bench.log.len();
    bench.ask(0, first).unwrap();
    assert_eq!(bench.log.len(), length, "sent again, it is there already");
    let start = 0;
    let other = commitment(bench.table.id(), 0, &seed(9, 0));
    let commitment = other;
    bench.ask(0, Order::Commit { start, commitment }).unwrap();
    assert_eq!(
        bench.log.len(),
        length + 1,
        "another device of the same person"
    );
    bench.ask(1, Order::Sit(None)).unwrap();
    bench.ask(1, Order::Ready).unwrap();
    let second = commit(&bench, 1, 0);
    bench.ask(1, second).unwrap();
    bench.ask(0, Order::Ready).unwrap();
    assert_eq!(bench.table.life(), Life::Drawing);
    let all = bench.table.seeds().unwrap().commitments().unwrap();
    assert_eq!(all.seats[0], Some(other));
}

#[test]
fn a_seat_commits_only_so_often() {
    let mut bench = Bench::open("party", "", "60+0");
    let id = bench.table.id();
    let other = move |number: u32| Order::Commit {
        start: 0,
        commitment: commitment(id, 0, &fair::Secret::new([number as u8; 32])),
    };
    let taken = (0..100)
        .filter(|number| bench.ask(0, other(*number)).is_ok())
        .count();
    assert_eq!(taken, 32);
    assert_eq!(bench.ask(0, other(99)), Err(Refusal::NoDraw));
    assert!(bench.ask(0, other(31)).is_ok(), "the last one stands");
}

#[test]
fn against_the_computer_the_creator_alone_brings_a_seed() {
    let plan = Plan::open()
        .bot(seat(1), Level::Easy)
        .bot(seat(2), Level::Hard);
    let mut bench = Bench::with("party", "seats=3", "60+0", plan);
    assert_eq!(bench.table.life(), Life::Gathering);
    let before = bench.log.len();
    let order = commit(&bench, 0, 0);
    bench.ask(0, order).unwrap();
    let batch = ["commit", "commit", "commit", "seal", "reveal", "reveal"];
    assert_eq!(words(&bench, before), batch);
    bench.ask(0, reveal(0, 0)).unwrap();
    assert_eq!(bench.table.life(), Life::Playing);
}

#[test]
fn a_game_without_chance_asks_for_no_seeds() {
    let mut bench = Bench::started("ataxx", "", "300+0");
    assert!(bench.table.seeds().is_none());
    let order = commit(&bench, 0, 0);
    assert_eq!(bench.ask(0, order), Err(Refusal::NoDraw));
    assert_eq!(bench.ask(0, reveal(0, 0)), Err(Refusal::NoDraw));
    bench.ask(0, Order::Resign).unwrap();
    assert_eq!(words(&bench, bench.log.len() - 1), ["play"]);
}

#[test]
fn who_does_not_reveal_cancels_the_start_and_nothing_else() {
    let mut bench = sealed();
    bench.ask(0, reveal(0, 0)).unwrap();
    let until = bench.table.flag().unwrap();
    assert_eq!(until, bench.now + Seeds::TIME);
    bench.now = until - 1;
    let length = bench.log.len();
    bench.house(Order::Tick).unwrap();
    assert_eq!(bench.log.len(), length, "it is not time yet");
    bench.now = until;
    assert_eq!(bench.ask(1, reveal(1, 0)), Err(Refusal::NoDraw), "too late");
    assert_eq!(bench.texts(length), ["cancel 1"]);
    assert_eq!(bench.table.life(), Life::Gathering);
    let is_ready = |bench: &Bench, number| bench.table.chair(seat(number)).unwrap().ready;
    assert!(is_ready(&bench, 0) && !is_ready(&bench, 1));
    assert_eq!(bench.table.seeds().unwrap().start(), 1);
    assert!(bench.table.seeds().unwrap().committed().is_empty());
    bench.restart();
    // The next start takes new seeds; those of the last are no use.
    let old = commit(&bench, 1, 0);
    assert_eq!(bench.ask(1, old), Err(Refusal::NoDraw));
    bench.ask(1, Order::Ready).unwrap();
    bench.bring_seeds();
    assert_eq!(bench.table.life(), Life::Playing);
}

#[test]
fn where_a_move_has_days_seeds_have_a_day() {
    let mut bench = Bench::open("party", "", "3d");
    bench.ask(1, Order::Sit(None)).unwrap();
    for number in 0..2 {
        bench.ask(number.into(), Order::Ready).unwrap();
        let order = commit(&bench, number, 0);
        bench.ask(number.into(), order).unwrap();
    }
    bench.ask(1, reveal(1, 0)).unwrap();
    bench.wait(Seeds::TIME_BY_DAYS - 1);
    bench.ask(0, reveal(0, 0)).unwrap();
    assert_eq!(bench.table.life(), Life::Playing);
}

#[test]
fn only_what_was_committed_to_can_be_revealed() {
    let mut bench = sealed();
    let before = bench.table.clone();
    let other = Order::Reveal {
        start: 0,
        seed: seed(3, 3),
    };
    assert_eq!(bench.ask(1, other).unwrap_err().code(), "seat-differs");
    assert_eq!(bench.ask(0, reveal(0, 1)), Err(Refusal::NoDraw));
    let late = Order::Commit {
        start: 0,
        commitment: commitment(bench.table.id(), 0, &seed(9, 0)),
    };
    assert_eq!(bench.ask(0, late), Err(Refusal::NoDraw));
    assert_eq!(bench.ask(7, reveal(0, 0)), Err(Refusal::NotSeated));
    assert_eq!(bench.table, before);
    bench.ask(0, reveal(0, 0)).unwrap();
    let length = bench.log.len();
    bench.ask(0, reveal(0, 0)).unwrap();
    assert_eq!(bench.log.len(), length, "sent again, it acts once");
}

#[test]
fn leaving_while_seeds_are_revealed_cancels_the_start() {
    let mut bench = sealed();
    let before = bench.log.len();
    bench.ask(1, Order::Leave).unwrap();
    assert_eq!(bench.texts(before), ["cancel -", "leave 1"]);
    assert_eq!(bench.table.life(), Life::Gathering);
    bench.ask(2, Order::Sit(None)).unwrap();
    bench.ask(2, Order::Ready).unwrap();
    bench.ask(0, Order::Ready).unwrap();
    bench.bring_seeds();
    assert_eq!(bench.table.life(), Life::Playing);
    let mut bench = sealed();
    bench.house(Order::Expire).unwrap();
    assert_eq!(bench.table.life(), Life::Closed(Closed::Expired));
}

#[test]
fn a_restart_of_the_house_takes_no_time_from_those_who_reveal() {
    let mut bench = sealed();
    let until = bench.table.flag().unwrap();
    bench.restart();
    bench.wait(60_000);
    bench.house(Order::Resume(60_000)).unwrap();
    assert_eq!(bench.table.flag(), Some(until + 60_000));
    bench.ask(0, reveal(0, 0)).unwrap();
    bench.ask(1, reveal(1, 0)).unwrap();
    assert_eq!(bench.table.life(), Life::Playing);
}

#[test]
fn the_house_shows_its_secrets_at_the_end_and_not_before() {
    let mut bench = Bench::started("party", "", "60+0");
    assert_eq!(bench.table.seeds().unwrap().disclosed(), None);
    bench.ask(1, Order::Resign).unwrap();
    assert_eq!(words(&bench, bench.log.len() - 2), ["play", "disclose"]);
    assert!(bench.table.seeds().unwrap().disclosed().is_some());
    bench.restart();
}

#[test]
fn debug_prints_no_secret() {
    let mut bench = sealed();
    let secrets: Vec<String> = bench
        .texts(0)
        .iter()
        .filter(|text| text.starts_with("seal"))
        .flat_map(|text| text.split(' ').skip(1))
        .map(str::to_owned)
        .chain([seed(0, 0).reveal()])
        .collect();
    assert_eq!(secrets.len(), 3);
    let decided = bench.judge(By::Person(person(0)), &reveal(0, 0));
    let printed = format!(
        "{:?} {:?} {decided:?} {:?}",
        bench.table,
        bench.log,
        reveal(0, 0)
    );
    for secret in secrets {
        assert!(!printed.contains(&secret));
    }
}

/// A match in which everyone rolls as long as they may, and its record.
fn played(number: u64) -> (Bench, Record) {
    let mut bench = Bench::started_as("party", "seats=3 rounds=9", "off", number);
    let mut rng = Rng::new(number);
    while let Some(seat) = bench.table.owing().iter().next() {
        let actions = bench.table.game().view(Viewer::Seat(seat)).actions();
        let rolls = actions.is_some_and(|all| all.iter().any(|one| one.as_str() == "roll"));
        let chosen = bench.choose(seat, &mut rng).unwrap();
        let action = if rolls { "roll" } else { &chosen };
        bench.act(seat.index() as u8, action).unwrap();
    }
    let record = Record::of(&bench.table, &bench.log, [const { None }; 4]).unwrap();
    (bench, record)
}

/// One with many draws, a three among them.
fn long() -> (Bench, Record) {
    let fits = |(_, record): &(Bench, Record)| {
        let text = record.to_string();
        text.contains("? 3\n") && text.matches("? ").count() > 10
    };
    (0..).map(played).find(fits).unwrap()
}

#[test]
fn a_record_proves_every_draw() {
    let (bench, record) = long();
    let audit = record.audit().unwrap().unwrap();
    assert!(audit.holds());
    let draws = bench
        .texts(0)
        .iter()
        .filter(|text| text.starts_with("play ?"))
        .count();
    assert_eq!(audit.draws.len(), draws);
    assert!(draws > 10);
    let dice = audit
        .draws
        .iter()
        .filter(|draw| draw.rolled.is_some())
        .count();
    assert_eq!(audit.rolls().iter().sum::<u32>() as usize, dice);
    assert!(
        dice > 5 && dice < draws,
        "dice and decks: {dice} of {draws}"
    );
    let text = record.to_string();
    assert!(text.contains("\ndraw house=") && text.contains("\nsecrets salt="));
    let log = record.log();
    let again = table::Table::replay(record.id, &log).unwrap();
    assert_eq!(again.life(), bench.table.life());
    let view = |table: &table::Table| table.game().view(Viewer::Watcher).to_string();
    assert_eq!(view(&again), view(&bench.table));
}

#[test]
fn a_bent_record_is_found_out() {
    let (_, record) = long();
    let text = record.to_string();
    // A digit of each secret and each commitment.
    let header = |word: &str| text.find(&format!("{word}=")).unwrap() + word.len() + 1;
    let (draw, secrets) = (
        text.find("\ndraw ").unwrap(),
        text.find("\nsecrets ").unwrap(),
    );
    let mut spots = vec![header("salt"), header("house")];
    spots.extend(["house=", " 0=", " 1=", " 2="].map(|word| {
        let at = text[secrets..].find(word).unwrap();
        secrets + at + word.len()
    }));
    spots.extend([" 0=", " 1=", " 2="].map(|word| {
        let at = text[draw..].find(word).unwrap();
        draw + at + word.len()
    }));
    for at in spots {
        let mut bent = text.clone().into_bytes();
        bent[at] = if bent[at] == b'0' { b'1' } else { b'0' };
        let bent: Record = String::from_utf8(bent).unwrap().parse().unwrap();
        let audit = bent.audit().unwrap().unwrap();
        assert!(audit.secrets.is_err() && !audit.holds(), "at {at}");
    }
    // One die.
    let die = text
        .lines()
        .find(|line| line.ends_with("? 3"))
        .expect("a three");
    let bent: Record = text
        .replacen(die, &die.replace("? 3", "? 4"), 1)
        .parse()
        .unwrap();
    let audit = bent.audit().unwrap().unwrap();
    assert_eq!(audit.secrets, Ok(()));
    let wrong: Vec<_> = audit.draws.iter().filter(|draw| !draw.holds()).collect();
    assert_eq!((wrong.len(), wrong[0].rolled), (1, Some(4)));
    assert_eq!(wrong[0].fair.as_ref().unwrap().as_str(), "3");
    // Another match.
    let other = text
        .replacen("match ", "match z", 1)
        .replacen("0\noffer", "\noffer", 1)
        .parse::<Record>()
        .unwrap();
    assert!(!other.audit().unwrap().unwrap().holds());
    // A seat that is left out, though all the rest fits.
    let without: String = text
        .lines()
        .map(|line| match line.find(" 2=") {
            Some(at) if line.starts_with("draw ") || line.starts_with("secrets ") => {
                format!("{}\n", &line[..at])
            }
            _ => format!("{line}\n"),
        })
        .collect();
    let audit = without.parse::<Record>().unwrap().audit().unwrap().unwrap();
    assert_eq!(audit.secrets, Err(fair::Fault::NotCommitted { seat: 2 }));
    // Nothing to check by.
    for word in ["draw ", "secrets "] {
        let line = text.lines().find(|line| line.starts_with(word)).unwrap();
        let error = text.replacen(&format!("{line}\n"), "", 1).parse::<Record>();
        assert_eq!(error.unwrap_err().why.code(), "missing-record-header");
    }
}

#[test]
fn the_dice_of_many_matches_are_even() {
    let mut rolls = [0_u32; 6];
    for number in 0..400 {
        let (_, record) = played(number);
        let audit = record.audit().unwrap().unwrap();
        for (sum, more) in rolls.iter_mut().zip(audit.rolls()) {
            *sum += more;
        }
    }
    let all = f64::from(rolls.iter().sum::<u32>());
    assert!(all > 4_000.0, "{all}");
    let expected = all / 6.0;
    let part = |count: &u32| (f64::from(*count) - expected).powi(2) / expected;
    let chi: f64 = rolls.iter().map(part).sum();
    // Five degrees of freedom: 25.7 is exceeded once in 10,000 times; the seeds are fixed.
    assert!(chi < 25.7, "{rolls:?}: {chi}");
}

#[test]
fn each_seed_changes_the_draws() {
    let die = |number: u8, other: u8| {
        let mut bench = ready();
        for mine in 0..2 {
            let seed = if mine == number {
                seed(mine, u32::from(other))
            } else {
                seed(mine, 0)
            };
            let commitment = commitment(bench.table.id(), mine, &seed);
            bench
                .ask(
                    mine.into(),
                    Order::Commit {
                        start: 0,
                        commitment,
                    },
                )
                .unwrap();
        }
        for mine in 0..2 {
            let seed = if mine == number {
                seed(mine, u32::from(other))
            } else {
                seed(mine, 0)
            };
            bench
                .ask(mine.into(), Order::Reveal { start: 0, seed })
                .unwrap();
        }
        for owing in bench.table.owing().iter() {
            let action = bench.choose(owing, &mut Rng::new(1)).unwrap();
            bench.act(owing.index() as u8, &action).unwrap();
        }
        let deal = bench
            .texts(0)
            .into_iter()
            .find(|text| text.starts_with("play ?"));
        deal.unwrap()
    };
    let plain = die(0, 0);
    assert_eq!(plain, die(1, 0), "all the same seeds");
    assert_ne!(plain, die(0, 1));
    assert_ne!(plain, die(1, 1));
}
