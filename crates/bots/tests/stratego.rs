//! The Stratego levels: legal with every option, in order, and blind to what they cannot see.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use std::collections::BTreeSet;

use bots::{Budget, choose, choose_after, greedy, limits};
use game::{Event, Game as _, Level, Rng, Seat, Turn, View as _, Viewer};
use game_stratego::{Action, Arrangement, Notice, Phase, Rank, Squares, Stratego, View};
use games::{AnyView, Form, Kind};

/// Who plays a seat.
#[derive(Clone, Copy)]
enum Player {
    Lot,
    Greedy,
    Level(Level, u64),
}

/// A level with the budget that it has in the house.
const fn of_house(level: Level) -> Player {
    Player::Level(level, limits(Kind::Stratego, level).nodes)
}

fn act(view: &View, level: Level, nodes: u64, seed: u64) -> Option<Action> {
    let choice = choose(
        &AnyView::Stratego(view.clone()),
        level,
        &Budget::nodes(nodes),
        seed,
    )?;
    assert!(choice.nodes <= nodes.max(1), "{} of {nodes}", choice.nodes);
    Some(choice.action.parse().unwrap())
}

impl Player {
    fn choose(self, view: &View, rng: &mut Rng) -> Action {
        match (self, view.actions()) {
            (Self::Lot, Some(actions)) => rng.pick(&actions).unwrap().clone(),
            (Self::Lot, None) => Action::Setup(Arrangement::sound(view.setup().barrage, rng)),
            (Self::Greedy, _) => {
                let view = AnyView::Stratego(view.clone());
                let choice = greedy(&view, rng.next_u64()).unwrap();
                choice.action.parse().unwrap()
            }
            (Self::Level(level, nodes), _) => act(view, level, nodes, rng.next_u64()).unwrap(),
        }
    }
}

/// Plays a match and calls `visit` with every view that owes an action; two for the first seat's win,
/// one for a draw.
fn play(
    setup: &str,
    mut player: impl FnMut(Seat, &mut Rng) -> Player,
    seed: u64,
    mut visit: impl FnMut(&View, &Stratego),
) -> u64 {
    let mut game = Stratego::start(&setup.parse().unwrap()).unwrap();
    let mut rng = Rng::new(seed);
    loop {
        let event = match game.turn() {
            Turn::Over(places, _) => {
                let won = |winner| if winner == Seat::FIRST { 2 } else { 0 };
                return places.winner().map_or(1, won);
            }
            Turn::Chance(draw) => Event::Chance(game.chance(&draw.sample(&mut rng)).unwrap()),
            turn => {
                let seat = turn.owing().iter().next().unwrap();
                let view = game.view(Viewer::Seat(seat));
                visit(&view, &game);
                let action = player(seat, &mut rng).choose(&view, &mut rng);
                assert_eq!(view.allows(&action), Ok(()), "{view}: {action}");
                Event::Act(seat, action)
            }
        };
        game.apply(&event).unwrap();
    }
}

/// Points of the first player out of 100, a draw being half, seats swapped.
fn score(setup: &str, one: Player, two: Player, matches: u64) -> u64 {
    let halves = (0..matches).map(|number| {
        let mine = [Seat::FIRST, Seat::SECOND][number as usize % 2];
        let player = |seat, _: &mut Rng| if seat == mine { one } else { two };
        let halves = play(setup, player, number, |_, _| {});
        if mine == Seat::FIRST {
            halves
        } else {
            2 - halves
        }
    });
    50 * halves.sum::<u64>() / matches
}

#[test]
fn every_level_beats_moves_by_lot() {
    assert!(score("", of_house(Level::Easy), Player::Lot, 10) >= 90);
    assert!(score("", of_house(Level::Medium), Player::Lot, 20) >= 95);
    assert!(score("", Player::Level(Level::Hard, 2_000), Player::Lot, 4) == 100);
    assert!(score("barrage=on", of_house(Level::Medium), Player::Lot, 40) >= 80);
}

#[test]
fn hard_beats_who_looks_one_ply_ahead() {
    assert!(score("", Player::Level(Level::Hard, 4_000), Player::Greedy, 6) >= 80);
}

#[test]
fn medium_beats_easy() {
    let (medium, easy) = (of_house(Level::Medium), of_house(Level::Easy));
    assert!(score("", medium, easy, 20) >= 60);
}

#[test]
fn with_every_option_any_budget_gives_a_legal_action_again_and_again() {
    let setups = [
        "first=lot barrage=on stuck=draw-if-both",
        "first=blue barrage=on repetition=none",
        "barrage=on quiet=none",
        "",
    ];
    for (seed, setup) in (0..).zip(setups) {
        let any = |_, rng: &mut Rng| {
            let level = *rng.pick(&Level::ALL).unwrap();
            Player::Level(level, rng.below(300) as u64)
        };
        play(setup, any, seed, |view, _| {
            let again = || act(view, Level::Hard, 100, 5);
            assert_eq!(again(), again(), "{view}");
        });
    }
}

/// Another match that fits what the seat knows has other ranks, and gets the same move.
#[test]
fn what_is_not_known_changes_no_move() {
    let mut rng = Rng::new(4);
    let mut others = 0;
    let player = |_, _: &mut Rng| Player::Level(Level::Medium, 200);
    play("barrage=on", player, 9, |view, game| {
        let world = view.world(&mut rng);
        others += u32::from(world != *game);
        let there = world.view(view.viewer());
        assert_eq!(
            act(view, Level::Hard, 500, 7),
            act(&there, Level::Hard, 500, 7)
        );
    });
    assert!(others > 3, "{others}");
}

/// The same with what was seen of the match so far, in the whole game and for the best level.
#[test]
fn what_is_not_known_changes_no_move_after_what_was_seen() {
    let (mut rng, mut past, mut others) = (Rng::new(8), Vec::new(), 0);
    play(
        "",
        |_, _| Player::Greedy,
        3,
        |view, game| {
            if let Some(last) = view.last() {
                // Whoever is not to move has made it; what fought, the view says too.
                let mover = view.viewer().seat().unwrap().other();
                past.push(Form::of(&Notice::Moved(mover, last, None)));
            }
            if past.len() % 16 != 7 {
                return;
            }
            let of = |view: View| {
                let (view, budget) = (AnyView::Stratego(view), Budget::nodes(1_500));
                choose_after(&view, &past, Level::Master, &budget, 7)
            };
            let world = view.world(&mut rng);
            others += u32::from(world != *game);
            assert_eq!(of(view.clone()), of(world.view(view.viewer())));
        },
    );
    assert!(others > 3, "{others}");
}

/// Set-ups differ, and the flag has bombs beside it.
#[test]
fn set_ups_are_many_and_sound() {
    let view = Stratego::start(&"".parse().unwrap()).unwrap();
    let view = view.view(Viewer::Seat(Seat::FIRST));
    let (mut all, mut flags) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..100 {
        let Some(Action::Setup(made)) = act(&view, Level::Master, 1, seed) else {
            panic!("no set-up");
        };
        let flag = made
            .cells()
            .iter()
            .position(|cell| *cell == Some(Rank::Flag))
            .unwrap();
        let near = Squares::near(Arrangement::square(Seat::FIRST, flag).unwrap());
        let bombs = near
            .into_iter()
            .filter(|near| made.cells().get(near.index()) == Some(&Some(Rank::Bomb)));
        assert!(flag < 10 && bombs.count() >= 2, "{made}");
        flags.insert(flag);
        all.insert(made.to_string());
    }
    assert!(all.len() == 100 && flags.len() >= 6, "{flags:?}");
}

#[test]
fn nobody_moves_out_of_turn() {
    let mut checked = 0;
    play(
        "barrage=on",
        |_, _| Player::Lot,
        3,
        |view, game| {
            if let Phase::Play(turn) = game.phase() {
                assert_eq!(view.viewer(), Viewer::Seat(turn));
                for who in [Viewer::Seat(turn.other()), Viewer::Watcher] {
                    assert_eq!(act(&game.view(who), Level::Medium, 100, 1), None);
                    checked += 1;
                }
            }
        },
    );
    assert!(checked > 0);
}
