//! The Tacocat levels: legal whatever they may spend, and in order; the solver against plain minimax.

use game::{Draw, Event, Game as _, Level, Rng, Seat, Turn, View as _, Viewer};
use game_tacocat::{Action, Cards, Phase, Pile, Position, Tacocat, View};

use super::worth::{WON, Worth};
use super::{choose, fixed, limits};
use crate::Budget;

/// Who plays a seat.
#[derive(Clone, Copy)]
enum Player {
    Lot,
    Fixed,
    Level(Level, u64),
}

const EASY: Player = Player::Level(Level::Easy, limits(Level::Easy).nodes);
const MEDIUM: Player = Player::Level(Level::Medium, limits(Level::Medium).nodes);
/// A part of what it has in the house: this is for every day.
const HARD: Player = Player::Level(Level::Hard, 8_000);
const MASTER: Player = Player::Level(Level::Master, 3_000);

impl Player {
    fn choose(self, view: &View, rng: &mut Rng) -> Action {
        match self {
            Self::Lot => *rng.pick(&view.actions().unwrap()).unwrap(),
            Self::Fixed => fixed(view).unwrap().action.parse().unwrap(),
            Self::Level(level, nodes) => {
                let budget = Budget::nodes(nodes);
                let choice = choose(view, level, &budget, rng.next_u64()).unwrap();
                assert!(choice.nodes <= nodes.max(1), "{} of {nodes}", choice.nodes);
                choice.action.parse().unwrap()
            }
        }
    }
}

/// Plays a match and calls `visit` with every view that owes an action and what was done; the winner.
fn play(
    setup: &str,
    mut player: impl FnMut(Seat, &mut Rng) -> Player,
    seed: u64,
    mut visit: impl FnMut(&View, &Action),
) -> Seat {
    let mut game = Tacocat::start(&setup.parse().unwrap()).unwrap();
    let (mut rng, mut deals) = (Rng::new(seed), Rng::new(!(seed / 2)));
    loop {
        let event = match game.turn() {
            Turn::Over(places, _) => return places.winner().unwrap(),
            Turn::Auto(action) => Event::Auto(action),
            Turn::Chance(draw @ Draw::Deck { .. }) => {
                Event::Chance(game.chance(&draw.sample(&mut deals)).unwrap())
            }
            turn => {
                let seat = turn.owing().iter().next().unwrap();
                let view = game.view(Viewer::Seat(seat));
                let action = player(seat, &mut rng).choose(&view, &mut rng);
                assert_eq!(view.allows(&action), Ok(()), "{view}: {action}");
                visit(&view, &action);
                Event::Act(seat, action)
            }
        };
        game.apply(&event).unwrap();
    }
}

/// How many of 100 matches the first player wins, seats swapped with the same deals.
fn score(one: Player, two: Player, matches: u64) -> u64 {
    score_with("", one, two, matches)
}

/// The same with options.
fn score_with(setup: &str, one: Player, two: Player, matches: u64) -> u64 {
    let won = (0..matches).filter(|number| {
        let mine = [Seat::FIRST, Seat::SECOND][*number as usize % 2];
        let player = |seat, _: &mut Rng| if seat == mine { one } else { two };
        play(setup, player, *number, |_, _| {}) == mine
    });
    100 * won.count() as u64 / matches
}

#[test]
fn every_level_beats_moves_by_lot() {
    assert!(score(EASY, Player::Lot, 60) >= 85);
    assert!(score(MEDIUM, Player::Lot, 60) >= 95);
    assert!(score(HARD, Player::Lot, 20) >= 95);
}

#[test]
fn every_level_beats_the_one_below() {
    assert!(score(MEDIUM, EASY, 60) >= 70);
    assert!(score(HARD, MEDIUM, 40) >= 55);
}

#[test]
fn hard_beats_a_player_by_fixed_rules() {
    assert!(score(HARD, Player::Fixed, 40) >= 65);
    assert!(score(MASTER, Player::Fixed, 40) >= 65);
}

/// Every option: ties, hands, arrows, decks, all at once; and how many of 100 matches against moves by lot
/// are won at least. With two ranks there is little to decide.
const OPTIONS: [(&str, u64); 6] = [
    ("tie=arrow", 85),
    ("hands=9,4,8,5,8,4,9", 85),
    ("arrows=0,both,1,0,1,both,0", 85),
    ("deck=4,4,4,4,4,4,4,4,4,4,4,4", 85),
    (
        "tie=arrow deck=0,6,0,6,0,6,0,6,0,6,0,6 hands=5,5,5,5,5,5,5 arrows=both,both,both,1,both,both,both",
        80,
    ),
    ("deck=9,0,0,0,0,0,9,0,0,0,0,0 hands=4,4,4,4,4,4,4", 60),
];

#[test]
fn with_every_option_the_levels_play_well() {
    for (setup, least) in OPTIONS {
        for (level, matches) in [(MEDIUM, 30), (HARD, 15), (MASTER, 15)] {
            let won = score_with(setup, level, Player::Lot, matches);
            assert!(won >= least, "{setup}: {won} of 100");
        }
    }
}

/// The options that change what players have to do, and as many cards as there can be.
const SETUPS: [&str; 3] = [
    "tie=arrow",
    "deck=15,15,15,15,4,0,0,0,0,0,0,0 hands=16,16,2,16,2,16,16",
    "deck=0,0,0,0,15,0,0,0,0,0,0,1 hands=2,3,4,4,4,3,2 arrows=both,0,1,both,0,1,both",
];

#[test]
fn with_every_option_any_budget_gives_a_legal_action_again_and_again() {
    for (seed, setup) in (0..).zip(SETUPS) {
        let any = |_, rng: &mut Rng| {
            let level = *rng.pick(&Level::ALL).unwrap();
            Player::Level(level, rng.below(400) as u64)
        };
        play(setup, any, seed, |view, _| {
            let again = || choose(view, Level::Hard, &Budget::nodes(100), 5);
            assert_eq!(again(), again(), "{view}");
        });
    }
}

#[test]
fn nobody_acts_out_of_turn() {
    let texts = [
        "1 |  | - | 0 4:- | lead 0 | ?3 1 open | 1,3,12 1 open | 2,2,3,3,3,3,4,4 | ?24",
        "w |  | - | 0 4:- | lead 0 | ?3 1 open | ?3 1 open | 2,2,3,3,3,3,4,4 | ?24",
        "0 |  | - | 0 4:- | deal | - 1 open | - 1 open | - | ?38",
    ];
    for text in texts {
        let view: View = text.parse().unwrap();
        assert_eq!(choose(&view, Level::Hard, &Budget::nodes(100), 1), None);
    }
}

/// What a round is worth for seat 0 under perfect play, by the rules of the game alone.
pub(super) fn minimax(game: &Tacocat) -> Worth {
    let position = game.position();
    let Some(mover) = position.phase().mover() else {
        let lowest = |seat| position.hand(seat).cards().and_then(Cards::lowest);
        return match lowest(Seat::FIRST).cmp(&lowest(Seat::SECOND)) {
            std::cmp::Ordering::Less => WON,
            std::cmp::Ordering::Equal => 1,
            std::cmp::Ordering::Greater => 0,
        };
    };
    let after = position.actions(Some(mover)).into_iter().map(|action| {
        let mut next = *game;
        next.play(mover, &action);
        minimax(&next)
    });
    let best = if mover == Seat::FIRST {
        after.max()
    } else {
        after.min()
    };
    best.unwrap()
}

/// Seat 0 is to lead with these hands, and the pile is all that is left.
pub(super) fn dealt(own: Cards, other: Cards) -> Tacocat {
    let rest = game_tacocat::Setup::default()
        .deck()
        .minus(own)
        .minus(other);
    let count = 14 - own.len() - other.len();
    let gone = rest.lowest_of(count);
    let pile: Vec<_> = rest.minus(gone).iter().collect();
    let pile = Pile::new(&pile).unwrap();
    let text = format!(" | - | 0 4:- | lead 0 | {own} 1 open | {other} 1 open | {gone} | {pile}");
    let position: Position = text.parse().unwrap();
    Tacocat::try_from(position).unwrap()
}

/// Who holds the only 1 and two more cards wins by keeping it.
#[test]
fn the_lowest_card_of_all_is_kept() {
    let text = "0 |  | - | 0 4:- | lead 0 | 1,3,12 1 open | ?3 1 open | 2,2,3,3,3,3,4,4 | ?24";
    let view: View = text.parse().unwrap();
    assert_eq!(view.position().phase(), Phase::Lead(Seat::FIRST));
    for seed in 0..5 {
        let choice = choose(&view, Level::Hard, &Budget::nodes(20_000), seed).unwrap();
        assert_ne!(choice.action, "lead 1");
    }
}
