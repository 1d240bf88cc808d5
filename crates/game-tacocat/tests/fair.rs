//! A match whose decks come from the fair draw, and whoever checks its record afterwards.

use fair::{Commitments, Key, Match, Reveal, Secret};
use game::{Draw, Event, EventOf, Game, Rng, Turn};
use game_tacocat::{Setup, Tacocat};

const BOUND: Match<'_> = Match {
    id: "0123456789ab",
    rules: "tacocat/1",
};

fn secret(byte: u8) -> Secret {
    Secret::new([byte; fair::SIZE])
}

/// The key of a match in which seat 1 chose this seed.
fn key(seed: u8) -> Key {
    let reveal = Reveal {
        salt: secret(1),
        house: secret(2),
        seats: [Some(secret(3)), Some(secret(seed)), None, None],
    };
    let seat = |seat: u8| {
        let seed = reveal.seats[usize::from(seat)].as_ref();
        seed.map(|seed| BOUND.seat_commitment(seat, seed))
    };
    let commitments = Commitments {
        house: BOUND.house_commitment(&reveal.salt, &reveal.house),
        seats: [0, 1, 2, 3].map(seat),
    };
    let key = BOUND.open(&commitments, &reveal);
    key.unwrap_or_else(|fault| panic!("{fault}"))
}

fn start() -> Tacocat {
    Tacocat::start(&Setup::default()).unwrap_or_else(|refused| panic!("{refused}"))
}

/// What `drawn` draws before it make of the draw that is due.
fn draw(game: &Tacocat, key: &Key, drawn: u32) -> Option<EventOf<Tacocat>> {
    let Turn::Chance(Draw::Deck { round, cards }) = game.turn() else {
        return None;
    };
    // As after a restart: nothing is kept but the key and how many draws the log holds.
    let deck = key.clone().dealer(drawn).deck(round, cards);
    game.chance(&deck).ok().map(Event::Chance)
}

fn is_draw(event: &EventOf<Tacocat>) -> bool {
    matches!(event, Event::Chance(_))
}

/// A match by random legal actions.
fn play(key: &Key) -> Vec<EventOf<Tacocat>> {
    let (mut game, mut rng) = (start(), Rng::new(1));
    let mut record = Vec::new();
    loop {
        let drawn = record.iter().filter(|event| is_draw(event)).count() as u32;
        let event = match game.turn() {
            Turn::Over(..) => return record,
            Turn::Auto(action) => Some(Event::Auto(action)),
            Turn::Chance(_) => draw(&game, key, drawn),
            Turn::Setup(seats) | Turn::Act(seats) => seats.iter().next().and_then(|seat| {
                let actions = game.position().actions(Some(seat));
                rng.pick(&actions).map(|action| Event::Act(seat, *action))
            }),
        };
        let event = event.unwrap_or_else(|| panic!("nothing follows {game:?}"));
        game.apply(&event)
            .unwrap_or_else(|refused| panic!("{event}: {refused}"));
        record.push(event);
    }
}

/// The index of the first draw of a record that is not what the key gives.
fn first_bent(key: &Key, record: &[EventOf<Tacocat>]) -> Option<usize> {
    let (mut game, mut drawn) = (start(), 0);
    for (at, event) in record.iter().enumerate() {
        if is_draw(event) {
            if draw(&game, key, drawn).as_ref() != Some(event) {
                return Some(at);
            }
            drawn += 1;
        }
        if game.apply(event).is_err() {
            return Some(at);
        }
    }
    None
}

#[test]
fn every_deck_of_a_record_can_be_drawn_again() {
    let key = key(4);
    let record = play(&key);
    assert!(record.iter().filter(|event| is_draw(event)).count() >= 4);
    assert_eq!(first_bent(&key, &record), None);
}

#[test]
fn a_deck_that_was_bent_is_found() {
    let key = key(4);
    let mut record = play(&key);
    let last = record.iter().rposition(is_draw);
    let last = last.unwrap_or_else(|| panic!("no deck was drawn"));
    record.truncate(last + 1);
    // The two cards at the bottom, which nobody ever sees, change places.
    let text = record[last].to_string();
    let mut ranks: Vec<&str> = text.split([' ', ',']).skip(2).collect();
    let other = ranks.iter().rposition(|rank| *rank != ranks[37]);
    let other = other.unwrap_or_else(|| panic!("one rank alone"));
    ranks.swap(other, 37);
    record[last] = format!("? deal {}", ranks.join(",")).parse().unwrap();
    assert_eq!(first_bent(&key, &record), Some(last));
}

#[test]
fn other_seeds_give_other_decks() {
    let record = play(&key(4));
    assert_eq!(first_bent(&key(6), &record), Some(0));
}
