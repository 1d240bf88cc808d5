//! What holds for every computer player of every game.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use std::cell::Cell;

use bots::{Budget, choose, limits};
use game::{Event, Level, Rng, Seat, Turn, Viewer};
use games::{AnyGame, Kind};

/// Calls `visit` with every state of a match in which random levels with random small budgets play.
fn matches(kind: Kind, seed: u64, mut visit: impl FnMut(&AnyGame)) {
    let mut rng = Rng::new(seed);
    let mut game = AnyGame::start(kind, "").unwrap();
    loop {
        visit(&game);
        let event = match game.turn() {
            Turn::Over(..) => return,
            Turn::Auto(action) => Event::Auto(action),
            Turn::Chance(draw) => Event::Chance(game.chance(&draw.sample(&mut rng)).unwrap()),
            Turn::Act(seats) | Turn::Setup(seats) => {
                let seat = seats.iter().next().unwrap();
                let view = game.view(Viewer::Seat(seat));
                let level = *rng.pick(&Level::ALL).unwrap();
                let budget = Budget::nodes(rng.below(300) as u64);
                let choice = choose(&view, level, &budget, rng.next_u64()).unwrap();
                assert_eq!(view.allows(&choice.action), Ok(()));
                Event::Act(seat, choice.action.parse().unwrap())
            }
        };
        game.apply(&event).unwrap();
    }
}

#[test]
fn any_budget_gives_a_legal_action_and_nobody_else_gets_one() {
    for kind in Kind::ALL {
        for seed in 0..8 {
            matches(*kind, seed, |game| {
                let owing = game.turn().owing();
                for who in Seat::ALL
                    .into_iter()
                    .map(Viewer::Seat)
                    .chain([Viewer::Watcher])
                {
                    if who.seat().is_some_and(|seat| owing.contains(seat)) {
                        continue;
                    }
                    let view = game.view(who);
                    assert_eq!(choose(&view, Level::Easy, &Budget::nodes(50), 0), None);
                }
            });
        }
    }
}

#[test]
fn the_same_seed_and_budget_give_the_same_choice_and_the_budget_is_kept() {
    for kind in Kind::ALL {
        let mut rng = Rng::new(3);
        matches(*kind, 11, |game| {
            let Some(seat) = game.turn().owing().iter().next() else {
                return;
            };
            let view = game.view(Viewer::Seat(seat));
            let (level, seed) = (*rng.pick(&Level::ALL).unwrap(), rng.next_u64());
            let nodes = 1 + rng.below(2_000) as u64;
            let think = || choose(&view, level, &Budget::nodes(nodes), seed).unwrap();
            let choice = think();
            assert_eq!(choice, think());
            assert!(
                choice.nodes <= nodes,
                "{kind} {level}: {} of {nodes}",
                choice.nodes
            );
        });
    }
}

#[test]
fn stop_ends_thinking_early() {
    for kind in Kind::ALL {
        let game = AnyGame::start(*kind, "").unwrap();
        let Some(seat) = game.turn().owing().iter().next() else {
            continue;
        };
        for level in Level::ALL {
            let asked = Cell::new(0);
            let stop = || {
                asked.set(asked.get() + 1);
                true
            };
            let budget = Budget {
                nodes: u64::MAX,
                stop: &stop,
            };
            let choice = choose(&game.view(Viewer::Seat(seat)), level, &budget, 1).unwrap();
            assert!(choice.nodes <= 5_000, "{kind} {level}");
        }
    }
}

#[test]
fn easy_and_medium_are_capped_at_20_ms_hard_at_150_and_master_at_1000() {
    for kind in Kind::ALL {
        for level in Level::ALL {
            let cap = match level {
                Level::Easy | Level::Medium => 20,
                Level::Hard => 150,
                Level::Master => 1_000,
            };
            assert!(limits(*kind, level).millis <= cap);
            assert!(limits(*kind, level).nodes > 0);
        }
    }
}

/// Set-ups too, which are too many to list.
#[test]
fn moves_by_lot_are_legal_in_every_game() {
    for kind in Kind::ALL {
        let mut rng = Rng::new(5);
        matches(*kind, 2, |game| {
            for seat in game.turn().owing().iter() {
                let view = game.view(Viewer::Seat(seat));
                let action = bots::lot(&view, rng.next_u64()).unwrap().action;
                assert_eq!(view.allows(&action), Ok(()), "{view}");
            }
            assert_eq!(bots::lot(&game.view(Viewer::Watcher), 1), None);
        });
    }
}
