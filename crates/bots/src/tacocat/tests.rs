//! The Tacocat levels: legal whatever they may spend, and in order; the solver against plain minimax.

use game::{Draw, Event, Game as _, Level, Rng, Seat, Turn, View as _, Viewer};
use game_tacocat::{Action, Cards, Phase, Pile, Position, Tacocat, View};

use super::solver::{Solver, WON, Worth};
use super::{choose, fixed, limits};
use crate::Budget;
use crate::meter::Meter;

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
const HARD: Player = Player::Level(Level::Hard, 3_000);

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
    let won = (0..matches).filter(|number| {
        let mine = [Seat::FIRST, Seat::SECOND][*number as usize % 2];
        let player = |seat, _: &mut Rng| if seat == mine { one } else { two };
        play("", player, *number, |_, _| {}) == mine
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
    assert!(score(HARD, MEDIUM, 40) >= 65);
}

#[test]
fn hard_beats_a_player_by_fixed_rules() {
    assert!(score(HARD, Player::Fixed, 40) >= 65);
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
fn minimax(game: &Tacocat) -> Worth {
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

#[test]
fn the_solver_agrees_with_plain_minimax() {
    let mut rng = Rng::new(1);
    let mut solver = Solver::new();
    let mut seen = [0; 3];
    for _ in 0..300 {
        let cards = 2 + rng.below(3);
        let mut deck: Vec<_> = game_tacocat::Setup::default().deck().iter().collect();
        rng.shuffle(&mut deck);
        let mut take = |count| deck.drain(..count).collect::<Cards>();
        let (own, other, gone) = (take(cards), take(cards), take(14 - 2 * cards));
        let pile = Pile::new(&deck).unwrap();
        let text =
            format!(" | - | 0 4:- | lead 0 | {own} 1 open | {other} 1 open | {gone} | {pile}");
        let position: Position = text.parse().unwrap();
        let game = Tacocat::try_from(position).unwrap();
        let budget = Budget::nodes(u64::MAX);
        let found = solver.lead(own, other, 1, (0, WON), &mut Meter::new(&budget));
        assert_eq!(found, Some(minimax(&game)), "{own} leads against {other}");
        seen[usize::from(found.unwrap())] += 1;
    }
    assert!(seen.iter().all(|count| *count > 10), "{seen:?}");
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
