//! What the end of a match says of its people.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use game::{Event, Level, Places, Reason, Seat, Seats, Why};
use games::Kind;
use results::{Against, Finish, Outcome};
use table::{
    Clock, Entry, Life, Luck, MatchId, MatchKind, Occupant, Offer, PersonId, Table, TableEvent,
};

fn person(bits: u64) -> Occupant {
    Occupant::Person(PersonId::from_bits(bits))
}

fn started(kind: MatchKind, seats: &[Occupant]) -> Table {
    let clock = match kind {
        MatchKind::Local => Clock::Off,
        _ => Clock::usual(Kind::Boxes),
    };
    let offer = Offer::new(Kind::Boxes, "", clock, kind).unwrap();
    let seated: Vec<_> = offer.seats().iter().zip(seats.iter().copied()).collect();
    let (id, mut luck) = (MatchId::from_bits(9), Luck::seeded(1));
    let log = Table::open_with(id, offer, &seated, 0, &mut luck).unwrap();
    Table::replay(id, &log).unwrap()
}

/// The second seat resigns.
fn over(mut table: Table) -> Table {
    let out = Seats::one(Seat::ALL[1]);
    let event = TableEvent::play(Event::Out(out, Why::Resigned));
    table.evolve(&Entry { at: 1, event }).unwrap();
    table
}

fn said(table: &Table) -> Vec<(u8, &'static str, &'static str)> {
    let people = Finish::of(table).map_or_else(Vec::new, |finish| finish.people);
    let said = people.iter();
    said.map(|one| (one.place, one.outcome.code(), one.against.code()))
        .collect()
}

#[test]
fn each_person_has_a_result_and_the_computer_has_none() {
    let friends = started(MatchKind::Friendly, &[person(1), person(2)]);
    assert_eq!(said(&friends), [], "it goes on");
    let both = [(1, "won", "person"), (2, "lost", "person")];
    assert_eq!(said(&over(friends)), both);
    let bot = Occupant::Bot(Level::Hard);
    let won = over(started(MatchKind::Friendly, &[person(1), bot]));
    assert_eq!(said(&won), [(1, "won", "hard")]);
    let lost = over(started(MatchKind::Friendly, &[bot, person(1)]));
    assert_eq!(said(&lost), [(2, "lost", "hard")]);
    let bots = over(started(MatchKind::Friendly, &[bot, bot]));
    assert_eq!(Finish::of(&bots), None);
    let local = over(started(MatchKind::Local, &[person(1), bot]));
    assert_eq!(Finish::of(&local), None, "not the house's");
}

#[test]
fn who_shares_the_first_place_has_drawn() {
    let mut table = started(MatchKind::Friendly, &[person(1), person(2)]);
    let out = Seats::first(2);
    let event = TableEvent::play(Event::Out(out, Why::Time));
    table.evolve(&Entry { at: 1, event }).unwrap();
    let tied = Life::Over(Places::tied(out), Reason::Time);
    assert_eq!(table.life(), tied);
    let both = [(1, "drawn", "person"), (1, "drawn", "person")];
    assert_eq!(said(&table), both);
}

#[test]
fn text_forms_round_trip_and_places_compare() {
    for outcome in Outcome::ALL {
        assert_eq!(outcome.code().parse(), Ok(outcome));
    }
    for against in Against::all() {
        assert_eq!(against.code().parse(), Ok(against));
    }
    assert!("".parse::<Outcome>().is_err() && "bot".parse::<Against>().is_err());
    let between = [(1, 2), (2, 2), (4, 3)].map(|(own, other)| Outcome::between(own, other));
    assert_eq!(between, Outcome::ALL);
}
