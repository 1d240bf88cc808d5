//! Who sits where: the creator's choice, computer players at the creator's wish, and matches of more
//! than two, in which who goes out leaves the others playing.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test")]

mod kit;

use game::{Level, Rng, Seats};
use kit::{Bench, person, seat};
use table::{
    By, Clock, Drafts, Life, Luck, MatchId, MatchKind, Occupant, Offer, Order, Plan, Refusal, Table,
};

fn opened(plan: Plan) -> Result<Table, Refusal> {
    let clock: Clock = "60+0".parse().unwrap();
    let offer = Offer::new(
        "party".parse().unwrap(),
        "seats=3",
        clock,
        MatchKind::Friendly,
    )?;
    let id = MatchId::from_bits(1);
    let log = Table::open(id, offer, person(0), plan, 0, &mut Luck::seeded(1))?;
    Ok(Table::replay(id, &log).unwrap())
}

#[test]
fn the_creator_takes_the_seat_they_ask_for() {
    let table = opened(Plan::open().creator(seat(2))).unwrap();
    assert_eq!(table.seat_of(person(0)), Some(seat(2)));
    assert_eq!(table.open_seats(), Seats::first(2));
    assert_eq!(table.creator(), Some(person(0)));
    let first = opened(Plan::open().bot(seat(0), Level::Easy)).unwrap();
    assert_eq!(first.seat_of(person(0)), Some(seat(1)));
    let refused = |plan| opened(plan).unwrap_err();
    assert_eq!(refused(Plan::open().creator(seat(3))), Refusal::NoSeat);
    assert_eq!(
        refused(Plan::open().bot(seat(3), Level::Easy)),
        Refusal::NoSeat
    );
    let both = Plan::open().creator(seat(1)).bot(seat(1), Level::Easy);
    assert_eq!(refused(both), Refusal::SeatTaken);
    let all = (0..3).fold(Plan::open(), |plan, n| plan.bot(seat(n), Level::Easy));
    assert_eq!(refused(all), Refusal::NoSeat);
}

#[test]
fn the_creator_lets_the_computer_take_open_seats() {
    let mut bench = Bench::open("party", "seats=4", "60+0");
    bench.ask(1, Order::Sit(Some(seat(2)))).unwrap();
    let fill = |number, level| Order::Fill(seat(number), level);
    assert_eq!(bench.ask(1, fill(1, Level::Easy)), Err(Refusal::NotCreator));
    assert_eq!(bench.ask(5, fill(1, Level::Easy)), Err(Refusal::NotSeated));
    assert_eq!(bench.house(fill(1, Level::Easy)), Err(Refusal::NotSeated));
    assert_eq!(bench.ask(0, fill(2, Level::Easy)), Err(Refusal::SeatTaken));
    bench.ask(0, fill(1, Level::Hard)).unwrap();
    let length = bench.log.len();
    bench.ask(0, fill(1, Level::Hard)).unwrap();
    assert_eq!(bench.log.len(), length, "sent again, it acts once");
    assert_eq!(bench.ask(0, fill(1, Level::Easy)), Err(Refusal::SeatTaken));
    let who = bench.table.chair(seat(1)).unwrap().who;
    assert_eq!(who, Occupant::Bot(Level::Hard));
    for number in [0, 1] {
        bench.ask(number, Order::Ready).unwrap();
    }
    bench.bring_seeds();
    assert_eq!(bench.table.life(), Life::Gathering, "a seat is open");
    // The last one starts the match.
    bench.ask(0, fill(3, Level::Easy)).unwrap();
    assert_eq!(bench.table.life(), Life::Drawing);
    bench.bring_seeds();
    assert_eq!(bench.table.life(), Life::Playing);
    assert_eq!(bench.ask(0, fill(3, Level::Hard)), Err(Refusal::SeatTaken));
    let mut two = Bench::open("ataxx", "", "60+0");
    assert_eq!(two.ask(0, fill(3, Level::Easy)), Err(Refusal::NoSeat));
    two.ask(0, Order::Ready).unwrap();
    two.ask(0, fill(1, Level::Easy)).unwrap();
    assert_eq!(two.table.life(), Life::Playing);
}

/// How a seat goes out.
#[derive(Clone, Copy)]
enum Way {
    Resign,
    Exit,
    Time,
}

/// Every way for `first` to go out of a match at any of its first moments: the others play it to
/// its end.
fn goes_out(seats: u8, first: u8, way: Way, after: usize) {
    let mut bench = Bench::started("party", &format!("seats={seats}"), "60+0");
    let mut rng = Rng::new(after as u64);
    for _ in 0..after {
        let Some(owing) = bench.table.owing().iter().next() else {
            return;
        };
        let action = bench.choose(owing, &mut rng).unwrap();
        bench.act(owing.index() as u8, &action).unwrap();
    }
    match way {
        Way::Resign => drop(bench.ask(first.into(), Order::Resign).unwrap()),
        Way::Exit => drop(bench.ask(first.into(), Order::Exit).unwrap()),
        Way::Time => {
            if !bench.table.owing().contains(seat(first)) || bench.table.in_setup() {
                return;
            }
            // Everyone else who owes something acts in time.
            for other in bench.table.owing().without(seat(first)).iter() {
                let action = bench.choose(other, &mut rng).unwrap();
                bench.act(other.index() as u8, &action).unwrap();
            }
            bench.now = bench.table.flag().unwrap();
            bench.house(Order::Tick).unwrap();
        }
    }
    assert_eq!(bench.table.out(), Seats::one(seat(first)));
    assert_eq!(bench.table.life(), Life::Playing, "the others play on");
    bench.restart();
    while let Some(owing) = bench.table.owing().iter().next() {
        assert_ne!(owing, seat(first));
        assert!(!bench.table.clocks().running().contains(seat(first)));
        let action = bench.choose(owing, &mut rng).unwrap();
        bench.wait(10);
        bench.act(owing.index() as u8, &action).unwrap();
    }
    let Life::Over(places, _) = bench.table.life() else {
        panic!("it comes to its end");
    };
    assert!(places.to_string().contains(&seats.to_string()), "{places}");
    let again = bench.judge(By::Person(person(first.into())), &Order::Resign);
    assert!(again.reply.is_ok() && again.entries.is_empty());
    bench.restart();
}

#[test]
fn who_goes_out_of_a_larger_match_leaves_the_others_playing() {
    for seats in [3, 4] {
        for first in 0..seats {
            for way in [Way::Resign, Way::Exit, Way::Time] {
                (0..14).for_each(|after| goes_out(seats, first, way, after));
            }
        }
    }
}

#[test]
fn the_last_one_left_wins_whatever_way_the_others_went() {
    let mut bench = Bench::started("party", "seats=4", "60+0");
    bench.ask(2, Order::Resign).unwrap();
    bench.ask(0, Order::Exit).unwrap();
    assert_eq!(bench.table.life(), Life::Playing);
    bench.ask(3, Order::Resign).unwrap();
    let Life::Over(places, _) = bench.table.life() else {
        panic!("only one is left");
    };
    assert_eq!(places.to_string(), "3,1,4,2");
}

#[test]
fn a_rated_match_is_between_people_under_the_usual_setup() {
    let open = |setup: &str, plan| {
        let kind = "boxes".parse().unwrap();
        let clock = "60+0".parse().unwrap();
        let offer = Offer::new(kind, setup, clock, MatchKind::Rated).unwrap();
        let id = MatchId::from_bits(1);
        let log = Table::open(id, offer, person(0), plan, 0, &mut Luck::seeded(1))?;
        Ok::<_, Refusal>(Table::replay(id, &log).unwrap())
    };
    let bot = Plan::open().bot(seat(1), Level::Easy);
    assert_eq!(open("", bot).unwrap_err(), Refusal::NoBots);
    let small = open("size=2x2", Plan::open()).unwrap_err();
    assert_eq!(small.code(), "rated-unusual");
    let table = open("", Plan::open()).unwrap();
    let fill = Order::Fill(seat(1), Level::Easy);
    let (by, mut luck) = (By::Person(person(0)), Luck::seeded(2));
    let decided = table.decide(by, &fill, &Drafts::NONE, 1, &mut luck);
    assert_eq!(decided.reply, Err(Refusal::NoBots));
    let sit = Order::Sit(None);
    let decided = table.decide(By::Person(person(1)), &sit, &Drafts::NONE, 1, &mut luck);
    assert!(decided.reply.is_ok());
}
