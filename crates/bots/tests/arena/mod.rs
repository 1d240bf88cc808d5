//! Matches of Aeroplane Chess between computer players, as many as a test can wait for; `adda arena` plays thousands.

use bots::{Budget, choose, fixed, plain, stacker};
use game::{Draw, Event, Game as _, Level, Rng, Seat, Turn, View as _, Viewer};
use game_aeroplane::{Action, Aeroplane};
use games::AnyView;

/// Who plays a seat: a level with its nodes, by lot, by fixed rules or a plain search.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Player {
    Lot,
    Fixed,
    Stacker,
    Plain,
    Level(Level, u64),
}

impl Player {
    fn choose(self, game: &Aeroplane, seat: Seat, rng: &mut Rng) -> Action {
        let view = game.view(Viewer::Seat(seat));
        let any = AnyView::Aeroplane(view.clone());
        let choice = match self {
            Self::Lot => {
                let actions = view.actions().unwrap_or_default();
                return *rng.pick(&actions).expect("an action is owed");
            }
            Self::Fixed => fixed(&any),
            Self::Stacker => stacker(&any),
            Self::Plain => plain(&any, rng.next_u64()),
            Self::Level(level, nodes) => choose(&any, level, &Budget::nodes(nodes), rng.next_u64()),
        };
        let choice = choice.expect("an action is owed");
        choice.action.parse().expect("an action")
    }
}

/// Plays a match; the share of its rivals that each seat finished before, in percent.
pub(crate) fn play(setup: &str, players: [Player; 4], seed: u64) -> [u32; 4] {
    let setup = setup.parse().expect("a set-up");
    let mut game = Aeroplane::start(&setup).expect("a playable set-up");
    let (mut rng, mut dice) = (Rng::new(seed), Rng::new(!seed));
    loop {
        let event = match game.turn() {
            Turn::Over(places, _) => {
                let seats = places.seats();
                return Seat::ALL.map(|seat| {
                    let behind = seats
                        .iter()
                        .filter(|other| places.of(*other) > places.of(seat));
                    let is_in = u32::from(seats.contains(seat));
                    is_in * 100 * behind.count() as u32 / (seats.len() as u32 - 1)
                });
            }
            Turn::Auto(action) => Event::Auto(action),
            Turn::Chance(Draw::Die) => {
                let number = 1 + dice.below(6) as u8;
                Event::Chance(game.chance(&[number]).expect("a die is due"))
            }
            Turn::Act(seats) => {
                let seat = seats.iter().next().expect("somebody acts");
                let action = players[seat.index()].choose(&game, seat, &mut rng);
                Event::Act(seat, action)
            }
            turn => panic!("{turn:?} does not happen in Aeroplane Chess"),
        };
        game.apply(&event).expect("what is due is taken");
    }
}

/// The share of rivals, in tenths of percent, that the first kind of player finishes before in so
/// many matches with the second: of two or three players one, of four two that sit opposite; seats
/// swapped, the same dice for all.
pub(crate) fn score(setup: &str, stronger: Player, weaker: Player, matches: u64) -> u32 {
    let rounds: &[&[usize]] = if setup.contains("players=4") {
        &[&[0, 2], &[1, 3]]
    } else if setup.contains("players=3") {
        &[&[0], &[1], &[2]]
    } else {
        &[&[0], &[2]]
    };
    let (mut sum, mut played) = (0, 0);
    for game in 0..matches {
        let strong = rounds[game as usize % rounds.len()];
        let mut players = [weaker; 4];
        strong.iter().for_each(|seat| players[*seat] = stronger);
        let shares = play(setup, players, game / rounds.len() as u64);
        sum += strong.iter().map(|seat| shares[*seat]).sum::<u32>();
        played += strong.len() as u32;
    }
    10 * sum / played
}
