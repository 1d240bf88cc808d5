//! Play in one process: two people on one device, and the computer.

#![allow(clippy::unwrap_used)] // a test throughout

use client::{Line, LocalExchange, LocalHouse, LocalLink, Room};
use fair::Secret;
use game::{Level, Seat};
use games::{AnyView, Form, Kind};
use protocol::{Deed, Phase};
use table::{Clock, MatchId, MatchKind, Occupant, Offer, PersonId};

type Player = Line<LocalLink>;

fn player(exchange: &LocalExchange, person: PersonId, ch: MatchId) -> Player {
    let device = Secret::new([person.as_str().as_bytes()[0]; fair::SIZE]);
    let mut line = Line::new("test", device, exchange.link(person));
    line.follow(ch);
    line
}

fn hear(players: &mut [Player]) {
    while players.iter_mut().any(|player| player.hear(0).is_some()) {}
}

fn room(player: &Player, ch: MatchId) -> &Room {
    player.session().room(ch).unwrap()
}

/// Plays the first legal action, if it is this player's turn.
fn act(player: &mut Player, ch: MatchId, turn: usize) {
    let room = room(player, ch);
    let Some(decision) = room.decision() else {
        return;
    };
    let state = room.state().unwrap();
    let view = AnyView::parse(state.game.parse().unwrap(), &state.view).unwrap();
    let action = view.actions().unwrap()[0].to_string();
    let key = format!("k{turn}").parse().unwrap();
    player.command(ch, key, Deed::Act { decision, action });
}

fn offer() -> Offer {
    Offer::new(Kind::Boxes, "size=2x2", Clock::Off, MatchKind::Local).unwrap()
}

#[test]
fn two_people_play_and_play_again_and_the_log_brings_the_match_back() {
    let people = [1, 2].map(PersonId::from_bits);
    let seats = [
        (Seat::FIRST, Occupant::Person(people[0])),
        (Seat::SECOND, Occupant::Person(people[1])),
    ];
    let exchange = LocalExchange::new(LocalHouse::new(1), || 0);
    let ch = exchange.with(|house, now| (house.open(offer(), &seats, now).unwrap(), Vec::new()));
    let mut players = people.map(|person| player(&exchange, person, ch));
    for turn in 0..12 {
        hear(&mut players);
        players.iter_mut().for_each(|player| act(player, ch, turn));
    }
    hear(&mut players);
    for player in &players {
        assert_eq!(room(player, ch).state().unwrap().status.phase, Phase::Over);
    }
    let log = exchange.with(|house, _| (house.log(ch).to_vec(), Vec::new()));
    let mut again = LocalHouse::new(2);
    again.restore(ch, log).unwrap();
    let host = again.host(ch).unwrap();
    assert_eq!(
        host.record(),
        exchange.with(|house, _| (house.host(ch).unwrap().record(), Vec::new()))
    );

    for (i, player) in players.iter_mut().enumerate() {
        player.command(ch, format!("r{i}").parse().unwrap(), Deed::Rematch);
    }
    hear(&mut players);
    let next = room(&players[0], ch).state().unwrap().next.unwrap();
    players.iter_mut().for_each(|player| player.follow(next));
    hear(&mut players);
    assert_eq!(room(&players[1], next).seat(), Some(Seat::FIRST));
    assert!(room(&players[1], next).decision().is_some());
}

#[test]
fn the_computer_is_asked_and_answers() {
    let me = PersonId::from_bits(1);
    let seats = [
        (Seat::FIRST, Occupant::Person(me)),
        (Seat::SECOND, Occupant::Bot(Level::Easy)),
    ];
    let exchange = LocalExchange::new(LocalHouse::new(1), || 0);
    let ch = exchange.with(|house, now| (house.open(offer(), &seats, now).unwrap(), Vec::new()));
    let mut players = [player(&exchange, me, ch)];
    hear(&mut players);
    assert!(
        exchange
            .with(|house, _| (house.thinking(), Vec::new()))
            .is_empty()
    );
    act(&mut players[0], ch, 0);
    let thinking = exchange.with(|house, _| (house.thinking(), Vec::new()));
    let (at, thinker, view) = &thinking[0];
    assert_eq!((*at, thinker.seat), (ch, Seat::SECOND));
    let action: Form = view.actions().unwrap()[0].clone();
    let answer = |action: Form| {
        exchange.with(
            |house, now| match house.thought(ch, *thinker, action, 5, now) {
                Ok(mail) => (Ok(()), mail),
                Err(why) => (Err(why), Vec::new()),
            },
        )
    };
    answer(action.clone()).unwrap();
    assert_eq!(
        answer(action).unwrap_err(),
        table::Refusal::Stale,
        "a second answer to one choice"
    );
    hear(&mut players);
    assert_eq!(room(&players[0], ch).state().unwrap().log.len(), 2);
}
