//! The Aeroplane Chess levels: against each other, within their budgets, and against exact endings.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "helpers of tests")]

use std::collections::HashMap;

use bots::{Budget, Choice, limits};
use game::{Draw, Event, Game as _, Level, Reason, Rng, Seat, Turn, View as _, Viewer};
use game_aeroplane::{Action, Aeroplane, Launch, Overshoot, Phase, Position, Setup, View};
use games::{AnyView, Kind};

mod arena;

use arena::{Player, score};

const EASY: Player = of_house(Level::Easy);
const MEDIUM: Player = of_house(Level::Medium);
const HARD: Player = of_house(Level::Hard);
/// A small part of what it has in the house: these matches are for every day.
const MASTER: Player = Player::Level(Level::Master, 1_000);

/// A level with the budget that it has in the house.
const fn of_house(level: Level) -> Player {
    Player::Level(level, limits(Kind::Aeroplane, level).nodes)
}

fn choose(view: &View, level: Level, budget: &Budget<'_>, seed: u64) -> Option<Choice> {
    bots::choose(&AnyView::Aeroplane(view.clone()), level, budget, seed)
}

/// Checks that a score, in tenths of percent, is at least so many percent.
fn check(score: u32, percent: u32) {
    assert!(score >= 10 * percent, "{}.{} %", score / 10, score % 10);
}

#[test]
fn every_level_beats_moves_by_lot() {
    check(score("", EASY, Player::Lot, 60), 60);
    check(score("", MEDIUM, Player::Lot, 60), 80);
    check(score("", HARD, Player::Lot, 60), 88);
    check(score("", MASTER, Player::Lot, 40), 88);
}

#[test]
fn each_level_beats_the_one_below() {
    check(score("", MEDIUM, EASY, 100), 60);
    check(score("", HARD, MEDIUM, 200), 55);
    // Of two players of a kind each, at most two thirds of the rivals can be of the other.
    check(score("players=4", MEDIUM, EASY, 40), 55);
}

#[test]
fn the_best_beats_what_it_is_measured_against() {
    check(score("", MASTER, Player::Fixed, 100), 68);
    check(score("", MASTER, Player::Stacker, 100), 60);
    check(score("", MASTER, Player::Plain, 100), 75);
}

#[test]
fn every_option_is_played_well_by_two_three_and_four() {
    let (mut sums, mut counts) = ([0; 5], [0; 5]);
    for setup in setups() {
        let share = score(&setup.to_string(), HARD, Player::Lot, 12);
        let players = usize::from(setup.players());
        assert!(share >= 500, "{setup}: {share}");
        sums[players] += share;
        counts[players] += 1;
    }
    // Of four players two are of a kind: at most 83.3 % can be had.
    for (players, percent) in [(2, 78), (3, 76), (4, 63)] {
        assert_eq!(counts[players], 12);
        check(sums[players] / 12, percent);
    }
}

/// Every set-up there is.
fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for players in Setup::PLAYERS {
        for launch in Launch::ALL {
            for overshoot in Overshoot::ALL {
                for fly_then_jump in [false, true] {
                    let mut setup = Setup::new(players).unwrap();
                    setup.launch = launch;
                    setup.overshoot = overshoot;
                    setup.fly_then_jump = fly_then_jump;
                    setups.push(setup);
                }
            }
        }
    }
    setups
}

/// Plays a match by random levels with random budgets, and calls `visit` with every view that owes an
/// action and the choice made there.
fn matches(setup: &Setup, seed: u64, mut visit: impl FnMut(&View, Level, u64, &Choice)) {
    let mut game = Aeroplane::start(setup).unwrap();
    let mut rng = Rng::new(seed);
    loop {
        let event = match game.turn() {
            Turn::Over(..) => return,
            Turn::Auto(action) => Event::Auto(action),
            Turn::Chance(Draw::Die) => {
                Event::Chance(game.chance(&[1 + rng.below(6) as u8]).unwrap())
            }
            Turn::Act(seats) => {
                let seat = seats.iter().next().unwrap();
                let view = game.view(Viewer::Seat(seat));
                let level = *rng.pick(&Level::ALL).unwrap();
                let nodes = rng.below(120) as u64;
                let seed = rng.next_u64();
                let choice = choose(&view, level, &Budget::nodes(nodes), seed).unwrap();
                assert!(choice.nodes <= nodes.max(1), "{} of {nodes}", choice.nodes);
                let again = choose(&view, level, &Budget::nodes(nodes), seed);
                assert_eq!(again.as_ref(), Some(&choice), "{view}");
                visit(&view, level, seed, &choice);
                Event::Act(seat, choice.action.parse().unwrap())
            }
            turn => panic!("{turn:?}"),
        };
        game.apply(&event).unwrap();
    }
}

#[test]
fn with_every_option_any_budget_gives_a_legal_action_again_and_again() {
    for (seed, setup) in setups().iter().enumerate() {
        matches(setup, seed as u64, |view, _, _, choice| {
            let action: Action = choice.action.parse().unwrap();
            assert_eq!(view.allows(&action), Ok(()), "{view}");
        });
    }
}

#[test]
fn nobody_moves_out_of_turn() {
    let position = " | move 0 0 - 4 | 9,9,-,13 | -,-,-,-";
    for viewer in ["2", "w"] {
        let view: View = format!("{viewer} | {position}").parse().unwrap();
        let choice = choose(&view, Level::Hard, &Budget::nodes(50), 0);
        assert_eq!(choice, None);
    }
}

#[test]
fn thinking_ends_when_it_is_told_to() {
    let view: View = "0 | players=4 | move 0 0 - 4 | 9,20,-,13 | 3,-,-,- | 5,-,8,- | 0,40,3,-"
        .parse()
        .unwrap();
    let budget = Budget {
        nodes: u64::MAX,
        stop: &|| true,
    };
    let choice = choose(&view, Level::Master, &budget, 1).unwrap();
    assert!(choice.nodes <= 1_024);
    assert_eq!(view.allows(&choice.action.parse().unwrap()), Ok(()));
}

/// Whether a level plays this, but for what it does without looking: with at least seven of ten seeds.
fn plays(position: &str, level: Level, action: &str) -> bool {
    let view: View = format!("0 | {position}").parse().unwrap();
    let played = (0..10).filter(|seed| {
        let choice = choose(&view, level, &Budget::nodes(2_000), *seed);
        choice.unwrap().action == action
    });
    played.count() >= 7
}

#[test]
fn all_but_easy_see_what_lies_at_hand() {
    for level in [Level::Medium, Level::Hard, Level::Master] {
        // The plane of seat 2 on its 35, our 9, is hit from 8 and from nowhere else. Hard does not
        // look whether it will be hit after all.
        let hit = " | move 0 0 - 1 | 8,23,-,- | 35,-,-,-";
        if level != Level::Hard {
            assert!(plays(hit, level, "move 1"), "{level}");
        }
        // The flight crosses the home column of seat 2.
        let flight = " | move 0 0 - 2 | 16,0,-,- | 53,53,-,-";
        assert!(plays(flight, level, "move 1 fly"), "{level}");
        // The last plane goes home.
        let home = " | move 0 0 - 3 | 53,56,56,56 | 55,56,56,56";
        assert!(plays(home, level, "move 1"), "{level}");
    }
}

/// The exact chance of seat 0 to win each position of an ending that can be reached, by value
/// iteration. In the home columns no six can be used, so nothing is ever sent back.
struct Ending {
    worth: HashMap<Position, f64>,
}

impl Ending {
    fn solve(root: Position) -> Self {
        let mut ending = Self {
            worth: HashMap::new(),
        };
        let mut left = vec![root];
        while let Some(position) = left.pop() {
            if ending.worth.insert(position, 0.5).is_none() {
                left.extend(next(&position));
            }
        }
        loop {
            let positions: Vec<Position> = ending.worth.keys().copied().collect();
            let mut most: f64 = 0.0;
            for position in positions {
                let worth = ending.weigh(&position);
                let before = ending.worth.insert(position, worth).unwrap();
                most = most.max((worth - before).abs());
            }
            if most < 1e-10 {
                return ending;
            }
        }
    }

    fn weigh(&self, position: &Position) -> f64 {
        let worth = next(position).into_iter().map(|next| self.worth[&next]);
        match position.phase() {
            Phase::Over(Reason::Goal) => {
                let is_first = position.places().winner() == Some(Seat::FIRST);
                f64::from(u8::from(is_first))
            }
            Phase::Die(_) => worth.sum::<f64>() / 6.0,
            Phase::Move(go, _) if go.mover == Seat::FIRST => worth.fold(0.0, f64::max),
            _ => worth.fold(1.0, f64::min),
        }
    }
}

/// What can come after a position.
fn next(position: &Position) -> Vec<Position> {
    let after = |change: &dyn Fn(&mut Position)| {
        let mut next = *position;
        change(&mut next);
        next
    };
    match position.phase() {
        Phase::Over(_) => Vec::new(),
        Phase::Die(_) => (1..=6).map(|n| after(&|next| next.rolled(n))).collect(),
        Phase::Move(..) if !position.moves().is_empty() => {
            let moves = position.moves();
            moves
                .iter()
                .map(|action| after(&|next| next.play(*action)))
                .collect()
        }
        Phase::Move(..) => vec![after(&|next| next.play(Action::Pass))],
        _ => vec![after(&|next| next.play(Action::Roll))],
    }
}

/// What the best level loses by its choices in an ending, at most and on average, and how many there are.
fn losses(setup: &str, planes: &str) -> (f64, f64, u32) {
    let root: Position = format!("{setup} | roll 0 0 - | {planes}").parse().unwrap();
    let solved = Ending::solve(root);
    let (mut decisions, mut most, mut lost) = (0, 0.0_f64, 0.0);
    for (position, _) in solved.worth.iter() {
        let moves = position.moves();
        let Phase::Move(go, _) = position.phase() else {
            continue;
        };
        if moves.len() < 2 {
            continue;
        }
        let sign = if go.mover == Seat::FIRST { 1.0 } else { -1.0 };
        let worth = |action: Action| {
            let mut next = *position;
            next.play(action);
            sign * solved.worth[&next]
        };
        let worths = moves.iter().map(|action| worth(*action));
        let best = worths.fold(f64::NEG_INFINITY, f64::max);
        let view: View = format!("{} | {position}", go.mover).parse().unwrap();
        let choice = choose(&view, Level::Master, &Budget::nodes(3_000), 1).unwrap();
        let loss = best - worth(choice.action.parse().unwrap());
        decisions += 1;
        most = most.max(loss);
        lost += loss;
    }
    (most, lost / f64::from(decisions), decisions)
}

#[test]
fn the_best_plays_small_endings_as_they_are_solved_exactly() {
    let mut all = 0;
    for planes in [
        "51,53,56,56 | 52,56,56,56",
        "52,54,56,56 | 51,54,56,56",
        "54,55,56,56 | 53,55,56,56",
        "53,@1,54,56 | 52,55,56,56",
    ] {
        let (most, _, decisions) = losses("", planes);
        assert!(most < 1e-6, "{planes}: {most} lost of a match");
        all += decisions;
    }
    assert!(all > 100, "{all}");
}

#[test]
fn what_is_searched_is_close_to_what_is_exact() {
    // A plane before its home column is in no table, so the search has to see it.
    let (most, mean, decisions) = losses("", "50,54,56,56 | 50,53,56,56");
    assert!(decisions > 20, "{decisions}");
    assert!(most < 0.05, "{most}");
    assert!(mean < 0.005, "{mean} lost of a match in each decision");
}
