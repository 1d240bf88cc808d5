//! How tests write positions.

#![allow(dead_code, reason = "each test file uses some of it")]

use std::str::FromStr;

use game::{EventOf, Game, Illegal, Reason, Seat, Turn, View as _, Viewer};
use game_tacocat::{Cards, Phase, Pile, Position, Rank, Setup, Space, Tacocat, Track};

pub(crate) const VIEWERS: [Viewer; 3] = [
    Viewer::Seat(Seat::FIRST),
    Viewer::Seat(Seat::SECOND),
    Viewer::Watcher,
];

#[track_caller]
pub(crate) fn read<T: FromStr<Err = Illegal>>(text: &str) -> T {
    text.parse().unwrap_or_else(|e| panic!("{text}: {e}"))
}

/// What there must be.
#[track_caller]
pub(crate) fn some<T>(value: Option<T>) -> T {
    value.unwrap_or_else(|| panic!("there is none"))
}

#[track_caller]
pub(crate) fn start(setup: &str) -> Tacocat {
    Tacocat::start(&read(setup)).unwrap_or_else(|e| panic!("{setup}: {e}"))
}

#[track_caller]
pub(crate) fn event(text: &str) -> EventOf<Tacocat> {
    read(text)
}

/// A deal that gives these hands, and has these cards on top of the pile after it, the rest ascending.
#[track_caller]
pub(crate) fn deal(setup: &Setup, hands: [&str; 2], top: &str) -> String {
    let [first, second] = hands.map(|hand| read::<Cards>(hand));
    let top: Vec<Rank> = match top {
        "" => Vec::new(),
        top => top.split(',').map(read).collect(),
    };
    let dealt = first.iter().zip(second.iter()).flat_map(|(a, b)| [a, b]);
    let mut order: Vec<Rank> = dealt.chain(top).collect();
    let used: Cards = order.iter().copied().collect();
    let rest = setup.deck().checked_minus(used);
    let rest = rest.unwrap_or_else(|| panic!("the deck has no {used}"));
    order.extend(rest.iter());
    let deck = Pile::new(&order).unwrap_or_else(|| panic!("too many cards"));
    format!("? deal {deck}")
}

/// A match after such a deal.
#[track_caller]
pub(crate) fn dealt(setup: &str, hands: [&str; 2], top: &str) -> Tacocat {
    let mut game = start(setup);
    let deal = deal(&read(setup), hands, top);
    play(&mut game, &[&deal]);
    game
}

/// The match in a round on this track at this phase, with these hands. What is not in play lies with the
/// discards, highest first, until the hands have the size of the space; the rest is the pile, the lowest
/// card on top.
#[track_caller]
pub(crate) fn at_on(setup: &str, track: &str, phase: &str, hands: [&str; 2]) -> Tacocat {
    let (options, row): (Setup, Track) = (read(setup), read(track));
    let space = row.space().unwrap_or(Space::MIDDLE);
    let [first, second] = hands.map(|hand| read::<Cards>(hand));
    let attack = match read(phase) {
        Phase::Defend(_, attack) => attack.cards(),
        _ => Cards::NONE,
    };
    let in_play: Cards = first
        .iter()
        .chain(second.iter())
        .chain(attack.iter())
        .collect();
    let rest = options.deck().checked_minus(in_play);
    let rest = rest.unwrap_or_else(|| panic!("the deck has no {in_play}"));
    let second_asked = match read(phase) {
        Phase::Replace { most, .. } if most < options.hand(space) => most,
        _ => 0,
    };
    let out = 2 * options.hand(space) + second_asked - in_play.len();
    let discards: Cards = rest.iter().rev().take(out.into()).collect();
    let pile: Vec<Rank> = rest
        .checked_minus(discards)
        .unwrap_or_default()
        .iter()
        .collect();
    let pile = Pile::new(&pile).unwrap_or_default();
    let sides = format!("{} 1 open | {} 1 open", hands[0], hands[1]);
    let text = format!("{setup} | - | 3 {track} | {phase} | {sides} | {discards} | {pile}");
    whole(&text)
}

/// The same on the middle space with the default options.
#[track_caller]
pub(crate) fn at(phase: &str, hands: [&str; 2]) -> Tacocat {
    at_on("", "4:-", phase, hands)
}

/// The match at a whole position.
#[track_caller]
pub(crate) fn whole(text: &str) -> Tacocat {
    let game = Tacocat::try_from(read::<Position>(text));
    game.unwrap_or_else(|e| panic!("{text}: {e}"))
}

/// Applies these events, all of them legal.
#[track_caller]
pub(crate) fn play(game: &mut Tacocat, events: &[&str]) {
    for text in events {
        let done = game.apply(&event(text));
        done.unwrap_or_else(|e| panic!("{text}: {e} at {}", game.position()));
    }
}

/// What is left of a match in short: the phase and the hands.
pub(crate) fn short(game: &Tacocat) -> String {
    let position = game.position();
    let [first, second] = [Seat::FIRST, Seat::SECOND].map(|seat| position.hand(seat));
    format!("{} | {first} | {second}", position.phase())
}

/// The events lead from here to there.
#[track_caller]
pub(crate) fn leads(from: &Tacocat, events: &[&str], to: &str) -> Tacocat {
    let mut game = *from;
    play(&mut game, events);
    assert_eq!(short(&game), to);
    game
}

/// `text` is refused for this reason, and nothing changes.
#[track_caller]
pub(crate) fn refused(game: &Tacocat, text: &str, why: &str) {
    let mut after = *game;
    let refusal = text.parse().and_then(|event| after.apply(&event));
    assert_eq!(
        refusal.map_err(|e| e.to_string()),
        Err(why.to_owned()),
        "{text}"
    );
    assert_eq!(after, *game);
}

/// The actions of a seat.
pub(crate) fn actions(game: &Tacocat, seat: Seat) -> String {
    let actions = game.view(Viewer::Seat(seat)).actions().unwrap_or_default();
    let texts: Vec<String> = actions.iter().map(ToString::to_string).collect();
    texts.join("; ")
}

/// What each viewer is told of an event: seat 0, seat 1, a watcher.
#[track_caller]
pub(crate) fn told(game: &Tacocat, text: &str) -> [String; 3] {
    let event = event(text);
    VIEWERS.map(|who| {
        let notice = game.notice(&event, who);
        assert_eq!(notice.to_string().parse(), Ok(notice));
        notice.to_string()
    })
}

/// Everybody is told the same of an event.
#[track_caller]
pub(crate) fn tells(game: &Tacocat, text: &str, notice: &str) {
    assert_eq!(told(game, text), [notice; 3]);
}

/// The match is over, with these places.
#[track_caller]
pub(crate) fn over(game: &Tacocat, places: &str, reason: Reason) {
    match game.turn() {
        Turn::Over(got, why) => assert_eq!((got.to_string().as_str(), why), (places, reason)),
        turn => panic!("not over but {turn:?}"),
    }
}
