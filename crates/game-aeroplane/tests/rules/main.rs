//! Every sentence of the rules with a worked position.
//!
//! Positions are written as in `Position`; the set-up in front is left out where it is the default
//! one, for two players.

mod board;
mod ends;
mod flights;
mod landings;
mod roll_off;
mod stacks;
mod turns;

use game::{EventOf, Game, Reason, Rng, Seat, Turn, View as _, Viewer};
use game_aeroplane::{Aeroplane, View};

/// The seats by colour.
const RED: Seat = Seat::ALL[0];
const YELLOW: Seat = Seat::ALL[1];
const BLUE: Seat = Seat::ALL[2];
const GREEN: Seat = Seat::ALL[3];

/// A match that stands at this position.
fn at(position: &str) -> Aeroplane {
    let has_setup = position.split(' ').next().is_some_and(|w| w.contains('='));
    let setup = if has_setup { "" } else { " | " };
    let view = format!("w | {setup}{position}").parse::<View>();
    let view = view.unwrap_or_else(|refused| panic!("{position}: {refused}"));
    view.world(&mut Rng::new(0))
}

fn start(setup: &str) -> Aeroplane {
    let setup = setup.parse();
    let game = setup.and_then(|setup| Aeroplane::start(&setup));
    game.unwrap_or_else(|refused| panic!("{refused}"))
}

fn event(text: &str) -> EventOf<Aeroplane> {
    text.parse()
        .unwrap_or_else(|refused| panic!("{text}: {refused}"))
}

/// Plays these events, all of them legal.
fn play(game: &mut Aeroplane, events: &[&str]) {
    for text in events {
        let done = game.apply(&event(text));
        done.unwrap_or_else(|refused| panic!("{text}: {refused}"));
    }
}

/// How a position is written here.
fn written(game: &Aeroplane) -> String {
    let text = game.position().to_string();
    text.strip_prefix(" | ").unwrap_or(&text).to_owned()
}

/// `events` from `position` lead to `after`.
#[track_caller]
fn leads(position: &str, events: &[&str], after: &str) {
    let mut game = at(position);
    play(&mut game, events);
    assert_eq!(written(&game), after);
}

/// `text` is refused at `position` for this reason, and nothing changes.
#[track_caller]
fn refused(position: &str, text: &str, why: &str) {
    let mut game = at(position);
    let refusal = game.apply(&event(text)).map_err(|e| e.to_string());
    assert_eq!(refusal, Err(why.to_owned()), "{text}");
    assert_eq!(game, at(position));
}

/// What everybody is told of `text`, which is legal at `position`.
#[track_caller]
fn tells(position: &str, text: &str, notice: &str) {
    let mut game = at(position);
    let told = game.notice(&event(text), Viewer::Watcher);
    assert_eq!(told.to_string(), notice);
    assert_eq!(notice.parse(), Ok(told));
    play(&mut game, &[text]);
}

/// The actions of the seat whose turn it is.
fn actions(position: &str) -> String {
    let game = at(position);
    let seat = game.turn().owing().iter().next();
    let seat = seat.unwrap_or_else(|| panic!("nobody is asked at {position}"));
    let actions = game.view(Viewer::Seat(seat)).actions().unwrap_or_default();
    let texts: Vec<String> = actions.iter().map(ToString::to_string).collect();
    texts.join(", ")
}

/// The match is over, with these places.
#[track_caller]
fn over(game: &Aeroplane, places: &str, reason: Reason) {
    match game.turn() {
        Turn::Over(got, why) => assert_eq!((got.to_string().as_str(), why), (places, reason)),
        turn => panic!("not over but {turn:?}"),
    }
}
